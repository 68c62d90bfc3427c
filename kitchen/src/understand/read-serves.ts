import { limits } from '@roux/contract/limits'
import { plainText } from './tokens.ts'

export const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  cent: 100,
}

const collectives: Record<string, number> = {
  couple: 2,
  huitaine: 8,
  dizaine: 10,
  dozen: 12,
  douzaine: 12,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  centaine: 100,
  hundred: 100,
}

const several = String.raw`\d{1,6}|${Object.keys(numberWords).join('|')}`
const number = `(${several}|one|une?)`
const about =
  "(?:(?:about|around|roughly|approximately|maybe|perhaps|probably|nearly|almost|at least|at most|up to|just|only|all|environ|a peu pres|peut-etre|presque|au moins|au plus|jusqu'a|autour de|bien|seulement|que)\\s+){0,2}"
const people =
  '(?:people|friends|mates|amis|copains|copines|potes|bouches|persons?|servings?|portions?|adults|guests|eaters|of us|personnes?|pers|parts?|convives|invites|adultes|couverts|mangeurs|(?:at|around) (?:the |our )?table|a table|autour de la table)'
// "For 20 minutes" is no number of people, and "pour un dîner" is no dinner for one.
const notPeople = String.raw`(?!\s*(?:[-–]?\s*(?:min|mn|h\b|hours?|heures?|sec|days?|jours?|nights?|nuits?|soirs?|meals?|repas|lunches|dinners?|k?cal\b|calories?|euros?|dollars?|pounds?|weeks?|%|°|€|\$|g\b|kg\b|ml\b|months?|mois|years?|ans\b)|[.,]\d|\d))`

const adults = '(?:adults?|grown ups|adultes?|grands)'
const children = '(?:children|child|kids?|toddlers?|baby|babies|teens?|teenagers?|enfants?|petits?|bebes?|ados?)'
/** Both are counted: "2 adults and 3 kids". */
const household = new RegExp(
  String.raw`\b${number}\s+${adults}\s*(?:,|and|et|\+|&|plus)\s*(\d{1,6}|an?|one|une?|${Object.keys(numberWords).join('|')})\s+${children}\b`,
  'u',
)

