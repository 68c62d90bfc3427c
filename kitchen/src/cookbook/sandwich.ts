import type { Dish, Slots, Step } from './dish.ts'
import { seasoning } from './larder.ts'

const filling = {
  cold: {
    takes: ['cured-meat', 'smoked-fish', 'tinned-fish', 'fresh-cheese', 'hard-cheese'],
    optional: true,
    upTo: 2,
    share: 0.8,
  },
  cheese: { takes: ['melting-cheese'], optional: true, share: 1.2 },
  egg: { takes: ['egg'], optional: true, amount: [1, 'piece'] },
  shell: { takes: ['shellfish'], optional: true, share: 0.7 },
  main: {
    takes: [
      'poultry',
      'roast',
      'steak',
      'sausage',
      'tofu',
      'pulse',
      'grilling-cheese',
      'mince',
      'oily-fish',
      'white-fish',
    ],
    vary: ['chickpea', 'halloumi', 'chicken-breast', 'white-bean', 'smoked-tofu'],
    without: 'cold+cheese+egg+shell',
    share: 0.7,
    upTo: 2,
  },
  raw: {
    takes: ['salad-leaf', 'salad-vegetable', 'leaf'],
    vary: ['rocket', 'cucumber', 'avocado', 'lettuce', 'radish', 'tomato'],
    upTo: 2,
    optional: true,
    share: 0.6,
  },
  /** For who has them: they want no pan. */
  loose: { vary: ['cherry-tomato', 'sweetcorn'], without: 'holder', optional: true, share: 0.5 },
  warm: {
    takes: ['tender-vegetable', 'firm-vegetable'],
    vary: ['pepper', 'courgette', 'mushroom', 'aubergine'],
    optional: true,
    spare: true,
    share: 0.6,
    upTo: 2,
  },
  oil: { takes: ['oil'], first: ['olive-oil', 'sunflower-oil', 'rapeseed-oil'], with: 'main+shell+warm' },
  butter: {
    takes: ['butter'],
    first: ['butter', 'vegan-butter'],
    with: 'cold+cheese',
    optional: true,
    amount: [8, 'g'],
    prep: { en: 'soft', fr: 'mou·' },
  },
  spread: {
    takes: ['spread', 'condiment', 'yoghurt', 'nut-butter'],
    without: 'cold+cheese',
    first: ['hummus', 'pesto', 'yoghurt', 'soy-yoghurt', 'mustard', 'tahini'],
    optional: true,
  },
  spice: { takes: ['spice', 'hot-spice', 'aromatic'], upTo: 2, optional: true, with: 'main+shell+warm' },
  relish: { takes: ['preserve', 'onion'], upTo: 2, optional: true, share: 0.5 },
  citrus: { takes: ['citrus', 'vinegar'], first: ['lemon', 'lime'], without: 'cold+cheese', optional: true },
  herb: { takes: ['herb'], first: ['basil', 'mint', 'parsley'], optional: true },
  seasoning,
} satisfies Slots

const cook: readonly Step[] = [
  {
    en: 'Boil {egg} for 9 min, cool in cold water, shell and slice.',
    fr: "Faites cuire {egg} 9 min à l'eau bouillante, rafraîchissez, écalez et coupez en tranches.",
    cook: 9,
  },
  {
    en: 'Heat {oil} in a pan and cook {main+warm}[ with {spice}] for 10 min, until golden and cooked right through.',
    fr: "Faites chauffer {oil} dans une poêle et faites dorer {main+warm}[ avec {spice}] 10 min, jusqu'à cuisson complète.",
    cook: 10,
    raw: 'main',
  },
  {
    en: 'Heat {oil} in a pan[, cook {warm} for 8 min], add {main}[ with {spice}] and heat through for 3 min, until piping hot.',
    fr: 'Faites chauffer {oil} dans une poêle[, faites dorer {warm} 8 min], ajoutez {main}[ avec {spice}] et réchauffez 3 min : brûlant à cœur.',
    cook: 5,
    cooked: 'main',
  },
  {
    en: 'Heat {oil} in a pan and cook {warm}[ with {spice}] for 8 min, until soft and golden.',
    fr: 'Faites chauffer {oil} dans une poêle et faites dorer {warm}[ avec {spice}] 8 min : fondant et doré.',
    cook: 8,
    unless: 'main',
  },
  {
    en: '[!main+warm Heat {oil} in a pan and toss][?main+warm In the same pan, toss] {shell}[!main+warm [ with {spice}]] over high heat for 3 min, until just firm.',
    fr: '[!main+warm Faites chauffer {oil} dans une poêle et saisissez][?main+warm Dans la même poêle, saisissez] {shell}[!main+warm [ avec {spice}]] 3 min à feu vif, juste à point.',
    cook: 3,
  },
]

