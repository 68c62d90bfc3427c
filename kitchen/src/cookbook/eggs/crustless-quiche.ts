import { flour, milk } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { seasoning } from '../larder.ts'
import { fryingButter, gratedCheese } from '../table-staples.ts'

export const crustlessQuiche: Dish = {
  id: 'crustless-quiche',
  of: 'tart',
  course: 'main',
  alsoAs: ['breakfast', 'starter'],
  cuisines: ['french', 'american'],
  suits: ['by-hand', 'cheap', 'packed', 'ahead', 'light', 'children', 'soft'],
  uses: ['ham', 'vegetables'],
  names: {
    en: [
      'crustless quiche',
      'quiche without pastry',
      'no crust quiche',
      'quiche without crust',
      'impossible quiche',
      'egg bake',
      'breakfast casserole',
    ],
    fr: [
      'quiche sans pâte',
      'quiche sans pate',
      'clafoutis salé',
      'flan de légumes',
      'flan salé',
      'tarte sans pâte',
      'clafoutis aux légumes',
      'flan de courgettes',
    ],
  },
  noun: { en: 'a crustless quiche', fr: 'une quiche sans pâte' },
  serves: 4,
  instead: ['frittata', 'gratin'],
  ways: [
    {
      hero: ['filling', 'vegetable', 'cheese'],
      oven: true,
      whole: 'egg',
      slots: {
        butter: { ...fryingButter, amount: [6, 'g'] },
        filling: {
          takes: ['cured-meat', 'tinned-fish', 'smoked-fish', 'poultry'],
          vary: ['ham', 'bacon'],
          optional: true,
          spare: true,
          amount: [40, 'g'],
          share: 0.6,
        },
        vegetable: {
          takes: ['tender-vegetable', 'leaf', 'firm-vegetable', 'onion'],
          vary: ['courgette', 'leek', 'spinach', 'mushroom'],
          upTo: 2,
          share: 0.6,
        },
        egg: { first: ['egg'], amount: [1, 'piece'] },
        flour: [flour, 15],
        milk: { ...milk, takes: ['milk', 'cream'], amount: 90 },
        cheese: {
          ...gratedCheese,
          takes: ['melting-cheese', 'hard-cheese', 'fresh-cheese'],
          amount: [22, 'g'],
          share: 0.8,
        },
        herb: { takes: ['herb', 'spice'], vary: ['chives', 'parsley', 'thyme'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: 'Crustless {filling+vegetable:title} quiche[ with {cheese:bare}]',
          fr: 'Quiche sans pâte {filling+vegetable:at}',
        },
        { en: 'Crustless quiche with {vegetable+cheese:bare}', fr: 'Quiche sans pâte {vegetable+cheese:at}' },
      ],
      descriptions: [
        {
          en: 'All the middle and none of the rolling: warm tonight, in the lunchbox tomorrow.',
          fr: 'Tout le moelleux, et pas de pâte à étaler : tiède ce soir, en boîte demain.',
        },
        {
          en: 'What is in the fridge, a few eggs, forty minutes.',
          fr: 'Le fond du frigo, quelques œufs, quarante minutes.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 180 °C. Melt {butter} in a pan and cook {vegetable}[ with {filling}] for 8 min, until soft, dry and cooked right through.',
          fr: 'Préchauffez le four à 180 °C. Faites fondre {butter} dans une poêle et faites revenir {vegetable}[ avec {filling}] 8 min : tendre, bien sec et cuit à cœur.',
          cook: 8,
        },
        {
          en: 'Whisk {egg} with {flour}, then {milk}, until smooth. Stir in {cheese+herb} and what is in the pan.[ Season with {seasoning:bare}.]',
          fr: 'Fouettez {egg} avec {flour}, puis {milk}, sans grumeaux. Ajoutez {cheese+herb} et le contenu de la poêle.[ Assaisonnez {seasoning:of}.]',
          if: 'cheese',
        },
        {
          en: 'Whisk {egg} with {flour}, then {milk}, until smooth. Stir in what is in the pan[ and {herb}].[ Season with {seasoning:bare}.]',
          fr: 'Fouettez {egg} avec {flour}, puis {milk}, sans grumeaux. Ajoutez le contenu de la poêle[ et {herb}].[ Assaisonnez {seasoning:of}.]',
          unless: 'cheese',
        },
        {
          en: 'Pour into {tartTin}, greased, and bake for 35 min, until set in the middle and golden. Rest for 10 min before cutting.',
          fr: 'Versez dans {tartTin}, graissé, et enfournez 35 min : le centre doit être pris et le dessus doré. Laissez reposer 10 min avant de couper.',
          cook: 45,
        },
      ],
    },
  ],
}
