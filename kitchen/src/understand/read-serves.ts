import { limits } from '@roux/contract/limits'
import { inDigits } from '@roux/cooking/text/in-digits'
import { numberOf } from '@roux/cooking/text/number-words'
import { type Company, countAbsent, countParty, isDoubled } from './count-party.ts'
import { withoutNutrients } from './read-nutrients.ts'
import { plainText } from './tokens.ts'

const about =
  "(?:(?:about|around|roughly|approximately|maybe|perhaps|probably|nearly|almost|at least|at most|up to|just|only|all|of|environ|a peu pres|peut-etre|presque|au moins|au plus|jusqu'a|autour de|bien|seulement|que|tous|toutes|les)\\s+){0,2}"
const people =
  '(?:people|ramekins?|ramequins?|gobelets?|verrines?|friends|mates|amis|amies|copains|copines|potes|bouches|mouths|heads|persons?|servings?|portions?|adults|children|kids|guests|eaters|diners|pax|of us|in all|all told|altogether|en tout|au total|personnes?|pers|parts?|convives|invites|adultes|enfants|couverts|mangeurs|gourmands|affames|(?:at|around) (?:the |our )?table|a table|a nourrir|autour de la table|(?:coming |over )?(?:for|to|at) (?:the |our |my |a )?(?:[a-z]+ )?(?:dinner|lunch|supper|tea|brunch|party|table|meal|bbq|barbecue|reunion))'
// "For 20 minutes" is no number of people, and "pour un dîner" is no dinner for one.
const notPeople = String.raw`(?!\s*(?:[-–]?\s*(?:min(?:s|utes?)?\b|mn|h\b|hours?|heures?|sec|days?|jours?|nights?|nuits?|soirs?|meals?|repas|lunches|dinners?|k?cal\b|calories?|euros?|dollars?|pounds?|quid|bucks|weeks?|semaines?|%|°|€|\$|£|g\b|kg\b|ml\b|months?|mois|years?|ans\b|o'clock|[ap]m\b|pots?\b|pans?\b|trays?\b|th\b|st\b|nd\b)|[.,]\d|:\d|\d))`
const number = String.raw`(\d{1,6}|one|une?)`
// « On est un peu pressés », "for one pot": one is one person where nothing follows that is counted.
const lone = String.raw`(?:one|une?)(?=\s*(?:$|[.,;:!?)]|only\b|please\b|tonight\b|seule?(?:ment)?\b))`
const patterns = [
  new RegExp(
    String.raw`\b${number}[\s-]*(?:(?:grandes?|hungry|big|small|vegetarian|vegan|other|extra|autres|petits?)\s+)?${people}\b(?!\s+(?:each|apiece|chacune?|per|par)\b)`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:serves?|serving|feeds?|feeding|nourrir|yields|sert|(?:family|party|crowd|group|buffet|table|team|class|crew|gang|bunch) of|(?:famille|groupe|table|tablee|equipe|bande|classe|buffet) de|(?:nous|on) (?:sommes|serons|serions|est|sera|serait|va etre|devait etre|devions etre)|(?:we|they|there)(?:'?re| are| were|'ll be| will be)|(?:ils|elles) (?:sont|seront|arrivent a|viennent a)|nous|(?:manger?|mange(?:ra|rons)?|diner?|dejeuner?|repas|souper|soiree|table|campe|campons|randonne|randonnons) a)\s+${about}(\d{1,6}|${lone})\b${notPeople}`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:for|pour)\s+${about}(\d{1,6}|one(?!\s+(?:pot|pan|tray|dish|bowl|big|large|of|more|night|day|week)\b))\b${notPeople}`,
    'u',
  ),
  // "A houseful of mates, say nine"
  new RegExp(String.raw`,\s*(?:say|mettons|disons)\s+${about}(\d{1,6})\b${notPeople}`, 'u'),
  // "Cupcakes x 24"; tins are "9 x 13".
  new RegExp(String.raw`(?<=\p{L}\s)x\s?(\d{1,3})\b${notPeople}`, 'u'),
]

/** Said anew: "for 4, no wait, 6", "usually 5 but tonight 3", "not 4 but 6". */
const corrected =
  /.*\b(?:\d+|one|une?)\b.*(?:\b(?:call it|no wait|wait|actually|scratch that|make (?:that|it)|i mean|or rather|sorry|pardon|oups|oops|non|plutot|finalement|en fait|je veux dire|enfin|correction)\b)[\s,:;]*(?=.*\b\d+\b)/
