import type { WishedAmount } from './said-of-names.ts'
import type { Wish } from './wish.ts'

/** What is to be hardly sweet has less sugar in it than it had. */
export function lessSweet<Change extends { readonly wish: Wish; readonly amounts: readonly WishedAmount[] }>(
  change: Change,
): Change {
  const { wish, amounts } = change
  const tastes = wish.tastes.filter(({ most }) => !most)
  if (tastes.length === wish.tastes.length) return change
  const isSaid = amounts.some(({ food }) => /^(?:sugar|sucres?)$/.test(food.words))
  return { ...change, wish: { ...wish, tastes }, amounts: isSaid ? amounts : [...amounts, lessOf('sugar')] }
}

/** Less of what is only told by its taste. */
export function lessOf(words: string): WishedAmount {
  return { food: { words, named: null, asked: null, isDish: false }, factor: 0.5, isVague: true }
}
