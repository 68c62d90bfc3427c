import type { CheckedLanguage } from '@roux/contract/language'
import { lines } from '../languages/lines.ts'
import { numbers } from '../languages/numbers.ts'
import { unitKinds } from '../languages/unit-kinds.ts'
import { words } from '../languages/word-list.ts'
import { afterBlank, isOneOf, type Span, type Token, tokenise } from '../text/tokens.ts'
import { findTemperatures } from './find-temperatures.ts'
import { type Amount, readAmount } from './read-amount.ts'
import { readUnit } from './read-unit.ts'
import { packages } from './unit-words.ts'

/**
 * An amount in the running text of a step. `name` is the stretch of words that may say of what, up to the next comma or
 * small word; `before` is the word before the amount, or before its bracket.
 */
export type TextAmount = Amount & {
  name?: Span
  before?: Span
  isBracketed: boolean
  isShared: boolean
  isPackage: boolean
}

/** After a number these say that it is no amount of food. */
const others = words(
  '% ° º min mins minute minutes mn h hr hrs hour hours heure heures s sec secs second seconds seconde secondes day days jour jours week weeks semaine semaines night nights nuit nuits times fois x degrees degres',
)
/** A sentence with one of these speaks of a part: "1 tbsp in each", "2 par personne". */
const sharing = words('each every per apiece chaque chacun chacune personne convive')
/** … but not after these: "stirring after each", « entre chaque ajout ». */
const repeating = words('after between with entre apres a')
/** Words in a name; it also bounds the look ahead. */
const longestName = 5

/** Finds the amounts of food in running text, in order; times, temperatures, shares of the hundred are none. */
export function findAmounts(text: string, language: CheckedLanguage): TextAmount[] {
  const tokens = tokenise(text)
  const found: TextAmount[] = []
  let sentence = readSentence(tokens, 0)
  for (let at = 0; at < tokens.length; ) {
    if (at >= sentence.end) sentence = readSentence(tokens, at)
    const before = found.at(-1)
    const isNotation = before?.unit !== undefined && before.next === at - 1 && tokens[before.next]?.text === '/'
    const amount = isNotation || startsAmount(tokens, at) ? readAmount(tokens, at, language) : undefined
    if (!amount) {
      at += 1
      continue
    }
    // "a tablespoon or two" is nothing that can be doubled.
    const isLoose = !amount.unit && before?.next === at - 3 && isOneOf(tokens[at - 2], numbers[language].or)
    if (isLoose) found.pop()
    else if (isFood(tokens, amount))
      found.push({
        ...amount,
        ...surroundings(tokens, at, amount, language),
        isShared: sentence.isShared && !isOfEach(tokens, at, language),
      })
    at = amount.next
  }
  // "200C" is no number of cups.
  return outside(findTemperatures(text), found)
}

/** Those of some spans in order that lie outside of others. */
export function outside<Part extends Span>(taken: readonly Span[], parts: readonly Part[]): Part[] {
  const inOrder = taken.toSorted((a, b) => a.start - b.start)
  let next = 0
  return parts.filter(({ start, end }) => {
    while ((inOrder[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1
    return (inOrder[next]?.start ?? Number.POSITIVE_INFINITY) >= end
  })
}

function readSentence(tokens: readonly Token[], at: number): { end: number; isShared: boolean } {
  let isShared = false
  let end = at
  for (; end < tokens.length; end++) {
    if (isOneOf(tokens[end], sharing) && !isOneOf(tokens[end - 2], repeating)) isShared = true
    const closes = tokens[end]?.text === '.' && tokens[end + 1]?.kind === 'blank'
    if (closes || tokens[end]?.text === '!' || tokens[end]?.text === ';') break
  }
  return { end: end + 1, isShared }
}

/** "each of the 4 eggs" is of all four. */
function isOfEach(tokens: readonly Token[], at: number, language: CheckedLanguage): boolean {
  const { links, determiners } = lines[language]
  let place = at - 1
  const isSmall = (token: Token | undefined) =>
    token?.kind === 'blank' || isOneOf(token, links) || isOneOf(token, determiners)
  while (place > at - 7 && isSmall(tokens[place])) place -= 1
  return place < at - 2 && isOneOf(tokens[place], sharing)
}

function startsAmount(tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]]
  if (!token || token.kind === 'blank') return false
  if (!before || before.kind === 'blank') return true
  return before.kind === 'sign' && !isOneOf(before, new Set(['.', ',', '/', '°', '$', '€', '-', '–', '#', '⁄']))
}

function isFood(tokens: readonly Token[], amount: Amount): boolean {
  if (amount.unit) return true
  const following = tokens[afterBlank(tokens, amount.next)]
  return following?.kind === 'word' && tokens[amount.next]?.kind === 'blank' && !isOneOf(following, others)
}

function surroundings(tokens: readonly Token[], at: number, amount: Amount, language: CheckedLanguage) {
  const isBracketed = tokens[at - 1]?.text === '('
  const beforeAt = isBracketed ? at - 2 : at - 1
  const before = tokens[tokens[beforeAt]?.kind === 'blank' ? beforeAt - 1 : beforeAt]
  const name = readName(tokens, afterNotation(tokens, amount.next, isBracketed, language), language)
  const kind = amount.unit && unitKinds[amount.unit.id]
  const following = kind === 'weight' || kind === 'volume' ? readUnit(tokens, amount.next, language) : undefined
  const isPackage = following !== undefined && packages.has(following.id)
  return { isBracketed, isPackage, ...(name && { name }), ...(before?.kind === 'word' && { before }) }
}

/** "75 g (3 oz) of the chocolate", "150 ml/5 fl oz of the cream": both are of what follows both. */
function afterNotation(tokens: readonly Token[], at: number, isBracketed: boolean, language: CheckedLanguage): number {
  const sign = afterBlank(tokens, at)
  if (isBracketed) return tokens[sign]?.text === ')' ? sign + 1 : at
  const isOpen = tokens[sign]?.text === '('
  if (!isOpen && tokens[sign]?.text !== '/') return at
  const other = readAmount(tokens, afterBlank(tokens, sign + 1), language)
  if (!other?.unit) return at
  if (!isOpen) return other.next
  return tokens[other.next]?.text === ')' ? other.next + 1 : at
}

function readName(tokens: readonly Token[], at: number, language: CheckedLanguage): Span | undefined {
  let place = afterBlank(tokens, at)
  while (
    place < at + 12 &&
    (isOneOf(tokens[place], lines[language].links) || isOneOf(tokens[place], lines[language].determiners))
  ) {
    place = afterBlank(tokens, place + 1)
  }
  const first = tokens[place]
  let last: Token | undefined
  for (let count = 0; count < longestName; count++) {
    const token = tokens[place]
    if (token?.kind !== 'word' || lines[language].nameEnds.has(token.text)) break
    last = token
    place =
      tokens[place + 1]?.text === "'" || tokens[place + 1]?.text === '-' ? place + 2 : afterBlank(tokens, place + 1)
  }
  return first && last && { start: first.start, end: last.end }
}
