import type { Amount } from '@roux/cooking/foods/ingredient'
import type { Gear, Text } from '../dish.ts'

/** A way of a dish that is cooked in something else, by other words in the place of some of its own. */
export type Reworded = {
  dishes: readonly string[]
  /** Of the way that it is made from, and its own. */
  from?: string
  id: string
  gear?: Gear
  isBaked?: true
  /** What is said instead, in each step that says the first, with minutes in the place of {minutes}; `cook` is the step's. */
  words: readonly { says: Text; saysMinutes?: number; instead: Text; minutes?: number; cook: number }[]
  amounts?: Readonly<Record<string, Amount>>
}

const drain: Text = {
  en: ' Drain on kitchen paper[, sprinkle with {salt}] and serve at once[ with {sauce}].',
  fr: ' Égouttez sur du papier absorbant[, parsemez {salt:of}] et servez aussitôt[ avec {sauce}].',
}
const frying: Text = {
  en: `Heat {oil} in a deep frying pan until a crumb sizzles in it. Fry {main} in batches for {minutes} min on each side, until golden, crisp and cooked right through.${drain.en}`,
  fr: `Chauffez {oil} dans une sauteuse : une miette doit y grésiller. Faites frire {main} en plusieurs fois, {minutes} min par face, jusqu'à ce que tout soit doré, croustillant et cuit à cœur.${drain.fr}`,
}
const serving: Text = {
  en: '[ Sprinkle with {salt}.] Serve at once[ with {sauce}].',
  fr: '[ Parsemez {salt:of}.] Servez aussitôt[ avec {sauce}].',
}
const baking: Text = {
  en: `Heat the oven to 220 °C. Lay {main} on {oneTray} in a single layer, drizzle with {oil} and bake for {minutes} min, turning once, until golden, crisp and cooked right through.${serving.en}`,
  fr: `Préchauffez le four à 220 °C. Étalez {main} sur {oneTray} sans chevauchement, arrosez avec {oil} et enfournez {minutes} min en retournant une fois, jusqu'à ce que tout soit doré, croustillant et cuit à cœur.${serving.fr}`,
}
const airFrying: Text = {
  en: `Heat the air fryer to 200 °C. Turn {main} in {oil} and cook in batches, in a single layer, for {minutes} min each, turning once, until golden, crisp and cooked right through.${serving.en}`,
  fr: `Préchauffez la friteuse à air à 200 °C. Enrobez {main} avec {oil} et faites cuire en plusieurs fois, en une seule couche, {minutes} min chacune en retournant une fois, jusqu'à ce que tout soit doré, croustillant et cuit à cœur.${serving.fr}`,
}
/** Strips of meat 2 cm wide, and what is thin or tender: less of it, in little oil. */
const fried = { dishes: ['crisp-fry', 'breaded'], amounts: { oil: [1, 'tbsp'] } } satisfies Partial<Reworded>
const bakedAs = { ...fried, id: 'baked', isBaked: true } satisfies Partial<Reworded>
const airFriedAs = { ...fried, id: 'air-fryer', gear: 'air-fryer' } satisfies Partial<Reworded>

const falafel: Text = {
  en: 'Shape into walnut-sized balls and flatten. Fry in {oil} over medium-high heat for 4 min on each side, until deep brown.',
  fr: "Façonnez des boulettes de la taille d'une noix et aplatissez. Faites dorer dans {oil} 4 min par face à feu assez vif : bien brun.",
}

const onLow: Text = {
  en: 'Tip everything into the slow cooker, cover and cook on low for 8 h, or on high for 4 h',
  fr: 'Versez le tout dans la mijoteuse, couvrez et laissez cuire 8 h à basse température, ou 4 h à haute température',
}
/** What takes more than an hour on the hob, and what takes less: `{hours}` on low, half of that on high. */
export const inSlowCooker: Text = {
  en: 'tip everything into the slow cooker, cover and cook on low for {hours} h, or on high for {half} h',
  fr: 'versez le tout dans la mijoteuse, couvrez et laissez cuire {hours} h à basse température, ou {half} h à haute température',
}
const thenOnLow: Text = {
  en: 'tip everything into the slow cooker, cover and cook on low for 8 h, or on high for 4 h',
  fr: 'versez le tout dans la mijoteuse, couvrez et laissez cuire 8 h à basse température, ou 4 h à haute température',
}

