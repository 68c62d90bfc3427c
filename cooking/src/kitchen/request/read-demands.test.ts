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

test('nobody has to list water', () => {
  expect(readDemands('rice cooked in water with saffron', 'en').wanted).not.toContain('water')
})

test.each(['', 'test', 'aaaa', '?!', 'hello there'])('%j demands nothing', (sentence) => {
  expect(readDemands(sentence, 'en')).toEqual({ diets: [], allergies: [], excluded: [], wanted: [] })
})
