import { factFields } from '@roux/contract/content-fields'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { TFunction } from 'i18next'
import { writeFact } from './recipe-facts.tsx'

/** A recipe as plain text, to be pasted anywhere: what the page shows, without the notes, which are the cook's own. */
export function recipeText(recipe: ReadRecipe, t: TFunction): string {
  const facts = factFields.map((field) => writeFact(field, recipe[field], t)).filter((fact) => fact !== '')
  const parts = [
    [recipe.title],
    [recipe.description],
    [facts.join(' · ')],
    recipe.ingredients.length > 0
      ? [t('recipe.ingredients'), ...recipe.ingredients.map(({ content }) => `- ${content}`)]
      : [],
    recipe.directions.length > 0
      ? [t('recipe.directions'), ...recipe.directions.map(({ content }, place) => `${place + 1}. ${content}`)]
      : [],
  ]
  return parts
    .map((lines) => lines.join('\n'))
    .filter((part) => part !== '')
    .join('\n\n')
}
