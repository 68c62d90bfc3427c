import { unconstrained } from '@roux/contract/constraints'
import type { KitchenLanguage } from '@roux/contract/language'
import { checkRecipe } from '@roux/cooking/checks/check-recipe'
import { whoEats } from '@roux/cooking/safety/who-eats'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { composeRecipe } from './compose-recipe.ts'

const compose = (user_input: string, language: KitchenLanguage) =>
  composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })

testTable<[string, KitchenLanguage]>([
  ["I'm pregnant and I want a salmon tartare", 'en'],
  ['pregnant, ceviche', 'en'],
  ['chocolate mousse for my pregnant sister', 'en'],
  ['poke bowl for my toddler', 'en'],
  ['gravlax for the care home', 'en'],
  ['tiramisu for grandma, who is 88', 'en'],
  ['homemade mayonnaise for the school fete', 'en'],
  ['chocolate mousse for a class of nine-year-olds', 'en'],
  ['un ceviche pour ma fille qui attend un bébé', 'fr'],
  ['des sushis, je suis enceinte', 'fr'],
  ['un tiramisu pour mes petits-enfants', 'fr'],
  ['une mousse au chocolat pour une classe de CP', 'fr'],
  ['des œufs cocotte pour ma mère de 86 ans', 'fr'],
])('nothing raw is made for who must not have it, whatever dish is named', (sentence, language) => {
  const eaters = whoEats(sentence)
  expect(eaters).not.toEqual([])
  const findings = checkRecipe(compose(sentence, language), { ...unconstrained, language, eaters })
  expect(findings.filter(({ code }) => code === 'unsafe')).toEqual([])
})

testTable<[string, KitchenLanguage, RegExp]>([
  ['tiramisu for the kids', 'en', /coffee/i],
  ['un tiramisu pour une classe de CM1', 'fr', /café/i],
  ['scrambled eggs, I am pregnant', 'en', /scrambled/i],
  ['carbonara pour ma femme enceinte', 'fr', /carbonara/i],
  ['scrambled eggs for my 2 year old', 'en', /soft scrambled/i],
  ['des œufs brouillés pour un petit de 3 ans', 'fr', /brouillés/i],
])(
  'children get no coffee, and nothing is left soft in a pregnancy or for a small child',
  (sentence, language, never) => {
    const { title, ingredients } = compose(sentence, language)
    expect([title, ...ingredients].join('\n')).not.toMatch(never)
  },
)

testTable<[string, KitchenLanguage, RegExp]>([
  ['coffee ice cream for my son, 16', 'en', /coffee/i],
  ['caesar salad for my pregnant sister', 'en', /caesar/i],
  ['tiramisu', 'en', /eggs/],
  ['a dutch baby for breakfast', 'en', /sugar/i],
  ["I'm pregnant and crave prawns, cooked through", 'en', /prawns/i],
  ['des moules pour ma femme enceinte', 'fr', /moules/i],
  ['une omelette pour mes enfants', 'fr', /omelette/i],
])('what is fit for them, or asked for by name, stays', (sentence, language, kept) => {
  const { title, ingredients } = compose(sentence, language)
  expect([title, ...ingredients].join('\n')).toMatch(kept)
})

testTable<[string, KitchenLanguage, RegExp]>([
  ['no salt dinner, greek salad', 'en', /feta|olives/i],
  ['sans sel, une salade grecque', 'fr', /feta|olives/i],
  ['a low-fat supper, my husband had his gallbladder out on Monday', 'en', /butter|cream(?! of)|bacon/i],
  ["un dîner sans gras, mon mari vient d'être opéré de la vésicule", 'fr', /beurre|crème|lardons/i],
])('what brings the salt or the fat stays out where there is to be none', (sentence, language, never) => {
  expect(compose(sentence, language).ingredients.join('\n')).not.toMatch(never)
})

testTable<[string, KitchenLanguage]>([
  ['an egg sandwich with bacon', 'en'],
  ['un sandwich aux œufs et au bacon', 'fr'],
  ['rice salad with bacon', 'en'],
  ['une salade de pâtes aux lardons', 'fr'],
  ['a jacket potato with streaky bacon', 'en'],
  ['des bruschettas au bacon', 'fr'],
])('bacon is fried before it is eaten', (sentence, language) => {
  const { ingredients, directions } = compose(sentence, language)
  if (!ingredients.some((line) => /bacon|lardon/i.test(line))) return
  const fried = /(?:fry|crisp|brown|cook)[^.]*bacon|(?:revenir|dorer|rissoler|griller)[^.]*(?:bacon|lardons)/i
  expect(directions.join(' ')).toMatch(fried)
})

testTable<[string, KitchenLanguage]>([
  ['a light meal after a stomach bug', 'en'],
  ['un repas léger après une gastro', 'fr'],
  ['dodgy tummy, a salad', 'en'],
  ['ma fille a vomi cette nuit, une soupe', 'fr'],
])('nothing raw, hot, fat or strong is made for an upset stomach', (sentence, language) => {
  const { ingredients } = compose(sentence, language)
  expect(ingredients.join('\n')).not.toMatch(
    /onion|garlic|chilli|rocket|cress|wine|cream|bean|\bnuts?\b|oignon|ail\b|piment|roquette|cresson|vin |crème|haricot|noix(?! de muscade)/i,
  )
})
