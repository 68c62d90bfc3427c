import type { ReadRecipe } from '@roux/contract/read-recipe'
import { useTranslation } from 'react-i18next'
import { durationText } from './duration-text.ts'

/** How long a recipe takes in all; nothing where it does not say. */
export function useMinutesText({ preparation_time, cook_time }: ReadRecipe): string | undefined {
  const { t } = useTranslation()
  const minutes = preparation_time + cook_time
  return minutes > 0 ? durationText(t, minutes) : undefined
}