/** Of what boils away in an open pot nothing does here: that much less is poured in. */
const risottoUnderPressure = {
  id: 'pressure-cooker',
  gear: 'pressure-cooker',
  amounts: { stock: [190, 'ml'] },
} satisfies Partial<Reworded>
const byTheLadle: Reworded['words'][number] = {
  says: {
    en: 'Add the stock a ladleful at a time, stirring, and the next only when the last has gone: about 18 min, until the grains are creamy with a little bite',
    fr: "Ajoutez le bouillon louche après louche, en remuant et en attendant chaque fois qu'il soit absorbé : environ 18 min, pour des grains crémeux et encore un peu fermes",
  },
  instead: {
    en: 'Pour in {stock}, lock the lid, bring up to high pressure, cook for 6 min and let the pressure out at once. Stir hard for 2 min, until creamy',
    fr: 'Versez {stock}, verrouillez le couvercle, montez en haute pression, comptez 6 min et relâchez aussitôt la pression. Remuez vivement 2 min : les grains deviennent crémeux',
  },
  cook: 18,
}
const byTheHotLadle: Reworded['words'][number] = {
  ...byTheLadle,
  says: {
    en: 'Add the hot stock a ladleful at a time, stirring, and the next only when the last has gone: about 18 min, until the grains are creamy with a little bite',
    fr: "Ajoutez le bouillon chaud louche après louche, en remuant et en attendant chaque fois qu'il soit absorbé : environ 18 min, pour des grains crémeux et encore un peu fermes",
  },
}
const inTheCooker = { instead: { en: 'in the pressure cooker', fr: 'dans la cocotte-minute' }, cook: 0 }
const meltedInCooker: Reworded['words'][number] = {
  says: { en: 'In a wide pot, melt', fr: 'Dans une sauteuse, faites chauffer' },
  instead: { en: 'In the pressure cooker, melt', fr: 'Dans la cocotte-minute, faites chauffer' },
  cook: 9,
}

/**
 * Baked, in hot air and in a microwave for as long as strips of chicken and falafel take there (NHS Healthier Families, "Chicken nuggets",
 * "Baked falafel"); in a slow cooker as its makers' tables say: cubes of meat and a shoulder 8 h on low or 4 on high.
 */
