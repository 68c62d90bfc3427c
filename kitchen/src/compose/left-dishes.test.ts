import type { KitchenLanguage } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { composeRecipe } from './compose-recipe.ts'
import { readComposition } from './composition.ts'

const cook = (user_input: string, language: KitchenLanguage, diets: readonly 'vegetarian'[] = []) =>
  composeRecipe({
    ...{ user_input, language, serves: null, max_minutes: null },
    preferences: {
      ...{ diets: [...diets], allergies: [], dislikes: [], other_allergies: [] },
      ...{ wishes: '', units: 'metric', serves: null },
    },
  })

testTable<[prompt: string, language: KitchenLanguage, line: RegExp]>([
  ['leftover ratatouille', 'en', /^600 g ratatouille, left over$/],
  ['leftover bolognese sauce', 'en', /g bolognese, left over$/],
  ['leftover beef stew, no oven', 'en', /g stew, left over$/],
  ['made too much vegetable curry last night', 'en', /g curry, left over$/],
  ['il me reste de la ratatouille', 'fr', /^600 g de ratatouille, un reste$/],
  ['un fond de bolognaise à finir', 'fr', /g de bolognaise, un reste$/],
  ["du chili d'hier", 'fr', /g de chili, un reste$/],
  ['reste de curry de poulet', 'fr', /g de curry, un reste$/],
])('what is left of a cooked dish goes into another, and is not cooked anew', (prompt, language, line) => {
  const { ingredients, directions, findings } = cook(prompt, language)
  expect(ingredients[0]).toMatch(line)
  expect(directions.join(' ')).toMatch(/leftover|reste/)
  expect(findings).toEqual([])
})

testTable<[prompt: string, language: KitchenLanguage, title: RegExp]>([
  ['ratatouille', 'en', /^ratatouille/i],
  ['une ratatouille pour ce soir', 'fr', /^ratatouille/i],
  ['beef stew', 'en', /stew/i],
  ['half beef half pork chili', 'en', /chili/i],
  ['I want enough curry left for tomorrow', 'en', /curry/i],
])('a dish that is wanted is made', (prompt, language, title) => {
  const { title: made, ingredients } = cook(prompt, language)
  expect(made).toMatch(title)
  expect(ingredients.join()).not.toMatch(/left over|un reste/)
})

test('what somebody must not eat is not served to them because it is left', () => {
  for (const left of ['bolognese', 'chilli con carne', 'chili', 'stew']) {
    const { ingredients, findings } = cook(`leftover ${left}`, 'en', ['vegetarian'])
    expect(ingredients.join()).not.toMatch(/left over/)
    expect(findings).not.toEqual([])
  }
  expect(cook('leftover vegetable curry', 'en', ['vegetarian']).ingredients[0]).toMatch(/left over/)
})

test('which dish was left goes with the recipe', () => {
  const written = cook('leftover ratatouille', 'en')
  expect(readComposition(written.composition, written, 'en')?.rest).toBe('ratatouille')
})
