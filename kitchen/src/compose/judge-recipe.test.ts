import type { Draft } from '@roux/contract/draft'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { faultsOf } from '../../test/judge-recipe.ts'
import type { KitchenRequest } from '../understand/kitchen-request.ts'
import { composeRecipe } from './compose-recipe.ts'

const request: KitchenRequest = {
  user_input: 'leek tart',
  language: 'en',
  preferences: {
    diets: [],
    allergies: [],
    other_allergies: [],
    dislikes: [],
    wishes: '',
    units: 'metric',
    serves: null,
  },
  serves: 4,
  max_minutes: null,
}
const right = composeRecipe(request)
const vegan: KitchenRequest = {
  ...request,
  preferences: {
    diets: ['vegan'],
    allergies: [],
    other_allergies: [],
    dislikes: [],
    wishes: '',
    units: 'metric',
    serves: null,
  },
}

test('what the kitchen makes is right', () => {
  expect(faultsOf(right, request)).toEqual([])
})

const wrongs: [string, Partial<Draft>, RegExp, KitchenRequest?][] = [
  ['a diet that is not kept', {}, /not vegan/, vegan],
  ['another number of people', { serves: 5 }, /serves 5/],
  ['no time at all', { preparation_time: 0, cook_time: 0 }, /no time/],
  ['far too much', { ingredients: [...right.ingredients, '9 kg leeks, sliced'] }, /too much/],
  ['what no step uses', { ingredients: [...right.ingredients, '200 g cod fillet'] }, /no step names cod/],
  ['what is not in the list', { directions: [...right.directions, 'Add the prawns.'] }, /unlisted_ingredient/],
  ['a word of the other language', { description: 'Une tarte.' }, /"une" is not en/],
  ['a template that shows', { title: 'Tart with {hero}' }, /"\{" in the text/],
  ['a step that is no sentence', { directions: [...right.directions, 'serve'] }, /no sentence/],
]

testTable(wrongs)('whatever is wrong with a recipe is found', (_, change, expected, asked = request) => {
  expect(faultsOf({ ...right, ...change }, asked).join('\n')).toMatch(expected)
})
