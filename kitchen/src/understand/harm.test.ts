import { unconstrained } from '@roux/contract/constraints'
import { type Allergen, allergens } from '@roux/contract/diet'
import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { checkRecipe } from '@roux/cooking/checks/check-recipe'
import { refuseRequest } from '@roux/cooking/safety/refuse-request'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { harmful } from '../../test/harm-sentences.ts'
import { harmless } from '../../test/harmless-sentences.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import { readDemands } from './read-demands.ts'
import { languageOf, readWish } from './read-wish.ts'

const rowsOf = (table: string) => table.trim().split('\n')
const isAllergen = (name: string): name is Allergen => allergens.some((allergen) => allergen === name)

function compose(user_input: string, language: KitchenLanguage) {
  return composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })
}

/** What a recipe has of foods that harm. */
function servedIn(sentence: string, language: KitchenLanguage, names: readonly string[]): string[] {
  const asked = {
    ...unconstrained,
    language,
    allergies: names.filter(isAllergen),
    other_allergies: names.filter((name) => !isAllergen(name)),
  }
  const findings = checkRecipe(compose(sentence, language), asked)
  return findings.filter(({ code }) => code === 'allergen').map(({ words }) => words)
}

describe.each(kitchenLanguages)('in %s', (fallback) => {
  testTable(rowsOf(harmful[fallback]))('what harms is left out, and what is wanted is not', (row) => {
    const [names = '', wanted = '', sentence = ''] = row.split('|').map((part) => part.trim())
    const foods = names.split(',')
    const language = languageOf(sentence, fallback)
    const demands = readDemands(sentence, language)
    expect(refuseRequest(sentence)).toBeNull()
    expect(demands.excluded.length + demands.diets.length).toBeGreaterThan(0)
    // Who cannot digest lactose is not allergic to milk.
    const isOfLactose = demands.diets.includes('lactose_free') && foods.join() === 'milk'
    if (!isOfLactose) expect(demands.allergies).toEqual(expect.arrayContaining(foods.filter(isAllergen)))
    expect(servedIn(sentence, language, foods)).toEqual([])
    if (wanted) expect(compose(sentence, language).ingredients.join('\n').toLowerCase()).toContain(wanted)
  })
})

testTable(rowsOf(harmless))('nothing is forbidden by what harms nobody', (sentence) => {
  expect(readDemands(sentence, languageOf(sentence, 'en'))).toMatchObject({ excluded: [], allergies: [] })
})

testTable<[string, KitchenLanguage]>([
  ['my dog was sick after the sausages, toad in the hole please', 'en'],
  ["the neighbour's cousin is ill with nuts, we love walnut cake", 'en'],
  ['le chat a été malade après le saumon, pavé de saumon quand même', 'fr'],
])('nobody at the table is ill where a pet or a stranger is', (user_input, language) => {
  const { occasions } = readWish({ user_input, language, preferences: null, serves: null, max_minutes: null })
  expect(occasions).not.toContain('ill')
})

testTable<[string, string]>([
  ['pad thai, my mate is allergic to everything with a barcode', 'everything with a barcode'],
  ['my throat closes up with anything from the old mill, noodles', 'anything from the old mill'],
  ['my daughter has allergies, a birthday cake', 'allergies'],
  ['une tarte, il est allergique à un truc bizarre', 'un truc bizarre'],
  ['un gratin, tout ce qui pousse là-bas me donne de l’urticaire', 'tout ce qui pousse là-bas'],
])('an allergy that was heard and not understood is warned of in the words of the cook', (sentence, words) => {
  const { findings } = compose(sentence, languageOf(sentence, 'en'))
  const warned = findings.find(({ params }) => 'what' in params && params.what === 'avoided')
  expect(warned).toMatchObject({ severity: 'warning' })
  expect(JSON.stringify(warned)).toContain(words)
})

test('what does harm is said to be left out, in either language and in a mix of both', () => {
  const said = (sentence: string, language: KitchenLanguage) => JSON.stringify(compose(sentence, language).findings)
  expect(said('noodles, sesame gives me hives', 'en')).toContain('sesame')
  expect(said('des nouilles, le sésame me donne de l’urticaire', 'fr')).toContain('sésame')
  expect(readDemands('my son gonfle quand il mange des œufs, pancakes', 'en').allergies).toEqual(['eggs'])
})

testTable<[string, KitchenLanguage, readonly Allergen[]]>([
  ['PINE NUTS - ANAPHYLAXIS. pesto pasta please', 'en', ['nuts', 'peanuts', 'sesame']],
  ['sesame gives me hives, hummus please', 'en', ['nuts', 'peanuts', 'sesame']],
  ['my son is allergic to oysters, a seafood platter', 'en', ['crustaceans', 'molluscs']],
  ['allergic to prawns, seafood pasta', 'en', ['crustaceans', 'molluscs']],
  ['je suis allergique aux moules, une marmite de fruits de mer', 'fr', ['crustaceans', 'molluscs']],
  ['ma fille est allergique aux cacahuètes, des nouilles satay', 'fr', ['nuts', 'peanuts', 'sesame']],
])('what stands in for a food that harms is no near kin of it', (sentence, language, allergies) => {
  const findings = checkRecipe(compose(sentence, language), { ...unconstrained, language, allergies: [...allergies] })
  expect(findings.filter(({ code, severity }) => code === 'allergen' && severity === 'danger')).toEqual([])
})

testTable<[string, KitchenLanguage, RegExp]>([
  ['a Waldorf salad, celery put my guest in an ambulance', 'en', /celery|fennel|parsnip/i],
  ['un bœuf bourguignon, mon invité suffoque avec le vin', 'fr', /vin\b|vinaigre de vin|balsamique/i],
  ['red wine gives me hives, a beef stew', 'en', /wine|balsamic/i],
  ['fish and chips, beer brings me out in hives', 'en', /beer|malt/i],
  ['a fruit crumble, peaches make my throat swell', 'en', /peach|apricot|plum|nectarine|cherr/i],
])('nor is it of the same plants, or soured of what harms', (sentence, language, never) => {
  expect(compose(sentence, language).ingredients.join('\n')).not.toMatch(never)
})

test('what is only disliked may be stood in for by its own family', () => {
  expect(compose("a Waldorf salad, I don't like celery", 'en').ingredients.join()).toContain('fennel')
})

test('near kin that is wanted by its own name is served', () => {
  expect(compose('my son is allergic to peanuts, a walnut cake', 'en').ingredients.join()).toContain('walnut')
})
