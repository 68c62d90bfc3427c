import { unconstrained } from '@roux/contract/constraints'
import { checkRecipe } from '@roux/cooking/checks/check-recipe'
import { expect, test } from 'vitest'
import { readDemands } from './read-demands.ts'

test('a sentence demands the diets it names', () => {
  expect(readDemands('a quick vegan curry', 'en').diets).toEqual(['vegan'])
  expect(readDemands('un plat végétarien', 'fr').diets).toEqual(['vegetarian'])
})

test.each([
  ['gratin dauphinois sans lactose', 'fr', 'lactose_free'],
  ['un gratin, je ne digère pas le lactose', 'fr', 'lactose_free'],
  ['une quiche pour mon mari intolérant au lactose', 'fr', 'lactose_free'],
  ['lactose-free potato gratin', 'en', 'lactose_free'],
  ['a curry for my lactose intolerant son', 'en', 'lactose_free'],
  ["a gratin, I can't digest lactose", 'en', 'lactose_free'],
  ['un gâteau sans gluten', 'fr', 'gluten_free'],
  ['gluten-free cake', 'en', 'gluten_free'],
  ['un gâteau sans œufs', 'fr', 'egg_free'],
  ['egg-free cake', 'en', 'egg_free'],
  ['brownies sans fruits à coque', 'fr', 'nut_free'],
  ['nut-free brownies', 'en', 'nut_free'],
  ['lasagnes véganes', 'fr', 'vegan'],
  ['meat-free chilli', 'en', 'vegetarian'],
  ['a pescatarian paella', 'en', 'pescatarian'],
] as const)('%j names a diet, and neither an allergy nor a food to leave out', (sentence, language, diet) => {
  expect(readDemands(sentence, language)).toMatchObject({ diets: [diet], allergies: [], excluded: [] })
})

test.each([
  ['gratin dauphinois sans lactose', 'fr', ['40 cl de crème liquide sans lactose', '30 cl de lait sans lactose']],
  ['lactose-free potato gratin', 'en', ['200 ml lactose-free milk', '20 g lactose-free butter']],
  ['gluten-free cake', 'en', ['200 g gluten-free flour']],
] as const)('what is made for it passes for %j', (sentence, language, ingredients) => {
  const recipe = { title: 'X', description: '', preparation_time: 5, cook_time: 5, serves: 2, directions: [] }
  const asked = { ...unconstrained, language, ...readDemands(sentence, language) }
  const codes = checkRecipe({ ...recipe, ingredients }, asked).map(({ code }) => code)
  expect(codes.filter((code) => ['diet', 'allergen', 'excluded'].includes(code))).toEqual([])
})

test.each([
  ['dairy-free gratin', 'en', 'dairy'],
  ['non-dairy gratin', 'en', 'dairy'],
  ['a df gratin', 'en', 'dairy'],
  ['dairyfree gratin', 'en', 'dairy'],
  ['un gratin sans lait', 'fr', 'produit laitier'],
  ['a gratin without dairy', 'en', 'dairy'],
] as const)('%j leaves out all milk', (sentence, language, name) => {
  expect(readDemands(sentence, language)).toMatchObject({ diets: [], excluded: [name] })
})

test.each([
  ['a gratin, my son is allergic to lactose', 'en'],
  ['a gratin, lactose gives my son hives', 'en'],
  ['un gratin, allergique au lactose', 'fr'],
] as const)('%j is an allergy to milk', (sentence, language) => {
  expect(readDemands(sentence, language).allergies).toEqual(['milk'])
})

test.each([
  ["ma voisine m'a donné des prunes, une idée ?", 'fr', 'prunes'],
  ["mon coloc m'a laissé des courgettes, une idée de repas ?", 'fr', 'courgettes'],
  ['my neighbour gave us plums, any ideas?', 'en', 'plums'],
  ['my flatmate gave us plums, a tart please', 'en', 'plums'],
] as const)('a gift is wanted: %j', (sentence, language, name) => {
  expect(readDemands(sentence, language)).toMatchObject({ excluded: [], wanted: [name] })
})

test.each([
  ['plums gave my flatmate a swollen face, a crumble please', 'en', 'plums'],
  ["les prunes de ma voisine m'ont donné des plaques, un curry", 'fr', 'prunes'],
] as const)('what harms is no gift: %j', (sentence, language, name) => {
  expect(readDemands(sentence, language).excluded).toEqual([name])
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
