import type { CheckedLanguage } from '@roux/contract/language'
import type { Relation } from '../languages/amount-words.ts'
import { lines } from '../languages/lines.ts'
import { type UnitId, unitKinds } from '../languages/unit-kinds.ts'
import { words } from '../languages/word-list.ts'
import { afterBlank, isOneOf, type Span, type Token } from '../text/tokens.ts'
import { type Amount, readAmount } from './read-amount.ts'
import { packages } from './unit-words.ts'

/** A further amount of a line; `of` is what it counts where that is another thing: "1 lemon or 2 limes". */
export type FurtherAmount = Amount & { relation: Relation; of?: Span }

/** What a bracket holds: amounts, the size of each piece, or neither. `next` is the place after it. */
export type Bracket = { others: FurtherAmount[]; size?: Amount; inner: Span; next: number }

/** Longer brackets are prose. It also bounds the look ahead. */
const longestBracket = 40
const notAmounts = words(
  '% ° º min mins minutes h hours hour heures heure jour jours day days week weeks semaine semaines people personnes',
)
const signs: ReadonlyMap<string, Relation> = new Map<string, Relation>([
  ...['/', '|'].map((sign) => [sign, 'same'] as const),
  ...['+', '&'].map((sign) => [sign, 'plus'] as const),
  ...['-', '–'].map((sign) => [sign, 'to'] as const),
])
/** Between two notations in a bracket. */
const between = new Set(['/', ',', ';', '|'])
/** "dissolved in 500 ml water", « délayée dans 10 cl d'eau » */
const mixing = words('in with into dans avec')
/** Before an amount in a bracket: "(soit 200 g)", "(from 2 lemons)". */
const introductions = words('soit from de or ou')

/** Reads the bracket that opens at a token; undefined where none does or it does not close. */
export function readBracket(
  tokens: readonly Token[],
  at: number,
  language: CheckedLanguage,
  counted: Amount | undefined,
): Bracket | undefined {
  if (tokens[at]?.text !== '(') return undefined
  const close = tokens.slice(at, at + longestBracket).findIndex(({ text }) => text === ')') + at
  if (close <= at) return undefined
  const first = afterBlank(tokens, at + 1)
  const last = tokens[tokens[close - 1]?.kind === 'blank' ? close - 2 : close - 1]
  const inner = { start: tokens[first]?.start ?? 0, end: last?.end ?? 0 }
  const amounts = readSame(
    tokens,
    isOneOf(tokens[first], introductions) ? afterBlank(tokens, first + 1) : first,
    language,
  )
  const amount = amounts.at(-1)
  if (!amount || amount.next > close) return { others: [], inner, next: close + 1 }
  const isEach = tokens.slice(amount.next, close).some((token) => isOneOf(token, lines[language].each))
  if (isEach || isSize(amount, counted)) return { others: [], size: amount, inner, next: close + 1 }
  return { others: readParts(tokens, amounts, close, language), inner, next: close + 1 }
}

/** "(2 carrots, 1 onion)": what a bracket lists, each with its name. */
function readParts(
  tokens: readonly Token[],
  amounts: readonly FurtherAmount[],
  close: number,
  language: CheckedLanguage,
): FurtherAmount[] {
  for (let at = amounts.at(-1)?.next ?? close; at < close; at++) {
    const sign = tokens[at]?.text ?? ''
    const isParted = between.has(sign) || (signs.get(sign) ?? lines[language].relations.get(sign)) === 'plus'
    const more = isParted ? readSame(tokens, afterBlank(tokens, at + 1), language) : []
    if (more.length === 0 || more.some(({ next }) => next > close)) continue
    const first = amounts.map((amount) => ({ ...named(amount, tokens, at), relation: 'with' as const }))
    return [
      ...first,
      ...readParts(tokens, more, close, language).map((part) => ({ ...part, relation: 'with' as const })),
    ]
  }
  return amounts.map((amount) => named(amount, tokens, close))
}

/** "(about 4 large onions)": what a bare number in a bracket counts is the rest of the bracket. */
function named(amount: FurtherAmount, tokens: readonly Token[], close: number): FurtherAmount {
  const first = tokens[afterBlank(tokens, amount.next)]
  const last = tokens[tokens[close - 1]?.kind === 'blank' ? close - 2 : close - 1]
  return amount.unit || !first || !last || first.start > last.start
    ? amount
    : { ...amount, of: { start: first.start, end: last.end } }
}

/** In grams: "4 fillets (600 g)" is what all weigh, "4 fillets (150 g)" what each does. */
const leastPiece = 60
const cut: ReadonlySet<UnitId> = new Set<UnitId>(['sheet', 'roll', 'piece'])

function isSize(amount: Amount, counted: Amount | undefined): boolean {
  const kind = amount.unit && unitKinds[amount.unit.id]
  const unit = counted?.unit
  if (kind === 'length') return unit === undefined || unitKinds[unit.id] !== 'length'
  if (!unit || !packages.has(unit.id) || (kind !== 'weight' && kind !== 'volume')) return false
  // What one of them weighs is what they weigh, where it can be cut: "1 sheet (320 g)".
  if (unit.id === 'slice' || (cut.has(unit.id) && counted.max === 1)) return false
  return unit.id !== 'fillet' || amount.max / (counted?.max ?? 1) < leastPiece
}

