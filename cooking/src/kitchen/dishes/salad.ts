import type { Dish, Slot, Step, Text } from '../dish.ts'

const dressing = {
  oil: { takes: ['oil'], first: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'], amount: [1, 'tbsp'] },
  acid: { takes: ['vinegar', 'citrus'], first: ['lemon', 'cider-vinegar', 'wine-vinegar', 'lime'] },
  mustard: { takes: ['condiment', 'syrup', 'nut-butter', 'yoghurt'], first: ['mustard'], optional: true, upTo: 2 },
  seasoning: { all: ['salt', 'black-pepper'], optional: true },
} satisfies Record<string, Slot>

const whisk: Step = {
  en: 'Whisk {oil} with [the juice or a dash of {acid}][, then {mustard}] until thick and cloudy.[ Season with {seasoning:bare}.]',
  fr: 'Fouettez {oil} avec [un filet {acid:of}][, puis {mustard}] pour obtenir une sauce épaisse.[ Assaisonnez {seasoning:of}.]',
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
  names: {
    en: ['salad', 'tabbouleh', 'slaw', 'coleslaw'],
    fr: ['salade', 'taboulé', 'salade composée', 'salade niçoise'],
  },
  noun: { en: 'a salad', fr: 'une salade' },
  serves: 4,
  instead: ['bowl', 'plate'],
  ways: [
    {
      hero: ['base', 'protein', 'raw', 'topping'],
      slots: {
        base: { takes: ['salad-leaf', 'leaf'], vary: ['lettuce', 'rocket', 'spinach', 'watercress', 'lambs-lettuce'] },
        protein: {
          takes: ['pulse', 'tinned-fish', 'smoked-fish', 'cured-meat'],
          vary: ['chickpea', 'white-bean', 'tuna'],
          optional: true,
        },
        raw: {
          takes: ['salad-vegetable', 'tender-vegetable', 'soft-fruit', 'orchard-fruit', 'root'],
          vary: ['cucumber', 'cherry-tomato', 'radish', 'avocado'],
          upTo: 3,
          optional: true,
          share: 0.7,
        },
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
        whisk,
        {
          en: 'Put {base} in a wide bowl with {protein+raw+onion}[ and {herb}].',
          fr: 'Mettez {base} dans un grand saladier avec {protein+raw+onion}[ et {herb}].',
        },
        {
          en: 'Pour over the dressing, toss with your hands[ and scatter with {topping}]. Eat at once, while it is crisp.',
          fr: 'Versez la sauce, mélangez à la main[ et ajoutez {topping}]. Servez aussitôt, tant que tout croque.',
        },
      ],
    },
    {
      hero: ['grain', 'protein', 'raw', 'topping'],
      slots: {
        grain: {
          takes: ['grain', 'lentil', 'quick-grain', 'rice', 'pasta'],
          vary: ['quinoa', 'bulgur', 'green-lentil', 'brown-rice', 'buckwheat'],
        },
        protein: { takes: ['pulse', 'tinned-fish', 'smoked-fish', 'cured-meat', 'tofu'], optional: true },
        raw: {
          takes: ['salad-vegetable', 'tender-vegetable', 'salad-leaf', 'leaf', 'soft-fruit'],
          vary: ['cucumber', 'cherry-tomato', 'pepper', 'radish'],
          upTo: 3,
          optional: true,
          share: 0.8,
        },
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
          en: 'Simmer {grain} in plenty of salted water until tender but not soft, about 15 min. Drain well and spread out to steam dry.',
          fr: "Faites cuire {grain} dans un grand volume d'eau frémissante salée, environ 15 min : la texture doit rester ferme. Égouttez bien et étalez pour laisser sécher.",
          cook: 15,
        },
        whisk,
        {
          en: 'Toss {grain} with the dressing while still warm, then fold in {protein+raw+onion+herb}.',
          fr: "Mélangez {grain} avec la sauce pendant que c'est encore tiède, puis ajoutez {protein+raw+onion+herb}.",
        },
        {
          en: 'Scatter with {topping} and serve just warm or cold.',
          fr: 'Terminez avec {topping} et servez tiède ou froid.',
        },
      ],
    },
  ],
}
