import { unconstrained } from '@roux/contract/constraints'
import type { Draft } from '@roux/contract/draft'
import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { checkRecipe } from '@roux/cooking/checks/check-recipe'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { ingredients } from '@roux/cooking/foods/lexicon'
import { rawKindOf } from '@roux/cooking/heat/raw-meat'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { improveRecipe } from '../rework/improve-recipe.ts'
import { chanceFrom } from '../template/choice.ts'
import { type Dish, dishes, type Way } from '../template/dishes.ts'
import { takes } from '../template/slot-takes.ts'
import type { KitchenRequest } from '../understand/kitchen-request.ts'
import { readWish } from '../understand/read-wish.ts'
import type { Wish } from '../understand/wish.ts'
import { composeRecipe, withManner, writeComposed } from './compose-recipe.ts'
import { cooksThrough } from './cooked-through.ts'
import { fillWay } from './fill-way.ts'
import { minutesOf } from './plan.ts'

const meats = ingredients.filter((one) => rawKindOf(one) !== undefined)

/** Every meat that a slot of a way may take. */
const places = dishes.flatMap((dish) =>
  dish.ways.flatMap((way, index) =>
    Object.entries(way.slots).flatMap(([name, slot]) =>
      meats.filter((meat) => takes(slot, meat)).map((meat) => ({ dish, way, index, name, meat })),
    ),
  ),
)

function unsafeIn(draft: Draft, language: KitchenLanguage): string[] {
  return checkRecipe(draft, { ...unconstrained, language }).flatMap((finding) =>
    finding.code === 'unsafe' && finding.severity === 'danger' ? [`${finding.params.danger}: ${finding.words}`] : [],
  )
}

/** A way as it is written for who asks for a meat and nothing else. */
function written(dish: Dish, way: Way, meat: Ingredient, request: KitchenRequest, any: Wish) {
  const wish = { ...any, asked: [{ id: meat.id, name: { en: meat.id, fr: meat.id }, options: [meat] }] }
  const filled = fillWay(way, wish, () => 0)
  if (!filled) return undefined
  const plan = { dish, way, filled, serves: 4, minutes: minutesOf(way, filled, 4) }
  return writeComposed(withManner(plan, wish, chanceFrom(0, 0), request), wish)
}

describe.each(kitchenLanguages)('in %s', (language) => {
  test('every way of every dish cooks every meat that it takes', () => {
    const request = { user_input: 'test', language, preferences: null, serves: null, max_minutes: null }
    const any = readWish(request)
    const seen = new Set<string>()
    const raw = places.flatMap(({ dish, way, index, meat }) => {
      const key = `${dish.id} ${index} ${meat.id}`
      const draft = seen.has(key) ? undefined : written(dish, way, meat, request, any)
      seen.add(key)
      return draft ? unsafeIn(draft, language).map((one) => `${key}: ${one}`) : []
    })
    expect(raw).toEqual([])
  }, 600_000)
})

test('what a way leaves raw is not offered in it', () => {
  const refused = places.filter(({ way, name, meat }) => !cooksThrough(way, name, meat))
  const told = refused.map(({ dish, name, meat }) => `${dish.id} ${name} ${meat.id}`)
  expect(told).toContain('stir-fry protein sausage')
  expect(told).toContain('piperade ham sausage')
  // A few: most dishes cook what they take.
  expect(told.length).toBeLessThan(places.length / 100)
})

const asked: readonly [KitchenLanguage, string, RegExp, RegExp][] = [
  ['en', 'sausage risotto', /sausage/, /brown the (?:pork )?sausages.*1\d min/i],
  ['en', 'chicken risotto', /chicken/, /brown the chicken.*1\d min/i],
  ['en', 'turkey risotto', /turkey/, /brown the turkey.*1\d min/i],
  ['en', 'sausage omelette', /sausage/, /brown the (?:pork )?sausages.*12 min/i],
  ['en', 'creamy chicken spaghetti', /chicken/, /chicken.*6–8 min/i],
  ['en', 'chicken pizza', /chicken/, /chicken.*8 min/i],
  ['en', 'fried eggs with sausages', /sausage/, /sausages.*12 min/i],
  ['fr', 'risotto aux saucisses', /saucisse/, /dorer les saucisses.*1\d min/i],
  ['fr', 'risotto au poulet', /poulet/, /dorer le poulet.*1\d min/i],
  ['fr', 'omelette aux saucisses', /saucisse/, /dorer les saucisses.*12 min/i],
]

testTable(asked)('what is asked for with meat is cooked through', (language, user_input, meat, step) => {
  const draft = composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })
  expect(draft.ingredients.join('\n')).toMatch(meat)
  expect(draft.directions.join('\n')).toMatch(step)
  expect(unsafeIn(draft, language)).toEqual([])
})

test('shellfish that is sold raw has no place where nothing heats it', () => {
  const raw = ingredients.filter(
    ({ id, kind, en }) =>
      (kind === 'shellfish' || kind === 'mollusc') && !/cooked|crab meat/.test(en.one ?? '') && id !== 'scallop',
  )
  expect(raw.length).toBeGreaterThan(4)
  const cold = dishes.flatMap(({ ways }) =>
    ways.flatMap(({ id, steps, slots }) =>
      Object.entries(slots).flatMap(([name, slot]) => {
        const taken = raw.filter((one) => takes(slot, one)).map((one) => one.id)
        const at = steps.findIndex(({ en }) => new RegExp(`[{+]${name}[}+:|]`).test(en))
        const isHeated = steps
          .slice(Math.max(0, at))
          .some(({ cook = 0, en }) => cook > 0 || /\b(?:cook(?:ed)?|steam|fry)\b/i.test(en))
        return isHeated || taken.length === 0 ? [] : [`${id} ${name}: ${taken.join(', ')}`]
      }),
    ),
  )
  expect(cold).toEqual([])
})

test('a change that would leave meat raw is not made', () => {
  const draft = composeRecipe({
    user_input: 'beef stir-fry',
    language: 'en',
    preferences: null,
    serves: null,
    max_minutes: null,
  })
  const changed = improveRecipe(draft, 'sausages instead of beef', 'en')
  expect(changed.ingredients.join('\n')).not.toMatch(/steak/)
  expect(unsafeIn(changed, 'en')).toEqual([])
  expect(
    unsafeIn(
      { ...draft, ingredients: draft.ingredients.map(asSausages), directions: draft.directions.map(asSausages) },
      'en',
    ),
  ).toEqual([expect.stringMatching(/^mince: /)])
})

function asSausages(line: string): string {
  return line.replace('500 g sirloin steak, thinly sliced', '8 pork sausages').replace(/\bsteak\b/g, 'sausages')
}
