import type { KitchenLanguage } from '@roux/contract/language'
import { grammar } from '@roux/cooking/languages/grammar'
import type { Dish } from '../template/dishes.ts'
import { hear } from './hear.ts'
import { askable, avoidable, type Named } from './named.ts'
import { colouredAt, isColour, isOfOtherColour } from './other-colour.ts'
import { type Match, matchAt } from './phrase-book.ts'
import { isStrange } from './strange-words.ts'
import type { Taste } from './taste.ts'
import type { Token } from './tokens.ts'

/**
 * A food or a dish as a sentence has it: what it means where it is refused, and where it is wanted. Null for what nobody
 * here knows and the recipe has all the same.
 */
export type Said = {
  readonly words: string
  readonly named: Named | null
  readonly asked: Named | null
  readonly isDish: boolean
  readonly dish?: Dish | undefined
  /** It is said of the dish how it tastes. */
  readonly taste?: Taste | undefined
  /** Is it refused in a colour that nothing of the name has here? */
  readonly isOfOtherColour?: true
  /** Is it only pointed to, and what the last change was of? */
  readonly isLast?: true
}

/** A sentence in which each name is its number, `@0`, `@1`: what is said of it stands around it, whatever it is called. */
export type Marked = { readonly text: string; readonly names: readonly Said[] }

/** @param isThere is a word that nobody here knows one of the recipe's? */
export function markNames(sentence: string, language: KitchenLanguage, isThere: (word: Token) => boolean): Marked {
  const { mended } = hear(sentence, language)
  const names: Said[] = []
  const marked: string[] = []
  for (let at = 0; at < mended.length; ) {
    const match = behindColour(mended, at, language) ?? colouredAt(mended, at, language)
    const named = match && avoidable(match.meanings)
    const dish = match?.meanings.flatMap((meaning) => (meaning.kind === 'dish' ? meaning.dish : []))[0]
    const isDish = dish !== undefined
    const taste = match?.meanings.flatMap((meaning) =>
      meaning.kind === 'manner' ? (meaning.manner.taste ?? []) : [],
    )[0]
    const length = match?.length ?? 1
    const words = mended.slice(at, at + length).join(' ')
    const isName = match
      ? named !== null || isDish || taste !== undefined
      : isStrange(words, language) && isThere(words)
    if (isName) names.push({ words, named, asked: match && askable(match.meanings), isDish, dish, taste })
    marked.push(isName ? `@${names.length - 1}` : words)
    at += length
  }
  return { text: marked.join(' ').replace(articles[language], ''), names }
}

/** A food behind the colour that it never has here, where a language puts it there. */
function behindColour(tokens: readonly Token[], at: number, language: KitchenLanguage): Match | null {
  if (grammar[language].isHeadFirst || !isColour(tokens[at]) || (matchAt(tokens, at, language)?.length ?? 0) > 1)
    return null
  const match = matchAt(tokens, at + 1, language)
  const named = match && avoidable(match.meanings)
  const isOther = named && isOfOtherColour(tokens.slice(at, at + 1), named)
  return isOther ? { ...match, length: match.length + 1 } : null
}

const articles: Readonly<Record<KitchenLanguage, RegExp>> = {
  en: /(?<![^ ])(?:(?:the|any|all|an?|some|my|our|your|this|that|these|those) )+(?=@)/g,
  fr: /(?<![^ ])(?:(?:la|les?|l|une?|d|des?|du|mon|ma|mes|nos|notre|ces?|cet|cette|tout|tous|toute|toutes|quelques) )+(?=@)/g,
}

/** The words again, without what a pattern has taken. */
export function unmark({ text, names }: Marked): string {
  return text.replace(/@(\d+)/g, (_, place) => names[Number(place)]?.words ?? '')
}

/** The names of a part of a marked sentence, in order. */
export function namesOf(part: string, { names }: Marked): Said[] {
  return Array.from(part.matchAll(/@(\d+)/g), ([, place]) => names[Number(place)]).filter((one) => one !== undefined)
}
