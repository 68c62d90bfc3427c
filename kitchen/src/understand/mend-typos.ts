import type { Language } from '@roux/contract/language'
import { dishes } from '../cookbook/dishes.ts'
import { commonWords } from './common-words.ts'
import { isDoneFor, isPlain } from './kind-verbs.ts'
import { harshWords, neutralWords } from './neutral-words.ts'
import { namingTokens, wordTokens } from './phrase-book.ts'
import { freeWords } from './refused-after.ts'
import { type Token, tokensOf } from './tokens.ts'
import { activityWords, fillerWords, listWords, tellingWords } from './vocabulary.ts'

/**
 * Words that are no word of the kitchen's, each put right where exactly one name of a dish or a food is a slip of the
 * finger away: one letter wrong, missing, too many or swapped, from eight letters on two. The first letter is hardly
 * ever wrong; without that rule "dream" would be cream.
 */
export function mendTypos(tokens: readonly Token[], language: Language): Token[] {
  return tokens.map((token) => (mayBeTypo(token) ? (nearest(token, language) ?? token) : token))
}

function mayBeTypo(token: Token): boolean {
  return token.length >= 4 && /^\p{L}+$/u.test(token) && !isWord(token)
}

/** Is it a word that somebody may well have meant as it stands? */
export function isWord(token: Token): boolean {
  return (
    wordTokens.has(token) ||
    commonWords.has(token) ||
    fillerWords.has(token) ||
    activityWords.has(token) ||
    freeWords.includes(token) ||
    listWords.includes(token) ||
    tellingWords.en.includes(token) ||
    tellingWords.fr.includes(token) ||
    neutralWords.has(token) ||
    harshWords.has(token) ||
    isPlain(token) ||
    isDoneFor(token) ||
    writtenWords().has(token)
  )
}

let written: ReadonlySet<Token> | null = null

/** The words that the dishes are written in are no slips either. */
function writtenWords(): ReadonlySet<Token> {
  written ??= new Set(
    dishes.flatMap(({ ways }) =>
      ways.flatMap(({ titles, descriptions, steps }) =>
        [...titles, ...descriptions, ...steps].flatMap(({ en, fr }) => tokensOf(`${en} ${fr}`)),
      ),
    ),
  )
  return written
}

function nearest(token: Token, language: Language): Token | null {
  const most = token.length >= 8 ? 2 : 1
  let found: { names: Token[]; distance: number } | null = null
  for (const name of namesByLetter().get(token.charAt(0)) ?? []) {
    if (Math.abs(name.length - token.length) > most || name.length < 4) continue
    // Letters doubled where they are not, or the other way round, are one slip: "rissoto".
    const distance = undoubled(token) === undoubled(name) ? 1 : editDistance(token, name, most)
    const isLikely = token.length > 4 || isSwapped(token, name) || undoubled(token) === undoubled(name)
    if (distance > most || !isLikely) continue
    if (!found || distance < found.distance) found = { names: [name], distance }
    else if (distance === found.distance) found.names.push(name)
  }
  const own = found?.names.filter((name) => namingTokens[language].has(name)) ?? []
  const names = own.length > 0 ? own : (found?.names ?? [])
  const [first] = names
  // "carots" may be "carrot" or "carrots", which is the same.
  const isOne = names.every((name) => first && (name.startsWith(first) || first.startsWith(name)))
  return isOne ? (first ?? null) : null
}

let byLetter: ReadonlyMap<string, readonly Token[]> | null = null

function namesByLetter(): ReadonlyMap<string, readonly Token[]> {
  byLetter ??= Map.groupBy(new Set([...namingTokens.en, ...namingTokens.fr]), (token) => token.charAt(0))
  return byLetter
}

function undoubled(word: string): string {
  return word.replace(/(.)\1/g, '$1')
}

function isSwapped(one: Token, other: Token): boolean {
  return one.length === other.length && [...one].sort().join('') === [...other].sort().join('')
}

/** Letters to change, add, drop or swap with their neighbour; anything above `most` once it is known to be more. */
function editDistance(one: string, other: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      }
      row.push(cost)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[other.length] ?? most + 1
}
