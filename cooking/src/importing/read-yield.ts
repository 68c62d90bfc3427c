import { fieldsOf } from '@roux/contract/fields-of'
import { foldText } from '@roux/contract/fold-text'
import { checkedLanguages } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import { readUnit } from '../amounts/read-unit.ts'
import { unitKinds } from '../languages/unit-kinds.ts'
import { inDigits } from '../text/in-digits.ts'
import { readNumber } from '../text/read-number.ts'
import { afterBlank, type Token, tokenise } from '../text/tokens.ts'
import { plainText } from './plain-lines.ts'

/** What is counted are people who eat, and no cakes. */
const people =
  /\b(?:serv\w*|portions?|people|persons?|adults?|guests?|eaters?|personnes?|pers\b|convives?|parts?|couverts?|assiettes?|bols?)\b/iu
/** What may stand between the first number and what it counts. */
const counted = /^\s*(?:[-–—]|to|a|or|ou)?\s*\d*\s*(?:serv|portion|people|person|pers\b)/iu

/**
 * How many a yield feeds: a number, "4-6 servings" (4), "Serves four", « pour 6 personnes », a list of such, or
 * a quantity with a value; what counts people comes before what counts pieces. Undefined where it says no number.
 */
export function readYield(raw: unknown): number | undefined {
  const texts = textsOf(raw, 0).slice(0, 20)
  return [...texts.map(countPeople), ...texts.map(readCount)].find((count) => count)
}

/** How many people a short text says that it feeds; undefined where it counts none. */
export function countPeople(text: string): number | undefined {
  return people.test(text) ? readCount(text) : undefined
}

function textsOf(raw: unknown, depth: number): string[] {
  if (typeof raw === 'number') return [String(raw)]
  if (typeof raw === 'string') return [plainText(raw.slice(0, 300))]
  if (depth > 3 || typeof raw !== 'object' || raw === null) return []
  if (Array.isArray(raw)) return raw.flatMap((one: unknown) => textsOf(one, depth + 1))
  const { value, minValue, unitText, name } = fieldsOf(raw)
  const [amount = ''] = textsOf(value ?? minValue ?? name, depth + 1)
  return [`${amount} ${typeof unitText === 'string' ? unitText : ''}`.trim()]
}

function readCount(text: string): number | undefined {
  // "2-3 dozen"
  const told = inDigits(foldText(text).replace(/(\d+)\s*(?:[-–—]|to|a|or|ou)\s*\d+(?=\s+(?:dozen|douzaine))/g, '$1'))
  const tokens = tokenise(told)
  const found = checkedLanguages.flatMap((language) =>
    [...tokens.keys()].flatMap((place) => {
      const number = readNumber(tokens, place, language)
      return number && !isMeasured(tokens, number.next) ? number : []
    }),
  )
  const inFigures = found.filter(({ form }) => form === 'digits')
  const { value = 0 } = inFigures.find(({ end }) => counted.test(told.slice(end))) ?? inFigures[0] ?? found[0] ?? {}
  const count = Math.round(value)
  return count >= 1 && count <= limits.serves ? count : undefined
}

/** "1.5 litres", "9-inch", "40 minutes": how much or how long, and not how many. */
function isMeasured(tokens: readonly Token[], next: number): boolean {
  const at = afterBlank(tokens, tokens[next]?.text === '-' ? next + 1 : next)
  if (/^(?:min\w*|h|hours?|heures?|jours?|days?|["″%°])$/.test(tokens[at]?.text ?? '')) return true
  return checkedLanguages.some((language) => {
    const unit = readUnit(tokens, at, language)
    return unit !== undefined && measures.has(unitKinds[unit.id])
  })
}

const measures: ReadonlySet<string> = new Set(['weight', 'volume', 'length', 'spoon'])
