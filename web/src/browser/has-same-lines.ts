import type { ReadRecipe } from '@roux/contract/read-recipe'

/** Do two recipes say the same in their lists and steps? */
export function hasSameLines(one: ReadRecipe, other: ReadRecipe): boolean {
  return (['ingredients', 'directions'] as const).every(
    (list) =>
      one[list].length === other[list].length &&
      one[list].every(({ content }, place) => content === other[list][place]?.content),
  )
}
