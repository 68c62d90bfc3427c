import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import { improveRecipe } from './improve-recipe.ts'

/** A dish with one change after the other. */
function changed(language: KitchenLanguage, dish: string, ...wishes: readonly string[]) {
  const request = { user_input: dish, language, preferences: null, serves: null, max_minutes: null }
  const first: ReturnType<typeof improveRecipe> = { ...composeRecipe(request) }
  return wishes.reduce((recipe, wish) => improveRecipe(recipe, wish, language), first)
}

testTable<[KitchenLanguage, string, readonly string[], gone: RegExp, come: RegExp | null]>([
  ['en', 'beef stew', ['add mushrooms and bacon', 'leave them out'], /mushroom|bacon/, null],
  ['en', 'beef stew with carrots', ['the carrots are too much, take them out'], /carrot/, null],
  ['fr', 'curry de légumes', ['ajoute des pois chiches', 'sans ça finalement'], /pois chiches/, null],
  ['fr', 'tajine de poulet aux abricots', ["on n'aime pas les abricots, enlève-les"], /abricot/, null],
  ['fr', 'tajine de poulet aux abricots', ['sans abricots', 'remplace par des pruneaux'], /abricot/, /pruneaux/],
  ['en', 'chicken curry', ['with salmon', 'swap it for prawns'], /salmon|chicken/, /prawns/],
  ['en', 'roast chicken', ['swap it for turkey'], /chicken/, /turkey/],
])('a change points back to what it named, or to what the last one was of', (language, dish, wishes, gone, come) => {
  const { title, ingredients, directions, findings } = changed(language, dish, ...wishes)
  expect([title, ...ingredients, ...directions].join('\n')).not.toMatch(gone)
  if (come) expect(ingredients.join('\n')).toMatch(come)
  expect(accountOf({ findings })).not.toMatch(/no_such_change|absent/)
})

