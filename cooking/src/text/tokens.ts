import { foldText } from '@roux/contract/fold-text'
import { matchesOf } from './matches-of.ts'

/** A part of a text: half-open, in UTF-16 code units. */
export type Span = { start: number; end: number }

/**
 * A run of letters or of digits, a run of blanks, or any other single character. `text` is in lower case with
 * straight apostrophes and no accents, "gousse(s)" loses its bracket; the span is the original's.
 * `isAccented` tells "à" from "a", `isCapital` the "T" of tablespoons from the "t" of teaspoons.
 */
export type Token = Span & {
  kind: 'word' | 'digits' | 'blank' | 'sign'
  text: string
  isAccented?: true
  isCapital?: true
}

const piece = /(\p{L}[\p{L}\p{M}]*(?:\((?:e?s|x)\))?)|([0-9]+)|(\s+)|./gsu

/**
 * Cuts a text into its tokens, in linear time; put together they are the text. Whatever is told of a line by its place
 * reads these (`mentions/words.ts` too); the kitchen reads a wish by words of its own, since it mends the shorthand of
 * prompts first and points at nothing in them.
 */
export function tokenise(text: string): Token[] {
  return matchesOf(text, piece).map((match) => {
    const [whole, word, digits, blank] = match
    const start = match.index
    const end = start + whole.length
    if (word !== undefined) {
      const bare = word.endsWith(')') ? word.slice(0, word.indexOf('(')) : word
      const token: Token = { start, end, kind: 'word', text: foldText(bare) }
      if (token.text !== bare.toLowerCase()) token.isAccented = true
      if (bare === 'T') token.isCapital = true
      return token
    }
    if (digits !== undefined) return { start, end, kind: 'digits', text: digits }
    return { start, end, kind: blank === undefined ? 'sign' : 'blank', text: whole === '’' ? "'" : whole }
  })
}

/** The place of the next token that is no blank. */
export function afterBlank(tokens: readonly Token[], at: number): number {
  return tokens[at]?.kind === 'blank' ? at + 1 : at
}

/** Is the token one of these words or signs? */
export function isOneOf(token: Token | undefined, words: ReadonlySet<string>): boolean {
  return token !== undefined && words.has(token.text)
}

/**
 * The longest phrase of a table that starts at a token, and the place after it. Blanks and full stops between the
 * words of a phrase do not count: "c. à s." is "c a s".
 */
export function longestPhrase<Value>(
  tokens: readonly Token[],
  at: number,
  table: ReadonlyMap<string, Value>,
): { value: Value; next: number } | undefined {
  // Hardly any word begins one.
  if (!firstWordsOf(table).has(tokens[at]?.text ?? '')) return undefined
  let found: { value: Value; next: number } | undefined
  let key = ''
  let next = at
  for (let count = 0; count < longest; count++) {
    const token = tokens[next]
    if (token?.kind !== 'word') break
    key = key === '' ? token.text : `${key} ${token.text}`
    next += 1
    const value = table.get(key)
    if (value !== undefined) found = { value, next }
    if (tokens[next]?.text === '.') next += 1
    next = afterBlank(tokens, next)
  }
  return found
}

const firstWords = new WeakMap<ReadonlyMap<string, unknown>, ReadonlySet<string>>()

function firstWordsOf(table: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const words = firstWords.get(table) ?? new Set(Array.from(table.keys(), (phrase) => phrase.split(' ', 1)[0] ?? ''))
  firstWords.set(table, words)
  return words
}

/** Words in the longest phrase of any table. */
const longest = 5
