import { foldText } from '@roux/contract/fold-text'
import type { CheckedLanguage } from '@roux/contract/language'
import { lines } from '../languages/lines.ts'
import { numbers } from '../languages/numbers.ts'
import { type UnitId, unitKinds } from '../languages/unit-kinds.ts'
import { units } from '../languages/units.ts'
import { words } from '../languages/word-list.ts'
import { afterBlank, isOneOf, type Span, type Token } from '../text/tokens.ts'
import { type Amount, readAmount } from './read-amount.ts'
import { readUnit } from './read-unit.ts'
import { packages } from './unit-words.ts'

/** How a line begins: its amount, the size of each piece, the part that is taken, and the place where the rest starts. */
export type Head = { amount?: Amount; size?: Amount; taken?: Span; ingredient?: Span; next: number }

const bullets = new Set(['-', '–', '•', '*', '·', '▢', '□', '◦'])
/** Between a count and what is counted. */
export const times = new Set(['x', '×', '*'])
const hyphens = new Set(['-', '‐', '‑'])
/** After a number these make something else of it: "50%", "180°", "1. First", "1) First". */
const spoilers = new Set(['%', '°', '.', ')', ':', '/', "'", ',', 'º', '‰', '€', '$', '£', '#', '=', '_', '@', '^'])
/** After these an amount may be said in words: "sugar, a scant cup". */
const commas = new Set([',', ':', '–', '-'])
const colons = new Set([':', '–', '—', '-', '=', '…'])
/** … and those that need no blank behind them. */
const tight = new Set([':', '=', '…'])

/** Reads how a line begins. */
export function readHead(tokens: readonly Token[], language: CheckedLanguage): Head {
  let at = afterBlank(tokens, 0)
  while (isOneOf(tokens[at], bullets) && tokens[at + 1]?.kind === 'blank') at = at + 2
  const bounded = afterBound(tokens, at, language)
  return (
    (bounded === undefined ? undefined : readCount(tokens, bounded, language)) ??
    readCount(tokens, at, language) ??
    readImplied(tokens, at, language) ??
    readTaken(tokens, at, language) ??
    readLast(tokens, at, language) ?? { next: at }
  )
}

/** Where the amount begins after "up to", "at least", "a scant", « jusqu'à »; undefined where no such words stand. */
function afterBound(tokens: readonly Token[], at: number, language: CheckedLanguage): number | undefined {
  let bound: number | undefined
  let said = ''
  for (const [place, token] of tokens.slice(at, at + longestBound).entries()) {
    said += token.kind === 'blank' ? ' ' : token.text
    if (lines[language].bounds.has(said)) bound = at + place + 1
  }
  return bound && afterBlank(tokens, tokens[bound]?.text === '.' ? bound + 1 : bound)
}
/** In tokens: "a little more than". */
const longestBound = 10

/** The amount at a token with the size of each piece: "1 x 400 g tin", "two 400 g tins", "2 boîtes de 400 g", "14-oz can". */
function readCount(tokens: readonly Token[], at: number, language: CheckedLanguage): Head | undefined {
  const amount = readAmount(tokens, at, language)
  if (!amount || isLoose(tokens, amount.next, language)) return undefined
  if (!amount.unit) return readSized(tokens, amount, language) ?? plainCount(tokens, amount)
  const container = isMeasure(amount) ? readPackage(tokens, amount.next, language) : undefined
  if (container && container.id !== 'piece')
    return { amount: oneOf(amount, container), size: amount, next: container.next }
  if (unitKinds[amount.unit.id] === 'length' && isShaped(tokens, amount.next))
    return { size: amount, next: amount.next }
  const size = packages.has(amount.unit.id) ? readSizeAfter(tokens, amount.next, language) : undefined
  return size ? { amount, size, next: size.next } : { amount, next: amount.next }
}

/** "a pinch or two of salt" is no number that can be doubled. */
function isLoose(tokens: readonly Token[], at: number, language: CheckedLanguage): boolean {
  if (!isOneOf(tokens[afterBlank(tokens, at)], numbers[language].or)) return false
  const more = readAmount(tokens, afterBlank(tokens, afterBlank(tokens, at) + 1), language)
  const behind = more && tokens[afterBlank(tokens, more.next)]
  return more !== undefined && !more.unit && (behind === undefined || isOneOf(behind, lines[language].links))
}