const build = {
  en: 'Spread {holder}[ with {butter+spread}] and fill[ with {main+warm+shell+egg+cold+cheese+raw+loose+relish+herb}].[ Squeeze over a little {citrus:bare}.][ Season with {seasoning:bare}.]',
  fr: 'Tartinez {holder}[ {butter+spread:of}] et garnissez[ {main+warm+shell+egg+cold+cheese+raw+loose+relish+herb:of}].[ Ajoutez un trait {citrus:some}.][ Assaisonnez {seasoning:of}.]',
}

export const sandwich: Dish = {
  id: 'sandwich',
  course: 'main',
  alsoAs: ['snack'],
  suits: ['by-hand', 'packed', 'party'],
  uses: ['ham'],
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
      hero: ['cold', 'cheese', 'egg', 'shell', 'main', 'warm', 'loose', 'raw'],
      slots: { holder: { takes: ['bread'], first: ['bread', 'gluten-free-bread'] }, ...filling },
      titles: [
        { en: '{hero:title} sandwich[ with {spread:bare}]', fr: 'Sandwich {hero:at}' },
        { en: 'Toasted {hero:title} sandwich', fr: 'Tartine <croustillante|grillée> {hero:at}' },
      ],
      descriptions: [
        {
          en: 'Crisp bread, a good filling and something fresh: proof that a sandwich can be dinner.',
          fr: "Du pain croustillant, une bonne garniture, une touche de fraîcheur : la preuve qu'un sandwich peut faire un dîner.",
        },
      ],
      prep: 10,
      steps: [
        ...cook,
        {
          en: 'Toast {holder} for 2–3 min, until crisp outside and still soft within.',
          fr: 'Faites griller {holder} 2 à 3 min : croustillant dehors, encore moelleux dedans.',
          cook: 3,
          unless: 'cheese',
        },
        build,
        {
          en: 'Close and toast in a dry pan over medium heat for 3 min on each side, pressing now and then, until the bread is crisp and {cheese} {cheese|has|have} melted.',
          fr: 'Refermez et faites griller 3 min par face dans une poêle sèche à feu moyen, en pressant : pain croustillant et {cheese} {cheese|fondu|fondue|fondus}.',
          cook: 6,
          if: 'cheese',
        },
        {
          en: 'Cut in two and serve[?main+warm+shell+cheese  while it is warm].',
          fr: "Coupez en deux et servez[?main+warm+shell+cheese  tant que c'est chaud].",
        },
      ],
    },
  ],
}

export const wrap: Dish = {
  id: 'wrap',
  course: 'main',
  alsoAs: ['snack'],
  cuisines: ['mexican'],
  suits: ['by-hand', 'packed', 'party'],
  uses: ['meat', 'fish', 'ham', 'vegetables'],
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
      hero: ['cold', 'cheese', 'egg', 'shell', 'main', 'warm', 'loose', 'raw'],
      slots: {
        holder: { takes: ['tortilla'], first: ['tortilla', 'corn-tortilla'], amount: [2, 'piece'] },
        ...filling,
        spread: { ...filling.spread, first: ['yoghurt', 'soy-yoghurt', 'hummus', 'mustard'] },
        spice: { ...filling.spice, first: ['smoked-paprika', 'cumin'] },
        citrus: { ...filling.citrus, first: ['lime', 'lemon'] },
        herb: { ...filling.herb, first: ['coriander', 'parsley', 'mint'] },
      },
      titles: [{ en: '{hero:title} wraps[ with {herb:bare}]', fr: 'Wraps {hero+herb:at}' }],
      descriptions: [
        {
          en: 'Soft tortillas, a good filling and a cool bite of green: dinner to eat with your hands.',
          fr: 'Des galettes souples, une bonne garniture, un peu de vert bien frais : un dîner qui se mange avec les doigts.',
        },
      ],
      prep: 15,
      steps: [
        ...cook,
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
