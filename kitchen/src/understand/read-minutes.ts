import { limits } from '@roux/contract/limits'
import { plainText } from './tokens.ts'

const numberWords: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  sixty: 60,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  cinq: 5,
  dix: 10,
  quinze: 15,
  vingt: 20,
  trente: 30,
  quarante: 40,
}

const number = String.raw`(\d+(?:[.,]\d+)?|${Object.keys(numberWords).join('|')})`

const fixed: readonly (readonly [RegExp, number])[] = [
  [/\b(?:three quarters of an hour|trois quarts d'heure)\b/, 45],
  [/\b(?:an hour and a half|one and a half hours|une heure et demie)\b/, 90],
  [/\b(?:half an h(?:ou)?r|half hour|half-hour|une demi[- ]heure|demi-heure)\b/, 30],
  [/\b(?:(?:a )?quarter of an hour|un quart d'heure)\b/, 15],
]

const hours = new RegExp(
  String.raw`\b${number}[\s-]*(?:h|hr|hrs|hours?|heures?)(?![a-z])\s*(?:and\s+|et\s+)?(\d{1,2})?`,
)
const minutes = new RegExp(String.raw`\b${number}[\s-]*(?:min|mins|mn|minutes?|minutos)\b`)

const time = String.raw`(?:(\d{1,2})(?:\s?[:h]\s?(\d{2})?)?|(noon|midi))(?![\d%])`
const now = new RegExp(String.raw`\b(?:il est|it'?s|it is)\s+${time}`)
const ready = new RegExp(
  String.raw`\b(?:ready (?:by|for|at)|(?:eat|eating|dinner|lunch|land|arrive|here|coming|table) (?:is )?(?:at|by)|by|(?:on mange|mange|table|prete?|arrivent?|passe a table|pour) (?:a|pour))\s+${time}`,
)
/** "At 19h30" is no length. */
const oClock =
  /\b(?:il est|it'?s|it is|at|by|a|vers|avant|before|until|jusqu'a|des|around)\s+\d{1,2}\s?(?:h(?:\s?\d{2})?|:\d{2})(?![a-z\d])/g

/** From "it's 6:20 now" to "ready by 7". */
function untilReady(text: string): number | null {
  const [from, to] = [now.exec(text), ready.exec(text)]
  if (!from || !to) return null
  const minuteOf = ([, hour, minute, noon]: RegExpExecArray) => (noon ? 12 : Number(hour)) * 60 + Number(minute ?? 0)
  return limited((minuteOf(to) - minuteOf(from) + 12 * 60) % (12 * 60))
}

/** How long a prompt gives the kitchen in all ("in 20 minutes", "en moins de 30 min", "1h30"), or null. */
export function readMinutes(prompt: string): number | null {
  const told = plainText(prompt)
  const left = untilReady(told)
  if (left !== null) return left
  const text = told.replace(oClock, ' ')
  const spoken = fixed.find(([pattern]) => pattern.test(text))
  if (spoken) return spoken[1]
  const inHours = hours.exec(text)
  if (inHours) return limited(toNumber(inHours[1]) * 60 + Number(inHours[2] ?? 0))
  const inMinutes = minutes.exec(text)
  return inMinutes ? limited(toNumber(inMinutes[1])) : null
}

const hurry = /\b(?:quick|quickly|fast|speedy|express|in a hurry|rapide|rapides|rapidement|vite fait|vite|pressee?)\b/

/** Does the prompt ask for speed without saying how much? */
export function isHurried(prompt: string): boolean {
  return hurry.test(plainText(prompt))
}

function toNumber(text = ''): number {
  return numberWords[text] ?? Number(text.replace(',', '.'))
}

function limited(value: number): number | null {
  return value >= 1 ? Math.min(Math.round(value), limits.minutes) : null
}
