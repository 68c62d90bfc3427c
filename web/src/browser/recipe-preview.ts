import { fieldsOf } from '@roux/contract/fields-of'
import { type ReadRecipe, readRecipe } from '@roux/contract/read-recipe'
import { dropText, keepText, readText } from './kept-text.ts'
import { parseJson } from './parse-json.ts'

/** An improved recipe that is neither accepted nor discarded yet: a reload must not cost another one. */
export interface RecipePreview {
  /** What the cook asked for. */
  wish: string
  recipe: ReadRecipe
}

export function keepRecipePreview(id: string, preview: RecipePreview): void {
  keepText('session', keyOf(id), JSON.stringify(preview))
}

/** The preview of a recipe's better version; what is no recipe is dropped. */
export function readRecipePreview(id: string): RecipePreview | undefined {
  const text = readText('session', keyOf(id))
  if (text === undefined) return undefined
  const { wish, recipe: kept } = fieldsOf(parseJson(text))
  const recipe = readRecipe(kept)
  if (recipe === undefined) {
    dropRecipePreview(id)
    return undefined
  }
  return { wish: typeof wish === 'string' ? wish : '', recipe }
}

export function dropRecipePreview(id: string): void {
  dropText('session', keyOf(id))
}

function keyOf(id: string): string {
  return `recipe-preview:${id}`
}
