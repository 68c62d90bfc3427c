import type { Eater } from '@roux/contract/constraints'
import { unconstrained } from '@roux/contract/constraints'
import type { CheckedLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { checkRecipe } from './check-recipe.ts'

interface Dish {
  title?: string
  description?: string
  ingredients: string
  directions: string
}

function dangersIn(dish: Dish, eaters: readonly Eater[], language: CheckedLanguage) {
  const recipe = {
    title: 'Supper',
    description: '',
    preparation_time: 10,
    cook_time: 40,
    serves: 4,
    ...dish,
    ingredients: dish.ingredients.split('|'),
    directions: dish.directions.split('|'),
  }
  return checkRecipe(recipe, { ...unconstrained, language, eaters }).flatMap(({ code, severity, params }) =>
    code === 'unsafe' && 'danger' in params ? [`${severity} ${params.danger}`] : [],
  )
}

const unsound: readonly [Eater[], CheckedLanguage, Dish, string][] = [
  [
    ['pregnant'],
    'fr',
    { title: 'Tartare de bœuf', ingredients: '300 g de filet de bœuf', directions: 'Hachez. Servez avec des frites.' },
    'raw_animal',
  ],
  [
    ['pregnant'],
    'en',
    { ingredients: '300 g fillet steak|2 shallots', directions: 'Chop and mix. Serve with grilled bread.' },
    'raw_animal',
  ],

  [
    ['pregnant'],
    'en',
    {
      title: 'Salmon poke bowl',
      ingredients: '240 g salmon fillets, frozen and thawed',
      directions: 'Cube the salmon.',
    },
    'raw_animal',
  ],
  [[], 'en', { ingredients: '100 ml kirsch|500 g cherries', directions: 'Steep.|My kids love them.' }, 'alcohol_minor'],
  [
    [],
    'en',
    {
      ingredients: '100 ml kirsch|500 g cherries',
      directions: 'Steep for about 30 minutes for my daughter aged nine. Chill for 2 to 3 hours.',
    },
    'alcohol_minor',
  ],
  [
    [],
    'fr',
    { ingredients: '10 cl de kirsch|500 g de cerises', directions: 'Macérer. Les enfants en raffolent.' },
    'alcohol_minor',
  ],
  [
    [],
    'fr',
    { ingredients: '2 c. à soupe de miel', directions: 'Cuire. Notre bébé de neuf mois en raffole.' },
    'infant_honey',
  ],
  [
    [],
    'fr',
    { title: 'Petit pot poire-miel, 6 mois', ingredients: '1 c. à café de miel', directions: 'Mixer.' },
    'infant_honey',
  ],
  [
    [],
    'en',
    { title: 'Sauce for expectant mothers', ingredients: '50 ml Madeira', directions: 'Bubble.' },
    'alcohol_pregnancy',
  ],
  [
    [],
    'en',
    { ingredients: '400 ml stout|500 g beef', directions: 'Simmer 2 h.|Serve to the children first.' },
    'alcohol_minor',
  ],
  [
    [],
    'fr',
    { ingredients: '5 cl de cognac|3 œufs', directions: 'Cuire.|Parfait pour le goûter des petits.' },
    'alcohol_minor',
  ],
  [
    [],
    'fr',
    { title: 'Tiramisu de l’allaitante', ingredients: '5 cl d’amaretto', directions: 'Monter.' },
    'alcohol_pregnancy',
  ],
  [['minor'], 'en', { ingredients: '100 ml vodka|6 gelatine leaves', directions: 'Stir and chill.' }, 'alcohol_minor'],
  [
    ['minor'],
    'fr',
    { ingredients: '20 cl de vin rouge|800 g de paleron', directions: 'Laissez mijoter 3 h.' },
    'alcohol_minor',
  ],
  [['pregnant'], 'en', { ingredients: '1 tbsp dark rum|2 bananas', directions: 'Fry.' }, 'alcohol_pregnancy'],
  [['pregnant'], 'fr', { ingredients: '1 c. à soupe de kirsch|2 poires', directions: 'Pochez.' }, 'alcohol_pregnancy'],
  [['small_child'], 'en', { ingredients: '50 g walnuts|200 g oats', directions: 'Mix and bake.' }, 'whole_nuts'],
  [['infant'], 'fr', { ingredients: '30 g de noisettes|1 banane', directions: 'Mélangez.' }, 'whole_nuts'],
  [['infant'], 'en', { ingredients: '1 tbsp honey|1 banana', directions: 'Mash.' }, 'infant_honey'],
  [
    [],
    'en',
    { title: 'Kids’ party trifle', ingredients: '50 ml sherry|1 sponge', directions: 'Layer.' },
    'alcohol_minor',
  ],
  [
    [],
    'fr',
    { title: 'Purée pour bébé', ingredients: '1 c. à café de miel|1 poire', directions: 'Mixez.' },
    'infant_honey',
  ],
  [[], 'en', { description: 'Great for toddlers.', ingredients: '50 g almonds', directions: 'Toast.' }, 'whole_nuts'],
]

const kept: readonly [Eater[], CheckedLanguage, Dish, string][] = [
  [
    ['infant'],
    'en',
    { ingredients: '200 g carrots|1 pinch salt', directions: 'Steam and blend.' },
    'danger infant_salt',
  ],
  [
    ['infant'],
    'fr',
    { ingredients: '200 g de carottes|1 c. à café de sauce soja', directions: 'Cuire.' },
    'danger infant_salt',
  ],
  [['infant'], 'en', { ingredients: '200 g peas|1/2 stock cube', directions: 'Simmer.' }, 'danger infant_salt'],
  [
    ['infant'],
    'en',
    { ingredients: '200 g peas', directions: 'Simmer, blend and season with salt.' },
    'danger infant_salt',
  ],
  [['infant'], 'fr', { ingredients: '2 pommes|1 c. à soupe de sucre', directions: 'Cuire.' }, 'warning infant_sugar'],
  [
    ['small_child'],
    'en',
    { ingredients: '100 g grapes|1 banana', directions: 'Slice the banana and mix with the grapes.' },
    'danger choking',
  ],
  [
    ['small_child'],
    'fr',
    { ingredients: '10 tomates cerises|1 concombre', directions: 'Couper le concombre, ajouter les tomates cerises.' },
    'danger choking',
  ],
  [
    ['pregnant'],
    'en',
    { ingredients: '12 oysters|1 lemon', directions: 'Shuck and serve with the lemon.' },
    'danger raw_animal',
  ],
  [['frail'], 'fr', { ingredients: '12 huîtres|1 citron', directions: 'Ouvrir et servir.' }, 'danger raw_animal'],
  [
    ['pregnant'],
    'fr',
    { ingredients: '4 tranches de saumon fumé|1 concombre', directions: 'Dresser.' },
    'danger raw_animal',
  ],
  [
    ['pregnant'],
    'en',
    { title: 'Tuna tartare', ingredients: '300 g fresh tuna|1 avocado', directions: 'Dice and dress.' },
    'danger raw_animal',
  ],
  [['pregnant'], 'en', { ingredients: '150 g raw-milk Comté|1 pear', directions: 'Slice.' }, 'danger raw_cheese'],
  [['pregnant'], 'fr', { ingredients: '1 camembert|1 salade', directions: 'Trancher et servir.' }, 'danger raw_cheese'],
  [
    ['pregnant'],
    'en',
    { ingredients: '200 g chicken livers|1 onion', directions: 'Fry for 8 minutes until no longer pink.' },
    'danger liver_pregnancy',
  ],
  [
    ['frail'],
    'en',
    { ingredients: '2 eggs|2 slices bread', directions: 'Poach the eggs for 3 minutes, the yolks still runny.' },
    'warning egg',
  ],
  [['pregnant'], 'fr', { ingredients: '2 œufs', directions: 'Cuire les œufs à la coque 3 minutes.' }, 'warning egg'],
  [
    ['frail'],
    'fr',
    { ingredients: '4 œufs|500 g de mascarpone', directions: 'Fouetter les jaunes avec le mascarpone et réfrigérer.' },
    'warning egg',
  ],
]

const rareOrSoft: readonly [Eater[], CheckedLanguage, Dish, string][] = [
  [
    ['pregnant'],
    'en',
    { ingredients: '2 sirloin steaks', directions: 'Fry the steaks for 2 minutes a side, medium-rare.' },
    'danger raw_animal',
  ],
  [
    ['frail'],
    'fr',
    { ingredients: '2 entrecôtes', directions: 'Poêler les entrecôtes 2 minutes par face, saignantes.' },
    'danger raw_animal',
  ],
  [
    ['frail'],
    'en',
    { title: 'Omelette', ingredients: '3 eggs', directions: 'Cook for 3 minutes, a little runny on top.' },
    'warning egg',
  ],
  [
    ['frail'],
    'en',
    {
      ingredients: '3 egg yolks|200 g spaghetti',
      directions: 'Boil the spaghetti. Off the heat, toss with the yolks.',
    },
    'warning egg',
  ],
]

testTable([...kept, ...rareOrSoft])('what is rare or soft is told to whom it harms', (eaters, language, dish, told) => {
  expect(dangersIn(dish, eaters, language).filter((one) => one === told)).toEqual([told])
})

const fitting: readonly [Eater[], CheckedLanguage, Dish][] = [
  [
    ['pregnant'],
    'en',
    { ingredients: '200 g cooked salmon|1 egg', directions: 'Mix and fry for 10 minutes. Serve with tartare sauce.' },
  ],

  [
    ['pregnant'],
    'fr',
    {
      ingredients: '2 pavés de saumon',
      directions: 'Enfournez 20 minutes à 190 °C. Évitez le saumon cru, mi-cuit ou fumé.',
    },
  ],

  [['pregnant'], 'en', { ingredients: '200 g cold roast beef|1 lettuce', directions: 'Slice and mix.' }],
  [['pregnant'], 'fr', { ingredients: '200 g de cabillaud cuit|1 laitue', directions: 'Émiettez et mélangez.' }],
  [['pregnant'], 'fr', { ingredients: '4 œufs|1 laitue', directions: 'Faites durcir les œufs, écalez et mélangez.' }],

  [
    ['infant'],
    'en',
    { ingredients: '200 g carrots|200 ml no-salt stock|20 g unsalted butter', directions: 'Simmer without salt.' },
  ],
  [['infant'], 'fr', { ingredients: '2 pommes', directions: 'Cuire sans sel ni sucre. Saler la part des adultes.' }],
  [
    ['small_child'],
    'en',
    { ingredients: '100 g grapes, quartered|10 cherry tomatoes', directions: 'Halve the cherry tomatoes and mix.' },
  ],
  [
    ['small_child'],
    'fr',
    { ingredients: '200 g de raisins|1 banane', directions: 'Couper tous les fruits en petits morceaux.' },
  ],
  [
    ['small_child'],
    'en',
    { ingredients: '200 g cherry tomatoes|200 g pasta', directions: 'Roast the cherry tomatoes for 25 minutes.' },
  ],
  [
    ['pregnant'],
    'en',
    { ingredients: '12 oysters|1 lemon', directions: 'Grill the oysters for 6 minutes until firm.' },
  ],
  [
    ['pregnant'],
    'fr',
    {
      ingredients: '200 g de saumon fumé|300 g de pâtes',
      directions: 'Cuire les pâtes. Cuire le saumon fumé 5 minutes.',
    },
  ],
  [
    ['pregnant'],
    'en',
    { ingredients: '1 Camembert|1 garlic clove', directions: 'Bake the Camembert for 20 minutes until steaming.' },
  ],
  [
    ['pregnant'],
    'en',
    {
      ingredients: '200 g salmon fillet|1 cucumber',
      directions: 'Bake the salmon for 15 minutes. Serve with the raw cucumber.',
    },
  ],
  [['pregnant'], 'en', { ingredients: '100 g Cheddar|2 eggs', directions: 'Scramble the eggs until firm.' }],
  [[], 'en', { ingredients: '12 oysters|2 eggs|1 Camembert', directions: 'Serve.' }],
  [['infant'], 'en', { ingredients: '200 g peas|1 reduced-salt stock cube', directions: 'Simmer.' }],
  [
    ['frail'],
    'en',
    {
      ingredients: '2 eggs|1 tbsp runny honey',
      directions: 'Whisk the eggs with the runny honey and bake for 30 minutes.',
    },
  ],
  [
    ['pregnant'],
    'en',
    { ingredients: '2 sirloin steaks', directions: 'Fry the steaks for 6 minutes a side, not rare, well done.' },
  ],
  [['frail'], 'en', { ingredients: '2 eggs', directions: 'Boil the eggs for 10 minutes, until no longer runny.' }],
]

testTable(fitting)('nothing is told of what fits', (eaters, language, dish) => {
  expect(dangersIn(dish, eaters, language).filter((one) => !/^info/.test(one))).toEqual([])
})

testTable(unsound)('what is unsound for somebody is found', (eaters, language, dish, danger) => {
  expect(dangersIn(dish, eaters, language)).toContain(`danger ${danger}`)
})

const sound: readonly [Eater[], CheckedLanguage, Dish][] = [
  [
    ['pregnant'],
    'en',
    { ingredients: '12 mint leaves|400 ml soda water', directions: 'Mix. Everyone else can add 50 ml white rum.' },
  ],

  [
    [],
    'en',
    { ingredients: '700 ml red wine', directions: 'Mix. For the children, make a jug with grape juice instead.' },
  ],
  [['infant'], 'en', { ingredients: '1 banana|40 g oats', directions: 'Mash. Never give honey to a baby under one.' }],
  [['infant'], 'fr', { ingredients: '2 poires', directions: 'Mixer. Pas de miel avant un an.' }],
  [[], 'en', { ingredients: '100 ml red wine|800 g stewing beef', directions: 'Simmer for 3 h.' }],
  [['minor'], 'en', { ingredients: '1 tbsp red wine vinegar|50 g walnuts', directions: 'Whisk.' }],
  [['minor'], 'fr', { ingredients: '20 cl de vin sans alcool|800 g de paleron', directions: 'Laissez mijoter 3 h.' }],
  [['small_child'], 'en', { ingredients: '50 g ground almonds|1 tbsp peanut butter', directions: 'Stir.' }],
  [['small_child'], 'en', { ingredients: '50 g walnuts|2 bananas', directions: 'Grind the walnuts, then stir in.' }],
  [['small_child'], 'fr', { ingredients: "50 g de poudre d'amandes|1 c. à soupe de miel", directions: 'Mélangez.' }],
  [
    [],
    'en',
    {
      description: 'The eggs stay raw: leave it out for children and the pregnant.',
      ingredients: '30 ml rum',
      directions: 'Stir.',
    },
  ],
]

testTable(sound)('what is sound is fine', (eaters, language, dish) => {
  expect(dangersIn(dish, eaters, language).filter((one) => /alcohol|nuts|honey/.test(one))).toEqual([])
})
