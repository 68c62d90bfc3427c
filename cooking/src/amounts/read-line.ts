import type { CheckedLanguage } from '@roux/contract/language'
import { lines } from '../languages/lines.ts'
import { unitKinds } from '../languages/unit-kinds.ts'
import { rememberLast } from '../text/remember-last.ts'
import { afterBlank, isOneOf, type Span, type Token, tokenise } from '../text/tokens.ts'
import { type Amount, readAmount } from './read-amount.ts'
import { type Head, isMeasure, readHead, times } from './read-head.ts'
import { type FurtherAmount, readBracket, readOunces, readRelated } from './read-more.ts'
import { readName } from './read-name.ts'
import { readUnit } from './read-unit.ts'
import { unitAfterName } from './unit-after-name.ts'

/**
 * An ingredient line, read. All spans are of the line itself and none overlaps another; what is in none of them
 * (blanks, "of", brackets, words that are not understood) stays as it is.
 */
export type ReadLine = {
  /** How much of it; none where the line does not surely say. */
  amount?: Amount
  /** Other notations, alternatives and additions, in order: "(2 cups)", "or 2 limes", "plus 1 tbsp". */
  others: readonly FurtherAmount[]
  /** How large each piece is: "400 g" of "2 x 400 g tins". It stays when the recipe is scaled. */
  size?: Amount
  /** The part that is taken: "Juice of" 1 lemon. */
  taken?: Span
  /** The name of the thing, without what is done to it. */
  ingredient?: Span
  /** What is done to it, or what it is for: "finely chopped", "to taste", "pour le moule". */
  preparation?: Span
}

/**
 * Reads an ingredient line of an English or French recipe. Never throws; takes time in proportion to its length.
 * What is not surely an amount is none: "7up", "50% cacao" and "quatre-épices" are names.
 */
export const readLine = rememberLast((line, language: CheckedLanguage): ReadLine => {
  const tokens = tokenise(line)
  return readTimes(line, tokens, language) ?? readOnce(line, tokens, language)
}, 100)

/** "Eggs x 2", "400 g tin tomatoes × 3": the count stands last, and an amount before it is that of one. */
function readTimes(line: string, tokens: readonly Token[], language: CheckedLanguage): ReadLine | undefined {
  const last = tokens.length - 1
  const at = tokens[last - 1]?.kind === 'blank' ? last - 2 : last - 1
  const [before, blank, sign] = tokens.slice(Math.max(0, at - 2), at + 1)
  const isCount = isOneOf(sign, times) && blank?.kind === 'blank' && tokens[last]?.kind === 'digits'
  if (!isCount || !(before?.kind === 'word' || before?.text === ')')) return undefined
  const amount = readAmount(tokens, last, language)
  const unit = readUnit(tokens, at - 2, language)
  if (!amount || (unit && unitKinds[unit.id] === 'length')) return undefined
  const { amount: own, ...one } = readOnce(line, tokens.slice(0, at), language)
  const size = one.size ?? (own && isMeasure(own) ? own : undefined)
  return { ...one, others: [], amount, ...(size && { size }) }
}

function readOnce(line: string, tokens: readonly Token[], language: CheckedLanguage): ReadLine {
  const head = readHead(tokens, language)
  const more = readNext(tokens, head, language)
  const name = readName(tokens, more.next, language, head.amount)
  const size = head.size ?? more.size ?? name.size
  return nameUnits(line, language, {
    others: [...more.others, ...name.others],
    ...(head.amount && { amount: head.amount }),
    ...(size && { size }),
    ...(head.taken && { taken: head.taken }),
    ...(head.ingredient ? { ingredient: head.ingredient } : name.ingredient && { ingredient: name.ingredient }),
    ...(name.preparation && { preparation: name.preparation }),
  })
}

type More = { others: FurtherAmount[]; size?: Amount; next: number }

/** The amounts right after the first one: "(2 cups)", "/ 7 oz", "plus 1 tbsp". */
function readNext(tokens: readonly Token[], head: Head, language: CheckedLanguage): More {
  const more: More = { others: [], next: head.next }
  if (!head.amount) return more
  for (let count = 0; count < 4; count++) {
    const at = afterBlank(tokens, more.next)
    const ounces = readOunces(tokens, at, language, more.others.at(-1) ?? head.amount)
    if (ounces) {
      // Of another notation they are a part of it: "500 g/1 lb 2 oz".
      more.others.push({ ...ounces, relation: more.others.at(-1)?.relation === 'same' ? 'same' : 'plus' })
      more.next = ounces.next
      continue
    }
    const bracket = readBracket(tokens, at, language, head.amount)
    const related = bracket ? undefined : readRelated(tokens, at, language)
    if (bracket && (bracket.others.length > 0 || bracket.size)) {
      more.others.push(...bracket.others)
      if (bracket.size) more.size ??= bracket.size
      more.next = bracket.next
    } else if (related?.unit && head.amount.unit) {
      more.others.push(related)
      more.next = related.next
    } else break
  }
  return more
}

/** "2 garlic cloves" has its unit after the name; "4 cloves" and "1 head" have a name where a unit seemed to be. */
function nameUnits(line: string, language: CheckedLanguage, read: ReadLine): ReadLine {
  const { amount, ingredient } = read
  if (!amount) return read
  if (!amount.unit) {
    const found =
      lines[language].countedByUnitBehind && !read.size && ingredient
        ? unitAfterName(line, ingredient, language)
        : undefined
    return found ? { ...read, amount: { ...amount, unit: found.unit }, ingredient: found.ingredient } : read
  }
  const kind = unitKinds[amount.unit.id]
  if (ingredient || read.size || amount.numbers.length === 0 || (kind !== 'piece' && kind !== 'container')) return read
  const { unit, ...number } = amount
  return {
    ...read,
    amount: { ...number, end: amount.numbers.at(-1)?.end ?? amount.end },
    ingredient: { start: unit.start, end: unit.end },
  }
}
