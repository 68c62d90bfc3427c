import { unconstrained } from '@roux/contract/constraints'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
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

testTable([
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
])('steps that take about as long are no finding', (_, changes) => {
  expect(found(changes)).toEqual([])
})

describe('a limit of time', () => {
  const within = (maxMinutes: number, changes: Partial<typeof roast>, addsUp = true) =>
    checkRecipe({ ...roast, ...changes }, { ...unconstrained, language: 'en', addsUp, maxMinutes }).filter(
      ({ code }) => code === 'time',
    )
  const quick = { preparation_time: 5, cook_time: 10 }

  test('is kept by the steps too, whatever the recipe says', () => {
    expect(within(15, quick)).toMatchObject([{ severity: 'warning', params: { asked: 15, given: 40 } }])
    const marinade = ['Leave the carrots in a marinade of oil for 15 minutes.', 'Roast them for 10 minutes.']
    expect(within(20, { ...quick, directions: marinade })).toMatchObject([{ params: { asked: 20, given: 25 } }])
  })

  testTable([
    ['steps that keep to it', { directions: ['Roast the carrots in the oil for 15 minutes.'] }],
    ['steps that round', { directions: ['Roast the carrots in the oil for 17 minutes.'] }],
    [
      'what goes on meanwhile',
      { directions: ['Roast the carrots for 14 minutes. Meanwhile, heat the oil 5 minutes.'] },
    ],
    ['days of keeping', { directions: ['Roast the carrots in the oil for 12 minutes. They keep for 2 days.'] }],
    ['what may be', { directions: ['Oil the carrots, ideally for 1 hour.', 'Roast them for 12 minutes.'] }],
  ])('is not passed by what keeps to it', (_, changes) => {
    expect(within(15, { ...quick, ...changes })).toEqual([])
  })

  test('is for the two numbers alone where the writer was not told to add', () => {
    expect(within(15, quick, false)).toEqual([])
  })
})

describe('a recipe whose writer was not told to add', () => {
  const foundUntold = (changes: Partial<typeof roast>, language: 'en' | 'fr' = 'en') =>
    checkRecipe({ ...roast, ...changes }, { ...unconstrained, language })
  const simmer = (time: string) => ({ directions: ['Brown the carrots in the oil for 5 minutes.', time] })

  testTable([
    ['Simmer for 2 hours.', 'en', 125],
    ['Cover and leave to simmer, stirring, for 90 minutes.', 'en', 95],
    ['Laissez mijoter 2 h 30.', 'fr', 150],
    ['Enfournez pour 1 h 45, puis laissez reposer 20 minutes.', 'fr', 105],
  ] as const)('is told of times on the heat that its numbers cannot hold', (time, language, said) => {
    const directions = [
      language === 'en' ? 'Brown the carrots in the oil for 5 minutes.' : 'Toss the carrots in the oil.',
      time,
    ]
    expect(foundUntold({ directions }, language)).toMatchObject([
      { code: 'steps_longer', severity: 'info', params: { said } },
    ])
  })

  testTable([
    ['Leave to cool for 3 hours.'],
    ['Roast for 30 minutes, then chill for 4 hours.'],
    ['Let the dough rise for 2 hours.'],
    ['Laissez reposer 3 heures.'],
    ['Simmer for 45 minutes.'],
    ['Meanwhile, simmer the oil for 2 hours.'],
  ])('is told nothing of what needs nobody', (time) => {
    expect(foundUntold(simmer(time))).toEqual([])
  })

  test('is told nothing where it gives no time on the heat', () => {
    expect(foundUntold({ ...simmer('Simmer for 2 hours.'), cook_time: 0 })).toEqual([])
  })
})

test('what of a wish no check knows is said in the words of the cook, and weighs little', () => {
  const unchecked = ['halal', 'under 500 kcal']
  expect(checkRecipe(roast, { ...unconstrained, language: 'en', unchecked })).toMatchObject(
    unchecked.map((asked) => ({ code: 'unchecked_wish', severity: 'info', params: { asked } })),
  )
})

testTable(['for a baby', 'pour mon bébé', 'eleven-month-old', 'pregnant', 'enceinte', 'for my toddler'])(
  'who eats by rules that are checked is not said to be unchecked',
  (words) => {
    expect(
      checkRecipe(roast, { ...unconstrained, language: 'en', unchecked: [words, 'low in potassium'] }),
    ).toMatchObject([{ code: 'unchecked_wish', params: { asked: 'low in potassium' } }])
  },
)
