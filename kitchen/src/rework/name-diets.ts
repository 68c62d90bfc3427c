import { type Diet, diets } from '@roux/contract/diet'
import type { Draft } from '@roux/contract/draft'
import { foldText } from '@roux/contract/fold-text'
import type { KitchenLanguage } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import { wording } from '../languages/wording.ts'

const adjectives: Record<Diet, Record<KitchenLanguage, string>> = {
  vegan: { en: 'vegan', fr: 'végane' },
  vegetarian: { en: 'vegetarian', fr: 'végétarienne' },
  pescatarian: { en: 'pescatarian', fr: 'pescétarienne' },
  gluten_free: { en: 'gluten-free', fr: 'sans gluten' },
  lactose_free: { en: 'dairy-free', fr: 'sans lait' },
  nut_free: { en: 'nut-free', fr: 'sans fruits à coque' },
  egg_free: { en: 'egg-free', fr: 'sans œufs' },
}

/** What a title may say already, folded. */
const free: Partial<Record<Diet, RegExp>> = {
  egg_free: /without eggs?\b|eggless|sans (?:le moindre )?oeufs?\b/,
  gluten_free: /without gluten|gluten free/,
}

/** Who keeps the first keeps the others too. */
const implied: Partial<Record<Diet, readonly Diet[]>> = {
  vegan: ['vegetarian', 'pescatarian', 'lactose_free', 'egg_free'],
  vegetarian: ['pescatarian'],
}

/** The title says what the recipe has become. */
export function nameDiets(recipe: Draft, wished: readonly Diet[], language: KitchenLanguage): Draft {
  const said = foldText(recipe.title)
  const names = (diet: Diet) => said.includes(foldText(adjectives[diet][language])) || free[diet]?.test(said)
  const keeps = (diet: Diet) => (one: Diet) => implied[one]?.includes(diet) === true
  const isImplied = (diet: Diet) => wished.some(keeps(diet))
  const isSaid = (diet: Diet) => names(diet) || diets.filter(keeps(diet)).some(names)
  const words = diets
    .filter((one) => wished.includes(one) && !isImplied(one) && !isSaid(one))
    .map((diet) => adjectives[diet][language])
  if (words.length === 0) return recipe
  return { ...recipe, title: wording[language].ofDiets(recipe.title, words).slice(0, limits.title).toWellFormed() }
}
