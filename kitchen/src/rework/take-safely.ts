import { unconstrained } from '@roux/contract/constraints'
import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import { sayNotKept } from '@roux/contract/wish-findings'
import { checkRecipe } from '@roux/cooking/checks/check-recipe'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { findFoods } from '@roux/cooking/mentions/find-foods'
import { spokenNoun } from '@roux/cooking/wording/noun'
import type { Text } from '../cookbook/dish.ts'
import { wording } from '../languages/wording.ts'
import type { Reworked } from './replace-foods.ts'
import { limited, namesOf, take, type Work } from './work.ts'

const doneInside = kindsThatAre('cooks-through')
/** How beef, lamb and duck may be served. */
const rare =
  /\b[45]\d\s?°C (?:inside|à cœur|in the middle)|\b(?:red|pink) in the middle|medium.rare|\brare\b|saignant|\brosée?s? à cœur|\b(?:viande|cœur) rosée?/iu
const saysSo = /right through|cooked through|no (?:longer|trace of) pink|à cœur|sans trace de rose|bien cuit/i

/**
 * A recipe with another food in it, unless the steps would now make people ill: a steak may be pink, a chicken may not.
 * Where they do not say that it must be done, the first that names it does.
 */
export function takeSafely(work: Work, reworked: Reworked, food: Ingredient): void {
  const { language } = work
  const isRare = mustBeDone(food) && reworked.recipe.directions.some((step) => rare.test(step))
  if (isRare || dangersOf(reworked.recipe, language) > dangersOf(work.recipe, language)) {
    work.said.push(sayNotKept({ what: 'replace', why: 'unsafe', words: namesOf([food], language) }))
    return
  }
  take(work, reworked)
  if (mustBeDone(food) && !work.recipe.directions.some((step) => saysSo.test(step)))
    work.recipe = limited({ ...work.recipe, directions: cookedThroughIn(work.recipe.directions, food, language) })
}

const throughout: Text = {
  en: 'Cook … right through, with no trace of pink.',
  fr: 'Faites cuire … à cœur, sans trace de rose.',
}

function cookedThroughIn(directions: readonly string[], food: Ingredient, language: KitchenLanguage): string[] {
  const noun = spokenNoun(food, language, food[language].many !== undefined)
  const { styled, together } = wording[language]
  const withArticle = together(styled[''](noun, food))
  const note = throughout[language].replace('…', withArticle)
  const names = (step: string) => findFoods(step, language).some(({ meaning }) => meaning.foods.includes(food))
  const first = directions.findIndex(names)
  return first < 0 ? [...directions, note] : directions.map((step, at) => (at === first ? `${step} ${note}` : step))
}

/** Does it make people ill unless it is cooked right through? */
export function mustBeDone({ kind, tags }: Ingredient): boolean {
  return doneInside.includes(kind) || (tags?.includes('pork') ?? false)
}

function dangersOf(recipe: Draft, language: KitchenLanguage): number {
  return checkRecipe(recipe, { ...unconstrained, language }).filter(({ code }) => code === 'unsafe').length
}