const usual =
  /\b(?:(?:usually|normally|d'habitude|d'ordinaire|normalement|en temps normal)\b[^.;!?]*?|(?:not|pas)\b[^,.;!?]*?)\b\d+\b[^.;!?]*?(?:\bbut\b|\bmais\b|,|\btonight\b|\bce soir\b)(?:\s*(?:tonight|today|ce soir|aujourd'hui|only|just|cette fois|this time))*(?=[^.;!?]*\b\d+\b)/
const instead =
  /\b(?:instead of|rather than|not|au lieu d(?:e|es)|et non(?: pas)?)(?: the| our| les| nos)?(?: usual)? \d+(?: habituels)?(?![^,.;]*\bbut\b)/g
/** "A 2 lb loaf tin" is no table for two. */
const ofTins =
  /\b\d+(?:[.,]\d+)?[\s-]*(?:lbs?|pounds?|kg|g|litres?|l|pints?)\b(?=(?:[\s-][a-z]+){0,2}[\s-](?:tins?|pans?|dish(?:es)?|moules?)\b)|(?<=\b(?:tin|pan|dish|moule|plat) (?:of |de )?)\d+(?:[.,]\d+)?[\s-]*(?:lbs?|pounds?|kg|litres?|l)\b/g
/** « Douze dont trois enfants » are twelve. */
const among = /(?<=\d.*),? *\b(?:dont|including|of whom|parmi lesquels) \d+ [a-z]+/g
/** "8 of us, two are vegan": how some of those who were counted eat makes them no more. */
const amongUs =
  /(?<=\b(?:\d+ (?:of us|people|guests|personnes?|convives)|(?:on|nous) (?:est|sera|sommes|serons) (?:a )?\d+)\b[^.;!?]*)(?:,| and| et|\() *\d+(?: (?:of (?:us|them|whom)|d'entre (?:nous|eux)))?(?: (?:is|are|being|est|sont))? (?:strict )?(?:vegan\w*|vegetari\w+|veggies?|vegetalien\w*|pescatarians?|halal|kosher|casher|c[eo]*liacs?|coeliaques?|intoleran\w+|allergi\w+|diabeti\w+)/g
/** Of "5 or 6" it is the more, so that nobody goes hungry. */
const range =
  /\b(?:between |entre )?(\d{1,3})\s*(?:-|–|to|or|and|ou|et|a|\/)\s*(\d{1,3})(?=\s+(?:of us|people|persons?|personnes?|pers\b|guests?|invites?|convives|friends|amis|adults|adultes|portions?|servings?)|\s*(?:$|[.,;!?)])|\s+(?:tonight|ce soir|a table|coming))/g

const keeping = String.raw`(?:(?:to|for) (?:freez\w+|the freezer|keep\b|save\b|put (?:away|aside)|take (?:to|for)|spare\b|later|tomorrow|(?:the )?next day|(?:my |our |a )?lunch|work|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the (?:week|office))|left(?: ?over)?(?![a-z])|a (?:congeler|garder|conserver|emporter|rechauffer|mettre (?:de cote|au (?:congelateur|congelo|frigo)))|pour (?:demain|apres-demain|le lendemain|plus tard|(?:le|mon|un|la|ma) (?:midi|dejeuner|bureau|travail|gamelle|lunch\w*|congel\w*|semaine)|congeler|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche))`
const portion = '(?:portions?|servings?|helpings?|parts?|rations?)'
const beside =
  '(?:extra|more|spare|additional|further|other|en plus|de plus|en rab|de rab|supplementaires?|as well|too|aussi|egalement)'
const any = String.raw`(?:\d{1,6}|one|an?|une?)`
/** What is kept for later is eaten by none of the guests, and made with theirs. */
const besides = [
  new RegExp(
    String.raw`\b(?:plus|and|with|also|et|avec|\+)\s*(?:${any}|something|some|enough|de quoi|quelque chose)\s+(?:${beside}\s+)?(?:${portion}\s+)?(?:${beside}\s+)?${keeping}`,
    'g',
  ),
  new RegExp(String.raw`\b(?:one|an?|une?|1)\s+(?:${beside}\s+)?${portion}\s+(?:${beside}\s+)?${keeping}`, 'g'),
  new RegExp(String.raw`\b${any}\s+${beside}\s+${portion}\b`, 'g'),
  new RegExp(String.raw`\b${any}\s+${portion}\s+${beside}(?!\p{L})`, 'gu'),
  new RegExp(String.raw`\b${any}\s+${portion}\s+${keeping}\s+${beside}(?!\p{L})`, 'gu'),
]
const first = new RegExp(String.raw`\b${any}\b`)
const kept = new RegExp(String.raw`\b${any}\s+${portion}\s+${keeping}`, 'g')

/** « Un brunch, une dizaine, rien de sucré » : of what nobody says, it is of people. */
const collective = /\bune (?:petite |bonne )?(?:dizaine|douzaine|quinzaine|vingtaine|trentaine)(?= *(?:$|[,.;!?]))/

/** For how many a prompt asks ("for 2", "pour six", "mum, dad and me", « une dizaine »), or null. */
export function readServes(written: string): number | null {
  const prompt = withoutNutrients(written)
  const names = namesIn(prompt)
  const text = inDigits(plainText(prompt).replace(collective, '$& de personnes'))
    .replace(/\b(?:a )?couple of (?=couples)/g, '2 ')
    .replace(/\b(?:a )?couple of us\b/g, '2 of us')
    .replace(range, (said, low: string, high: string) => (Number(high) > Number(low) ? high : said))
    .replace(ofTins, ' ')
    .replace(among, ' ')
    .replace(amongUs, ' ')
    .replace(instead, ' ')
    .replace(corrected, ' for ')
    .replace(usual, ' for ')
  let more = 0
  const setAside = (said: string) => {
    more += numberOf(first.exec(said)?.[0] ?? '1')
    return ', '
  }
  const guests = besides.reduce((rest, one) => rest.replace(one, setAside), text)
  const eating = countIn({ text: guests.replace(kept, setAside), names })
  // Who says nothing but "6 portions to freeze" wants six.
  return eating === null ? countIn({ text: guests, names }) : Math.min(eating + more, limits.serves)
}

/** Who they are says how many. */
const fixed: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:solo|just (?:little )?(?:old )?me|only me|for myself|by myself|on my own|for me alone|pour ma pomme|pour moi(?= *(?:$|[.,;!?])| et (?:mon|ma) (?:chat|chatte|chien|chienne)\b)|(?<=, ?)(?:tout )?seule?(?= *(?:$|[.,;!?]))|(?:breakfast|brunch|lunch|dinner|supper|tea|meal|snack|dejeuner|dej|diner|repas|souper|gouter) (?:for|pour) (?:me|moi)(?! (?:and|et|to|a)\b| *[,+&])|(?:moi|toute?) (?:tout )?seule?|rien que moi|que pour moi|(?:je|j) (?:mange|dine|dejeune|cuisine|soupe|serai|suis) (?:[a-z]+ )?seule?|(?:eat|eating|dine|dining|home|dinner|supper|lunch) alone|cook(?:ing)? for (?:myself|one)|vis seule?|living alone|live alone|on est que moi)\b/,
    1,
  ],
  [
    /\b(?:tete[ -]a[ -]tete|en amoureux|en tete a tete|(?:the )?(?:pair|2) of (?:us|them)|both of us|tou(?:s|tes) les 2|romantic|romantique|candle-?lit|candle-?light|chandelles?|(?:saint|st)[- ]valentin|wedding anniversary|anniversaire de mariage|valentine'?s|(?:nous|us|a) 2(?! (?:heures?|hours?|h\b))|date night|my other half and (?:me|i)|(?:me|moi) (?:plus|\+) (?:one|1|une?))\b/,
    2,
  ],
  [/\b(?:foursome|double date)\b/, 4],
]

function countIn(company: Company): number | null {
  const count = countOnce(company)
  return limited(count && isDoubled(company) ? 2 * count : count)
}

/** « Ils sont quatre et ils mangent comme huit » */
const asMany = new RegExp(
  String.raw`\b(?:eats?|eating|mange(?:nt|ons)?) (?:like|comme) (?:an? army of |une armee de )?(\d{1,3})\b${notPeople}`,
)

function countOnce(company: Company): number | null {
  const { text } = company
  const hungry = asMany.exec(text)?.[1]
  if (hungry !== undefined) return Number(hungry)
  const party = countParty(company, false)
  if (party !== null) return party - countAbsent({ ...company, text: text.replace(/\b(?:who|qui) [^,.;:!?]*/g, ' ') })
  const who = fixed.find(([says]) => says.test(text))
  if (who && !patterns.some((pattern) => pattern.test(text))) return who[1]
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1]
    const serves = found ? numberOf(found) : 0
    if (serves >= 1) return Math.max(1, serves - countAbsent(company))
  }
  return withHosts(countParty(company, true), text)
}

