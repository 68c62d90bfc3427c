import type { Dish } from './dish.ts'
import { onion, seasoning } from './larder.ts'

export const socca: Dish = {
  id: 'socca',
  course: 'main',
  alsoAs: ['starter', 'snack'],
  cuisines: ['french'],
  suits: ['by-hand', 'cheap', 'aperitif'],
  names: {
    en: ['socca', 'farinata', 'chickpea pancake', 'chickpea omelette'],
    fr: ['socca', 'farinata', 'galette de pois chiches', 'omelette de pois chiches'],
  },
  noun: { en: 'a chickpea pancake', fr: 'une socca' },
  serves: 2,
  instead: ['traybake', 'plate'],
  ways: [
    {
      hero: ['vegetable'],
      slots: {
        flour: { first: ['chickpea-flour'] },
        water: { first: ['water'], amount: [120, 'ml'] },
        oil: { takes: ['oil'], first: ['olive-oil', 'sunflower-oil', 'rapeseed-oil'], amount: [1, 'tbsp'] },
        vegetable: {
          takes: ['tender-vegetable', 'leaf', 'preserve'],
          vary: ['courgette', 'cherry-tomato', 'mushroom', 'pepper', 'spinach'],
          upTo: 2,
        },
        onion,
        spice: { takes: ['spice', 'hot-spice'], first: ['cumin', 'smoked-paprika'], optional: true },
        herb: { takes: ['herb'], first: ['rosemary', 'thyme', 'parsley'], optional: true },
        topping: {
          takes: ['fresh-cheese', 'hard-cheese', 'melting-cheese', 'nut', 'seed', 'salad-leaf'],
          first: ['rocket', 'lettuce', 'pumpkin-seed'],
          optional: true,
        },
        seasoning,
      },
      titles: [{ en: 'Golden chickpea pancake with {hero:bare}', fr: 'Socca dorée {hero:at}' }],
      descriptions: [
        {
          en: 'The street food of Nice: crisp at the edges, soft as custard in the middle, and made without a single egg.',
          fr: 'La galette des rues de Nice : croustillante au bord, tendre au cœur, et sans le moindre œuf.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Whisk {flour} with {water}[ and {spice}] until smooth.[ Season with {seasoning:bare}.] Leave to stand for 20 min.',
          fr: 'Fouettez {flour} avec {water}[ et {spice}] pour obtenir une pâte lisse.[ Assaisonnez {seasoning:of}.] Laissez reposer 20 min.',
          wait: 20,
        },
        {
          en: 'Heat half of {oil} in a heavy pan and cook {onion+vegetable}[ with {herb}] for 8 min, until soft and golden. Lift out.',
          fr: 'Faites chauffer la moitié {oil:ofThe} dans une poêle épaisse et faites dorer {onion+vegetable}[ avec {herb}] 8 min. Réservez.',
          cook: 8,
        },
        {
          en: 'Add the rest of the oil and let it get properly hot. Pour in the batter, scatter the vegetables over it and cook over medium-high heat for 6 min, until the underside is crisp.',
          fr: "Versez le reste de l'huile et laissez bien chauffer. Versez la pâte, répartissez les légumes et laissez cuire 6 min à feu assez vif, jusqu'à ce que le dessous croustille.",
          cook: 6,
        },
        {
          en: 'Turn it with the help of a plate and cook for 4 min more.[ Top with {topping}.] Cut into wedges.',
          fr: "Retournez la galette à l'aide d'une assiette et poursuivez 4 min.[ Garnissez {topping:of}.] Coupez en parts.",
          cook: 4,
        },
      ],
    },
  ],
}
