import { limits } from '@roux/contract/limits'
import { plainText } from './tokens.ts'

const words: Record<string, number> = {
  one: 1,
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
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  un: 1,
  une: 1,
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
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  dizaine: 10,
  douzaine: 12,
  quinzaine: 15,
  vingtaine: 20,
}

const number = String.raw`(\d{1,6}|${Object.keys(words).join('|')})`
const people =
  '(?:people|persons?|servings?|portions?|adults|guests|eaters|of us|personnes?|pers|parts?|convives|invites|adultes|couverts|mangeurs)'
// "for 20 minutes" is no number of people, and "pour un dîner" is no dinner for one.
const notPeople = String.raw`(?!\s*(?:[-–]?\s*(?:min|mn|h\b|hours?|heures?|sec|days?|jours?|nights?|nuits?|soirs?|meals?|repas|lunches|dinners?|k?cal\b|calories?|euros?|dollars?|pounds?|weeks?|%|°|€|\$|g\b|kg\b|ml\b)|[.,]\d|\d))`

const adults = '(?:adults?|grown ups|adultes?|grands)'
const children = '(?:children|child|kids?|toddlers?|baby|babies|teens?|teenagers?|enfants?|petits?|bebes?|ados?)'
/** Both are counted: "2 adults and 3 kids". */
const household = new RegExp(
  String.raw`\b${number}\s+${adults}\s*(?:,|and|et|\+|&|plus)\s*(\d{1,6}|an?|${Object.keys(words).join('|')})\s+${children}\b`,
  'u',
)

const patterns = [
  new RegExp(String.raw`\b${number}[\s-]*(?:grandes?\s+)?${people}\b`, 'u'),
  new RegExp(
    String.raw`\b(?:serves|serving|feeds|feeding|yields|sert|(?:family|party|crowd|group) of|(?:famille|groupe) de|nous (?:sommes|serons)|on (?:est|sera)|we re|there are)\s+${number}\b${notPeople}`,
    'u',
  ),
  /\b(?:pour|sommes|est|serons|sera)\s+une\s+(dizaine|douzaine|quinzaine|vingtaine)\b/u,
  new RegExp(String.raw`\b(?:for|pour)\s+(?!une?\b)${number}\b${notPeople}`, 'u'),
]

/** For how many a prompt asks ("for 2", "pour six", "serves 4"), or null. */
export function readServes(prompt: string): number | null {
  const text = plainText(prompt)
  const [, big, small] = household.exec(text) ?? []
  if (big && small) return Math.min(numberOf(big) + numberOf(small), limits.serves)
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1]
    if (!found) continue
    const serves = numberOf(found)
    if (serves >= 1) return Math.min(serves, limits.serves)
  }
  return null
}

function numberOf(found: string): number {
  if (/^an?$/.test(found)) return 1
  return words[found] ?? Number(found)
}
