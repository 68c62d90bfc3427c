import type { KitchenLanguage } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import { improveRecipe } from './improve-recipe.ts'

const compose = (user_input: string, language: KitchenLanguage) =>
  composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })
const linesOf = (prompt: string, language: KitchenLanguage, wish: string) =>
  improveRecipe(compose(prompt, language), wish, language).ingredients.join('\n')

testTable<[prompt: string, wish: string, language: KitchenLanguage, said: RegExp]>([
  ['moussaka', 'no white aubergines', 'en', /^not_kept without absent: white aubergines$/],
  ['salade de tomates', 'sans tomates vertes', 'fr', /^not_kept without absent: tomates vertes$/],
  ['fajitas', 'sans poivron jaune', 'fr', /^not_kept without absent: poivron jaune$/],
  ['ratatouille', 'sans poivron rouge', 'fr', /^changed left_out: poivrons rouges$/],
])('what is refused in a colour that it does not have is not in it', (prompt, wish, language, said) => {
  expect(accountOf(improveRecipe(compose(prompt, language), wish, language))).toMatch(said)
})

test('whom the red ones may harm too gets none', () => {
  expect(linesOf('ratatouille', 'en', "I'm allergic to green peppers")).not.toMatch(/pepper(?!$)s/)
})

testTable<[prompt: string, wish: string, language: KitchenLanguage, has: RegExp, not: RegExp]>([
  ['roast chicken', 'only legs please', 'en', /chicken legs/, /whole chicken/],
  ['greek salad', 'with cherry tomatoes', 'en', /cherry tomatoes/, /\d tomatoes/],
  ['cobb salad', 'turkey bacon only', 'en', /turkey bacon/, /(?<!turkey )bacon/],
  ['tartiflette', 'avec du bacon de volaille', 'fr', /lardons de dinde/, /lardons fumés/],
  ['fajitas', 'just corn tortillas', 'en', /corn tortillas/, /wheat tortillas/],
])('a narrower sort takes the place of the wider one', (prompt, wish, language, has, not) => {
  const lines = linesOf(prompt, language, wish)
  expect(lines).toMatch(has)
  expect(lines).not.toMatch(not)
})

testTable<[prompt: string, wish: string, language: KitchenLanguage, said: string]>([
  ['tacos', 'only corn tortillas', 'en', 'kept_otherwise food already: corn tortillas'],
  ['tajine de poulet', 'rien que des cuisses', 'fr', 'kept_otherwise food already: cuisses de poulet'],
])('what is there already is told to be', (prompt, wish, language, said) => {
  expect(accountOf(improveRecipe(compose(prompt, language), wish, language))).toBe(said)
})

testTable<[prompt: string, wish: string, language: KitchenLanguage, line: RegExp]>([
  ['quesadilla', 'wholegrain tortillas', 'en', /tortillas, wholemeal/],
  ['pâtes bolognaise', 'avec des pâtes complètes', 'fr', /(?:spaghettis|tagliatelles|penne).*, version complète/],
  ['galette des rois', 'farine complète', 'fr', /^/],
])('what is milled may be of whole grain, and stays so', (prompt, wish, language, line) => {
  const after = improveRecipe(compose(prompt, language), wish, language)
  expect(after.ingredients.join('\n')).toMatch(line)
  const more = improveRecipe(after, language === 'fr' ? 'pour 8' : 'for 8', language)
  expect(more.ingredients.join('\n')).toMatch(line)
})
