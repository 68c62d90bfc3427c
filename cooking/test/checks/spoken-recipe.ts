import { type Allergen, allergens, type Diet, diets } from '@roux/contract/diet'
import { type CheckedLanguage, checkedLanguages } from '@roux/contract/language'
import type { CheckedRecipe } from '../../src/mentions/checked-recipe.ts'

/** A recipe that is good for some allergies and diets, or names what was planted in it. */
export type SpokenRecipe = {
  language: CheckedLanguage
  allergies: readonly Allergen[]
  diets: readonly Diet[]
  /** The words that give the planted food away, parted by bars; none in a good recipe. */
  planted: readonly string[]
  recipe: CheckedRecipe
}

/** "# language what it keeps ! what is planted | title", then "> description", "- list; of it" and "* step" lines. */
export function spokenRecipes(text: string): SpokenRecipe[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.trim().split('\n')
      const [kept = '', title = ''] = head.split(' | ')
      const [names = '', planted = ''] = kept.split(' ! ')
      const [code = '', ...what] = names.trim().split(/[ ,]+/)
      const after = (sign: string) => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(2))
      return {
        language: checkedLanguages.find((one) => one === code) ?? 'en',
        allergies: allergens.filter((one) => what.includes(one)),
        diets: diets.filter((one) => what.includes(one)),
        planted: planted.split('|').filter(Boolean),
        recipe: {
          title,
          description: after('> ').join(' '),
          preparation_time: 10,
          cook_time: 10,
          serves: 4,
          ingredients: after('- ').flatMap((line) => line.split('; ')),
          directions: after('* '),
        },
      }
    })
}
