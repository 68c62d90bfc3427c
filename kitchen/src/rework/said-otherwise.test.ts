import { unconstrained } from '@roux/contract/constraints'
import type { KitchenLanguage } from '@roux/contract/language'
import { checkRecipe } from '@roux/cooking/checks/check-recipe'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import { improveRecipe } from './improve-recipe.ts'

function changed(language: KitchenLanguage, sentence: string, ...changes: string[]) {
  const request = { user_input: sentence, language, preferences: null, serves: null, max_minutes: null }
  return changes.reduce((recipe, change) => {
    const { findings: _, ...rest } = recipe
    return improveRecipe(rest, change, language)
  }, composeRecipe(request))
}

testTable<[KitchenLanguage, string, string, RegExp]>([
  ['fr', 'salade niçoise', 'ajoute des haricots verts', /cuire les haricots verts \d+ min/],
  ['en', 'greek salad', 'add sweet potatoes', /Simmer the sweet potatoes/],
  ['fr', 'taboulé', 'ajoute de la courge butternut', /cuire (?:la|les) \S* ?butternut \d+ min|butternut 1\d min/i],
  ['en', 'waldorf salad', 'add aubergine', /Fry the aubergines?/],
  ['en', 'coleslaw', 'add red lentils', /Simmer the (?:red )?lentils/],
])('what nobody eats raw is cooked when it comes into a dish that is not', (language, sentence, change, step) => {
  expect(changed(language, sentence, change).directions.join(' ')).toMatch(step)
})

testTable<[KitchenLanguage, string, string, string]>([
  ['en', 'vegetable curry', 'add some chilli flakes', 'chilli'],
  ['fr', 'soupe de potiron', "ajoute de l'ail", 'ail'],
  ['en', 'tomato soup', 'add smoked paprika', 'paprika'],
  ['fr', 'ratatouille', 'ajoute du cumin', 'cumin'],
])('what gives its taste to a dish goes in before it is brought to the table', (language, sentence, change, name) => {
  const { directions } = changed(language, sentence, change)
  const last = directions.findLastIndex((step) => new RegExp(`(?<!\\p{L})${name}`, 'iu').test(step))
  expect(last).toBeGreaterThanOrEqual(0)
  expect(last).toBeLessThan(directions.length - 1)
})

testTable<[KitchenLanguage, string, string, number]>([
  ['fr', 'crêpes', 'pour douze', 60],
  ['en', 'crepes', 'for two', 10],
  ['en', 'waffles', 'for eight', 40],
  ['fr', 'pancakes', 'pour huit', 30],
  ['en', 'chapatis', 'for two', 10],
])('what is cooked in turns takes as long as there is of it', (language, sentence, change, minutes) => {
  expect(changed(language, sentence, change).cook_time).toBe(minutes)
})

testTable<[KitchenLanguage, string, string, RegExp]>([
  ['en', 'leek soup', 'thicker please', /changed less: .*stock/],
  ['fr', 'velouté de carottes', 'trop liquide', /changed less: .*(?:bouillon|lait)/],
  ['en', 'lentil soup', 'too thick', /changed more: .*stock/],
  ['fr', 'risotto', 'plus épais', /not_kept taste: plus épais/],
])('how thick it is to be is heard', (language, sentence, change, said) => {
  const { findings } = changed(language, sentence, change)
  const told = findings.map(({ code, params: { what, words = [] } }) => `${code} ${what}: ${words.join(', ')}`)
  expect(told.join('\n')).toMatch(said)
})

testTable<[KitchenLanguage, string, string, RegExp, RegExp]>([
  ['en', 'quiche lorraine', 'no bacon, with spinach', /spinach/, /tofu|bacon|ham/],
  ['fr', 'quiche lorraine', 'sans lardons, avec des champignons', /champignons/, /tofu|lardon|à sec/],
  ['en', 'spaghetti carbonara', 'swap the guanciale for courgettes', /courgettes/, /guanciale|cold (?:wide )?pan/],
  ['en', 'pea soup with ham', 'no ham, mushrooms instead', /mushrooms/, /\bham\b|noodles/],
])('the vegetable that is named comes for the meat, and nothing else', (language, sentence, change, has, not) => {
  const { ingredients, directions } = changed(language, sentence, change)
  expect(ingredients.join('\n')).toMatch(has)
  expect([...ingredients, ...directions].join('\n')).not.toMatch(not)
})

testTable<[KitchenLanguage, string, string]>([
  ['en', 'chicken pot pie', 'no pastry, mash on top'],
  ['fr', 'tarte aux pommes', 'pas de cannelle, des amandes par-dessus'],
])('what is named to come on top is not refused with what goes', (language, sentence, change) => {
  const { findings } = changed(language, sentence, change)
  const absent = findings.filter(({ code, params }) => code === 'not_kept' && params.why === 'absent')
  expect(absent.flatMap(({ params }) => params.words ?? []).join(' ')).not.toMatch(/pastry|amandes/)
})

testTable<[KitchenLanguage, string, string]>([
  ['en', 'beef bourguignon', 'no alcohol'],
  ['fr', 'coq au vin', 'sans alcool'],
  ['fr', 'boeuf bourguignon', 'sans vin'],
])('a bottle that was left out is not praised', (language, sentence, change) => {
  expect(changed(language, sentence, change).description).not.toMatch(/bottle|bouteille|wine|\bvin\b/i)
})

testTable<[KitchenLanguage, string]>([
  ['en', 'omelette'],
  ['fr', 'omelette'],
  ['en', 'cheese omelette for one'],
])('an omelette that is set in a hot pan is no raw egg, in either language', (language, sentence) => {
  const request = { user_input: sentence, language, preferences: null, serves: null, max_minutes: null }
  const recipe = composeRecipe(request)
  const found = checkRecipe(recipe, { ...unconstrained, language })
  expect(found.filter(({ code }) => code === 'unsafe')).toEqual([])
})
