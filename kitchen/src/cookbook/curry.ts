import type { Dish, Slots, Step, Text, Way } from './dish.ts'
import { leaves, oil, onion, seasoning, slowVegetables, stock, tenderVegetables } from './larder.ts'

const start = {
  oil,
  onion,
  aromatics: { takes: ['aromatic'], all: ['garlic', 'ginger'], upTo: 2, optional: true },
  spices: { takes: ['spice', 'hot-spice'], all: ['cumin', 'ground-coriander', 'turmeric'], upTo: 3 },
} satisfies Slots

const sauce = {
  tomatoes: { first: ['chopped-tomatoes', 'tomato'], optional: true, prep: { en: '', fr: '' } },
  coconut: { first: ['coconut-milk'], optional: true },
  creamy: {
    takes: ['cream'],
    first: ['cream', 'soy-cream', 'oat-cream', 'vegetable-stock', 'water'],
    without: 'coconut',
    amount: [60, 'ml'],
  },
} satisfies Slots

const finish = {
  citrus: { first: ['lime', 'lemon'], optional: true },
  herb: { takes: ['herb'], first: ['coriander', 'parsley', 'mint'], optional: true },
  nut: { takes: ['nut', 'coconut'], optional: true },
  rice: { takes: ['rice'], first: ['basmati-rice', 'brown-rice'], optional: true },
  seasoning,
} satisfies Slots

const soften: Step = {
  en: 'Warm {oil} in a wide pan over medium heat[ and soften {onion} in it for 5 min, until golden at the edges].',
  fr: "Faites chauffer {oil} dans une sauteuse à feu moyen[ et faites-y fondre {onion} 5 min, jusqu'à ce que les bords blondissent].",
  cook: 5,
}

const bloom: Step = {
  en: 'Stir in {aromatics+spices} and let everything sizzle for 1 min, until the kitchen smells wonderful.',
  fr: 'Ajoutez {aromatics+spices} et laissez grésiller 1 min en remuant, le temps que les parfums se réveillent.',
  cook: 1,
}

const slow: Step = {
  en: 'Tip in {slow}, cover and simmer for 15 min, until almost tender.',
  fr: "Ajoutez {slow}, couvrez et laissez mijoter 15 min, jusqu'à ce que tout soit presque tendre.",
  cook: 15,
  if: 'slow',
}

const wilt: Step = {
  en: 'Fold in {leaf} and cook for 4 min, until tender.',
  fr: 'Incorporez {leaf} et laissez tomber 4 min.',
  cook: 4,
  if: 'leaf',
}

export const rice: Step = {
  en: 'Meanwhile, simmer {rice} in plenty of salted water until just tender, then drain and let {rice|it|them} steam dry under a cloth.',
  fr: "Pendant ce temps, faites cuire {rice} à l'eau frémissante salée jusqu'à ce que les grains soient tendres, puis égouttez et laissez reposer sous un torchon.",
  raw: 'rice',
}

export const riceAgain: Step = {
  en: 'Meanwhile, heat {rice} with a spoonful of water in a covered pan for 5 min, until piping hot.',
  fr: "Pendant ce temps, réchauffez {rice} 5 min à couvert avec une cuillerée d'eau : brûlant à cœur.",
  cooked: 'rice',
}

const serve: Step = {
  en: '[Season with {seasoning:bare}. ][Sharpen with the juice of {citrus}. ][Scatter over {herb}. ][Finish with {nut}. ]Serve <hot|at once>[ with {rice}].',
  fr: '[Assaisonnez {seasoning:of}. ][Relevez du jus {citrus:ofThe}. ][Parsemez {herb:of}. ][Terminez avec {nut}. ]Servez <bien chaud|sans attendre>[ avec {rice}].',
}

const titles: readonly Text[] = [
  {
    en: '{hero:title} curry[?coconut  with coconut[ and {citrus:bare}]]',
    fr: 'Curry {hero:of}[?coconut  au lait de coco[ et {citrus:at}]]',
  },
  {
    en: '<Golden|Gently spiced> {hero:title} curry[?coconut  in coconut milk]',
    fr: 'Curry <doré|parfumé> {hero:of}[?coconut  au lait de coco]',
  },
]

const descriptions: readonly Text[] = [
  {
    en: 'A <fragrant|warming> curry that is soft, bright and golden[?coconut , with coconut milk to round off the spice][ and a squeeze of {citrus:some} at the end].',
    fr: 'Un curry <parfumé|réconfortant>, doré et tout en douceur[?coconut , arrondi par le lait de coco][ et relevé par {citrus} au dernier moment].',
  },
  {
    en: 'Spices toasted in the pan and a <silky|mellow> sauce to mop up: the kind of curry one makes again the week after.',
    fr: "Des épices réveillées dans la poêle et une sauce <soyeuse|veloutée> à saucer jusqu'au bout : de quoi y revenir dès la semaine suivante.",
  },
]

