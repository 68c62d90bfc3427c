import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { TFunction } from 'i18next'
import { durationText } from '../../i18n/duration-text.ts'

/** A recipe as plain text, to be pasted anywhere: what the page shows, without the notes, which are the cook's own. */
export function recipeText(recipe: ReadRecipe, t: TFunction): string {
  const facts = [
    `${t('recipe.preparation')} ${durationText(t, recipe.preparation_time)}`,
    `${t('recipe.cooking')} ${durationText(t, recipe.cook_time)}`,
    `${t('recipe.serves')} ${recipe.serves}`,
  ]
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
