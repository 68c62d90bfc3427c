import { expect, test } from 'vitest'
import { readDemands } from './read-demands.ts'

test('a sentence demands the diets it names', () => {
  expect(readDemands('a quick vegan curry', 'en').diets).toEqual(['vegan'])
  expect(readDemands('un plat végétarien', 'fr').diets).toEqual(['vegetarian'])
})

test.each([
  ['a soup without garlic or onions', 'en', ['garlic', 'onion']],
  ['une soupe sans ail', 'fr', ['ail']],
  ['une soupe sans ail', 'en', ['garlic']],
] as const)('what %j leaves out is named in the language of the recipe: %s', (sentence, language, names) => {
  const { excluded } = readDemands(sentence, language)
  expect(excluded).toHaveLength(names.length)
  for (const [place, name] of names.entries()) expect(excluded[place]).toContain(name)
})

test('single foods are wanted, words for many and foods to be left out are not', () => {
  expect(readDemands('a salad with chickpeas and vegetables, no chicken', 'en').wanted).toEqual(['chickpeas'])
})

test.each([
  ['low salt chicken noodle soup', 'en', ['salt']],
  ['a stew, not too salty', 'en', ['salt']],
  ['a cake with less sugar', 'en', []],
  ['reduced sugar brownies', 'en', []],
  ['chilli with not too much garlic', 'en', []],
  ['go easy on the garlic, tomato sauce', 'en', []],
  ['un pot-au-feu peu salé', 'fr', ['sel']],
  ['une soupe avec moins de sel', 'fr', ['sel']],
  ['un gâteau moins sucré', 'fr', []],
  ["une sauce avec pas trop d'ail", 'fr', []],
  ['une tarte pas trop sucrée', 'fr', []],
] as const)('%j asks for little of it, and neither for none nor for any', (sentence, language, less) => {
  const demands = readDemands(sentence, language)
  expect(demands).toMatchObject({ excluded: [], less })
  expect(demands.wanted.filter((name) => /salt|sel|sug|sucre|garlic|ail$/.test(name))).toEqual([])
})

test.each([
  ['no salt at all', 'en', 'salt'],
  ['une soupe sans sel', 'fr', 'sel'],
  ['less milk for my son, who is allergic to milk', 'en', 'milk'],
] as const)('%j leaves it out', (sentence, language, name) => {
  const { excluded, allergies } = readDemands(sentence, language)
  expect([...excluded, ...allergies]).toContain(name)
})

test('nobody has to list water', () => {
  expect(readDemands('rice cooked in water with saffron', 'en').wanted).not.toContain('water')
})

test.each(['', 'test', 'aaaa', '?!', 'hello there'])('%j demands nothing', (sentence) => {
  expect(readDemands(sentence, 'en')).toEqual({ diets: [], allergies: [], excluded: [], less: [], wanted: [] })
})