/** Amounts divided by "/": "200 g / 7 oz". */
function readSame(tokens: readonly Token[], at: number, language: CheckedLanguage): FurtherAmount[] {
  const found: FurtherAmount[] = []
  for (let place = at; found.length < 3; ) {
    const amount = readAmount(tokens, place, language)
    if (!amount || isOneOf(tokens[afterBlank(tokens, amount.next)], notAmounts)) break
    const following = tokens[afterBlank(tokens, amount.next)]
    const isCount = following?.kind === 'word' || (amount.about && following?.text === ')')
    if (!amount.unit && !isCount) break
    found.push({ ...amount, relation: 'same' })
    const ounces = readOunces(tokens, afterBlank(tokens, amount.next), language, amount)
    if (ounces) return [...found, { ...ounces, relation: 'same' }]
    const slash = afterBlank(tokens, amount.next)
    if (!isOneOf(tokens[slash], between)) break
    place = afterBlank(tokens, slash + 1)
  }
  return found
}

/** "2lb 4oz" is two amounts that add up. */
export function readOunces(
  tokens: readonly Token[],
  at: number,
  language: CheckedLanguage,
  before: Amount,
): FurtherAmount | undefined {
  const ounces = before.unit?.id === 'lb' ? readAmount(tokens, at, language) : undefined
  return ounces?.unit?.id === 'oz' ? { ...ounces, relation: 'plus' } : undefined
}

/**
 * Reads "or 2 limes", "+ 1 tbsp", "/ 7 oz" at a token. Without a unit only what adds or replaces something counts, and
 * only in digits or as "an": "and a half" and "or a few" are no amounts.
 */
export function readRelated(
  tokens: readonly Token[],
  at: number,
  language: CheckedLanguage,
): FurtherAmount | undefined {
  const sign = tokens[at]?.text ?? ''
  const isMixed = mixing.has(sign)
  const relation = signs.get(sign) ?? lines[language].relations.get(sign) ?? (isMixed ? 'with' : undefined)
  if (!relation) return undefined
  const amount = readAmount(tokens, afterBlank(tokens, at + 1), language)
  if (!amount || (isMixed && !isMixedWith(tokens, at, amount, language))) return undefined
  const following = tokens[afterBlank(tokens, amount.next)]
  // "175 g/6 oz each"
  if (relation === 'same' && isOneOf(following, lines[language].each)) return undefined
  if (amount.unit) return { ...amount, relation }
  // « dont 1/3 » is a share of what has been said.
  const isCounting = relation === 'or' || relation === 'plus' || (relation === 'with' && amount.min >= 1)
  return isCounting &&
    following?.kind === 'word' &&
    !isOneOf(following, notAmounts) &&
    tokens[amount.next]?.kind === 'blank'
    ? { ...amount, relation }
    : undefined
}

/** Of a spoon only where it is said that it is mixed: "peaches in 2 tbsp syrup". */
function isMixedWith(tokens: readonly Token[], at: number, { unit }: Amount, language: CheckedLanguage): boolean {
  const kind = unit && unitKinds[unit.id]
  return kind === 'volume' || (kind === 'spoon' && isOneOf(tokens[at - 2], lines[language].mixed))
}

/**
 * After a comma: "1 bay leaf, 2 sprigs of thyme", "200 g butter, 50 g melted", "2 lemons, 1 juiced", "4 eggs, 2 of them
 * separated". Where the first thing has no amount, it is another thing: "salt, pepper, 1 bay leaf", "For the sauce: 1 egg".
 */
export function readListed(
  tokens: readonly Token[],
  at: number,
  language: CheckedLanguage,
  isFirst: boolean,
): FurtherAmount | undefined {
  const isSign = tokens[at]?.text === ',' || (isFirst && tokens[at]?.text === ':')
  if (!isSign || tokens[at + 1]?.kind !== 'blank') return undefined
  const amount = readAmount(tokens, at + 2, language)
  if (!amount || amount.about || amount.numbers[0]?.form !== 'digits') return undefined
  const behind = tokens.slice(amount.next, amount.next + 8)
  const following = tokens[afterBlank(tokens, amount.next)]
  if (following?.kind !== 'word' || behind.some((token) => isOneOf(token, lines[language].each))) return undefined
  const { preparationStarts, takesAnyParticiple, links } = lines[language]
  const isOther = isFirst ? !notAmounts.has(following.text) : links.has(following.text) && amount.min >= 1
  const isDone = isOther || preparationStarts.has(following.text) || (takesAnyParticiple?.test(following.text) ?? false)
  const kind = amount.unit && unitKinds[amount.unit.id]
  const isSo = kind === undefined ? isDone : kind !== 'length'
  return isSo ? { ...amount, relation: 'with' } : undefined
}

/** "zest of 1 lemon and juice of 2", "salt and the juice of 1 lemon" */
export function readAlsoTaken(
  tokens: readonly Token[],
  at: number,
  language: CheckedLanguage,
): FurtherAmount | undefined {
  const { relations, taken, links } = lines[language]
  const sign = tokens[at]?.text ?? ''
  if (sign !== ',' && relations.get(sign) !== 'plus') return undefined
  let isLinked = false
  let place = afterBlank(tokens, at + 1)
  if (!isOneOf(tokens[place], taken)) return undefined
  while (place < at + 20 && (isOneOf(tokens[place], taken) || isOneOf(tokens[place], links))) {
    isLinked = isOneOf(tokens[place], links)
    place = afterBlank(tokens, place + 1)
  }
  const amount = isLinked ? readAmount(tokens, place, language) : undefined
  return amount && { ...amount, relation: 'with' }
}
