import { readContent } from '@roux/contract/content-fields'
import type { Preferences } from '@roux/contract/generation'
import type { Language } from '@roux/contract/language'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { RecipeFormValues } from '@roux/contract/recipe-form'
import { useMemo } from 'react'
import { useRested } from '../../browser/use-rested.ts'
import type { PlacedFindings } from './read-finding.ts'
import { usePlacedFindings } from './use-placed-findings.ts'

/** Milliseconds without a letter before a draft is checked again. */
const pause = 400

/** What a recipe is found to be while it is edited. Its lines are named by their places. */
export function useEditingFindings(
  values: RecipeFormValues,
  language: Language,
  profile: Preferences | undefined,
): PlacedFindings {
  const rested = useRested(values, pause)
  const recipe = useMemo(() => toRecipe(rested, language), [rested, language])
  return usePlacedFindings(recipe, profile)
}

function toRecipe(values: RecipeFormValues, language: Language): ReadRecipe {
  const toItems = (lines: RecipeFormValues['ingredients']) =>
    lines.map(({ content }, place) => ({ id: String(place), content, index: String(place + 1) }))
  return {
    ...readContent(values),
    id: '',
    is_favorite: false,
    notes: '',
    notes_updated_at: null,
    tags: [],
    diet: null,
    source: null,
    written_by: null,
    ingredients: toItems(values.ingredients),
    directions: toItems(values.directions),
    language,
    created_at: '',
    updated_at: '',
    user: null,
    findings: [],
  }
}