// « On est un peu pressés », "for one pot": one is one person where nothing follows that is counted.
const alone = String.raw`(?:one|une?)(?=\s*(?:$|[.,;:!?)]|only\b|please\b|tonight\b|seule?(?:ment)?\b))`
const patterns = [
  new RegExp(String.raw`\b${number}[\s-]*(?:grandes?\s+)?${people}\b(?!\s+(?:each|apiece|chacune?|per|par)\b)`, 'u'),
  new RegExp(
    String.raw`\b(?:serves?|serving|feeds|feeding|yields|sert|(?:family|party|crowd|group|table) of|(?:famille|groupe|table) de|nous (?:sommes|serons|serions)|on (?:est|sera|serait|va etre)|(?:we|there)(?:'?re| are|'ll be| will be)|nous)\s+${about}(${several}|${alone})\b${notPeople}`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:for|pour)\s+${about}(${several}|one(?!\s+(?:pot|pan|tray|dish|bowl|big|large|of|more|night|day|week)\b))\b${notPeople}`,
    'u',
  ),
  // "Cupcakes x 24"; tins are "9 x 13".
  new RegExp(String.raw`(?<=\p{L}\s)x\s?(\d{1,3})\b${notPeople}`, 'u'),
]

/** "Une petite dizaine", "half a dozen", "two dozen", "tennish" are numbers like others. */
const half =
  /\b(?:half (?:a )?dozen|a half[- ]dozen|half-dozen|(?:une )?(?:petite |bonne |grosse )?demi[- ]douzaine)\b(?: de\b| d'| of(?! us\b))?/g
const collective = new RegExp(
  String.raw`\b(${several}|an?|une?)\s+(?:(?:good|small|petite?|bonne?|grosse?)\s+)?(${Object.keys(collectives).join('|')})s?\b(?:\s+(?:de\s|d'|of\s(?!us\b)))?`,
  'g',
)
/** "Twenty-five", « vingt et un », « dix-huit ». */
const tens =
  /\b(twenty|thirty|forty|fifty|dix|vingt|trente|quarante|cinquante)(?:[- ]|[- ]et[- ])(one|two|three|four|five|six|seven|eight|nine|une?|deux|trois|quatre|cinq|sept|huit|neuf)\b/g
const vague = new RegExp(String.raw`\b(${several})[- ]?ish\b`, 'g')

const keeping = String.raw`(?:(?:to|for) (?:freez\w+|the freezer|keep\b|save\b|put (?:away|aside)|take (?:to|for)|spare\b|later|tomorrow|(?:the )?next day|(?:my |our |a )?lunch|work|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the (?:week|office))|left(?: ?over)?(?![a-z])|a (?:congeler|garder|conserver|emporter|rechauffer|mettre (?:de cote|au (?:congelateur|congelo|frigo)))|pour (?:demain|apres-demain|le lendemain|plus tard|(?:le|mon|un|la|ma) (?:midi|dejeuner|bureau|travail|gamelle|lunch\w*|congel\w*|semaine)|congeler|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche))`
const portion = '(?:portions?|servings?|helpings?|parts?|rations?)'
const beside =
  '(?:extra|more|spare|additional|further|other|en plus|de plus|en rab|de rab|supplementaires?|as well|too|aussi|egalement)'
const any = `(?:${several}|one|an?|une?)`
/** What is kept for later is eaten by none of the guests, and made with theirs. */
const besides = [
  new RegExp(
    String.raw`\b(?:plus|and|with|also|et|avec|\+)\s*${any}\s+(?:${beside}\s+)?(?:${portion}\s+)?(?:${beside}\s+)?${keeping}`,
    'g',
  ),
  new RegExp(String.raw`\b(?:one|an?|une?|1)\s+(?:${beside}\s+)?${portion}\s+(?:${beside}\s+)?${keeping}`, 'g'),
  new RegExp(String.raw`\b${any}\s+${beside}\s+${portion}\b`, 'g'),
  new RegExp(String.raw`\b${any}\s+${portion}\s+${beside}(?!\p{L})`, 'gu'),
  new RegExp(String.raw`\b${any}\s+${portion}\s+${keeping}\s+${beside}(?!\p{L})`, 'gu'),
]
const first = new RegExp(String.raw`\b${any}\b`)
const kept = new RegExp(String.raw`\b${any}\s+${portion}\s+${keeping}`, 'g')

/** For how many a prompt asks ("for 2", "pour six", "serves 4", « une dizaine »), or null. */
export function readServes(prompt: string): number | null {
  const text = plainText(prompt)
    .replace(tens, (_, ten: string, one: string) => `${numberOf(ten) + numberOf(one)}`)
    .replace(half, ' 6 ')
    .replace(collective, (_, count: string, name: string) => ` ${numberOf(count) * (collectives[name] ?? 1)} `)
    .replace(vague, '$1')
    .replace(/\s+/g, ' ')
  let more = 0
  const setAside = (said: string) => {
    more += numberOf(first.exec(said)?.[0] ?? '1')
    return ', '
  }
  const guests = besides.reduce((rest, one) => rest.replace(one, setAside), text)
  const eating = countIn(guests.replace(kept, setAside))
  // Who says nothing but "6 portions to freeze" wants six.
  return eating === null ? countIn(guests) : Math.min(eating + more, limits.serves)
}

/** Who they are says how many. */
const fixed: readonly (readonly [RegExp, number])[] = [
  [/\b(?:solo|just (?:little )?(?:old )?me|only me|pour ma pomme|(?:moi|toute?) (?:tout )?seule?)\b/, 1],
  [/\b(?:tete[ -]a[ -]tete|en amoureux|(?:the )?(?:pair|two) of (?:us|them)|date night)\b/, 2],
  [/\b(?:foursome|double date)\b/, 4],
]

function countIn(text: string): number | null {
  const [, big, small] = household.exec(text) ?? []
  if (big && small) return Math.min(numberOf(big) + numberOf(small), limits.serves)
  const alone = fixed.find(([says]) => says.test(text))
  if (alone && !patterns.some((pattern) => pattern.test(text))) return alone[1]
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1]
    if (!found) continue
    const serves = numberOf(found)
    if (serves >= 1) return Math.min(serves, limits.serves)
  }
  return null
}

function numberOf(found: string): number {
  return /^(?:an?|one|une?)$/.test(found) ? 1 : (numberWords[found] ?? Number(found))
}