/** Lentils in a curry sauce, whatever it is called. */
export const lentilWay: Way = {
  hero: ['lentil', 'slow', 'tender', 'leaf'],
  slots: {
    lentil: { takes: ['lentil'], first: ['red-lentil', 'green-lentil'] },
    slow: slowVegetables,
    tender: tenderVegetables,
    leaf: leaves,
    ...start,
    ...sauce,
    liquid: { ...stock, amount: [150, 'ml'] },
    ...finish,
  },
  titles,
  descriptions: [
    {
      en: 'Lentils simmered until they melt into a golden, gently spiced sauce: a bowl of comfort.',
      fr: "Des lentilles mijotées jusqu'à fondre dans une sauce dorée et doucement épicée : un bol de réconfort.",
    },
  ],
  prep: 10,
  steps: [
    soften,
    bloom,
    {
      en: 'Add {lentil}[ and {slow}], then {tomatoes+coconut+creamy+liquid}. Bring to a bubble, cover and simmer for 25 min, stirring now and then, until {lentil} {lentil|is|are} soft.',
      fr: "Ajoutez {lentil}[ et {slow}], puis {tomatoes+coconut+creamy+liquid}. Portez à ébullition, couvrez et laissez mijoter 25 min en remuant de temps en temps, jusqu'à ce que {lentil} {lentil|soit tendre|soient tendres}.",
      cook: 25,
    },
    {
      en: 'Stir in {tender} and cook for 8 min more.',
      fr: 'Ajoutez {tender} et poursuivez la cuisson 8 min.',
      cook: 8,
      if: 'tender',
    },
    wilt,
    rice,
    riceAgain,
    serve,
  ],
}