export const rewordedWays: readonly Reworded[] = [
  {
    ...bakedAs,
    words: [{ says: frying, saysMinutes: 4, instead: baking, minutes: 22, cook: 22 }],
  },
  {
    ...airFriedAs,
    words: [{ says: frying, saysMinutes: 4, instead: airFrying, minutes: 14, cook: 28 }],
  },
  {
    ...bakedAs,
    from: 'seafood',
    words: [{ says: frying, saysMinutes: 2, instead: baking, minutes: 14, cook: 14 }],
  },
  {
    ...airFriedAs,
    from: 'seafood',
    words: [{ says: frying, saysMinutes: 2, instead: airFrying, minutes: 10, cook: 20 }],
  },
  {
    ...bakedAs,
    from: 'vegetable',
    words: [{ says: frying, saysMinutes: 2, instead: baking, minutes: 24, cook: 24 }],
  },
  {
    ...airFriedAs,
    from: 'vegetable',
    words: [{ says: frying, saysMinutes: 2, instead: airFrying, minutes: 14, cook: 28 }],
  },
  {
    dishes: ['falafel'],
    id: 'baked',
    isBaked: true,
    words: [
      {
        says: falafel,
        instead: {
          en: 'Heat the oven to 200 °C. Shape into walnut-sized balls, flatten, brush with {oil} and bake on {oneTray} for 25 min, turning once, until deep brown.',
          fr: "Préchauffez le four à 200 °C. Façonnez des boulettes de la taille d'une noix, aplatissez, badigeonnez avec {oil} et enfournez sur {oneTray} 25 min en retournant une fois : bien brun.",
        },
        cook: 25,
      },
    ],
    amounts: { oil: [0.75, 'tbsp'] },
  },
  {
    dishes: ['falafel'],
    id: 'air-fryer',
    gear: 'air-fryer',
    words: [
      {
        says: falafel,
        instead: {
          en: 'Heat the air fryer to 190 °C. Shape into walnut-sized balls, flatten, brush with {oil} and cook in a single layer for 14 min, turning once, until deep brown.',
          fr: "Préchauffez la friteuse à air à 190 °C. Façonnez des boulettes de la taille d'une noix, aplatissez, badigeonnez avec {oil} et faites cuire en une seule couche 14 min en retournant une fois : bien brun.",
        },
        cook: 20,
      },
    ],
    amounts: { oil: [0.75, 'tbsp'] },
  },
  {
    dishes: ['curry'],
    id: 'pressure-cooker',
    gear: 'pressure-cooker',
    words: [
      { ...inTheCooker, says: { en: 'in a wide pan', fr: 'dans une sauteuse' } },
      {
        says: {
          en: ', cover and simmer for 15 min, until almost tender',
          fr: ", couvrez et laissez mijoter 15 min, jusqu'à ce que tout soit presque tendre",
        },
        instead: { en: '', fr: '' },
        cook: 1,
      },
      {
        says: { en: 'simmer for <8 min|about 8 min>', fr: 'laissez mijoter 8 min' },
        instead: {
          en: 'lock the lid, bring up to high pressure, cook for 4 min and let the pressure fall for 10 min',
          fr: 'verrouillez le couvercle, montez en haute pression, comptez 4 min et laissez la pression retomber 10 min',
        },
        cook: 24,
      },
    ],
  },
  {
    ...risottoUnderPressure,
    dishes: ['risotto'],
    words: [
      {
        says: {
          en: 'Keep {stock} just simmering in a pan. In a wide pot, warm',
          fr: 'Gardez {stock} frémissant dans une casserole. Dans une sauteuse, faites chauffer',
        },
        instead: { en: 'In the pressure cooker, warm', fr: 'Dans la cocotte-minute, faites chauffer' },
        cook: 10,
      },
      { ...inTheCooker, says: { en: 'in the same pot', fr: 'dans la même sauteuse' } },
      { ...inTheCooker, says: { en: 'in a wide pot', fr: 'dans une sauteuse' } },
      {
        says: { en: 'to the pot', fr: 'dans la sauteuse' },
        instead: { en: 'to the pressure cooker', fr: 'dans la cocotte-minute' },
        cook: 0,
      },
      byTheLadle,
    ],
  },
  {
    ...risottoUnderPressure,
    dishes: ['mushroom-risotto'],
    words: [
      {
        says: { en: 'Keep {stock} just simmering. Warm', fr: 'Gardez {stock} frémissant. Faites' },
        instead: { en: 'Warm', fr: 'Faites' },
        cook: 9,
      },
      meltedInCooker,
      byTheHotLadle,
    ],
  },
  { ...risottoUnderPressure, dishes: ['risotto-milanese'], words: [meltedInCooker, byTheHotLadle] },
  {
    dishes: ['jacket-potatoes'],
    id: 'microwave',
    gear: 'microwave',
    words: [
      {
        says: {
          en: 'Heat the oven to 200 °C. Rub {root} with {oil} and a little salt and bake straight on the rack for 70 min, until the skin is crisp and a skewer meets no resistance.',
          fr: "Préchauffez le four à 200 °C. Frottez {root} avec {oil} et un peu de sel, posez directement sur la grille et enfournez 70 min : la peau doit croustiller et une brochette s'enfoncer sans effort.",
        },
        instead: {
          en: 'Rub {root} with {oil} and a little salt and set in a ring on a plate. Microwave at 800 W, turning them over halfway, until a skewer meets no resistance: about 8 min for one, and 4 min more for each one beside it. Leave for 5 min under a cloth: the skin stays soft.',
          fr: "Frottez {root} avec {oil} et un peu de sel et disposez-les en cercle sur une assiette. Faites cuire au micro-ondes à 800 W en les retournant à mi-cuisson, jusqu'à ce qu'une brochette s'enfonce sans effort : environ 8 min pour une seule, et 4 min de plus pour chaque autre. Laissez 5 min sous un torchon : la peau reste souple.",
        },
        cook: 25,
      },
    ],
  },
  {
    dishes: ['chili'],
    from: 'meat',
    id: 'slow-cooker',
    gear: 'slow-cooker',
    words: [
      {
        says: {
          en: 'Pour in {tomatoes+stock} and simmer for 30 min.',
          fr: 'Versez {tomatoes+stock} et laissez mijoter 30 min.',
        },
        instead: { en: `Add {tomatoes+stock}. ${onLow.en}.`, fr: `Ajoutez {tomatoes+stock}. ${onLow.fr}.` },
        cook: 480,
      },
      {
        says: {
          en: 'simmer for 15 min more, until thick and glossy',
          fr: "poursuivez 15 min, jusqu'à ce que le chili soit épais et brillant",
        },
        instead: {
          en: 'cook on high for 30 min more, without the lid, until thick and glossy',
          fr: "poursuivez 30 min à haute température, sans le couvercle, jusqu'à ce que le chili soit épais et brillant",
        },
        cook: 30,
      },
    ],
    amounts: { stock: [30, 'ml'] },
  },
  {
    dishes: ['pulled-pork'],
    id: 'slow-cooker',
    gear: 'slow-cooker',
    words: [
      {
        says: { en: 'Heat the oven to 150 °C. Rub', fr: 'Préchauffez le four à 150 °C. Frottez' },
        instead: { en: 'Rub', fr: 'Frottez' },
        cook: 0,
      },
      {
        says: { en: 'in a heavy casserole', fr: 'dans une cocotte' },
        instead: { en: 'in the slow cooker', fr: 'dans la mijoteuse' },
        cook: 0,
      },
      {
        says: {
          en: 'Bring to a simmer, cover tightly and cook in the oven for 240 min, turning once,',
          fr: 'Portez à frémissement, couvrez bien et enfournez 240 min en retournant une fois,',
        },
        instead: {
          en: 'Cover and cook on low for 9 h, or on high for 5 h, without lifting the lid,',
          fr: 'Couvrez et laissez cuire 9 h à basse température, ou 5 h à haute température, sans soulever le couvercle,',
        },
        cook: 540,
      },
      {
        says: { en: 'boil the sauce down for 10 min', fr: 'faites réduire la sauce 10 min à feu vif' },
        instead: {
          en: 'boil the sauce down in a pan for 10 min',
          fr: 'faites réduire la sauce 10 min à feu vif dans une casserole',
        },
        cook: 10,
      },
    ],
  },
  {
    dishes: ['boeuf-bourguignon'],
    id: 'slow-cooker',
    gear: 'slow-cooker',
    words: [
      {
        says: { en: 'Cover and leave at a bare shiver for 2 h 30', fr: 'Couvrez et laissez à peine frémir 2 h 30' },
        instead: onLow,
        cook: 485,
      },
    ],
  },
  {
    dishes: ['katsu-curry'],
    id: 'air-fryer',
    gear: 'air-fryer',
    amounts: { oil: [1, 'tbsp'] },
    words: [
      {
        says: {
          en: 'Heat the rest of the oil in a wide pan to 170 °C and fry for 4 min on each side, until deep gold and cooked right through. Drain on a rack and slice.',
          fr: "Chauffez le reste de l'huile à 170 °C dans une grande poêle et faites frire 4 min de chaque côté, jusqu'à ce que la croûte soit bien dorée et la chair cuite à cœur. Égouttez sur une grille et tranchez.",
        },
        instead: {
          en: 'Heat the air fryer to 200 °C. Brush with the rest of the oil and cook in batches, in a single layer, for 15 min each, turning once, until deep gold and cooked right through. Slice.',
          fr: "Préchauffez la friteuse à air à 200 °C. Badigeonnez avec le reste de l'huile et faites cuire en plusieurs fois, en une seule couche, 15 min chacune en retournant une fois, jusqu'à ce que la croûte soit bien dorée et la chair cuite à cœur. Tranchez.",
        },
        cook: 30,
      },
    ],
  },
  {
    dishes: ['lamb-shanks'],
    id: 'slow-cooker',
    gear: 'slow-cooker',
    words: [
      {
        says: {
          en: 'Cover and cook in the oven for 2 h 30, turning once',
          fr: 'Couvrez et enfournez 2 h 30 en retournant une fois',
        },
        instead: onLow,
        cook: 480,
      },
      {
        says: { en: 'Heat the oven to 160 °C. ', fr: 'Préchauffez le four à 160 °C. ' },
        instead: { en: '', fr: '' },
        cook: 0,
      },
    ],
  },
  // As many minutes as makers' tables have for a rack of ribs and for shanks on the bone (Nesco, PC8-25).
  {
    dishes: ['lamb-shanks'],
    id: 'pressure-cooker',
    gear: 'pressure-cooker',
    words: [
      {
        says: {
          en: 'Cover and cook in the oven for 2 h 30, turning once',
          fr: 'Couvrez et enfournez 2 h 30 en retournant une fois',
        },
        instead: {
          en: 'Lock the lid, bring up to high pressure, cook for 45 min and let the pressure fall for 15 min',
          fr: 'Verrouillez le couvercle, montez en haute pression, comptez 45 min et laissez la pression retomber 15 min',
        },
        cook: 70,
      },
      {
        says: { en: 'Heat the oven to 160 °C. ', fr: 'Préchauffez le four à 160 °C. ' },
        instead: { en: '', fr: '' },
        cook: 0,
      },
      { ...inTheCooker, says: { en: 'in a heavy pot', fr: 'dans une cocotte' } },
      { ...inTheCooker, says: { en: 'in the same pot', fr: 'dans la même cocotte' } },
    ],
  },
  {
    dishes: ['bbq-ribs'],
    id: 'pressure-cooker',
    gear: 'pressure-cooker',
    words: [
      {
        says: { en: 'Heat the oven to 150 °C. ', fr: 'Préchauffez le four à 150 °C. ' },
        instead: { en: '', fr: '' },
        cook: 0,
      },
      {
        says: {
          en: 'Wrap in foil with a splash of water and bake for 2 h.',
          fr: "Enveloppez d'une feuille d'aluminium avec un peu d'eau et enfournez 2 h.",
        },
        instead: {
          en: 'Stand on the rack of the pressure cooker over 250 ml water. Lock the lid, bring up to high pressure, cook for 30 min and let the pressure fall for 10 min.',
          fr: "Posez sur la grille de la cocotte-minute, sur 250 ml d'eau. Verrouillez le couvercle, montez en haute pression, comptez 30 min et laissez la pression retomber 10 min.",
        },
        cook: 50,
      },
      {
        says: {
          en: 'Unwrap, brush with the glaze and grill over coals or under the grill',
          fr: 'Ouvrez, badigeonnez de sauce et faites griller 10 min sur la braise ou sous le gril',
        },
        instead: {
          en: 'Lift out, brush with the glaze and grill under a hot grill',
          fr: 'Sortez, badigeonnez de sauce et faites griller 10 min sous le gril bien chaud',
        },
        cook: 10,
      },
    ],
  },
  {
    dishes: ['honey-garlic-salmon'],
    id: 'air-fryer',
    gear: 'air-fryer',
    words: [
      {
        says: {
          en: 'Heat {oil+butter} in a wide pan over medium-high heat.[ Season with {seasoning:bare}.] Fry {fish}, skin down first, for 4 min on each side.',
          fr: "Chauffez {oil+butter} dans une grande poêle à feu assez vif.[ Assaisonnez {seasoning:of}.] Faites dorer {fish}, côté peau d'abord, 4 min par face.",
        },
        instead: {
          en: 'Heat the air fryer to 190 °C. Rub {fish} with {oil}.[ Season with {seasoning:bare}.] Cook in a single layer, skin down, for 10 min, until it flakes.',
          fr: "Préchauffez la friteuse à air à 190 °C. Enduisez {fish} avec {oil}.[ Assaisonnez {seasoning:of}.] Faites cuire en une seule couche, côté peau dessous, 10 min : la chair doit s'effeuiller.",
        },
        cook: 12,
      },
      {
        says: { en: 'Add {garlic} for 30 seconds, then', fr: 'Ajoutez {garlic} 30 secondes, puis' },
        instead: {
          en: 'Meanwhile, warm {butter+garlic} in a small pan for 30 seconds, then add',
          fr: 'Pendant ce temps, chauffez {butter+garlic} 30 secondes dans une petite casserole, puis ajoutez',
        },
        cook: 0,
      },
      {
        says: { en: 'Add {syrup+soy} and', fr: 'Ajoutez {syrup+soy} et' },
        instead: {
          en: '[Melt {butter} in a small pan. ]Warm {syrup+soy} in a small pan with',
          fr: '[Faites fondre {butter} dans une petite casserole. ]Chauffez {syrup+soy} dans une petite casserole avec',
        },
        cook: 0,
      },
      {
        says: { en: ', spooning it over, until everything shines', fr: ' en arrosant : tout doit briller' },
        instead: {
          en: ', until it shines, and spoon over the fish',
          fr: ', le temps que la sauce brille, et nappez le poisson',
        },
        cook: 0,
      },
    ],
  },
  {
    dishes: ['coq-au-vin'],
    id: 'slow-cooker',
    gear: 'slow-cooker',
    words: [
      {
        says: {
          en: 'cover and simmer gently for 50 min, turning once',
          fr: 'couvrez et laissez mijoter doucement 50 min, en retournant une fois',
        },
        instead: {
          en: 'tip everything into the slow cooker, cover and cook on low for 6 h, or on high for 3 h',
          fr: 'versez le tout dans la mijoteuse, couvrez et laissez cuire 6 h à basse température, ou 3 h à haute température',
        },
        cook: 365,
      },
    ],
  },
  {
    dishes: ['lamb-tagine'],
    id: 'slow-cooker',
    gear: 'slow-cooker',
    words: [
      {
        says: {
          en: 'cover and simmer over the lowest heat for 1 h 30',
          fr: 'couvrez et laissez mijoter à feu très doux 1 h 30',
        },
        instead: thenOnLow,
        cook: 480,
      },
    ],
  },
  {
    dishes: ['goulash'],
    id: 'slow-cooker',
    gear: 'slow-cooker',
    words: [
      {
        says: {
          en: 'cover and simmer over the lowest heat for 1 h 45',
          fr: 'couvrez et laissez mijoter à feu très doux 1 h 45',
        },
        instead: thenOnLow,
        cook: 480,
      },
    ],
  },
]

