import type { Slots, Step, Text, Way } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { asItIs } from '../staples.ts'

const oil = { takes: ['oil'], first: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'], amount: [0.5, 'tbsp'] } as const

const around = {
  oil,
  garlic,
  spice: {
    takes: ['spice', 'hot-spice'],
    vary: ['smoked-paprika', 'cumin', 'herbes-de-provence'],
    upTo: 2,
    optional: true,
  },
  herb: { takes: ['herb'], first: ['thyme', 'rosemary'], optional: true },
  citrus: { takes: ['citrus'], first: ['lemon', 'lime'], optional: true },
  seasoning,
} satisfies Slots

/** What is named beside it shares its basket: what takes longer goes in before it, what takes less for its last minutes. */
const beside = {
  root: { takes: ['root'], upTo: 2, optional: true, share: 0.8 },
  tender: { takes: ['tender-vegetable', 'firm-vegetable'], upTo: 2, optional: true, share: 0.8 },
} satisfies Slots

const pieces = {
  gear: ['air-fryer'],
  hero: ['meat', 'root', 'tender'],
  titles: [
    {
      en: 'Air-fryer {meat+root+tender:bare}[ with {spice:bare}][ and {citrus:bare}]',
      fr: '{meat+root+tender:bare} à la friteuse à air[, {spice+citrus:at}]',
    },
    {
      en: 'Crisp {meat+root+tender:bare} from the air fryer[ with {herb:bare}]',
      fr: '{meat:bare} croustillant{meat·}[ avec {root+tender:bare}] à la friteuse à air[, {herb:at}]',
    },
  ],
  descriptions: [
    {
      en: 'Hot air all round does what a pan of fat does: a crackling outside, a juicy inside, and hardly anything to wash.',
      fr: "L'air chaud fait le travail d'un bain d'huile : croustillant dehors, juteux dedans, et presque rien à laver.",
    },
  ],
  prep: 10,
} satisfies Partial<Way>

const heat: Step = {
  en: 'Heat the air fryer to 190 °C. Toss {meat}[ and, in another bowl, {root+tender}] with {oil+garlic+spice+herb}.[ Season with {seasoning:bare}.]',
  fr: 'Préchauffez la friteuse à air à 190 °C. Enrobez {meat}[ et, à part, {root+tender}] avec {oil+garlic+spice+herb}.[ Assaisonnez {seasoning:of}.]',
}

const rootsFirst: Step = {
  en: 'Cook {root} for 8 min, shaking once.',
  fr: 'Faites cuire {root} 8 min en secouant une fois.',
  cook: 8,
  if: 'root',
}

/** Beside what is done sooner. */
const rootsLonger: Step = {
  en: 'Cook {root} for 12 min, shaking once.',
  fr: 'Faites cuire {root} 12 min en secouant une fois.',
  cook: 12,
  if: 'root',
}

const rest: Step = {
  en: 'Rest for 5 min[ and squeeze {citrus} over]. Serve hot.',
  fr: 'Laissez reposer 5 min[ et pressez {citrus} dessus]. Servez chaud.',
  cook: 5,
}

export const airFryerDescriptions: readonly Text[] = [
  {
    en: 'The basket crowds nobody: one layer, a good shake, and everything crackles.',
    fr: 'Le panier ne serre personne : une seule couche, une bonne secousse, et tout croustille.',
  },
  {
    en: 'Half the time of the oven, a spoonful of oil, and edges that are worth the fight.',
    fr: "Deux fois plus vite qu'au four, une cuillerée d'huile, et des bords que l'on se dispute.",
  },
]

/** Chicken by the piece, or what is eaten in its place. Times are for a basket of 4 to 6 litres. */
export const airFryerPieces: readonly Way[] = [
  {
    id: 'air-fryer',
    ...pieces,
    slots: {
      meat: { takes: ['poultry'], first: ['chicken-thigh', 'chicken-breast'], prep: asItIs },
      ...beside,
      ...around,
    },
    steps: [
      heat,
      rootsFirst,
      {
        en: '[?root Add {meat}. ]Cook in one layer, without crowding, for 20 min, turning halfway, until deep golden and cooked right through: 74 °C inside, with clear juices.[ Add {tender} for the last 14 min.]',
        fr: '[?root Ajoutez {meat}. ]Faites cuire en une seule couche, sans serrer, 20 min, en retournant à mi-cuisson : bien doré et cuit à cœur, 74 °C, jus clair.[ Ajoutez {tender} pour les 14 dernières minutes.]',
        cook: 20,
      },
      rest,
    ],
  },
  {
    id: 'air-fryer-joint',
    ...pieces,
    slots: { meat: { takes: ['joint'], first: ['chicken-leg'], prep: asItIs }, ...beside, ...around },
    steps: [
      heat,
      rootsFirst,
      {
        en: '[?root Add {meat}. ]Cook in one layer, without crowding, for 28 min, turning halfway, until deep golden and cooked right through: 74 °C inside, with clear juices.[ Add {tender} for the last 14 min.]',
        fr: '[?root Ajoutez {meat}. ]Faites cuire en une seule couche, sans serrer, 28 min, en retournant à mi-cuisson : bien doré et cuit à cœur, 74 °C, jus clair.[ Ajoutez {tender} pour les 14 dernières minutes.]',
        cook: 28,
      },
      rest,
    ],
  },
  {
    id: 'air-fryer-chop',
    ...pieces,
    slots: { meat: { takes: ['chop'], first: ['pork-chop', 'lamb-chop'], prep: asItIs }, ...beside, ...around },
    steps: [
      heat,
      rootsLonger,
      {
        en: '[?root Add {meat}. ][Lay {tender} between. ]Cook in one layer, without crowding, for 14 min, turning halfway, until deep golden and done to the bone: 63 °C inside.',
        fr: "[?root Ajoutez {meat}. ][Glissez {tender} entre les morceaux. ]Faites cuire en une seule couche, sans serrer, 14 min, en retournant à mi-cuisson : bien doré et cuit jusqu'à l'os, 63 °C.",
        cook: 14,
      },
      rest,
    ],
  },
  {
    id: 'air-fryer-sausage',
    ...pieces,
    slots: { meat: { takes: ['sausage'], first: ['sausage'], prep: asItIs }, ...beside, ...around },
    steps: [
      heat,
      rootsLonger,
      {
        en: '[?root Add {meat}. ][Lay {tender} between. ]Cook in one layer, without crowding, for 15 min, turning halfway, until browned all round and cooked right through: 71 °C inside.',
        fr: '[?root Ajoutez {meat}. ][Glissez {tender} entre les morceaux. ]Faites cuire en une seule couche, sans serrer, 15 min, en retournant à mi-cuisson : bien doré de tous côtés et cuit à cœur, 71 °C.',
        cook: 15,
      },
      rest,
    ],
  },
  {
    id: 'air-fryer-tofu',
    ...pieces,
    slots: {
      meat: {
        takes: ['tofu'],
        first: ['tofu'],
        prep: { en: 'pressed dry and cut into 2 cm cubes', fr: 'pressé· et coupé· en cubes de 2 cm' },
      },
      starch: { first: ['cornflour', 'potato-starch', 'rice-flour'], optional: true, amount: [6, 'g'] },
      ...beside,
      ...around,
    },
    steps: [
      heat,
      {
        en: 'Dust {meat} with {starch} and toss until each cube is coated.',
        fr: 'Saupoudrez {meat} {starch:of} et remuez pour bien enrober chaque cube.',
        if: 'starch',
      },
      rootsFirst,
      {
        en: '[?root Add {meat}. ]Cook in one layer, without crowding, for 18 min, turning halfway, until golden and crisp.[ Add {tender} for the last 14 min.]',
        fr: '[?root Ajoutez {meat}. ]Faites cuire en une seule couche, sans serrer, 18 min, en retournant à mi-cuisson : doré et croustillant.[ Ajoutez {tender} pour les 14 dernières minutes.]',
        cook: 18,
      },
      rest,
    ],
  },
  {
    id: 'air-fryer-pulse',
    ...pieces,
    hero: ['meat', 'root'],
    slots: {
      meat: {
        takes: ['pulse'],
        first: ['chickpea'],
        prep: { en: 'cooked, patted very dry', fr: 'cuit·, bien séché·' },
      },
      root: {
        takes: ['root', 'firm-vegetable'],
        vary: ['sweet-potato', 'carrot', 'cauliflower'],
        upTo: 2,
        prep: { en: 'cut into 2 cm pieces', fr: 'coupé· en morceaux de 2 cm' },
      },
      ...around,
      oil: { ...oil, amount: [0.75, 'tbsp'] },
      sauce: { takes: ['nut-butter', 'yoghurt'], first: ['tahini', 'soy-yoghurt', 'yoghurt'], optional: true },
    },
    titles: [
      {
        en: 'Air-fryer {meat+root:bare}[ with {spice:bare}]',
        fr: '{meat:bare} et {root:bare} à la friteuse à air[, {spice:at}]',
      },
      { en: 'Crisp {meat+root:bare} from the air fryer', fr: 'Friteuse à air : {meat+root:bare}' },
    ],
    descriptions: airFryerDescriptions,
    steps: [
      {
        en: 'Heat the air fryer to 180 °C. Toss {root} with half of {oil}[ and {spice+herb}] and cook for 10 min, shaking once.[ Season with {seasoning:bare}.]',
        fr: 'Préchauffez la friteuse à air à 180 °C. Enrobez {root} avec la moitié {oil:ofThe}[ et {spice+herb}] et faites cuire 10 min en secouant une fois.[ Assaisonnez {seasoning:of}.]',
        cook: 10,
      },
      {
        en: 'Add {meat}[ and {garlic}] with the rest of the oil and cook for 10 min more, shaking twice, until everything is golden and crisp at the edges.',
        fr: "Ajoutez {meat}[ et {garlic}] avec le reste d'huile et poursuivez 10 min en secouant deux fois : doré, croustillant sur les bords.",
        cook: 10,
      },
      {
        en: '[Squeeze {citrus} over. ][Spoon over {sauce}. ]Serve hot.',
        fr: '[Pressez {citrus} dessus. ][Nappez {sauce:of}. ]Servez chaud.',
      },
    ],
  },
]

export const airFryerFish: Way = {
  id: 'air-fryer',
  gear: ['air-fryer'],
  hero: ['fish', 'root', 'tender'],
  slots: {
    fish: { takes: ['white-fish', 'oily-fish'], vary: ['salmon', 'cod', 'hake'] },
    ...beside,
    oil,
    garlic,
    spice: { takes: ['spice', 'hot-spice', 'condiment'], vary: ['paprika', 'smoked-paprika'], optional: true },
    herb: { takes: ['herb'], first: ['dill', 'parsley', 'thyme'], optional: true },
    citrus: { takes: ['citrus'], first: ['lemon', 'lime'], optional: true },
    seasoning,
  },
  titles: [
    {
      en: 'Air-fryer {fish+root+tender:bare}[ with {herb:bare}][ and {citrus:bare}]',
      fr: '{fish+root+tender:bare} à la friteuse à air[, {herb+citrus:at}]',
    },
    {
      en: '{fish+root+tender:bare} from the air fryer',
      fr: '{fish+root+tender:bare} de la friteuse à air',
    },
  ],
  descriptions: [
    {
      en: 'No smell in the curtains, and flakes that are still moist.',
      fr: "Aucune odeur dans les rideaux, et une chair qui s'effeuille sans sécher.",
    },
  ],
  prep: 5,
  steps: [
    {
      en: 'Heat the air fryer to 200 °C. Pat {fish} dry and rub with {oil+garlic+spice}.[ Turn {root+tender} in the same oil.][ Season with {seasoning:bare}.]',
      fr: 'Préchauffez la friteuse à air à 200 °C. Épongez {fish} et enduisez avec {oil+garlic+spice}.[ Enrobez {root+tender} de la même huile.][ Assaisonnez {seasoning:of}.]',
    },
    rootsLonger,
    {
      en: '[?root Add {tender} and cook][!root Cook {tender}] for 4 min, shaking once.',
      fr: '[?root Ajoutez {tender} et faites cuire][!root Faites cuire {tender}] 4 min en secouant une fois.',
      cook: 4,
      if: 'tender',
    },
    {
      en: 'Lay {fish} in the basket, skin down[, on {root+tender}], and cook in one layer for 10 min, until the flesh is opaque and parts in flakes.',
      fr: "Posez {fish} dans le panier, peau dessous[, sur {root+tender}], et faites cuire en une seule couche 10 min, jusqu'à ce que la chair soit opaque et se détache.",
      cook: 10,
    },
    {
      en: '[Scatter with {herb}. ][Squeeze {citrus} over. ]Serve at once.',
      fr: '[Parsemez {herb:of}. ][Pressez {citrus} dessus. ]Servez sans attendre.',
    },
  ],
}

/** Is in the basket what is on the tray: vegetables. */
export const airFryerVegetables: Way = {
  id: 'air-fryer',
  gear: ['air-fryer'],
  hero: ['root', 'tender'],
  slots: {
    root: {
      takes: ['root', 'firm-vegetable'],
      vary: ['carrot', 'cauliflower', 'sweet-potato', 'parsnip'],
      upTo: 2,
      prep: { en: 'cut into 2 cm pieces', fr: 'coupé· en morceaux de 2 cm' },
    },
    tender: {
      takes: ['tender-vegetable'],
      vary: ['pepper', 'courgette', 'mushroom'],
      upTo: 2,
      optional: true,
      share: 0.7,
      prep: { en: 'cut into 2 cm pieces', fr: 'coupé· en morceaux de 2 cm' },
    },
    oil,
    garlic,
    spice: {
      takes: ['spice', 'hot-spice'],
      vary: ['cumin', 'smoked-paprika', 'zaatar'],
      upTo: 2,
      optional: true,
    },
    herb: { takes: ['herb'], first: ['thyme', 'rosemary', 'parsley'], optional: true },
    seasoning,
  },
  titles: [
    { en: 'Air-fryer {hero:bare} with {spice:bare}', fr: 'Légumes à la friteuse à air : {hero:bare}' },
    { en: 'Golden {hero:bare} from the air fryer', fr: '{hero:bare} à la friteuse à air' },
  ],
  descriptions: airFryerDescriptions,
  prep: 10,
  steps: [
    {
      en: 'Heat the air fryer to 190 °C. Toss {root} with half of {oil}[ and with {spice+herb}], and cook for 10 min, shaking once.',
      fr: 'Préchauffez la friteuse à air à 190 °C. Enrobez {root} avec la moitié {oil:ofThe}[ et avec {spice+herb}], puis faites cuire 10 min en secouant une fois.',
      cook: 10,
    },
    {
      en: 'Add [{tender} and ]{garlic} with the rest of the oil and cook for 8 min more, until golden at the edges and tender inside.[ Season with {seasoning:bare}.]',
      fr: "Ajoutez [{tender} et ]{garlic} avec le reste d'huile et poursuivez 8 min : bords dorés, cœur tendre.[ Assaisonnez {seasoning:of}.]",
      cook: 8,
      if: 'garlic',
    },
    {
      en: '[Add {tender} with the rest of the oil. ]Cook for 8 min more, until golden at the edges and tender inside.[ Season with {seasoning:bare}.]',
      fr: "[Ajoutez {tender} avec le reste d'huile. ]Poursuivez 8 min : bords dorés, cœur tendre.[ Assaisonnez {seasoning:of}.]",
      cook: 8,
      unless: 'garlic',
    },
  ],
}
