import { limits } from '@roux/contract/limits'
import { inDigits } from '@roux/cooking/text/in-digits'
import { numberOf } from '@roux/cooking/text/number-words'
import { plainText } from './tokens.ts'

const hour = '(?:h|hr|hrs|hours?|heures?)(?![a-z])'
const minute = '(?:min|mins|mn|minutes?|minutos|mns)(?![a-z])'
/** "2", "1.5-", "an", « une bonne ». */
const count = String.raw`(?:(\d+(?:[.,]\d+)?)[\s-]*|(?:an?|one|une?)[\s-]+(?:(?:short|little|good|full|whole|small|solid|bare|petites?|bonnes?|grosses?|toute petite)\s+)?)`
const half = '(?:half|demie?)(?![a-z])'
const article = '(?:an? |une? )?(?:(?:short|little|good|full|bare|petite?|bonne?|grosse?) )?'
const quarters = "(?:3/4|3 quarters?|3 quarts)(?: d[' ]heure)?"

const minutesOf = (minutes = '1') => numberOf(minutes)
const ofHours = (more: number) => (hours?: string) => 60 * minutesOf(hours) + more
const rest = String.raw`(?! ?(?:people|personnes|pers\b|guests|of us|eggs|oeufs|g\b|ml\b))`
/** Each way to write a length of time, the longest first; each is replaced by its minutes. */
const lengths: readonly (readonly [string, (one?: string, two?: string) => number])[] = [
  [`${count}(?:and |et )?${quarters} ${hour}`, ofHours(45)],
  [
    `(?:3[- ]quarters? (?:of )?(?:an? )?hours?|3 (?:petits? |bons? )?quarts? d[' ]?heure|3/4 ?(?:of )?(?:an? |d')?${hour})`,
    () => 45,
  ],
  [`${count}${hour}[ ,]*(?:and |et )?(?:an? )?${quarters}`, ofHours(45)],
  [`${count}${hour} (?:and|et) (?:an? )?${half}`, ofHours(30)],
  [`${count}(?:and|et) (?:an? )?${half} ${hour}`, ofHours(30)],
  [`${count}${hour} (?:and|et) (?:an? )?(?:quarter|quart)`, ofHours(15)],
  [`(\\d+) ?½ ?${hour}`, ofHours(30)],
  [`${article}(?:half[- ](?:an |a )?(?:hour|hr)|demi[- ]heure)|(?:1/2|½) ?(?:an )?${hour}`, () => 30],
  [`${article}(?:quarter (?:of )?(?:an )?(?:hour|hr)|quart d[' ]?heure)|1/4 ?(?:d')?${hour}`, () => 15],
  [
    `${count}${hour}[ ,]*(?:and |et |& )?(\\d{1,2})(?:[ -]*${minute}|(?![\\d:])${rest})`,
    (hours, minutes) => ofHours(Number(minutes))(hours),
  ],
  ['(?:an? )?couple (?:of )?hours', () => 120],
  [`${count}${hour} (?:or|ou) (?:2|so 2)`, () => 120],
  [`${count}${hour}`, ofHours(0)],
  [`${count}${minute}`, minutesOf],
  // "Supper in 20"
  [`(?<=\\b(?:in|within|under|en) )([1-9][05])(?= *(?:$|[,.;!?]| flat| max| tops| maxi))`, minutesOf],
]
const patterns = lengths.map(
  ([says, minutes]) => [new RegExp(String.raw`(?<![\w⟨/])(?:${says})`, 'g'), minutes] as const,
)

/** "20 to 30 minutes" are 30 at most, and so are "1-2 hours" two. */
const range = new RegExp(
  String.raw`\b\d+(?:[.,]\d+)?\s*(?:-|–|to|or|a|ou)\s*(?=\d+(?:[.,]\d+)?[\s-]*(?:${hour}|${minute}))`,
  'g',
)
/** At half past seven, by 19h30: no length. */
const oClock =
  /\b(?:il est|it'?s|it is|at|by|a|vers|avant|before|until|jusqu'a|des|around)\s+\d{1,2}\s?(?:h(?:\s?\d{2})?|:\d{2}|heures?(?! (?:de )?(?:cuisson|devant)))(?![a-z\d])/g