export const curry: Dish = {
  id: 'curry',
  course: 'main',
  cuisines: ['indian'],
  suits: ['cosy', 'winter', 'one-pot', 'ahead', 'freezes', 'crowd', 'cheap'],
  uses: ['meat', 'fish'],
  names: {
    en: ['curry', 'masala'],
    fr: ['curry', 'cari'],
  },
  noun: { en: 'a curry', fr: 'un curry' },
  shines: ['pulse', 'coconut-cream', 'poultry'],
  serves: 4,
  instead: ['dal', 'stew', 'soup', 'stir-fry'],
  ways: [
    {
      hero: ['protein', 'slow', 'tender', 'leaf'],
      slots: {
        protein: {
          takes: ['pulse', 'tofu', 'grilling-cheese'],
          vary: ['chickpea', 'tofu', 'kidney-bean', 'white-bean'],
          upTo: 2,
        },
        slow: slowVegetables,
        tender: tenderVegetables,
        leaf: { ...leaves, vary: ['spinach', 'kale', 'chard'], spare: true },
        ...start,
        ...sauce,
        ...finish,
      },
      titles,
      descriptions,
      prep: 10,
      steps: [
        soften,
        bloom,
        {
          en: 'Pour in {tomatoes+coconut+creamy} and bring to a gentle bubble.',
          fr: 'Versez {tomatoes+coconut+creamy} et portez à petits bouillons.',
          cook: 2,
        },
        slow,
        {
          en: 'Add {protein+tender} and simmer for <8 min|about 8 min>, until the sauce coats the spoon.',
          fr: "Ajoutez {protein+tender} et laissez mijoter 8 min, jusqu'à ce que la sauce nappe la cuillère.",
          cook: 8,
        },
        wilt,
        rice,
        riceAgain,
        serve,
      ],
    },
    { ...lentilWay, id: 'lentil' },
    {
      id: 'poultry',
      hero: ['meat', 'slow', 'tender', 'leaf'],
      slots: {
        meat: { takes: ['poultry'], first: ['chicken-thigh'] },
        slow: slowVegetables,
        tender: tenderVegetables,
        pulse: { takes: ['pulse'], optional: true, share: 0.6 },
        leaf: leaves,
        ...start,
        ...sauce,
        ...finish,
      },
      titles,
      descriptions,
      prep: 15,
      steps: [
        soften,
        {
          ...bloom,
          en: `${bloom.en} Add {meat} and turn for 4 min to colour.`,
          fr: `${bloom.fr} Ajoutez {meat} et faites colorer 4 min.`,
          cook: 5,
          raw: 'meat',
        },
        { ...bloom, cooked: 'meat' },
        {
          en: 'Pour in {tomatoes+coconut+creamy}[ with {slow}], cover and simmer gently for 20 min, until the meat is cooked right through.',
          fr: "Versez {tomatoes+coconut+creamy}[ avec {slow}], couvrez et laissez mijoter doucement 20 min, jusqu'à ce que la viande soit cuite à cœur.",
          cook: 20,
          raw: 'meat',
        },
        {
          en: 'Pour in {tomatoes+coconut+creamy}[ with {slow}], cover and simmer gently for 15 min. Stir in {meat} and heat through for 5 min, until piping hot.',
          fr: 'Versez {tomatoes+coconut+creamy}[ avec {slow}], couvrez et laissez mijoter doucement 15 min. Ajoutez {meat} et réchauffez 5 min : brûlant à cœur.',
          cook: 20,
          cooked: 'meat',
        },
        {
          en: 'Stir in {tender+pulse} and give {tender+pulse|it|them} 6 min.',
          fr: 'Ajoutez {tender+pulse} et comptez encore 6 min.',
          cook: 6,
          if: 'tender',
        },
        {
          en: 'Stir in {pulse} and warm through for 4 min.',
          fr: 'Ajoutez {pulse} et réchauffez 4 min.',
          cook: 4,
          if: 'pulse',
          unless: 'tender',
        },
        wilt,
        rice,
        riceAgain,
        serve,
      ],
    },
    {
      id: 'meat',
      hero: ['meat', 'slow', 'leaf'],
      slots: {
        meat: { takes: ['stewing-meat'], vary: ['lamb-shoulder', 'stewing-beef'] },
        slow: slowVegetables,
        leaf: leaves,
        ...start,
        ...sauce,
        liquid: { ...stock, amount: [80, 'ml'] },
        ...finish,
      },
      titles,
      descriptions,
      prep: 20,
      steps: [
        {
          ...soften,
          en: `${soften.en} Add {meat} and brown on all sides for 8 min.`,
          fr: `${soften.fr} Ajoutez {meat} et faites dorer 8 min sur toutes les faces.`,
          cook: 13,
        },
        bloom,
        {
          en: 'Pour in {tomatoes+coconut+creamy+liquid}, cover and cook over the lowest heat for 1 h 20 min, until the meat gives to a spoon.',
          fr: "Versez {tomatoes+coconut+creamy+liquid}, couvrez et laissez cuire à feu très doux 1 h 20 min, jusqu'à ce que la viande cède sous la cuillère.",
          cook: 80,
        },
        {
          en: 'Add {slow} and cook for 20 min more, uncovered.',
          fr: 'Ajoutez {slow} et poursuivez 20 min à découvert.',
          cook: 20,
          if: 'slow',
        },
        wilt,
        rice,
        riceAgain,
        serve,
      ],
    },
    {
      id: 'fish',
      hero: ['shell', 'fish', 'tender', 'leaf'],
      slots: {
        shell: { takes: ['shellfish'], optional: true },
        fish: { takes: ['white-fish', 'oily-fish'], vary: ['cod', 'salmon'], without: 'shell' },
        slow: slowVegetables,
        tender: tenderVegetables,
        leaf: leaves,
        ...start,
        ...sauce,
        ...finish,
      },
      titles,
      descriptions,
      prep: 10,
      steps: [
        soften,
        bloom,
        {
          en: 'Pour in {tomatoes+coconut+creamy} and bring to a gentle bubble.',
          fr: 'Versez {tomatoes+coconut+creamy} et portez à petits bouillons.',
          cook: 3,
        },
        slow,
        {
          en: 'Add {tender} and simmer for 8 min.',
          fr: 'Ajoutez {tender} et laissez mijoter 8 min.',
          cook: 8,
          if: 'tender',
        },
        wilt,
        {
          en: 'Lay {fish} in the sauce, cover and cook very gently for 6–7 min, until just cooked through.',
          fr: "Déposez {fish} dans la sauce, couvrez et laissez cuire très doucement 6 à 7 min, juste jusqu'à cœur.",
          cook: 7,
          raw: 'fish',
        },
        {
          en: 'Fold in {fish} and heat through for 4 min, until piping hot.',
          fr: 'Ajoutez délicatement {fish} et réchauffez 4 min : brûlant à cœur.',
          cook: 4,
          cooked: 'fish',
        },
        {
          en: 'Stir in {shell} and cook gently for 4 min, until just firm.',
          fr: 'Ajoutez {shell} et laissez cuire doucement 4 min, juste à point.',
          cook: 4,
        },
        rice,
        riceAgain,
        serve,
      ],
    },
  ],
}
