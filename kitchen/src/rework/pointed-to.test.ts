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
