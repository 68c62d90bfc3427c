import { unconstrained } from '@roux/contract/constraints'
import type { KitchenLanguage } from '@roux/contract/language'
import { checkWithNutrients } from '@roux/cooking/nutrition/check-nutrients'
import { nutritionOf } from '@roux/cooking/nutrition/nutrition-of'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { chanceOf } from '../template/choice.ts'
import { dishes } from '../template/dishes.ts'
import type { KitchenRequest } from '../understand/kitchen-request.ts'
import { readDemands } from '../understand/read-demands.ts'
import { readWish } from '../understand/read-wish.ts'
import { composeRecipe, withManner, writeComposed } from './compose-recipe.ts'
import { readComposition } from './composition.ts'
import { makePlan } from './make-plan.ts'
import { broughtBy } from './nutrients-of.ts'

const ask = (user_input: string, language: KitchenLanguage): KitchenRequest => {
  return { user_input, language, preferences: null, serves: null, max_minutes: null }
}

/** What is found of nutrients in the recipe for a sentence. */
function found(sentence: string, language: KitchenLanguage) {
  const recipe = composeRecipe(ask(sentence, language))
  const { nutrients } = readDemands(sentence, language)
  const findings = checkWithNutrients(recipe, { ...unconstrained, language, nutrients })
  return findings.flatMap(({ code, params }) => (code === 'nutrient' ? [params] : []))
}

const wishes: readonly [sentence: string, language: KitchenLanguage][] = [
  ['high-protein lunch', 'en'],
  ['a dinner with 40 g protein per serving', 'en'],
  ['chicken dinner under 400 kcal', 'en'],
  ['low carb dinner', 'en'],
  ['low-fat pasta', 'en'],
  ['a high-fibre breakfast', 'en'],
  ['high-protein salad', 'en'],
  ['beef stew high in protein and low in fat', 'en'],
  ['a risotto under 450 calories', 'en'],
  ['a vegan dinner with 30 g of protein', 'en'],
  ['a soup low in salt', 'en'],
  ['un plat avec moins de 10 g de sucres', 'fr'],
  ['une salade, pas plus de 500 calories par personne', 'fr'],
  ['un dessert à moins de 200 kcal', 'fr'],
  ['un petit déjeuner protéiné', 'fr'],
  ['un curry de lentilles à moins de 500 kcal', 'fr'],
  ['un gratin dauphinois à moins de 350 kcal', 'fr'],
  ['un dîner pauvre en glucides', 'fr'],
]

testTable(wishes)('the dish is chosen, and its amounts are set, so that a wish for nutrients is kept', (...wish) => {
  const kept = found(...wish).map((params) => [params.nutrient, params.kept])
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter(([, isKept]) => isKept !== true)).toEqual([])
})

test('a dish that is named stays, and what it cannot keep is told', () => {
  const sentence = 'lasagne with at least 60 g of protein and under 400 kcal'
  expect(composeRecipe(ask(sentence, 'en')).title).toMatch(/lasagne/i)
  expect(found(sentence, 'en').filter(({ kept }) => !kept)).not.toEqual([])
})

test('a recipe whose amounts were set for nutrients is still the kitchen’s own', () => {
  const { findings: _, composition, ...draft } = composeRecipe(ask('a risotto under 450 calories', 'en'))
  const composed = readComposition(composition, draft, 'en')
  expect([...(composed?.filled.slots.values() ?? [])].flat().some(({ times }) => times !== undefined)).toBe(true)
  expect(composed && writeComposed(composed, readWish(ask('a risotto', 'en'))).ingredients).toEqual(draft.ingredients)
})

test('what plans are chosen by is near what lists are counted by', () => {
  const all = dishes.flatMap((dish, place) => {
    const language = place % 2 === 0 ? 'en' : 'fr'
    const request = ask(dish.noun[language], language)
    const wish = { ...readWish(request), dishes: [dish.id] }
    const chance = chanceOf(request.user_input, 0)
    const plan = makePlan(wish, chance)
    if (plan?.dish !== dish) return []
    const { serves, ingredients, directions } = writeComposed(withManner(plan, wish, chance, request), wish)
    const held = nutritionOf({
      language,
      serves,
      ingredients: ingredients.map((content, index) => ({ id: `${index}`, content })),
      directions: directions.map((content) => ({ content })),
    })
    return held.per_serving ? [broughtBy(plan, 'energy') / held.per_serving.kcal] : []
  })
  expect(all.length).toBeGreaterThan(400)
  const near = all.filter((ratio) => ratio > 0.88 && ratio < 1.12)
  expect(near.length / all.length).toBeGreaterThan(0.97)
})
