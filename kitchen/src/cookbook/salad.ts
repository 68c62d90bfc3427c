import type { Dish, Slot, Slots, Step, Text } from './dish.ts'

const dressing = {
  oil: { takes: ['oil'], first: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'], amount: [1, 'tbsp'] },
  acid: { takes: ['vinegar', 'citrus'], first: ['lemon', 'cider-vinegar', 'wine-vinegar', 'lime'] },
  mustard: { takes: ['condiment', 'syrup', 'nut-butter', 'yoghurt'], first: ['mustard'], optional: true, upTo: 2 },
  seasoning: { all: ['salt', 'black-pepper'], optional: true },
} satisfies Slots

const whisk: Step = {
  en: 'Whisk [!fried {oil}][?fried the rest of the oil] with [a dash of {acid:some}][, then {mustard}] until thick and cloudy.[ Season with {seasoning:bare}.]',
  fr: "Fouettez [!fried {oil}][?fried le reste de l'huile] avec [un filet {acid:some}][, puis {mustard}] pour obtenir une sauce épaisse.[ Assaisonnez {seasoning:of}.]",
}

const cooked: Slot = { takes: ['root', 'firm-vegetable', 'tender-vegetable'], upTo: 2, optional: true, share: 0.8 }

const boil: Step = {
  en: 'Simmer {cooked} in salted water for 12 min, until just tender. Drain and leave to cool.',
  fr: "Faites cuire {cooked} 12 min à l'eau frémissante salée, égouttez et laissez tiédir.",
  cook: 12,
}

const fried: Slot = { takes: ['poultry', 'steak', 'shellfish', 'tofu', 'grilling-cheese'], optional: true, share: 0.8 }

const brown: Step = {
  en: 'Brown {fried} in 1 tbsp of {oil} for 8 min, turning often, until golden and cooked right through. Leave to cool a little.',
  fr: "Faites dorer {fried} 8 min dans 1 c. à soupe {oil:of} en retournant souvent, jusqu'à ce que ce soit cuit à cœur. Laissez tiédir.",
  cook: 8,
  if: 'fried',
}

const topping: Slot = {
  takes: ['fresh-cheese', 'hard-cheese', 'melting-cheese', 'nut', 'seed', 'dried-fruit', 'preserve'],
  upTo: 3,
  vary: ['feta', 'goats-cheese', 'walnut', 'pumpkin-seed', 'olive'],
  optional: true,
}

const herb: Slot = { takes: ['herb', 'spice'], first: ['parsley', 'mint', 'chives'], upTo: 2, optional: true }

const titles: readonly Text[] = [
  { en: '{hero:title} salad[ with {topping:bare}]', fr: 'Salade {hero:of}[ {topping:at}]' },
  { en: '<Crisp|Bright> {hero:title} salad[ with {herb:bare}]', fr: '<Grande|Belle> salade {hero:of}[ {herb:at}]' },
]

export const salad: Dish = {
  id: 'salad',
  course: 'main',
  alsoAs: ['starter', 'side'],
  suits: ['light', 'summer', 'packed'],
  names: {
    en: ['salad'],
    fr: ['salade', 'salade composée'],
  },
  noun: { en: 'a salad', fr: 'une salade' },
  shines: ['salad-leaf', 'salad-vegetable', 'grain', 'quick-grain', 'fresh-cheese', 'smoked-fish'],
  serves: 4,
  instead: ['bowl', 'plate'],
  ways: [
    {
      hero: ['base', 'fried', 'protein', 'cooked', 'raw', 'topping'],
      slots: {
        base: { takes: ['salad-leaf', 'leaf'], vary: ['lettuce', 'rocket', 'spinach', 'watercress', 'lambs-lettuce'] },
        fried,
        protein: {
          takes: ['pulse', 'tinned-fish', 'smoked-fish', 'cured-meat'],
          vary: ['chickpea', 'white-bean', 'tuna'],
          without: 'fried',
          optional: true,
        },
        raw: {
          takes: ['salad-vegetable', 'soft-fruit', 'orchard-fruit'],
          vary: [
            'cucumber',
            'cherry-tomato',
            'radish',
            'avocado',
            'pepper',
            'tomato',
            'sweetcorn',
            'fennel',
            'courgette',
            'carrot',
            'artichoke',
          ],
          upTo: 3,
          optional: true,
          share: 0.7,
        },
        cooked,
        onion: { takes: ['onion'], first: ['red-onion', 'spring-onion'], optional: true, share: 0.6 },
        topping,
        herb,
        ...dressing,
      },
      titles,
      descriptions: [
        {
          en: 'Cold, crisp leaves, a sharp dressing and enough substance to call it dinner.',
          fr: 'Des feuilles bien fraîches, une sauce vive, et de quoi en faire un vrai repas.',
        },
      ],
      prep: 15,
      steps: [
        boil,
        brown,
        whisk,
        {
          en: 'Put {base} in a wide bowl with {fried+protein+cooked+raw+onion+herb}.',
          fr: 'Mettez {base} dans un grand saladier avec {fried+protein+cooked+raw+onion+herb}.',
        },
        {
          en: 'Pour over the dressing, toss with your hands[ and scatter with {topping}]. Eat at once, while it is crisp.',
          fr: 'Versez la sauce, mélangez à la main[ et ajoutez {topping}]. Servez aussitôt, tant que tout croque.',
        },
      ],
    },
    {
      id: 'grain',
      hero: ['grain', 'fried', 'protein', 'cooked', 'raw', 'topping'],
      slots: {
        grain: {
          takes: ['grain', 'lentil', 'quick-grain', 'rice', 'pasta'],
          vary: ['quinoa', 'bulgur', 'green-lentil', 'buckwheat'],
        },
        fried,
        protein: { takes: ['pulse', 'tinned-fish', 'smoked-fish', 'cured-meat'], optional: true },
        raw: {
          takes: ['salad-vegetable', 'salad-leaf', 'leaf', 'soft-fruit'],
          vary: [
            'cucumber',
            'cherry-tomato',
            'radish',
            'avocado',
            'pepper',
            'tomato',
            'sweetcorn',
            'fennel',
            'courgette',
            'carrot',
            'artichoke',
          ],
          upTo: 3,
          optional: true,
          share: 0.8,
        },
        cooked,
        onion: { takes: ['onion'], first: ['red-onion', 'spring-onion'], optional: true, share: 0.6 },
        topping,
        herb,
        ...dressing,
      },
      titles,
      descriptions: [
        {
          en: 'Dressed while still warm, so that every grain drinks in the dressing; it travels well and keeps for two days.',
          fr: 'Assaisonnée encore tiède, elle boit toute la sauce ; elle se transporte bien et se garde deux jours.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Simmer {grain} in plenty of salted water until tender but not soft, for 15 min or as the packet says. Drain well and spread out to steam dry.',
          fr: "Faites cuire {grain} dans un grand volume d'eau frémissante salée, 15 min ou selon le paquet : les grains doivent rester fermes. Égouttez bien et étalez pour laisser sécher.",
          cook: 15,
        },
        boil,
        brown,
        whisk,
        {
          en: 'Toss {grain} with the dressing while still warm, then fold in {fried+protein+cooked+raw+onion+herb}.',
          fr: "Mélangez {grain} avec la sauce pendant que c'est encore tiède, puis ajoutez {fried+protein+cooked+raw+onion+herb}.",
        },
        {
          en: 'Scatter with {topping} and serve just warm or cold.',
          fr: 'Terminez avec {topping} et servez tiède ou froid.',
        },
      ],
    },
  ],
}