testTable<[KitchenLanguage, string, string, gone: RegExp | null, come: RegExp]>([
  ['fr', 'lasagnes à la bolognaise', 'fais-le à la dinde', /bœuf/, /dinde hachée/],
  ['en', 'turkey curry', 'keep the turkey but make it pork', /turkey/, /pork shoulder, cut/],
  ['en', 'roast chicken with potatoes', "nobody's having potatoes, give us rice", /potato/, /rice/],
  ['fr', 'pâtes aux tomates', 'des moules dessus', null, /moules/],
  ['en', 'tomato pasta', 'add mussels', null, /mussels/],
  ['fr', 'soupe de potiron', 'plus épaisse et un peu de piment', null, /piment/],
  ['en', "shepherd's pie", 'top it with sweet potato instead', /950 g potatoes/, /sweet potatoes/],
  ['en', 'tuna pasta bake', 'swap the tuna with salmon', /tuna|cooked and flaked/, /salmon/],
  [
    'fr',
    'saumon en papillote',
    'remplace le saumon par du lieu et le fenouil par des carottes',
    /saumon|fenouil/,
    /carotte/,
  ],
  ['fr', 'risotto aux champignons', 'sans parmesan, remplace-le', /parmesan/, /fromage/],
  ['en', 'beef chilli', 'crank up the heat', null, /4 pinches of chilli/],
  ['en', 'cheese omelette', 'ham and mushrooms instead of cheese', /gruyère/i, /ham(?:.*\n)+.*mushrooms/],
  ['en', 'roast beef', 'make it lamb', /beef (?!stock)/, /leg of lamb/],
  ['en', 'roast beef', 'make it pork', /5\d °C/, /pork loin/],
  ['en', 'roast lamb', 'chicken instead', /5\d °C/, /chicken/],
  ['en', 'chocolate mousse', 'can we use milk chocolate?', /dark/, /milk chocolate/],
  ['fr', 'purée', 'avec du lait végétal', null, /lait d'avoine/],
  ['fr', 'crumble aux pommes', 'moitié pommes moitié poires', /6 pommes/, /pommes.*\n.*poires/],
  ['fr', 'endives au jambon', 'du jambon de dinde, pas de porc chez nous', /jambon/, /de dinde/],
  [
    'fr',
    'tarte aux pommes',
    'un peu de cannelle en plus',
    /(?<!½ )c\. à café de cannelle/,
    /1 ½ c\. à café de cannelle/,
  ],
])(
  'whatever order it is given in, what is wanted comes in the place it is wanted in',
  (language, dish, wish, gone, come) => {
    const { ingredients, directions } = changed(language, dish, wish)
    expect(ingredients.join('\n')).toMatch(come)
    if (gone) expect([...ingredients, ...directions].join('\n')).not.toMatch(gone)
  },
)

testTable<[KitchenLanguage, string, string, string]>([
  ['en', 'chocolate brownies', 'add walnuts', 'actually no walnuts'],
  ['fr', 'curry de légumes', 'ajoute des pois chiches', 'sans pois chiches'],
  ['fr', 'crêpes', 'pour 8', 'divise par deux'],
])('what a change brought goes without a trace', (language, dish, wish, undoing) => {
  expect(changed(language, dish, wish, undoing).ingredients).toEqual(changed(language, dish).ingredients)
})

testTable<[KitchenLanguage, string, string, RegExp]>([
  ['en', 'lemon drizzle cake', 'do it in a square tin', /strange_word: .*square tin/],
  [
    'en',
    'chicken tikka masala',
    'milder, double the sauce',
    /changed less.*changed more: .*coconut milk|changed less.*changed more: .*tomatoes/s,
  ],
  ['en', 'toad in the hole', 'use turkey sausages', /food unknown: turkey sausages/],
  ['en', 'meatballs', 'serve with mash instead of pasta', /dish one_dish: mash/],
  ['en', 'tomato soup', 'less salt', /^kept_otherwise less no_amount: salt$/],
  ['fr', 'endives au jambon', 'sans béchamel', /^not_kept without needed: bechamel$/],
  ['en', 'cottage pie', 'can you do it for a party of 12', /^changed serves[^\n]*$/],
  ['en', 'scones', 'no milk in the house, only oat milk', /^changed replaced: milk → oat milk$|^(?!.*butter)/s],
  ['fr', 'purée', 'pas de lait à la maison', /^(?!.*beurre)/s],
  ['en', 'cauliflower cheese', "less cheese, it's too rich", /^changed less: Cheddar$/],
])(
  'what of a change cannot be done is told, and nothing is done that was only a reason',
  (language, dish, wish, account) => {
    expect(accountOf(changed(language, dish, wish))).toMatch(account)
  },
)

testTable<[KitchenLanguage, string, RegExp]>([
  ['en', "beware mussels, kid's allergic", /mussel/],
  ['en', 'mussel allergy', /mussel/],
  ['en', 'my wife: mussels, hives', /mussel/],
  ['en', 'mussels too, they make him ill', /mussel/],
  ['en', 'beware prawns', /prawn/],
  ['en', 'prawns give him grief', /prawn/],
  ['fr', 'noix : non', /noix/],
  ['en', "prawns = no go, my boy's lips swell", /prawn/],
  ['fr', 'attention aux crevettes', /crevette/],
  ['fr', 'les moules me rendent malade', /moule/],
  ['fr', 'gare aux moules', /moule/],
])('what somebody is warned of comes into nothing', (language, wish, food) => {
  const { ingredients } = changed(language, { en: 'tomato pasta', fr: 'pâtes aux tomates' }[language], wish)
  expect(ingredients.join('\n')).not.toMatch(food)
})

const stew = {
  ...{ title: 'Bœuf de Mamie', description: '', preparation_time: 20, cook_time: 120, serves: 4 },
  ingredients: ['800 g de bœuf à braiser', '200 g de lardons', '2 boîtes de thon', '1 oignon'],
  directions: ['Faites revenir les lardons et l’oignon 5 minutes.', 'Ajoutez le bœuf et laissez mijoter 2 heures.'],
}

testTable<[string, RegExp, gone: RegExp]>([
  ['remplace le bœuf par du porc', /800 g d'échine de porc/, /bœuf/],
  ["on n'aime pas les lardons, enlève-les", /bœuf/, /lardons|tofu/],
  ['du saumon à la place du thon', /saumon, déjà cuits/, /thon/],
])('in a recipe of somebody else too a food is taken as it is used there', (wish, come, gone) => {
  const lines = improveRecipe(stew, wish, 'fr').ingredients.join('\n')
  expect(lines).toMatch(come)
  expect(lines).not.toMatch(gone)
})
