import type { KitchenLanguage } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import { improveRecipe } from './improve-recipe.ts'

const composed = (user_input: string, language: KitchenLanguage) =>
  composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })
const changed = (dish: string, wish: string, language: KitchenLanguage) =>
  improveRecipe(composed(dish, language), wish, language)

testTable<[string, string, KitchenLanguage, RegExp]>([
  ['chicken pot pie', 'without the pastry', 'en', /chicken/],
  ['steak and ale pie', 'no pastry please', 'en', /beef/],
  ['salmon en croute', 'without the crust', 'en', /salmon/],
  ['tourte au poulet', 'sans pâte', 'fr', /poulet/],
  ['beef wellington', 'without the pastry', 'en', /beef/],
])('a pie without its pastry keeps what is in it', (dish, wish, language, filling) => {
  const { ingredients, findings } = changed(dish, wish, language)
  expect(ingredients.join('\n')).toMatch(filling)
  expect(ingredients.join('\n')).not.toMatch(/pastry|pâte feuilletée/)
  expect(findings.filter(({ params }) => params.what === 'without')).toEqual([])
})

testTable<[string, string, KitchenLanguage, RegExp]>([
  ['salade niçoise', 'remplace le thon par du saumon', 'fr', /saumon, cuits et émiettés/],
  ['tuna pasta salad', 'salmon instead of tuna', 'en', /salmon fillets, cooked and flaked/],
  ['tuna sandwich', 'swap the tuna for cod', 'en', /cod fillets, cooked and flaked/],
])('fresh fish takes the place of tuna from a tin cooked', (dish, wish, language, line) => {
  expect(changed(dish, wish, language).ingredients.join('\n')).toMatch(line)
})

testTable<[string, string, KitchenLanguage, RegExp]>([
  ['lemon tart', 'individual ones', 'en', /\d tartlet tins/],
  ['cottage pie', 'make individual ones', 'en', /\d small ovenproof dishes/],
  ['tarte au citron meringuée', 'en version individuelle', 'fr', /\d moules à tartelette/],
])('individual ones go into small tins and dishes, and are looked after sooner', (dish, wish, language, vessel) => {
  const after = changed(dish, wish, language)
  expect(after.directions.join(' ')).toMatch(vessel)
  expect(after.description).toMatch(/two thirds of the time|deux tiers du temps/)
  expect(after.composition).not.toBe('')
  expect(improveRecipe(after, language === 'en' ? 'for 4' : 'pour 4', language).directions.join(' ')).toMatch(vessel)
})

testTable<[string, string, KitchenLanguage]>([
  ['roast pork loin', 'with winter vegetables around it', 'en'],
  ['roast chicken', 'add vegetables around', 'en'],
  ['poulet rôti', "avec des légumes d'automne autour", 'fr'],
])('vegetables around a roast are several, and their season is no wish of its own', (dish, wish, language) => {
  const before = composed(dish, language)
  const after = improveRecipe(before, wish, language)
  const roots = /carrot|parsnip|celeriac|swede|onion|carotte|panais|céleri|courge|oignon/
  const count = ({ ingredients }: Pick<typeof before, 'ingredients'>) =>
    ingredients.filter((line) => roots.test(line)).length
  expect(count(after)).toBeGreaterThanOrEqual(3)
  expect(accountOf(after)).not.toMatch(/occasion/)
})

testTable<[string, string, KitchenLanguage, RegExp]>([
  ['banana bread with chocolate', 'add walnuts', 'en', /^160 g dark chocolate/m],
  ['roast pork with prunes', 'add carrots', 'en', /^18 prunes/m],
])('what comes beside another food leaves as much of that as there was', (dish, wish, language, line) => {
  expect(composed(dish, language).ingredients.join('\n')).toMatch(line)
  expect(changed(dish, wish, language).ingredients.join('\n')).toMatch(line)
})

testTable<[string, string, KitchenLanguage, RegExp]>([
  ['apple crumble', 'with pears too', 'en', /^changed less: apples$/m],
  ['crumble aux pommes', 'ajoute des poires', 'fr', /^changed less: pommes$/m],
])('where one fruit shares the place of another, that is told', (dish, wish, language, told) => {
  expect(accountOf(changed(dish, wish, language))).toMatch(told)
})

test('prawns that take the place of chicken come raw, into a way that cooks them as long as they stand', () => {
  const { ingredients, description } = changed('chicken korma', 'prawns instead of the chicken', 'en')
  expect(ingredients.join('\n')).toMatch(/raw peeled prawns$/m)
  expect(description).not.toMatch(/left over/)
})
