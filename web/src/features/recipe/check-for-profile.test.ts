import { readPreferences } from '@roux/contract/read-preferences'
import { readRecipe } from '@roux/contract/read-recipe'
import { expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { checkForProfile } from './check-for-profile.ts'
import { placeFindings, spansOf } from './read-finding.ts'

function check(language: string, ingredients: string[], profile: object) {
  const recipe = readRecipe({ title: 'x', language, ingredients, directions: ['Mix everything.'] })
  if (!recipe) throw new Error('no recipe')
  const findings = checkForProfile(recipe, readPreferences(profile))
  return { recipe, findings: findings.filter(({ code }) => code !== 'unused_ingredient') }
}

testTable([
  ['en', '50 g butter', 'butter'],
  ['fr', '50 g de beurre', 'beurre'],
  ['en', '2 tbsp satay sauce', 'satay sauce'],
  ['fr', '1 c. à soupe de ghee', 'ghee'],
])('milk and peanuts are found', (language, line, words) => {
  const { recipe, findings } = check(language, ['1 onion', line], { allergies: ['milk', 'peanuts'] })
  expect(findings).toMatchObject([
    { code: 'allergen', severity: 'danger', ingredient_id: recipe.ingredients[1]?.id, params: { words } },
  ])
  const [span] = spansOf(findings, line)
  expect(line.slice(span?.start, span?.end)).toBe(words)
})

testTable([
  ['en', '400 ml coconut milk'],
  ['fr', '20 g de beurre de cacao'],
  ['fr', "1 l de lait d'avoine"],
])('what only sounds like it is not', (language, line) => {
  expect(check(language, [line], { allergies: ['milk', 'peanuts'] }).findings).toEqual([])
})

test("an allergy in the cook's own words weighs as much as one of the 14", () => {
  const { findings } = check('en', ['3 kiwis'], { other_allergies: ['kiwi'], dislikes: ['kiwis'] })
  expect(findings).toMatchObject([
    { code: 'allergen', severity: 'danger', params: { asked: 'kiwi', words: 'kiwis' } },
    { code: 'disliked', severity: 'info' },
  ])
})

test('nothing asked, nothing found', () => {
  expect(check('en', ['50 g butter'], {}).findings).toEqual([])
})

testTable([
  ['en', '1 tsp baking powder', 'baking powder', false],
  ['fr', '1 sachet de levure chimique', 'levure chimique', false],
  ['en', '200 g penne or gluten-free pasta', 'penne', true],
])('what a label tells, or a choice, is no alarm', (language, line, words, isChoice) => {
  const { recipe, findings } = check(language, [line], { diets: ['gluten_free'] })
  expect(findings).toMatchObject([
    { code: 'diet', severity: 'info', certainty: 'often', ingredient_id: recipe.ingredients[0]?.id },
  ])
  expect(findings[0]?.params.choice === true).toBe(isChoice)
  expect(spansOf(findings, line)).toMatchObject([{ look: 'label' }])
  expect(line).toContain(words)
  const placed = placeFindings(recipe, findings)
  expect(placed.alarms).toEqual([])
  expect(placed.labels).toEqual([findings])
})

test('a finding of before, which says nothing of how sure it is, is an alarm', () => {
  const { recipe } = check('en', ['50 g butter'], {})
  const stored = { code: 'allergen', severity: 'danger', params: { allergen: 'milk', words: 'butter' } }
  expect(placeFindings(recipe, [stored])).toMatchObject({ alarms: [[stored]], labels: [] })
})
