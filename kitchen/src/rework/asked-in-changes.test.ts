import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import type { Written } from '../compose/written.ts'
import { improveRecipe } from './improve-recipe.ts'

const plain = { preferences: null, serves: null, max_minutes: null }

/** All that is read of it after some changes, and what the last has said. */
function after(language: KitchenLanguage, dish: string, ...wishes: string[]): string {
  const first: Written = composeRecipe({ user_input: dish, language, ...plain })
  const recipe = wishes.reduce((before, wish) => improveRecipe(before, wish, language), first)
  return [recipe.title, ...recipe.ingredients, ...recipe.directions, accountOf(recipe)].join('\n')
}

type Row = [KitchenLanguage, dish: string, wish: string, has: RegExp, not: RegExp]
const never = /undefined|no_such_change|strange_word/

testTable<Row>([
  ['fr', 'gratin dauphinois', 'remplace la crème par du lait', /850 ml de lait\n/, /avoine|crème(?! entière, >)/],
  ['en', 'fish pie', 'only smoked haddock', /650 g smoked haddock/, /\bcod\b(?! fillets, >)/],
  [
    'fr',
    'soupe de poisson',
    'juste du cabillaud',
    /1,2 kg de filets de cabillaud[^\n]*\n5 c\. à soupe/,
    /moules(?!, >)[^,]/,
  ],
  ['en', 'carrot soup', 'milk instead of the cream', /100 ml milk/, /oat/],
])('what is there already takes the place of what goes by being more', (language, dish, wish, has, not) => {
  const text = after(language, dish, wish)
  expect(text).toMatch(has)
  expect(text).not.toMatch(not)
})

testTable<Row>([
  ['en', 'spaghetti carbonara', 'use smoked salmon instead of the bacon', /smoked salmon .*cook for 1 min/, /golden/],
  ['fr', 'quiche lorraine', 'du saumon fumé à la place des lardons', /tiédir le saumon fumé 1 min/, /Enfournez 1 min/],
])('smoked fish takes the place of bacon and is only warmed through', (language, dish, wish, has, not) => {
  const text = after(language, dish, wish)
  expect(text).toMatch(has)
  expect(text).not.toMatch(not)
})

testTable<Row>([
  ['en', 'chicken curry', 'double the sauce', /800 g tinned chopped tomatoes[\s\S]*800 ml coconut milk/, never],
  ['en', 'apple crumble', 'more crumble topping', /240 g plain flour|220 g plain flour/, /9 apples/],
  ['fr', 'blanquette de veau', 'un peu moins de sauce', /1 l de bouillon/, never],
  ['en', 'carrot cake', 'double the icing', /400 g cream cheese/, /400 g plain flour/],
  ['en', 'pulled pork', 'bbq sauce double', /720 g passata|700 g passata/, /serves|2\.4 kg/],
  ['en', 'mushroom risotto', 'more sauce', /not_kept more absent: sauce/, /1\.5 litres/],
  ['en', 'chicken tikka masala', 'milder, double the sauce', /1 pinch of chilli flakes/, never],
])('a part of a dish is all that it is made of', (language, dish, wish, has, not) => {
  const text = after(language, dish, wish)
  expect(text).toMatch(has)
  expect(text).not.toMatch(not)
})

testTable<Row>([
  ['en', 'carrot soup', 'chunkier', /Blend half of it/, /until perfectly smooth/],
  ['en', 'leek and potato soup', 'smoother please', /Blend until smooth/, /[Cc]rush roughly/],
  ['fr', 'soupe de potiron', 'garde des morceaux', /Mixez-en la moitié/, never],
  ['fr', 'moelleux au chocolat', 'plus fondant', /kept_otherwise taste already/, /more absent/],
])('it is as chunky or as smooth as is wished', (language, dish, wish, has, not) => {
  const text = after(language, dish, wish)
  expect(text).toMatch(has)
  expect(text).not.toMatch(not)
})

testTable<Row>([
  ['en', "shepherd's pie", 'higher in protein', /changed more: minced lamb/, never],
  ['fr', 'couscous aux légumes', 'plus riche en protéines', /changed more: pois chiches/, never],
  ['en', 'pancakes', 'higher in protein', /not_kept taste unsuited: high in protein/, never],
  ['en', 'lentil soup', 'more filling', /changed more: red lentils/, never],
  ['fr', 'salade de pâtes', 'plus consistante', /changed more: penne/, /épais/],
])('what fills and feeds is more of what does so, or is told', (language, dish, wish, has, not) => {
  const text = after(language, dish, wish)
  expect(text).toMatch(has)
  expect(text).not.toMatch(not)
})

testTable<Row>([
  ['en', 'beef tacos', 'make it a soup instead', /^[^\n]*soup/, /one_dish/],
  ['en', 'beef stew', 'turn it into a pie', /^[^\n]*[Bb]eef[^\n]*pie/, /no_place/],
])('what it is turned into keeps its meat', (language, dish, wish, has, not) => {
  const text = after(language, dish, wish)
  expect(text).toMatch(has)
  expect(text).not.toMatch(not)
})