/** How it is called, and spoken of. */
export const rewordedAs: Readonly<Record<string, { title: Text; description: Text }>> = {
  baked: {
    title: { en: ', baked', fr: ', au four' },
    description: {
      en: 'A hot oven and a spoonful of oil do what a pan full of it does, and nobody stands at the stove.',
      fr: "Un four bien chaud et une cuillerée d'huile font le travail d'un bain de friture, sans personne devant la poêle.",
    },
  },
  'air-fryer': {
    title: { en: ', from the air fryer', fr: ', à la friteuse à air' },
    description: {
      en: 'Hot air all round, hardly any fat, and a kitchen that smells of nothing but dinner.',
      fr: "De l'air chaud tout autour, presque pas de matière grasse, et une cuisine qui ne sent que le dîner.",
    },
  },
  'pressure-cooker': {
    title: { en: ', in the pressure cooker', fr: ', à la cocotte-minute' },
    description: {
      en: 'The lid does the work: nobody stands and stirs, and none of the scent is lost on the way.',
      fr: 'Le couvercle fait le travail : personne ne remue, et rien du parfum ne se perd en route.',
    },
  },
  microwave: {
    title: { en: ', in the microwave', fr: ', au micro-ondes' },
    description: {
      en: 'No oven, and no waiting for one: soft skin, floury heart, and all the filling it can carry.',
      fr: 'Sans four ni longue attente : la peau souple, le cœur farineux, et toute la garniture voulue.',
    },
  },
  'slow-cooker': {
    title: { en: ', in the slow cooker', fr: ', à la mijoteuse' },
    description: {
      en: 'A few minutes in the morning, and the house smells of dinner when you come home.',
      fr: 'Quelques minutes le matin, et la maison sent bon le dîner quand on rentre.',
    },
  },
}
