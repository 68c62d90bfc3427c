import { unconstrained } from '@roux/contract/constraints'
import { type CheckedLanguage, checkedLanguages } from '@roux/contract/language'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { toldDraft } from '../../test/checks/dangers.ts'
import { undercookedRecipes, wellCooked } from '../../test/checks/meat-recipes.ts'
import { checkRecipe } from '../checks/check-recipe.ts'
import { type Cut, type Heat, leastMinutes } from './doneness.ts'

const meats: readonly string[] = ['poultry', 'mince', 'pork']

/** What a recipe endangers by its meat, with the words that give it away. */
function dangers(recipe: string, language: CheckedLanguage): string[] {
  return checkRecipe(toldDraft(recipe), { ...unconstrained, language }).flatMap((finding) =>
    finding.code === 'unsafe' && meats.includes(finding.params.danger) ? [finding.params.danger] : [],
  )
}

describe.each(checkedLanguages)('in %s', (language) => {
  testTable(wellCooked[language])('nothing is said of meat that is done', (recipe) =>
    expect(dangers(recipe, language)).toEqual([]),
  )

  testTable(
    Object.entries(undercookedRecipes).flatMap(([danger, recipes]) =>
      recipes[language].map((recipe): [string, string] => [danger, recipe]),
    ),
  )('what is left raw is told of', (danger, recipe) => expect(dangers(recipe, language)).toEqual([danger]))
})

test('it is told of once, at the time that is too short', () => {
  const recipe = {
    title: 'Drumsticks',
    description: '',
    preparation_time: 10,
    cook_time: 30,
    serves: 4,
    ingredients: ['8 chicken drumsticks', '1 tbsp oil'],
    directions: ['Oil the drumsticks.', 'Roast them at 200 °C for 12 minutes and serve.'],
  }
  expect(checkRecipe(recipe, { ...unconstrained, language: 'en' })).toEqual([
    {
      code: 'unsafe',
      severity: 'danger',
      place: { part: 'direction', index: 1 },
      span: { start: 25, end: 35 },
      words: '12 minutes',
      params: { danger: 'poultry' },
    },
  ])
})

testTable([
  ['a sentence without an end', 'chicken for 3 minutes on each side '.repeat(100)],
  ['a text longer than any recipe', 'Fry the chicken for 1 minute. '.repeat(500)],
])('what cannot be read is not looked at', (_, step) => {
  expect(dangers(`Chicken; 10 30; 2 chicken breasts; ${step}`, 'en')).toEqual([])
})

describe('the least minutes', () => {
  const heats: readonly Heat[] = ['pan', 'grill', 'wet', 'oven', 'deep', 'air', 'pressure', 'slow']
  const cuts: readonly Cut[] = ['thin', 'diced', 'fillet', 'bony', 'whole']

  testTable(heats)('grow with the size of the poultry', (heat) => {
    const minutes = cuts.map((cut) => leastMinutes('poultry', cut, heat))
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other))
  })

  test('are fewer in a hotter oven, and no fewer than half', () => {
    const at = (celsius: number) => leastMinutes('poultry', 'bony', 'oven', celsius)
    expect(at(120)).toBeGreaterThan(at(180))
    expect(at(180)).toBeGreaterThan(at(220))
    expect(at(300)).toBeGreaterThan(at(180) / 2)
  })

  test('are no more than the USDA tells cooks', () => {
    // "Approximate Chicken Cooking Times", the lower end at 350 °F (177 °C), in simmering water and on the grill
    expect(leastMinutes('poultry', 'whole', 'oven', 177)).toBeLessThanOrEqual(75)
    expect(leastMinutes('poultry', 'fillet', 'oven', 177)).toBeLessThanOrEqual(20)
    expect(leastMinutes('poultry', 'bony', 'oven', 177)).toBeLessThanOrEqual(30)
    expect(leastMinutes('poultry', 'whole', 'wet')).toBeLessThanOrEqual(60)
    expect(leastMinutes('poultry', 'fillet', 'wet')).toBeLessThanOrEqual(25)
    expect(leastMinutes('poultry', 'bony', 'wet')).toBeLessThanOrEqual(35)
    expect(leastMinutes('poultry', 'fillet', 'grill')).toBeLessThanOrEqual(12)
    expect(leastMinutes('poultry', 'bony', 'grill')).toBeLessThanOrEqual(16)
  })
})
