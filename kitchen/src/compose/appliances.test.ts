import type { KitchenLanguage } from '@roux/contract/language'
import { describe, expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from './compose-recipe.ts'

const compose = (user_input: string, language: KitchenLanguage) =>
  composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })

describe('what is made in an appliance', () => {
  testTable<[prompt: string, language: KitchenLanguage, first: RegExp, then: RegExp]>([
    ['air fryer trout with carrots', 'en', /Cook the carrots/, /Lay the trout/],
    ['air fryer chicken thighs with potatoes and peppers', 'en', /Cook the potatoes/, /Add the red peppers/],
    ['cuisses de poulet et panais au airfryer', 'fr', /cuire les panais/, /Ajoutez les cuisses/],
    ['tofu et chou-fleur à la friteuse à air', 'fr', /tofu/, /Ajoutez le chou-fleur/],
    ['air fryer sausages with butternut squash', 'en', /Cook the butternut/, /71 °C/],
  ])('has vegetables in the basket with it, first the ones that take longer', (prompt, language, first, then) => {
    const recipe = compose(prompt, language)
    const text = recipe.directions.join('\n')
    expect(text.slice(text.search(first))).toMatch(then)
    expect(text).toMatch(first)
    expect(text).not.toMatch(/simmer|drain|frémi|égoutt/)
    expect(accountOf(recipe)).toBe('')
  })

  testTable<[prompt: string, language: KitchenLanguage, title: RegExp]>([
    ['pressure cooker pea risotto', 'en', /risotto/],
    ['risotto milanais au cookeo', 'fr', /[Rr]isotto/],
    ['instant pot sausages and lentils', 'en', /sausage.* lentils/],
    ['curry de haricots rouges à la cocotte-minute', 'fr', /haricots rouges/],
    ['split pea soup in the pressure cooker', 'en', /pea soup/],
    ['bœuf carottes au cookeo', 'fr', /bœuf.*carottes/],
  ])('cooks rice, pulses and stews under pressure', (prompt, language, title) => {
    const recipe = compose(prompt, language)
    expect(recipe.title).toMatch(title)
    expect(recipe.directions.join('\n')).toMatch(/lock the lid|verrouillez le couvercle/i)
    expect(accountOf(recipe)).toBe('')
  })
})

testTable<[prompt: string, language: KitchenLanguage]>([
  ['supper for two, I only own one frying pan', 'en'],
  ['all we have is a frying pan, what can we eat', 'en'],
  ['dîner pour trois avec une seule poêle', 'fr'],
  ["je n'ai qu'une poêle et du poulet", 'fr'],
])('who has only a frying pan gets a supper that needs nothing beside it', (prompt, language) => {
  const recipe = compose(prompt, language)
  expect(recipe.directions.join('\n')).not.toMatch(
    /salted water|eau (?:bouillante|frémissante)|drain|oven|four\b|saucepan/,
  )
  expect(recipe.ingredients.join('\n')).toMatch(/egg|chicken|sausage|œuf|poulet|saucisse|cheddar/i)
  expect(accountOf(recipe)).toBe('')
})
