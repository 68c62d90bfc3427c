import { draftFields, pick } from '@roux/contract/content-fields'
import type { Draft } from '@roux/contract/draft'

/** Characters of ingredients, and of directions. Long recipes have a quarter of it; a stored one may have a hundred times as many, and each costs money. */
const longestList = 10_000

/** A stored recipe as a provider gets it: its content alone. */
export function shortenedRecipe(recipe: Draft): Draft {
  const fitting = (lines: readonly string[]) => {
    let length = 0
    return lines.filter((line) => {
      length += line.length
      return length <= longestList
    })
  }
  const { ingredients, directions } = recipe
  return { ...pick(recipe, draftFields), ingredients: fitting(ingredients), directions: fitting(directions) }
}
