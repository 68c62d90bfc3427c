import type { Dish } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { thinlySliced } from '../staples.ts'
import { fryingButter } from '../table-staples.ts'

export const wiltedGreens: Dish = {
  id: 'wilted-greens',
  course: 'side',
  cuisines: ['italian', 'french'],
  suits: ['light'],
  names: {
    en: ['wilted greens', 'wilted spinach', 'garlic spinach', 'garlicky spinach'],
    fr: ["épinards à l'ail", 'feuilles tombées', "blettes à l'ail"],
  },
  noun: { en: 'wilted greens', fr: 'des feuilles tombées' },
  serves: 4,
  instead: ['green-beans-side', 'roast-vegetables'],
  ways: [
    {
      hero: ['leaf'],
      slots: {
        leaf: { takes: ['leaf'], vary: ['spinach', 'chard', 'kale'], upTo: 2, amount: [150, 'g'] },
        oil: {
          ...fryingButter,
          first: ['olive-oil', 'butter', 'rapeseed-oil', 'sunflower-oil'],
          amount: [0.5, 'tbsp'],
        },
        garlic: { ...garlic, prep: thinlySliced },
        extra: {
          takes: ['hot-spice', 'nut', 'seed', 'citrus', 'dried-fruit', 'spice'],
          vary: ['lemon', 'pine-nut', 'chilli-flakes'],
          optional: true,
        },
        seasoning,
      },
      titles: [
        { en: 'Wilted {leaf:bare}[ with {garlic:bare}]', fr: '{leaf:bare} à la poêle[ et {garlic:bare}]' },
        { en: '{leaf:bare} from the pan[ with {extra:bare}]', fr: '{leaf:bare} tombé{leaf·} à la poêle' },
      ],
      descriptions: [
        {
          en: 'A mountain goes into the pan, and four minutes later a handful comes out: cook more than you think.',
          fr: 'Une montagne entre dans la poêle, une poignée en ressort : prévoyez large.',
        },
        {
          en: 'Still dripping from the sink: that is all the water they need.',
          fr: "L'eau qui reste sur les feuilles au sortir de l'évier suffit.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Warm {oil} in a wide pan and let {garlic} turn golden in it for 1 min.',
          fr: 'Faites chauffer {oil} dans une grande poêle et laissez-y blondir {garlic} 1 min.',
          cook: 1,
          if: 'garlic',
        },
        {
          en: 'Warm {oil} in a wide pan.',
          fr: 'Faites chauffer {oil} dans une grande poêle.',
          cook: 1,
          unless: 'garlic',
        },
        {
          en: 'Add {leaf} by handfuls, turning over high heat for 4 min, until wilted and the water has gone.[ Finish with {extra}.][ Season with {seasoning:bare}.]',
          fr: "Ajoutez {leaf} par poignées et faites tomber 4 min à feu vif en retournant, jusqu'à ce que l'eau se soit évaporée.[ Terminez avec {extra}.][ Assaisonnez {seasoning:of}.]",
          cook: 4,
        },
      ],
    },
  ],
}