/** What has a width by which it is bought or chosen: a "23 cm pastry case" for more people is no wider one. */
const shapes = words(
  'case cases crust shell tortilla tortillas wrap wraps base bases tin pan ring mould sponge thick wide long tarte moule cercle fond galette galettes',
)

function isShaped(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at, at + 8).some((token) => isOneOf(token, shapes))
}

function plainCount(tokens: readonly Token[], amount: Amount): Head | undefined {
  const sign = tokens[amount.next]
  const following = tokens[afterBlank(tokens, amount.next)]
  if (!following || isOneOf(following, spoilers)) return undefined
  const isApart = sign?.kind === 'blank' || endsItself(tokens[amount.next - 1])
  return isApart && !isOneOf(following, hyphens) ? { amount, next: amount.next } : undefined
}

/** "½lemon" and "d'" of "trois quarts d'" need no blank after them. */
function endsItself(token: Token | undefined): boolean {
  return token?.kind === 'sign'
}

/** "Pinch of salt", "Poignée de roquette": one, without saying so. Of "Slices of bread" nobody knows how many. */
function readImplied(tokens: readonly Token[], at: number, language: CheckedLanguage): Head | undefined {
  const unit = tokens[at]?.kind === 'word' ? readUnit(tokens, at, language) : undefined
  if (!unit || unit.start !== tokens[at]?.start) return undefined
  const kind = unitKinds[unit.id]
  if (kind !== 'vague' && kind !== 'piece' && kind !== 'container') return undefined
  const isOne = unit.word.one !== unit.word.many && isWritten(tokens, unit.noun, unit.word.one)
  const link = afterBlank(tokens, unit.next)
  const isLinked = isOneOf(tokens[link], lines[language].links)
  if (!isOne || !(isLinked || (handfuls.has(unit.id) && tokens[link]?.kind === 'word'))) return undefined
  if (
    !tokens
      .slice(isLinked ? link + 1 : link, link + 6)
      .some(({ kind, text }) => kind === 'word' && !lines[language].links.has(text))
  )
    return undefined
  const amount = { start: unit.start, end: unit.end, min: 1, max: 1, numbers: [], unit, next: unit.next }
  return { amount, next: unit.next }
}

/** "pinch salt", "handful cherry tomatoes" */
const handfuls: ReadonlySet<UnitId> = new Set<UnitId>(['pinch', 'handful', 'knob'])

function isWritten(tokens: readonly Token[], span: Span, word: string): boolean {
  const inside = tokens.filter(({ kind, start, end }) => kind === 'word' && start >= span.start && end <= span.end)
  return inside.map(({ text }) => text).join(' ') === foldText(word)
}

/** One piece that is meant but not counted: the "1 x" that "400 g tin" leaves out. */
function oneOf(size: Amount, unit: NonNullable<Amount['unit']>): Amount {
  return { start: size.start, end: size.start, min: 1, max: 1, numbers: [], unit, next: unit.next }
}

/** Is it a weight, a volume or a length? */
export function isMeasure(amount: Amount): boolean {
  const kind = amount.unit && unitKinds[amount.unit.id]
  return kind === 'weight' || kind === 'volume' || kind === 'length'
}

function readPackage(tokens: readonly Token[], at: number, language: CheckedLanguage) {
  const unit = readUnit(tokens, at, language)
  return unit && packages.has(unit.id) ? unit : undefined
}

/** After a bare number: "x 400 g tin", "400 g tins", "(14-ounce) can", "x 200 g steaks". */
function readSized(tokens: readonly Token[], count: Amount, language: CheckedLanguage): Head | undefined {
  let at = afterBlank(tokens, count.next)
  const isTimes = isOneOf(tokens[at], times)
  if (isTimes) at = afterBlank(tokens, at + 1)
  const isBracket = tokens[at]?.text === '('
  const size = readAmount(tokens, isBracket ? at + 1 : at, language)
  if (!size || !isMeasure(size)) return undefined
  const closes = isBracket ? afterBlank(tokens, size.next) : size.next
  if (isBracket && tokens[closes]?.text !== ')') return undefined
  const next = isBracket ? closes + 1 : size.next
  const unit = readPackage(tokens, next, language)
  if (unit) return { amount: { ...count, unit, next: unit.next }, size, next: unit.next }
  const isNamed = tokens[afterBlank(tokens, next)]?.kind === 'word'
  return isTimes || (isBracket ? isNamed : count.min < 100) ? { amount: count, size, next } : undefined
}

