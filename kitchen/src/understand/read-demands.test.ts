import { unconstrained } from '@roux/contract/constraints'
import { checkRecipe } from '@roux/cooking/checks/check-recipe'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { readDemands } from './read-demands.ts'
import { readWish } from './read-wish.ts'

test('a sentence demands the diets it names', () => {
  expect(readDemands('a quick vegan curry', 'en').diets).toEqual(['vegan'])
  expect(readDemands('un plat végétarien', 'fr').diets).toEqual(['vegetarian'])
})

testTable([
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
] as const)('a diet is neither an allergy nor a food to leave out', (sentence, language, diet) => {
  expect(readDemands(sentence, language)).toMatchObject({ diets: [diet], allergies: [], excluded: [] })
})

testTable([
  ['gratin dauphinois sans lactose', 'fr', ['40 cl de crème liquide sans lactose', '30 cl de lait sans lactose']],
  ['lactose-free potato gratin', 'en', ['200 ml lactose-free milk', '20 g lactose-free butter']],
  ['gluten-free cake', 'en', ['200 g gluten-free flour']],
] as const)('what is made for a diet passes', (sentence, language, ingredients) => {
  const recipe = { title: 'X', description: '', preparation_time: 5, cook_time: 5, serves: 2, directions: [] }
  const asked = { ...unconstrained, language, ...readDemands(sentence, language) }
  const codes = checkRecipe({ ...recipe, ingredients }, asked).map(({ code }) => code)
  expect(codes.filter((code) => ['diet', 'allergen', 'excluded'].includes(code))).toEqual([])
})

testTable([
  ['dairy-free gratin', 'en', 'dairy'],
  ['non-dairy gratin', 'en', 'dairy'],
  ['a df gratin', 'en', 'dairy'],
  ['dairyfree gratin', 'en', 'dairy'],
  ['un gratin sans lait', 'fr', 'produit laitier'],
  ['a gratin without dairy', 'en', 'dairy'],
] as const)('all that is without dairy leaves out all milk', (sentence, language, name) => {
  expect(readDemands(sentence, language)).toMatchObject({ diets: [], excluded: [name] })
})

testTable([
  ['a gratin, my son is allergic to lactose', 'en'],
  ['a gratin, lactose gives my son hives', 'en'],
  ['un gratin, allergique au lactose', 'fr'],
] as const)('an allergy to milk is told in many words', (sentence, language) => {
  expect(readDemands(sentence, language).allergies).toEqual(['milk'])
})

testTable([
  ["ma voisine m'a donné des prunes, une idée ?", 'fr', 'prunes'],
  ["mon coloc m'a laissé des courgettes, une idée de repas ?", 'fr', 'courgettes'],
  ['my neighbour gave us plums, any ideas?', 'en', 'plums'],
  ['my flatmate gave us plums, a tart please', 'en', 'plums'],
] as const)('a gift is wanted', (sentence, language, name) => {
  expect(readDemands(sentence, language)).toMatchObject({ excluded: [], wanted: [name] })
})

testTable([
  ['plums gave my flatmate a swollen face, a crumble please', 'en', 'plums', 'prunes'],
  ["les prunes de ma voisine m'ont donné des plaques, un curry", 'fr', 'prunes', 'pruneaux'],
] as const)('what harms is no gift', (sentence, language, ...names) => {
  expect(readDemands(sentence, language).excluded).toEqual(names)
})

testTable([
  ['a soup without garlic or onions', 'en', ['garlic', 'onion']],
  ['une soupe sans ail', 'fr', ['ail']],
  ['une soupe sans ail', 'en', ['garlic']],
] as const)('what is left out is named in the language of the recipe', (sentence, language, names) => {
  const { excluded } = readDemands(sentence, language)
  expect(excluded).toHaveLength(names.length)
  for (const [place, name] of names.entries()) expect(excluded[place]).toContain(name)
})

test('single foods are wanted, words for many and foods to be left out are not', () => {
  expect(readDemands('a salad with chickpeas and vegetables, no chicken', 'en').wanted).toEqual(['chickpeas'])
})

