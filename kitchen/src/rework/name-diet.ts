import { type Diet, diets } from '@roux/contract/diet'
import type { Draft } from '@roux/contract/draft'
import { foldText } from '@roux/contract/fold-text'
import type { KitchenLanguage } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import { wording } from '../languages/wording.ts'

const adjectives: Record<Diet, Record<KitchenLanguage, string>> = {
  vegan: { en: 'Vegan', fr: 'végane' },
  vegetarian: { en: 'Vegetarian', fr: 'végétarienne' },
  pescatarian: { en: 'Pescatarian', fr: 'pescétarienne' },
  gluten_free: { en: 'Gluten-free', fr: 'sans gluten' },
  lactose_free: { en: 'Dairy-free', fr: 'sans lait' },
  nut_free: { en: 'Nut-free', fr: 'sans fruits à coque' },
  egg_free: { en: 'Egg-free', fr: 'sans œufs' },
}

/** What a title may say already, folded. */
const free: Partial<Record<Diet, RegExp>> = {
  egg_free: /without eggs?\b|eggless|sans (?:le moindre )?oeufs?\b/,
  gluten_free: /without gluten|gluten free/,
}

/** The title says what the recipe has become. */
export function nameDiet(recipe: Draft, wished: readonly Diet[], language: KitchenLanguage): Draft {
  const diet = diets.find((one) => wished.includes(one))
  if (!diet) return recipe
  const word = adjectives[diet][language]
  const said = foldText(recipe.title)
  if (said.includes(foldText(word)) || free[diet]?.test(said)) return recipe
  return { ...recipe, title: wording[language].ofDiet(recipe.title, word).slice(0, limits.title).toWellFormed() }
}
