import { blankDraft } from '@roux/contract/blank-draft'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { recipePrompt } from './recipe-prompt.ts'
import type { WritingRequest } from './recipe-writer.ts'

const request: WritingRequest = {
  user_input: 'hummus',
  language: 'en',
  preferences: null,
  serves: null,
  max_minutes: null,
}
const dataOf = (changes: Partial<WritingRequest>): unknown =>
  JSON.parse(recipePrompt({ ...request, ...changes }).prompt)

test('the titles of earlier recipes for the same words are data, and how many there were', () => {
  const earlier_titles = ['Classic hummus', 'zz "}] Beetroot hummus']
  expect(dataOf({ seed: 2, earlier_titles })).toMatchObject({ recipes_before: 2, earlier_titles })
  expect(recipePrompt({ ...request, earlier_titles }).instructions).not.toContain('zz')
  expect(dataOf({})).toMatchObject({ recipes_before: 0, earlier_titles: [] })
})

test('diets and allergies that the wish names go with those of the preferences', () => {
  const preferences = {
    ...{ diets: ['vegan'], allergies: ['milk'], other_allergies: ['kiwi'], dislikes: [], wishes: '' },
    ...{ serves: null, units: 'metric' },
  } as const
  const heard = { diets: ['vegan', 'gluten_free'], allergies: ['milk', 'nuts'] } as const
  expect(dataOf({ heard })).toMatchObject({ diets: heard.diets, allergies: heard.allergies })
  expect(dataOf({ heard, preferences: preferences as unknown as WritingRequest['preferences'] })).toMatchObject({
    diets: ['vegan', 'gluten_free'],
    allergies: ['milk', 'nuts', 'kiwi'],
  })
})

test('what the wish says of nutrients is stated', () => {
  const wish = { nutrient: 'protein', bound: 'at_least', amount: 40, per: 'serving' } as const
  expect(dataOf({ heard: { diets: [], allergies: [], nutrients: [wish] } })).toMatchObject({ nutrients: [wish] })
  expect(dataOf({})).toMatchObject({ nutrients: [] })
})

test('nobody is asked for a number of people where the cook has said none', () => {
  expect(dataOf({})).toMatchObject({ serves: null })
  expect(dataOf({ serves: 3 })).toMatchObject({ serves: 3 })
})

testTable([
  ['feijoada, on sera une dizaine', 10],
  ['fish pie for six', 6],
  ['soup, and one portion to freeze', 2],
])('the number of people that a sentence names wins over the preferences', (user_input, serves) => {
  const preferences = {
    ...{ diets: [], allergies: [], other_allergies: [], dislikes: [], wishes: '' },
    ...{ serves: 2, units: 'metric' },
  } as const
  expect(dataOf({ user_input, preferences: preferences as unknown as WritingRequest['preferences'] })).toMatchObject({
    serves,
  })
  expect(dataOf({ user_input, serves: 4 })).toMatchObject({ serves: 4 })
})

testTable([
  ['pasta in 20 minutes', 20],
  ['un plat prêt en 40 minutes maximum', 40],
  ['hummus', null],
])('the time that a sentence names is the limit', (user_input, max_minutes) => {
  expect(dataOf({ user_input })).toMatchObject({ max_minutes })
  expect(dataOf({ user_input, max_minutes: 15 })).toMatchObject({ max_minutes: 15 })
})

test('an improvement and a repair get their own rules beside the usual ones', () => {
  const draft = {
    ...blankDraft,
    ...{ title: 'Soup', preparation_time: 1, cook_time: 2, serves: 3 },
    ...{ ingredients: ['1 leek'], directions: ['Cook.'] },
  }
  const [plain = '', improving = '', repairing = ''] = [
    {},
    { improves: draft },
    { repairs: { draft, problems: ['Step 1: zz'] } },
  ].map((changes) => recipePrompt({ ...request, ...changes }).instructions)
  for (const more of [improving, repairing]) {
    expect(more.startsWith(plain)).toBe(true)
    expect(more.length).toBeGreaterThan(plain.length)
    expect(more).not.toContain('zz')
  }
})

test('a repair that cooks longer may say so in its times', () => {
  const draft = { ...blankDraft, preparation_time: 1, cook_time: 2 }
  const { instructions } = recipePrompt({ ...request, repairs: { draft, problems: ['Step 1'] } })
  expect(instructions).toMatch(/preparation_time and cook_time follow.*Keep everything else/)
})
