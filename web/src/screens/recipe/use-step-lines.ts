import { isChecked } from '@roux/contract/language'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import { linesOfSteps } from '@roux/cooking/checks/lines-of-steps'
import { useMemo } from 'react'

/** For each step the places of the ingredients that it needs; none in a language that is not read here. */
export function useStepLines(recipe: ReadRecipe): readonly (readonly number[])[] {
  return useMemo(() => {
    const { language, ingredients, directions } = recipe
    if (!isChecked(language)) return []
    const contentOf = ({ content }: { content: string }) => content
    return linesOfSteps(
      { ...recipe, ingredients: ingredients.map(contentOf), directions: directions.map(contentOf) },
      language,
    )
  }, [recipe])
}
