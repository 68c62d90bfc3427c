import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { improveRecipe } from './improve-recipe.ts'

const blank = { description: '', preparation_time: 15, cook_time: 35, serves: 4 }
const recipes: Readonly<Record<'tagine' | 'curry' | 'quiche' | 'soupe' | 'brownies', Draft>> = {
  tagine: {
    ...{ ...blank, title: 'Our lamb tagine' },
    ingredients: ['300 ml lamb stock', '800 g diced lamb shoulder', '2 onions', '2 tsp ras el hanout'],
    directions: ['Brown the lamb and add the onions.', 'Pour in the stock and simmer for 1 hour 45 minutes.'],
  },
  curry: {
    ...{ ...blank, title: 'Wednesday chicken curry' },
    ingredients: ['4 chicken thighs', '1 tbsp oil', '2 onions', '400 ml coconut milk', '300 g basmati rice'],
    directions: [
      'Fry the onions in the oil for 10 min and add the chicken.',
      'Pour in the coconut milk and simmer for 30 min.',
      'Cook the rice in boiling water and drain.',
    ],
  },
  quiche: {
    ...{ ...blank, title: 'Quiche de mamie' },
    ingredients: ['1 pâte brisée', '200 g de lardons', '3 œufs', '20 cl de crème fraîche', '10 cl de lait'],
    directions: [
      'Faites revenir les lardons 5 min à la poêle.',
      'Battez les œufs avec la crème et le lait.',
      'Versez sur la pâte et enfournez 40 min à 180 °C.',
    ],
  },
  soupe: {
    ...{ ...blank, title: 'Soupe du jardin' },
    ingredients: ['3 carottes', '3 pommes de terre', '1 l de bouillon de légumes', '2 c. à soupe de crème'],
    directions: ['Faites cuire les légumes 25 min dans le bouillon.', 'Mixez, ajoutez la crème et salez.'],
  },
  brownies: {
    ...{ ...blank, title: 'Brownies' },
    ingredients: ['200 g dark chocolate', '175 g butter', '325 g caster sugar', '130 g plain flour', '3 eggs'],
    directions: [
      'Melt the chocolate with the butter, stir in the sugar, eggs and flour.',
      'Bake for 30 min at 170 °C.',
    ],
  },
}

testTable<[KitchenLanguage, keyof typeof recipes, wish: string, has: RegExp, not: RegExp]>([
  ['fr', 'quiche', 'remplace la crème par du lait', /30 cl de lait[\s\S]*avec le lait\./, /le lait et le lait|10 cl/],
  ['en', 'tagine', 'chicken instead of lamb', /300 ml chicken stock[\s\S]*Brown the chicken/, /300 ml boneless/],
  ['en', 'tagine', 'vegetarian', /300 ml vegetable stock/, /300 ml (?:mushroom|tofu)/],
  ['en', 'curry', 'no coconut milk, use yoghurt', /400 ml Greek yoghurt/, /Top with|needed/],
  ['en', 'curry', 'higher in protein', /5 chicken thighs/, /no_such_change/],
  ['en', 'curry', 'double the sauce', /800 ml coconut milk/, /strange_word/],
  ['fr', 'soupe', 'plus épaisse', /750 ml de bouillon/, /unsuited/],
  ['fr', 'soupe', 'avec des morceaux', /Mixez-en la moitié/, /unsuited/],
  ['en', 'brownies', 'half the sugar', /200 g dark chocolate[\s\S]*165 g caster sugar/, /100 g dark/],
  ['en', 'brownies', 'higher in protein', /not_kept taste unsuited: high in protein/, /4 eggs/],
])('what is surely meant of it is done to a recipe that somebody wrote', (language, name, wish, has, not) => {
  const recipe = improveRecipe(recipes[name], wish, language)
  const text = [recipe.title, ...recipe.ingredients, ...recipe.directions, accountOf(recipe)].join('\n')
  expect(text).toMatch(has)
  expect(text).not.toMatch(not)
})
