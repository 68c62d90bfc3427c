import type { Dish, Slots } from './dish.ts'
import { seasoning } from './larder.ts'

const filling = {
  cold: {
    takes: ['cured-meat', 'smoked-fish', 'tinned-fish', 'melting-cheese', 'fresh-cheese', 'hard-cheese'],
    optional: true,
    upTo: 2,
    share: 0.8,
  },
  main: {
    takes: [
      'poultry',
      'steak',
      'sausage',
      'tofu',
      'pulse',
      'grilling-cheese',
      'egg',
      'shellfish',
      'mince',
      'oily-fish',
      'white-fish',
    ],
    vary: ['chickpea', 'halloumi', 'chicken-breast', 'white-bean', 'smoked-tofu'],
    without: 'cold',
    share: 0.7,
    upTo: 2,
  },
  warm: {
    takes: ['tender-vegetable'],
    vary: ['pepper', 'courgette', 'mushroom', 'aubergine'],
    optional: true,
    share: 0.6,
    upTo: 2,
  },
  raw: {
    takes: ['salad-leaf', 'salad-vegetable', 'leaf'],
    vary: ['rocket', 'cucumber', 'avocado', 'lettuce', 'radish'],
    upTo: 2,
    optional: true,
    share: 0.6,
  },
  oil: { takes: ['oil'], first: ['olive-oil', 'sunflower-oil', 'rapeseed-oil'] },
  spread: {
    takes: ['spread', 'condiment', 'yoghurt', 'nut-butter', 'butter'],
    first: ['hummus', 'pesto', 'yoghurt', 'soy-yoghurt', 'mustard', 'tahini'],
    optional: true,
  },
  spice: { takes: ['spice', 'hot-spice', 'aromatic', 'preserve', 'onion'], upTo: 2, optional: true },
  citrus: { takes: ['citrus', 'vinegar'], first: ['lemon', 'lime'], optional: true },
  herb: { takes: ['herb'], first: ['basil', 'mint', 'parsley'], optional: true },
  seasoning,
} satisfies Slots

const build = {
  en: 'Spread {holder} [with {spread}, then ]with the filling[, {cold+raw+herb}].[ Squeeze over a little of {citrus}.]',
  fr: 'Garnissez {holder} [{spread:of}, puis ]du mélange chaud[, {cold+raw+herb:of}].[ Ajoutez un peu {citrus:of}.]',
}

const fry = {
  en: 'Heat {oil} in a pan and cook {main+warm}[ with {spice}] for 10 min, until golden and cooked right through.[ Season with {seasoning:bare}.]',
  fr: "Faites chauffer {oil} dans une poêle et faites dorer {main+warm}[ avec {spice}] 10 min, jusqu'à cuisson complète.[ Assaisonnez {seasoning:of}.]",
  cook: 10,
}

export const sandwich: Dish = {
  id: 'sandwich',
  course: 'main',
  alsoAs: ['snack'],
  suits: ['packed', 'party'],
  names: {
    en: ['sandwich', 'tartine', 'panini', 'on toast'],
    fr: ['sandwich', 'tartine', 'panini'],
  },
  noun: { en: 'a sandwich', fr: 'un sandwich' },
  shines: ['bread'],
  serves: 2,
  instead: ['wrap', 'salad', 'bowl'],
  ways: [
    {
      hero: ['cold', 'main', 'warm', 'raw'],
      slots: { holder: { takes: ['bread'], first: ['bread', 'gluten-free-bread'] }, ...filling },
      titles: [
        { en: 'Warm {hero:title} sandwich[ with {spread:bare}]', fr: 'Sandwich chaud {hero:at}' },
        { en: 'Toasted {hero:title} sandwich', fr: 'Tartine <croustillante|grillée> {hero:at}' },
      ],
      descriptions: [
        {
          en: 'Crisp bread, a warm heart and something fresh: proof that a sandwich can be dinner.',
          fr: "Du pain croustillant, un cœur chaud, une touche de fraîcheur : la preuve qu'un sandwich peut faire un dîner.",
        },
      ],
      prep: 10,
      steps: [
        fry,
        {
          en: 'Toast {holder} for 2–3 min, until crisp outside and still soft within.',
          fr: 'Faites griller {holder} 2 à 3 min : croustillant dehors, encore moelleux dedans.',
          cook: 3,
        },
        build,
        { en: 'Eat while it is warm.', fr: "Servez tant que c'est chaud." },
      ],
    },
  ],
}

export const wrap: Dish = {
  id: 'wrap',
  course: 'main',
  alsoAs: ['snack'],
  cuisines: ['mexican'],
  suits: ['packed', 'party'],
  names: {
    en: ['wrap'],
    fr: ['wrap', 'galette garnie'],
  },
  noun: { en: 'a wrap', fr: 'un wrap' },
  shines: ['tortilla'],
  serves: 2,
  instead: ['sandwich', 'bowl', 'salad'],
  ways: [
    {
      hero: ['cold', 'main', 'warm', 'raw'],
      slots: {
        holder: { takes: ['tortilla'], first: ['tortilla', 'corn-tortilla'], amount: [2, 'piece'] },
        ...filling,
        spread: { ...filling.spread, first: ['yoghurt', 'soy-yoghurt', 'hummus', 'mustard'] },
        spice: { ...filling.spice, first: ['smoked-paprika', 'cumin'] },
        citrus: { ...filling.citrus, first: ['lime', 'lemon'] },
        herb: { ...filling.herb, first: ['coriander', 'parsley', 'mint'] },
      },
      titles: [{ en: '<Warm|Smoky> {hero:title} wraps[ with {herb:bare}]', fr: 'Wraps {hero+herb:at}' }],
      descriptions: [
        {
          en: 'Soft tortillas, a hot filling and a cool bite of green: dinner to eat with your hands.',
          fr: 'Des galettes souples, une garniture chaude, un peu de vert bien frais : un dîner qui se mange avec les doigts.',
        },
      ],
      prep: 15,
      steps: [
        fry,
        {
          en: 'Warm {holder} in a dry pan, a few seconds on each side.',
          fr: 'Réchauffez {holder} quelques secondes par face dans une poêle sèche.',
          cook: 2,
        },
        build,
        { en: 'Roll up tightly and serve.', fr: 'Roulez bien serré et servez.' },
      ],
    },
  ],
}