/** After a package: " de 400 g", " (400 g)", " of 400 g". */
export function readSizeAfter(tokens: readonly Token[], at: number, language: CheckedLanguage): Amount | undefined {
  let place = afterBlank(tokens, at)
  let isLinked = false
  while (isOneOf(tokens[place], lines[language].links)) {
    isLinked = true
    place = afterBlank(tokens, place + 1)
  }
  const size = isLinked ? readAmount(tokens, place, language) : undefined
  return size && isMeasure(size) ? size : undefined
}

/** "Zest and juice of 1 lemon", "Le jus d'un demi citron". */
function readTaken(tokens: readonly Token[], at: number, language: CheckedLanguage): Head | undefined {
  let last = at - 1
  for (let place = at; place < at + 20; place++) {
    const token = tokens[place]
    if (!token) return undefined
    if (token.kind === 'blank') continue
    const isLink = place > at && (lines[language].links.has(token.text) || token.text === "'")
    if (!isLink && !lines[language].taken.has(token.text)) {
      const count = last >= at ? readCount(tokens, place, language) : undefined
      return count && { ...count, taken: { start: tokens[at]?.start ?? 0, end: tokens[last]?.end ?? 0 } }
    }
    last = place
  }
  return undefined
}

/** "Farine : 200 g", "Flour 200 g", "Butter (50 g)", "70% chocolate, 200 g": the amount is all that follows the name. */
function readLast(tokens: readonly Token[], at: number, language: CheckedLanguage): Head | undefined {
  if (tokens[at]?.kind !== 'word' && !isOneOf(tokens[at + 1], namedByNumber)) return undefined
  let wasMeasured = false
  for (let place = at + 1; place < tokens.length; place++) {
    const token = tokens[place]
    const isSaid = tokens[place - 1]?.kind === 'blank' && isOneOf(tokens[place - 2], commas)
    if (token?.kind !== 'digits' && token?.text !== '½' && !(isSaid && token?.kind === 'word')) continue
    const colon = tokens[place - 1]?.kind === 'blank' ? place - 2 : place - 1
    const isColon = isOneOf(tokens[colon], colons) && (colon < place - 1 || isOneOf(tokens[colon], tight))
    const isBracket = tokens[place - 1]?.text === '('
    const amount = readAmount(tokens, place, language)
    if (!amount || (!amount.unit && !isColon) || (isBracket && (wasMeasured || !isMeasure(amount)))) continue
    wasMeasured ||= amount.unit !== undefined
    const last = isBracket ? afterSign(tokens, amount.next, ')') : amount.next
    const end = isColon && isSized(tokens, amount, language) ? tokens.length : afterTaste(tokens, last, language)
    if (end < tokens.length || !(isColon || isBracket || tokens[place - 1]?.kind === 'blank')) continue
    const name = isColon ? colon : isBracket ? place - 1 : place
    return { amount, ingredient: nameBefore(tokens, at, name), next: tokens.length }
  }
  return undefined
}

/** "Onion - 1 large, chopped" */
function isSized(tokens: readonly Token[], { unit, next }: Amount, language: CheckedLanguage): boolean {
  return !unit && isOneOf(tokens[afterBlank(tokens, next)], units[language].before)
}

function afterSign(tokens: readonly Token[], at: number, sign: string): number {
  return tokens[at]?.text === sign ? afterBlank(tokens, at + 1) : at
}

/** "or to taste", « ou plus » */
function afterTaste(tokens: readonly Token[], at: number, language: CheckedLanguage): number {
  const or = afterSign(tokens, afterBlank(tokens, at), ',')
  const { preparationStarts } = lines[language]
  const next = afterBlank(tokens, or + 1)
  return isOneOf(tokens[or], numbers[language].or) && isOneOf(tokens[next], preparationStarts) ? tokens.length : or
}

/** "70% chocolate", "7-Up" */
const namedByNumber = new Set(['%', '-'])

function nameBefore(tokens: readonly Token[], at: number, end: number): Span {
  let last = end - 1
  while (tokens[last]?.kind === 'blank' || tokens[last]?.text === ',') last -= 1
  return { start: tokens[at]?.start ?? 0, end: tokens[last]?.end ?? 0 }
}
