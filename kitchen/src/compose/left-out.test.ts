import { kitchenLanguages } from '@roux/contract/language'
import { ingredients } from '@roux/cooking/foods/lexicon'
import { spokenNoun } from '@roux/cooking/wording/noun'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { faultsOf } from '../../test/judge-recipe.ts'
import { type Dish, dishes, type Way } from '../template/dishes.ts'
import { takes } from '../template/slot-takes.ts'
import type { KitchenRequest } from '../understand/kitchen-request.ts'
import { composeRecipe } from './compose-recipe.ts'

/** What a way can do without: each of its optional parts, and all that gives it its name. */
function partsOf({ hero, slots }: Way): readonly (readonly string[])[] {
  const optional = Object.entries(slots).filter(([, slot]) => slot.optional)
  return [hero, ...optional.map(([name]) => [name])]
}

/** Asks for a dish without anything that could fill a part of it. */
function without(dish: Dish, { slots }: Way, part: readonly string[], place: number): KitchenRequest {
  const language = kitchenLanguages[place % kitchenLanguages.length] ?? 'en'
  const fits = part.flatMap((name) => slots[name] ?? [])
  const gone = ingredients.filter((food) => food.kind !== 'water' && fits.some((slot) => takes(slot, food)))
  const preferences = {
    ...{ diets: [], allergies: [], other_allergies: [], wishes: '', units: 'metric' as const, serves: null },
    dislikes: gone.map((food) => spokenNoun(food, language, true).text),
  }
  const user_input = dish.names[language][0] ?? dish.id
  return { user_input, language, preferences, serves: null, max_minutes: null }
}

testTable(dishes)('every dish is whole, or another dish, whatever part of it is left out', (dish) => {
  const requests = dish.ways.flatMap((way) => partsOf(way).map((part, place) => without(dish, way, part, place)))
  const faults = requests.flatMap((request) =>
    faultsOf(composeRecipe(request), request).map((fault) => `${request.language} ${fault}`),
  )
  expect(faults).toEqual([])
})
