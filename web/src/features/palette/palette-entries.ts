import { foldText } from '@roux/contract/fold-text'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import { type FoldedRecipe, findRecipes } from '../../browser/find-recipes.ts'
import type { MenuAction } from '../../ui/menu-content.tsx'

/** Recipes in the palette: it leads to those one has in mind, and the library has all. */
export const mostRecipes = 6

/** The words of what was typed. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

/** The recipes that the palette shows: the newest, or those whose title has the text, first of them where it begins so. */
export function pickRecipes(recipes: readonly FoldedRecipe[], text: string): ReadRecipe[] {
  const wanted = foldText(text.trim())
  const found = findRecipes(recipes, text) ?? recipes.map(({ recipe }) => recipe)
  const beginning = found.filter(({ title }) => foldText(title).startsWith(wanted))
  return [...new Set([...beginning, ...found])].slice(0, mostRecipes)
}

/** The actions that every word of the text is the beginning of a word of; all of them without a text. */
export function pickActions<Action extends Pick<MenuAction, 'text'>>(
  actions: readonly Action[],
  text: string,
): Action[] {
  const wanted = wordsOf(foldText(text))
  return actions.filter((action) => {
    const words = foldText(action.text).split(/[^\p{L}\p{N}]+/u)
    return wanted.every((part) => words.some((word) => word.startsWith(part)))
  })
}
