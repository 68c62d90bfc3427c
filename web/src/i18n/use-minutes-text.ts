import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { durationText } from './duration-text.ts'

type Times = Pick<ReadRecipe, 'preparation_time' | 'cook_time'>

/** How long a recipe takes in all; nothing where it does not say. */
export function minutesText({ preparation_time, cook_time }: Times, t: TFunction): string | undefined {
  const minutes = preparation_time + cook_time
  return minutes > 0 ? durationText(t, minutes) : undefined
}

export function useMinutesText(recipe: Times): string | undefined {
  const { t } = useTranslation()
  return minutesText(recipe, t)
}
