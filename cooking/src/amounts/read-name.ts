import type { CheckedLanguage } from '@roux/contract/language'
import { lines } from '../languages/lines.ts'
import { words } from '../languages/word-list.ts'
import { afterBlank, isOneOf, type Span, type Token } from '../text/tokens.ts'
import { startsPreparation, startsPreparationAfterComma } from './preparation.ts'
import type { Amount } from './read-amount.ts'
import { readSizeAfter } from './read-head.ts'
import { type FurtherAmount, readAlsoTaken, readBracket, readListed, readRelated } from './read-more.ts'

/** What follows the amount of a line. */
export type Name = { others: FurtherAmount[]; size?: Amount; ingredient?: Span; preparation?: Span }

type Part = 'ingredient' | 'preparation' | 'of' | 'rest'
/** The stretch of tokens that is being read, from its first token to the last that is no blank. */
type Stretch = { part: Part; first: number; last: number }

type State = { name: Name; part: Part; stretch: Stretch | undefined }

/**
 * Reads name and preparation: the name ends at a comma, a dash, a bracket, another amount, or where a word says that
 * something is done to it.
 */
export function readName(
  tokens: readonly Token[],
  at: number,
  language: CheckedLanguage,
  amount: Amount | undefined,
): Name {
  const state: State = { name: { others: [] }, part: 'ingredient', stretch: undefined }
  let place = at
  while (place < tokens.length) {
    place = readAmounts(tokens, place, language, amount, state) ?? readWord(tokens, place, language, amount, state)
  }
  close(state, tokens, 'rest')
  return state.name
}

/** Reads a bracket, a further amount or a size; the place after it. */
function readAmounts(
  tokens: readonly Token[],
  at: number,
  language: CheckedLanguage,
  amount: Amount | undefined,
  state: State,
): number | undefined {
  const { name } = state
  const bracket = readBracket(tokens, at, language, amount)
  if (bracket) {
    name.others.push(...bracket.others)
    if (bracket.size) name.size ??= bracket.size
    else if (bracket.others.length === 0 && state.stretch && bracket.inner.start < bracket.inner.end)
      name.preparation ??= bracket.inner
    if (state.stretch) close(state, tokens, 'preparation')
    return bracket.next
  }
  const related =
    readRelated(tokens, at, language) ??
    readListed(tokens, at, language, amount === undefined) ??
    readAlsoTaken(tokens, at, language)
  if (related) {
    // "30 g/1 oz chocolate": another notation counts nothing of its own.
    close(state, tokens, related.relation === 'same' && !state.stretch && !name.ingredient ? 'ingredient' : 'of')
    name.others.push(related)
    return related.next
  }
  const size = state.part === 'ingredient' && state.stretch ? readOwnSize(tokens, at, language, amount) : undefined
  if (!size) return undefined
  name.size ??= size
  close(state, tokens, 'preparation')
  return size.next
}

function readWord(
  tokens: readonly Token[],
  at: number,
  language: CheckedLanguage,
  amount: Amount | undefined,
  state: State,
): number {
  const token = tokens[at]
  const isNaming = state.stretch !== undefined && state.part !== 'preparation'
  if (isNaming && endsName(tokens, at, language, amount)) {
    close(state, tokens, 'preparation')
    return at + 1
  }
  if ((isNaming || state.part === 'of') && startsPreparation(tokens, at, language)) close(state, tokens, 'preparation')
  const { part, stretch } = state
  if (token?.kind !== 'blank' && (stretch || !isSkipped(token, language, part))) {
    state.stretch = { part, first: stretch?.first ?? at, last: at }
  }
  return at + 1
}

/** Ends the stretch that is being read; what follows is of another part. */
function close(state: State, tokens: readonly Token[], next: Part): void {
  if (state.stretch) keep(state.name, state.stretch, tokens)
  state.stretch = undefined
  state.part = next
}

const punctuation = new Set(['.', ',', ';', ':', '(', ')', '-', '–', '—', '/', '+', '&', '*'])

/** Words and signs that no stretch starts with. */
function isSkipped(token: Token | undefined, language: CheckedLanguage, part: Part): boolean {
  if (isOneOf(token, punctuation)) return true
  return part !== 'preparation' && isOneOf(token, lines[language].links)
}

function keep(name: Name, { part, first, last }: Stretch, tokens: readonly Token[]): void {
  const span = { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 }
  if (part === 'ingredient') name.ingredient ??= span
  // What is said last is what is done; what a bracket said before gives way.
  if (part === 'preparation') name.preparation = span
  const other = name.others.at(-1)
  if (part === 'of' && other) other.of = span
}

const stops = new Set([',', ';', '–', '—', '-', ':'])

function endsName(
  tokens: readonly Token[],
  at: number,
  language: CheckedLanguage,
  amount: Amount | undefined,
): boolean {
  const token = tokens[at]
  if (!isOneOf(token, stops)) return false
  const isComma = token?.text === ',' || token?.text === ';'
  if (!isComma) return tokens[at - 1]?.kind === 'blank' && tokens[at + 1]?.kind === 'blank'
  if (tokens[at - 1]?.kind === 'digits' && tokens[at + 1]?.kind === 'digits') return false
  if (onlyDescribes(tokens, at)) return false
  return amount !== undefined || startsPreparationAfterComma(tokens, afterBlank(tokens, at + 1), language)
}

const describing = words(
  'skin on off bone in boneless skinless large small medium ripe fresh firm dry thick thin free range extra virgin good quality',
)

/** "4 skin-on, boneless fillets": what stands before the comma names nothing yet. */
function onlyDescribes(tokens: readonly Token[], comma: number): boolean {
  for (let at = comma - 1; at >= Math.max(0, comma - longestDescription); at--) {
    const token = tokens[at]
    if (token?.kind === 'digits') return at < comma - 1
    if (token?.kind === 'word' && !describing.has(token.text)) return false
  }
  return false
}
const longestDescription = 12

/** The weight of each piece after its name: "4 pavés de saumon de 150 g", "1 poulet de 1,5 kg environ". */
function readOwnSize(
  tokens: readonly Token[],
  at: number,
  language: CheckedLanguage,
  counted: Amount | undefined,
): Amount | undefined {
  if (!counted || !isOneOf(tokens[at], lines[language].links) || tokens[at - 1]?.kind !== 'blank') return undefined
  const size = readSizeAfter(tokens, at, language)
  if (!size) return undefined
  const next = afterBlank(tokens, size.next)
  return isOneOf(tokens[next], lines[language].each) ? { ...size, next: next + 1 } : size
}
