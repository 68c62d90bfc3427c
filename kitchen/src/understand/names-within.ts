import type { Diet } from '@roux/contract/diet'
import type { KitchenLanguage } from '@roux/contract/language'
import type { Dish } from '../template/dishes.ts'
import { avoidable, type Named } from './named.ts'
import { matchAt } from './phrase-book.ts'
import type { Reader } from './reader.ts'
import type { Token } from './tokens.ts'
import { fillerWords } from './vocabulary.ts'

/** Is it made to go with what follows? "Gravy for toad in the hole" is a gravy. */
export function isForAnother({ tokens, avoiding }: Reader, dish: Dish | null, next: number): boolean {
  if (avoiding !== null || !beside.has(dish?.course)) return false
  return /^(?:for|pour)$/.test(tokens[next] ?? '') || goingWith.test(tokens.slice(next, next + 3).join(' '))
}

const beside: ReadonlySet<Dish['course'] | undefined> = new Set<Dish['course']>(['sauce', 'bread', 'side'])
const goingWith = /^(?:to (?:go|serve|have|eat) with|alongside|pour accompagner|qui (?:va|vont|ira|aille) avec)(?![^ ])/

/** The food that a name is all about: who wants no fried eggs wants no eggs. */
export function preparedFood({ tokens, language }: Reader, at: number, next: number): Named[] {
  let start = at
  while (start < next && fillerWords.has(tokens[start] ?? '')) start += 1
  const match = start > at ? matchAt(tokens.slice(start, next), 0, language) : null
  const food = match?.length === next - start ? avoidable(match.meanings) : null
  return food ? [food] : []
}

/** A vegan burger is vegan, whatever is put on it. */
export function dietsIn(words: readonly Token[], language: KitchenLanguage): Diet[] {
  return words.flatMap((word) =>
    (matchAt([word], 0, language)?.meanings ?? []).flatMap((meaning) =>
      meaning.kind === 'diet' ? [meaning.diet] : [],
    ),
  )
}
