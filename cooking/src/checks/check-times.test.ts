import { unconstrained } from '@roux/contract/constraints'
import { expect, test } from 'vitest'
import { checkRecipe } from './check-recipe.ts'

const roast = {
  title: 'Roast carrots',
  description: '',
  preparation_time: 10,
  cook_time: 30,
  serves: 4,
  ingredients: ['500 g carrots', '1 tbsp oil'],
  directions: ['Toss the carrots in the oil and leave for 10 minutes.', 'Roast them for 30 minutes.'],
}
const found = (changes: Partial<typeof roast>) =>
  checkRecipe({ ...roast, ...changes }, { ...unconstrained, language: 'en', addsUp: true })

test('steps that take longer than the recipe says are told quietly, by both sums', () => {
  expect(found({ cook_time: 10 })).toMatchObject([
    { code: 'steps_longer', severity: 'info', place: { part: 'recipe' }, params: { said: 40, given: 20 } },
  ])
  const long = ['Leave the carrots in the oil for 2 hours.', 'Roast them for 30 minutes.']
  expect(found({ directions: long })).toMatchObject([{ params: { said: 150, given: 40 } }])
})

test.each([
  ['the same', {}],
  ['a little longer', { cook_time: 25 }],
  ['shorter', { cook_time: 90 }],
  ['no times given', { preparation_time: 0, cook_time: 0 }],
  ['overnight', { directions: ['Leave the carrots in the oil overnight.', 'Roast them for 30 minutes.'] }],
  ['weeks of keeping', { directions: [...roast.directions, 'Let them mature in a cool place for 3 weeks.'] }],
  ['hours in a marinade', { directions: ['Marinate the carrots for 4 hours.', 'Roast them for 30 minutes.'] }],
  [
    'overnight, with the hours beside it,',
    { directions: ['Leave the carrots overnight, 8 to 10 hours.', 'Roast them for 30 minutes.'] },
  ],
  ['a time told twice', { directions: ['Roast the carrots for 2 hours (120 minutes).'], cook_time: 110 }],
  ['at the same time', { directions: [...roast.directions, 'Meanwhile, heat the oil for 40 minutes.'] }],
])('steps that take %s are no finding', (_, changes) => {
  expect(found(changes)).toEqual([])
})

test('whose writer was not told to count what needs nobody is told nothing', () => {
  expect(checkRecipe({ ...roast, cook_time: 5 }, { ...unconstrained, language: 'en' })).toEqual([])
})

test('what of a wish no check knows is said in the words of the cook, and weighs little', () => {
  const unchecked = ['halal', 'under 500 kcal']
  expect(checkRecipe(roast, { ...unconstrained, language: 'en', unchecked })).toMatchObject(
    unchecked.map((asked) => ({ code: 'unchecked_wish', severity: 'info', params: { asked } })),
  )
})