testTable<Row>([
  ['fr', 'couscous aux légumes', 'ajoute des merguez', /pois chiches[\s\S]*merguez/, /left_out/],
  ['en', 'mushroom risotto', 'add peas', /simmer the peas/, /fry the mushrooms with/],
  ['en', 'macaroni cheese', 'with broccoli', /broccoli in a pan with a little oil for 12 min/, /dry pan/],
  ['fr', 'ratatouille', 'sans aubergine', /la moitié de l'huile/, /autre tiers/],
  ['fr', 'chili sin carne', "plus d'épices mais pas de piment", /1 ½ c\. à café de cumin/, /flocons de piment, rincé/],
])('what comes is cooked as it needs, beside what there is', (language, dish, wish, has, not) => {
  const text = after(language, dish, wish)
  expect(text).toMatch(has)
  expect(text).not.toMatch(not)
})

testTable<Row>([
  ['fr', 'velouté de potiron aux carottes', 'double les carottes', /\n4 carottes/, never],
  ['fr', 'gâteau au yaourt', 'avec moitié moins de sucre', /\n90 g de sucre/, never],
  ['fr', 'crumble aux pommes', 'ajoute les 3 poires qui traînent', /\n3 poires/, never],
  ['en', 'banana bread', 'i only have one egg', /\n1 egg\n[\s\S]*changed serves: from 8, to 4/, /already/],
  ['en', 'fried rice', 'just 1 onion', /\n1 onion,/, never],
  ['fr', 'gâteau au yaourt', "j'ai qu'un seul œuf", /\n1 œuf\n[\s\S]*changed serves: from 8/, never],
])('an amount that is said is kept', (language, dish, wish, has, not) => {
  const text = after(language, dish, wish)
  expect(text).toMatch(has)
  expect(text).not.toMatch(not)
})

testTable<[KitchenLanguage, dish: string, wishes: readonly string[], title: RegExp]>([
  ['en', 'banana bread', ['make it vegan', 'and gluten free'], /^Vegan gluten-free banana bread/],
  ['fr', 'lasagnes', ['version végane', 'et sans gluten aussi'], /version végane et sans gluten/],
  ['fr', 'lasagnes', ['version végane', 'et sans gluten aussi', 'finalement pas végane'], /, version sans gluten\n/],
])('its title says all that it has become', (language, dish, wishes, title) => {
  expect(after(language, dish, ...wishes)).toMatch(title)
})

testTable<Row>([
  [
    'fr',
    'croque-monsieur',
    'à la dinde',
    /Faites revenir la dinde 8 min[\s\S]*left_out: jambon blanc/,
    /avec le jambon/,
  ],
  ['fr', 'croque-monsieur au jambon', 'ajoute de la dinde', /Faites revenir la dinde 8 min/, never],
])('what comes raw is cooked, whatever is there beside it', (language, dish, wish, has, not) => {
  const text = after(language, dish, wish)
  expect(text).toMatch(has)
  expect(text).not.toMatch(not)
})

testTable<[KitchenLanguage, dish: string, wishes: readonly string[], has: RegExp]>([
  ['en', 'fish tacos', ['use prawns', 'cheaper'], /prawns/],
  ['en', 'arrabbiata', ['not so hot', 'actually make it hot again'], /changed more: /],
  ['fr', 'tarte au citron', ['fais-la meringuée'], /meringu/],
  [
    'fr',
    'spaghetti bolognaise',
    ['moitié viande moitié lentilles'],
    /220 g de bœuf haché[\s\S]*Ajoutez les lentilles et réchauffez/,
  ],
  ['fr', 'gratin de chou-fleur', ['au bleu'], /changed added: fromage bleu/],
  ['en', 'tomato pasta', ['make it creamy'], /Stir in the cream and warm through/],
  ['fr', 'pâte à crêpes', ['fais-en 20'], /kept_otherwise serves pieces: asked 20, given [567]$/],
  ['en', 'puttanesca', ['anchovies out, capers double'], /left_out: anchovy fillets\nchanged more: capers$/],
  ['fr', 'boulettes de viande', ['fais-en 30'], /changed serves: from 4, to 5\nkept_otherwise serves pieces: [^\n]*$/],
  ['en', 'rice pudding', ['coconut milk', 'bring back the milk'], /replaced: coconut milk, > milk/],
  ['en', 'lamb kofta', ['make them with lentils'], /^Lentil kofta/],
  ['en', 'mushroom risotto', ['make it with peas'], /mushrooms[\s\S]*changed added: peas/],
  ['en', 'gnocchi with pesto', ['more veg in it'], /900 g potatoes/],
  ['fr', 'riz cantonais', ['sans jambon'], /^(?![\s\S]*lardons)/],
  ['en', 'beef burgers', ['without the bun'], /not_kept without needed: burger buns/],
  ['fr', 'tomates farcies', ['riz complet'], /riz basmati, > riz complet/],
  ['en', 'prawn linguine', ['more lemon'], /passata/],
  ['en', 'pad thai', ['prawns to tofu'], /\nchanged replaced: raw peeled prawns, > firm tofu$/],
  ['en', 'brownies', ['fudgier', 'make 16'], /kept_otherwise serves pieces: asked 16, given 8/],
  ['en', 'chicken casserole', ['in the slow cooker please'], /changed gear: a slow cooker/],
  ['fr', 'ratatouille', ['sans aubergine', 'à la cocotte-minute'], /Verrouillez|verrouillez/],
])('a chain keeps what was asked before', (language, dish, wishes, has) => {
  expect(after(language, dish, ...wishes)).toMatch(has)
})
