import { type Constraints, unconstrained } from '@roux/contract/constraints'
import { fallbackLanguage, isOfKitchen, type Language } from '@roux/contract/language'
import { joinNutrients } from '@roux/contract/nutrient-wish'
import { minutesSaid } from '@roux/cooking/amounts/minutes-said'
import { showRecipe } from '@roux/cooking/amounts/show-recipe'
import { checkItems, type RecipeWithItems } from '@roux/cooking/checks/check-items'
import { coverGround } from '@roux/cooking/covers/cover-ground'
import { coverMotif } from '@roux/cooking/covers/cover-motif'
import { foodsNamed } from '@roux/cooking/finding/foods-named'
import { readForFinding } from '@roux/cooking/finding/read-for-finding'
import { staples } from '@roux/cooking/finding/staples'
import { insteadOf } from '@roux/cooking/instead/instead-of'
import { mainLanguage } from '@roux/cooking/mentions/line-language'
import { checkWithNutrients } from '@roux/cooking/nutrition/check-nutrients'
import { nutritionOf } from '@roux/cooking/nutrition/nutrition-of'
import { leftToOthers } from '@roux/cooking/safety/left-to-others'
import { reasonToRefuse } from '@roux/cooking/safety/reason-to-refuse'
import { refuseQuestion } from '@roux/cooking/safety/refuse-question'
import { whoEats } from '@roux/cooking/safety/who-eats'
import { composeRecipe } from '@roux/kitchen/compose/compose-recipe'
import { improveRecipe } from '@roux/kitchen/rework/improve-recipe'
import { demandsOfChange, withoutTakenBack } from '@roux/kitchen/understand/demands-of-change'
import { readDemands } from '@roux/kitchen/understand/read-demands'
import { uncheckedWishes, uncountedWishes } from '@roux/kitchen/understand/unchecked-wishes'

/**
 * What walks a text for longer than the event loop may be held, or needs the lexicon, which is large. Pure functions, whose values can be copied from thread
 * to thread; each takes time in proportion to the text.
 */
export const tasks = {
  checkItems: (recipe: RecipeWithItems, asked: Constraints) => checkItems(recipe, asked, checkWithNutrients),
  checkRecipe: checkWithNutrients,
  composeRecipe,
  /** What is drawn on the cover of a recipe, and on which ground. */
  coverOf: (id: string, title: string, ingredients: readonly string[]) => {
    const motif = coverMotif(title, ingredients)
    return { motif, ground: coverGround(id || title, motif) }
  },
  /** What names of foods mean, and what every kitchen has. */
  foodsNamed: (names: readonly string[]) => ({ named: foodsNamed(names), staples }),
  improveRecipe,
  insteadOf,
  leftToOthers,
  mainLanguage,
  minutesSaid,
  nutritionOf,
  readForFinding,
  reasonToRefuse,
  refuseQuestion,
  /** A recipe's texts for another number of people, or in other units. */
  showTexts: (...shown: Parameters<typeof showRecipe>) => {
    const { ingredients, directions } = showRecipe(...shown)
    return { ingredients: ingredients.map(({ text }) => text), directions: directions.map(({ text }) => text) }
  },
  /** What the wish for one recipe demands, and what of it and of lasting wishes no check knows. */
  readWishes: (written: string, lasting: string, told: Language, isChange: boolean) => {
    const language = isOfKitchen(told) ? told : fallbackLanguage
    const wish = isChange ? withoutTakenBack(written, language) : written
    const said = isChange ? demandsOfChange(wish, language) : readDemands(wish, language)
    return {
      ...said,
      eaters: whoEats(written),
      nutrients: joinNutrients(lasting === '' ? [] : readDemands(lasting, language).nutrients, said.nutrients),
      unchecked: [wish, lasting].flatMap((one) => uncheckedWishes(one, language)),
      uncounted: [wish, lasting].flatMap(uncountedWishes),
    }
  },
  /** Has done what the first of the others would take long for. */
  warm: () => {
    reasonToRefuse({ wish: 'eggs for two', whole: 'eggs for two', isChange: false, isByKitchen: true })
    checkItems(eggs, { ...unconstrained, language: 'en' })
  },
}

const eggs = {
  ...{ title: 'Eggs', description: '', preparation_time: 0, cook_time: 0, serves: 1, directions: [] },
  ingredients: [{ id: '', content: '2 eggs', index: '1' }],
}

export type Tasks = typeof tasks
