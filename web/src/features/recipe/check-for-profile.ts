import { unconstrained } from '@roux/contract/constraints'
import type { Preferences } from '@roux/contract/generation'
import { type CheckedLanguage, checkedLanguages, isChecked } from '@roux/contract/language'
import type { ReadFinding, ReadRecipe } from '@roux/contract/read-recipe'
import { checkItems } from '@roux/cooking/checks/check-items'
import { checkInParts } from '@roux/cooking/checks/check-recipe'
import { constraintsOf } from '@roux/cooking/checks/constraints-of'
import type { CheckedRecipe } from '@roux/cooking/mentions/checked-recipe'
import { prepareNames } from '@roux/cooking/mentions/food-book'
import { currentLanguage } from '../../i18n/i18n.ts'

/** Checks a recipe for a cook's profile. */
export function checkForProfile(recipe: ReadRecipe, profile: Preferences): ReadFinding[] {
  return checkItems(recipe, constraintsOf(profile, recipe.language))
}

/** A dish that has in short what most have: what it is read with is what others are read with. */
const samples: Record<CheckedLanguage, Pick<CheckedRecipe, 'title' | 'ingredients' | 'directions'>> = {
  en: {
    title: 'Braised chicken',
    ingredients: ['200 g chicken thighs', '1 onion, chopped', '10 g butter', '100 ml red wine'],
    directions: [
      'Fry the onion in the butter for 3 min, until soft. Add the chicken and brown on all sides.',
      'Pour in the wine, cover and simmer for 30 min, until the chicken is cooked right through. Serve with rice.',
    ],
  },
  fr: {
    title: 'Poulet braisé',
    ingredients: ['200 g de hauts de cuisse de poulet', '1 oignon, haché', '10 g de beurre', '100 ml de vin rouge'],
    directions: [
      "Faites fondre l'oignon 3 min dans le beurre. Ajoutez le poulet et faites-le dorer de tous côtés.",
      "Versez le vin, couvrez et laissez mijoter 30 min, jusqu'à ce que le poulet soit cuit à cœur. Servez avec du riz.",
    ],
  },
}

/**
 * Has ready what the first check of a recipe needs, most often in the language of the page: names that are built and
 * patterns that are read when they are first asked take many times as long as the check. Part by part, so that whoever
 * types or presses meanwhile is heard.
 */
export async function prepareChecks(): Promise<void> {
  for (const language of checkedLanguages) {
    await pause()
    prepareNames(language)
  }
  const language = currentLanguage()
  if (!isChecked(language)) return
  const recipe = { description: '', preparation_time: 10, cook_time: 35, serves: 2, ...samples[language] }
  const parts = checkInParts(recipe, { ...unconstrained, language })
  do await pause()
  while (!parts.next().done)
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