/** What a time is long for, and is none that the cook has. */
const takenBefore =
  /(?:\b(?:after|apres|since|depuis|every|toutes? les|chaque|each|for the (?:past|last)|per|marin\w*|soak\w*|rest(?:ed|s|ing)?|prov(?:e|ed|ing)|ris(?:e|en|ing)|chill\w*|tremp\w*|repos\w*|leve[rs]?|sle(?:pt|ep)|dormi|(?:slow[- ]?)?cooked|braised|simmered|stewed|baked|roasted|mijote|cuit|worked|work|travaille|bosse|took|taken|attendu|waited|waiting|spent|roule|conduit|driven|drove|walked|marche|couru|queued|standing)\s+(?:\S+\s+){0,3})$/
const takenAfter =
  /^\s*(?:-|of )?\s*(?:ago|away|old|walk|drive|ride|run|flight|train|commute|meetings?|shifts?|lesson|nap|hike|swim|late|early|earlier|apart|de (?:route|marche|reunions?|train|sport|vol|trajet|retard|sommeil|cours|bus|rando\w*|velo|voiture|garde|boulot|travail|sieste|queue)|of (?:sleep|work|meetings|driving|walking|running|gym|yoga)|in (?:the car|traffic|meetings)|by (?:car|train|bus)|over\b|(?:on the (?!clock|table|hob)|at the (?!most|latest|table|end)|at my|at work)|(?:chez|au (?:telephone|volant)|dans (?:les bouchons|la voiture|le train))|a (?:day|week)|par (?:jour|semaine)|d'affilee)/
const corrected =
  /.*\d.*\b(?:call it|no wait|wait|actually|scratch that|make (?:that|it)|i mean|or rather|sorry|pardon|non|plutot|finalement|en fait|enfin)\b(?=.*⟨)/
const atMost =
  /^\s*(?:max\w*|tops|at most|at the (?:very )?(?:most|latest)|grand max\w*|pas plus|chrono|montre en main|all in|in total|en tout|start to finish)/

/** How long a prompt gives the kitchen in all ("in 20 minutes", "an hour and a half", "1h30", "it's six, ready by 7"), or null. */
export function readMinutes(prompt: string): number | null {
  const told = inDigits(plainText(prompt))
  const left = untilReady(told)
  if (left !== null) return left
  const plain = told.replace(oClock, ' ').replace(range, '')
  const marked = patterns.reduce(
    (text, [says, minutes]) => text.replace(says, (_, one?: string, two?: string) => ` ⟨${minutes(one, two)}⟩ `),
    plain,
  )
  const text = marked.replace(corrected, '')
  const found = Array.from(text.matchAll(/⟨([\d.]+)⟩/g), ({ 0: all, 1: minutes, index }) => ({
    minutes: Number(minutes),
    before: text.slice(0, index),
    after: text.slice(index + all.length),
  })).filter(({ before, after }) => !takenBefore.test(before) && !takenAfter.test(after))
  const best = found.find(({ after }) => atMost.test(after)) ?? found[0]
  return best ? limited(best.minutes) : null
}

export const hurry =
  /\b(?:quick|quickly|quicker|fast|faster|speedy|express|rapidos?|pronto|illico|in a hurry|rapide|rapides|rapidement|vite fait|vite|pressee?|tired|knackered|exhausted|shattered|drained|frazzled|zonked|pooped|wiped(?: out)?|worn out|burn(?:t|ed) out|done in|dead (?:on my feet|tired)|on my last legs|run(?:ning)? on empty|(?:can |could )?barely (?:stand|move)|(?:long|hard|rough|hell of a|terrible|awful) day|lazy|crevee?s?|fatiguee?s?|epuisee?s?|lessivee?s?|rincee?s?|vannee?s?|claquee?s?|ereintee?s?|naz[ee]s?|lamine[e]?s?|a plat|sur les rotules|au bout du rouleau|(?:grosse|longue|sale|rude) journee|flemmes?|flemmarde?s?|paresseu(?:x|se)s?|(?:no|any) energy|can'?t be bothered|pas (?:le|de|du) courage|sans effort|easy ?peasy|b4|(?:j ?'?ai|j'?ai|g|on a) (?:(?:trop|tro|tres|super|hyper|grave|tellement|si|vraiment|une de ces) )?faim|meurs de faim|creve la dalle|la dalle|(?:i'?m|we'?re|am|are) (?:\w+ )?(?:starving|famished|ravenous)|^(?:starving|famished|ravenous))\b/

/** Does the prompt ask for speed without saying how much? */
export function isHurried(prompt: string): boolean {
  return hurry.test(plainText(prompt))
}

const clock = String.raw`(?:(half) (?:past )?(\d{1,2})|(?:(quarter|\d{1,2})(?: minutes)? (past|to|after|before) )(\d{1,2})|(\d{1,2})(?:\s?(?::|h|heures?|o'clock|\.)?\s?(\d{2}))?(?:\s?(?:heures?|h(?![a-z])|o'clock))?(?:\s?[ap]m)?(?: (et quart|et demie?|moins (?:le )?(?:quart|\d{1,2})))?|(noon|midi|midnight|minuit))(?![\d%])(?!\s*(?:min|hours?\b|quarte?r?s?\b|people|of us|personnes|pers|guests|invites|eggs))`
const nowSaid = [
  String.raw`\b(?:il est|it'?s|it is|now|(?:home|back|retour(?: du [a-z]+| de la [a-z]+)?|in|finish\w*|start\w*|rentre\w*|arrive\w*|sors|begin\w*|free|libre|commence\w*) (?:at|from|a|by)?)\s*(?:only |just |already |deja |about |around |presque )?${clock}`,
  String.raw`(?:^|[,.;]\s*)${clock} (?:now|already|maintenant|deja)\b`,
].map((says) => new RegExp(says))
const ready = new RegExp(
  String.raw`\b(?:ready (?:by|for|at)|(?:eat|eats|eating|dinner|lunch|supper|tea|land|arrive|here|coming|table|serve|serving|start\w*|leav\w+|guests?|kids|people|everyone)(?:'s)?[a-z ]{0,24}?(?:is |are )?(?:at|by|for)|(?:leav\w+|out) (?:at|by)|by|until|till|(?:on (?:mange|dine|part)|mange|mangent|dine|dinent|table|prete?s?|arrive(?:nt)?|passe a table|pour|invites|servi\w*|parte?\w*|pars)[a-z ]{0,16}? (?:a|pour|vers)|pour|jusqu'a|avant)\s+${clock}`,
)

/** Little work is asked for: what takes the hands half an hour, or an afternoon, is not easy. */
export const easy =
  /\b(?<!\b(?:not|n't|too|pas|trop) )(?:eas(?:y|ier|iest)|simple|effortless|fuss[- ]?free|facile|faciles|simples|sans (?:chichis?|prise de tete))\b/

/** From "it's 6:20 now" to "ready by 7". */
function untilReady(text: string): number | null {
  const from = nowSaid.map((says) => says.exec(text)).find((said) => said !== null)
  if (!from) return null
  const to = ready.exec(text.replace(from[0], ' | '))
  if (!to) return null
  const minutes = (minuteOf(to) - minuteOf(from) + 12 * 60) % (12 * 60)
  return minutes <= 6 * 60 ? limited(minutes) : null
}

function minuteOf([, half, halfHour, past, way, pastHour, hours, minutes, spoken, noon]: RegExpExecArray): number {
  if (noon) return 12 * 60
  if (half) return Number(halfHour) * 60 + 30
  if (past) {
    const by = past === 'quarter' ? 15 : Number(past)
    return Number(pastHour) * 60 + (way === 'to' || way === 'before' ? -by : by)
  }
  const said = /moins (?:le )?(quart|\d+)/.exec(spoken ?? '')?.[1]
  const less = said === undefined ? 0 : said === 'quart' ? 15 : Number(said)
  const more = spoken === 'et quart' ? 15 : /demi/.test(spoken ?? '') ? 30 : 0
  return Number(hours) * 60 + Number(minutes ?? 0) + more - less
}

function limited(value: number): number | null {
  return value >= 1 ? Math.min(Math.round(value), limits.minutes) : null
}
