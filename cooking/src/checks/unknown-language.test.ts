import { unconstrained } from '@roux/contract/constraints'
import type { Language } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { findMeasures } from '../amounts/find-measures.ts'
import { leadingAmount } from '../amounts/leading-amount.ts'
import { minutesSaid } from '../amounts/minutes-said.ts'
import { mainLanguage } from '../mentions/line-language.ts'
import { checkRecipe } from './check-recipe.ts'
import { describeProblems } from './describe-problem.ts'

/** One that the page might have, and whose words nobody has told. */
const language = 'de' as Language
const recipe = {
  ...{ title: 'Nusskuchen', description: '', serves: 6, preparation_time: 20, cook_time: 40 },
  ingredients: ['200 g Erdnüsse', '3 Eier'],
  directions: ['40 Minuten bei 180 °C backen.'],
}

test('of a recipe whose language is not known only the numbers are checked, and that is said', () => {
  const asked = { ...unconstrained, language, allergies: ['peanuts'], serves: 4, maxMinutes: 30, addsUp: true } as const
  const findings = checkRecipe(recipe, asked)
  expect(findings.map(({ code, params }) => ({ code, params }))).toEqual([
    { code: 'unchecked', params: { why: 'language' } },
    { code: 'servings', params: { asked: 4, given: 6 } },
    { code: 'time', params: { asked: 30, given: 60 } },
  ])
  expect(describeProblems(findings, recipe, language)[0]).toMatch(/^Nothing checks recipes in this language/)
  expect(mainLanguage(recipe.directions, language)).toBe(language)
})

test('and no amount or time is read in its lines', () => {
  expect(leadingAmount('200 g Erdnüsse', language)).toEqual({ amount: '', rest: '200 g Erdnüsse' })
  expect(findMeasures('40 Minuten bei 180 °C backen.', language).map(({ kind }) => kind)).toEqual(['temperature'])
  expect(minutesSaid(recipe.directions, language)).toBe(0)
})