testTable([
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
] as const)('little of it is neither none nor any', (sentence, language, less) => {
  const demands = readDemands(sentence, language)
  expect(demands).toMatchObject({ excluded: [], less })
  expect(demands.wanted.filter((name) => /salt|sel|sug|sucre|garlic|ail$/.test(name))).toEqual([])
})

testTable([
  ['no salt at all', 'en', 'salt'],
  ['une soupe sans sel', 'fr', 'sel'],
  ['less milk for my son, who is allergic to milk', 'en', 'milk'],
] as const)('who wants none of it leaves it out', (sentence, language, name) => {
  const { excluded, allergies } = readDemands(sentence, language)
  expect([...excluded, ...allergies]).toContain(name)
})

testTable([
  ["mousse au chocolat, ma belle-sœur est enceinte donc pas d'œufs crus", 'fr'],
  ['une quiche, pas de lait cru', 'fr'],
  ['une raclette sans fromage au lait cru', 'fr'],
  ['un buffet sans viande ni poisson crus', 'fr'],
  ["je suis enceinte, je ne peux pas manger d'œufs mal cuits", 'fr'],
  ['les œufs crus interdits, une mousse', 'fr'],
  ["une salade, je n'aime pas les tomates crues", 'fr'],
  ["tiramisu, I'm pregnant so no raw eggs", 'en'],
  ['a cheese board, no raw-milk or unpasteurised cheese', 'en'],
  ['supper with no raw or undercooked eggs or meat', 'en'],
  ["I can't have raw eggs, a mousse", 'en'],
  ['mayonnaise, raw eggs are out', 'en'],
  ['no runny yolks', 'en'],
  ['my guest is pregnant, so no raw eggs', 'en'],
  ['a salad, I don’t like raw onion', 'en'],
  ['a mousse, no eggs unless they are cooked through', 'en'],
] as const)('who refuses the raw form refuses it alone', (sentence, language) => {
  expect(readDemands(sentence, language)).toMatchObject({ diets: [], allergies: [], excluded: [] })
})

testTable([
  ['no raw eggs, nuts or milk', 'en', ['nut_free', 'dairy']],
  ['pas de noix ni d’œufs crus', 'fr', ['nut_free']],
  ['une carbonara sans œuf cru ni lait', 'fr', ['produit laitier']],
  ['no eggs', 'en', ['egg_free']],
  ['sans jambon cru', 'fr', ['jambon']],
  ['no raw sugar', 'en', ['sugar']],
  ['I am allergic to raw eggs', 'en', ['egg', 'eggs']],
  ['She can’t eat raw carrots. They make her mouth itch.', 'en', ['carrots']],
  ['she can’t eat raw carrots, they make her mouth itch', 'en', ['carrots']],
] as const)('what is left out beside what harms is left out too', (sentence, language, names) => {
  const { diets, allergies, excluded } = readDemands(sentence, language)
  expect([...diets, ...allergies, ...excluded].sort()).toEqual([...names].sort())
})

test('nobody has to list water', () => {
  expect(readDemands('rice cooked in water with saffron', 'en').wanted).not.toContain('water')
})

testTable(['', 'test', 'aaaa', '?!', 'hello there'])('who says nothing demands nothing', (sentence) => {
  expect(readDemands(sentence, 'en')).toEqual({
    diets: [],
    allergies: [],
    excluded: [],
    less: [],
    wanted: [],
    nutrients: [],
  })
})

testTable([
  ['brownies sans sucre', false],
  ['crêpes sans beurre ni sucre', false],
  ['pas de sucre, des muffins', false],
  ['un dessert sucré sans beurre', true],
  ['gâteau au yaourt pas trop sucré', true],
] as const)('sugar is left out, and a taste is none, though bare of accents they are one word', (prompt, has) => {
  const request = { user_input: prompt, language: 'fr', preferences: null, serves: null, max_minutes: null } as const
  expect(readWish(request).allows(ingredientById('sugar'))).toBe(has)
})
