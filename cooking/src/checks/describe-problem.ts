import type { Language } from '@roux/contract/language'
import type { CheckedRecipe } from './asked.ts'
import { describeFinding } from './describe-finding.ts'
import type { RecipeFinding } from './finding.ts'

/** What whoever wrote the line may do about it. */
const advice: Record<Language, string> = {
  en: 'Put something else in its place, here and in every step that uses it; or, if a kind without it is meant, keep the line and name that kind in it (as “soya-free dark chocolate” does).',
  fr: 'Mettez autre chose à la place, ici et dans chaque étape qui s’en sert ; ou, s’il s’agit d’une variété qui n’en a pas, gardez la ligne et nommez-la (comme « chocolat noir sans soja »).',
}

const places: Record<Language, { ingredient: (line: string) => string; direction: (number: number) => string }> = {
  en: { ingredient: (line) => `The line “${line}” of the ingredients: `, direction: (number) => `Step ${number}: ` },
  fr: { ingredient: (line) => `La ligne « ${line} » des ingrédients : `, direction: (number) => `Étape ${number} : ` },
}

/** For who is to repair a recipe, in its language: which line, which words in it, what is wrong and what would mend it. */
export function describeProblem(finding: RecipeFinding, recipe: CheckedRecipe, language: Language): string {
  const said = describeFinding(finding, language)
  const { place, code, severity } = finding
  if (place.part === 'recipe') return said
  const line =
    place.part === 'ingredient'
      ? places[language].ingredient(recipe.ingredients[place.index] ?? '')
      : places[language].direction(place.index + 1)
  const isFood = code === 'allergen' || code === 'diet'
  return isFood && severity !== 'info' ? `${line}${said} ${advice[language]}` : `${line}${said}`
}