/** One or two who come to eat do not eat alone; who has in-laws is two. */
function withHosts(guests: number | null, text: string): number | null {
  if (guests === null || guests > 2 || !comes.test(text)) return guests
  return guests + (ours.test(text) ? 2 : 1)
}

const comes =
  /\b(?:(?:is|are|'s|'re|laws|parents|friends) coming|coming (?:over|round|to|for|on)|visiting|(?:over|round) (?:for|to|on|tonight|tomorrow|this)|invit\w+|viens?|vient|viennent|arrivent?|debarquent?|recoi\w*|recev\w+|plats? de fete|repas de fete|festive|feast)\b/
const ours = /in-?\s?laws?\b|\bbe(?:aux?|lles?)-|\b(?:we|our|us|nous|notre|nos)\b/

/** Words with a capital that does not begin a sentence, or where a list of them does. */
function namesIn(prompt: string): Set<string> {
  const found = prompt.matchAll(/(?<=[\p{L},;:&+'’] ?)\b\p{Lu}\p{Ll}+\b|\b\p{Lu}\p{Ll}+(?=,| and \p{Lu}| et \p{Lu})/gu)
  return new Set(Array.from(found, ([name]) => plainText(name)))
}

function limited(count: number | null): number | null {
  return count === null || count < 1 ? null : Math.min(count, limits.serves)
}
