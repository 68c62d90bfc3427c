import { breadFlour, butter, doughBinder, doughSalt, yeast } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { beefStock, neutralOil } from '../staples.ts'

export const khachapuri: Dish = {
  id: 'khachapuri',
  of: 'pizza',
  course: 'main',
  alsoAs: ['bread', 'snack'],
  cuisines: ['east-european'],
  suits: ['cosy', 'party'],
  names: {
    en: [
      'khachapuri',
      'georgian cheese bread',
      'adjarian khachapuri',
      'hachapuri',
      'cheese bread boat',
      'imeruli khachapuri',
    ],
    fr: [
      'khatchapouri',
      'khachapuri',
      'pain au fromage géorgien',
      'hatchapouri',
      'khatchapouri adjarien',
      'khachapouri',
    ],
  },
  noun: { en: 'a khachapuri', fr: 'un khatchapouri' },
  serves: 4,
  instead: ['focaccia', 'calzone', 'pizza'],
  ways: [
    {
      hero: ['cheese', 'salty'],
      oven: true,
      slots: {
        flour: [breadFlour, 75],
        binder: [doughBinder, 0.33],
        yeast: [yeast, 0.25],
        salt: [doughSalt, 0.2],
        milk: { first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk', 'water'], amount: [45, 'ml'] },
        oil: { ...neutralOil, amount: [0.4, 'tbsp'] },
        cheese: {
          takes: ['melting-cheese'],
          first: ['mozzarella', 'gouda'],
          amount: [60, 'g'],
          prep: { en: 'grated', fr: 'râpé·' },
        },
        salty: {
          takes: ['fresh-cheese'],
          first: ['feta'],
          optional: true,
          amount: [40, 'g'],
          share: 0.5,
          prep: { en: 'crumbled', fr: 'émietté·' },
        },
        leaf: { takes: ['leaf', 'herb'], optional: true, share: 0.5 },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
        butter: { ...butter, amount: 6, first: ['butter', 'vegan-butter', 'olive-oil'] },
      },
      titles: [
        { en: 'Khachapuri[ with {cheese+salty+leaf:bare}]', fr: 'Khatchapouri[ {cheese+salty+leaf:at}]' },
        { en: 'Khachapuri boats, Adjarian style', fr: 'Khatchapouri adjarien, en barquette' },
      ],
      descriptions: [
        {
          en: 'A boat of bread, a lake in the middle: stir, tear off the prow and dip.',
          fr: 'Une barque de pain, un lac au milieu : on remue, on arrache la proue, on trempe.',
        },
        {
          en: 'In Batumi it is breakfast, and the rest of the day is for walking it off.',
          fr: "À Batoumi, c'est le petit déjeuner, et le reste de la journée sert à s'en remettre.",
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Stir {yeast} into {milk}, lukewarm. Mix with {flour+binder+salt+oil}, knead for 8 min, until smooth, cover and leave for 1 h, until doubled.',
          fr: 'Délayez {yeast} dans {milk}, tiède. Mélangez avec {flour+binder+salt+oil}, pétrissez 8 min, pour une boule lisse, couvrez et laissez lever 1 h : le volume doit doubler.',
          wait: 70,
        },
        {
          en: 'Heat the oven to 230 °C with a tray inside. Divide the dough into one piece for each person, roll into ovals 1 cm thick, curl up the long sides and pinch the ends into a boat. Mix {cheese+salty+leaf} and fill.',
          fr: 'Préchauffez le four à 230 °C avec une plaque. Partagez la pâte en un pâton par personne, étalez en ovales de 1 cm, roulez les longs bords et pincez les bouts en barque. Mélangez {cheese+salty+leaf} et garnissez.',
        },
        {
          en: 'Bake on the hot tray for 14 min, until golden. Make a hollow in each, break {egg} into it, one for each boat, and bake for 5–6 min more, until the white is set.',
          fr: 'Enfournez sur la plaque brûlante 14 min, pour un beau doré. Creusez un puits dans chacun, cassez-y {egg}, un par barque, et enfournez encore 5 à 6 min : le blanc doit être pris.',
          cook: 20,
          if: 'egg',
        },
        {
          en: 'Bake on the hot tray for 18 min, until golden and bubbling.',
          fr: 'Enfournez sur la plaque brûlante 18 min : doré, bouillonnant.',
          cook: 18,
          unless: 'egg',
        },
        { en: 'Top with {butter} and serve at once.', fr: 'Ajoutez {butter} et servez aussitôt.' },
      ],
    },
  ],
}

export const lobio: Dish = {
  id: 'lobio',
  of: 'stew',
  course: 'main',
  alsoAs: ['side', 'starter'],
  cuisines: ['east-european'],
  suits: ['cosy', 'cheap', 'one-pot', 'ahead', 'freezes'],
  names: {
    en: ['lobio', 'georgian bean stew', 'georgian beans', 'kidney bean stew with walnuts'],
    fr: ['lobio', 'haricots à la géorgienne', 'ragoût de haricots géorgien', 'haricots rouges aux noix'],
  },
  noun: { en: 'a lobio', fr: 'un lobio' },
  serves: 4,
  instead: ['chili', 'chana-masala', 'stew'],
  ways: [
    {
      hero: ['bean', 'nut'],
      slots: {
        oil: neutralOil,
        onion: { ...onion, amount: [0.75, 'piece'] },
        garlic: { ...garlic, amount: [1, 'clove'] },
        spices: { takes: ['spice', 'hot-spice'], all: ['ground-coriander', 'fenugreek'], optional: true },
        hot: { takes: ['hot-spice'], first: ['chilli-flakes', 'chilli'], optional: true },
        paste: { first: ['tomato-paste'], optional: true },
        bean: { takes: ['pulse'], first: ['kidney-bean', 'pinto-bean', 'black-bean'], amount: [160, 'g'] },
        water: { first: ['vegetable-stock', 'water'], amount: [120, 'ml'] },
        nut: {
          takes: ['nut', 'seed'],
          first: ['walnut', 'sunflower-seed', 'pumpkin-seed'],
          optional: true,
          amount: [15, 'g'],
          share: 1.5,
          prep: { en: 'finely ground', fr: 'finement pilé·' },
        },
        vinegar: {
          takes: ['vinegar', 'citrus'],
          first: ['wine-vinegar', 'lemon', 'cider-vinegar'],
          amount: [0.35, 'tbsp'],
          share: 0.5,
        },
        herb: { takes: ['herb'], first: ['coriander', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Lobio[ with {bean+nut:bare}]', fr: 'Lobio[ {bean+nut:at}]' },
        { en: 'Georgian {bean:title} lobio', fr: 'Lobio géorgien {bean:at}' },
      ],
      descriptions: [
        {
          en: 'A clay pot, a spoon, a long evening: how Georgia gets through the winter, and a Tuesday.',
          fr: "Un pot de terre, une cuillère, une longue soirée : l'hiver géorgien, et nos mardis.",
        },
        {
          en: 'Crush some, leave some whole: a good lobio is neither soup nor purée.',
          fr: 'On en écrase une partie, on laisse le reste : ni soupe ni purée.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Warm {oil} in a heavy pot over medium heat.[ Soften {onion} for 10 min.] Stir in {garlic+spices+hot+paste} for 2 min.',
          fr: 'Faites chauffer {oil} dans une cocotte à feu moyen.[ Faites fondre {onion} 10 min.] Ajoutez {garlic+spices+hot+paste} et remuez 2 min.',
          cook: 12,
        },
        {
          en: 'Add {bean+water} and simmer for 20 min. Crush a third against the side.',
          fr: 'Ajoutez {bean+water} et laissez mijoter 20 min. Écrasez-en un tiers contre le bord.',
          cook: 22,
        },
        {
          en: 'Stir in {nut+vinegar} and simmer for 5 min.[ Season with {seasoning:bare}.][ Scatter with {herb}.]',
          fr: 'Incorporez {nut+vinegar} et laissez mijoter 5 min.[ Assaisonnez {seasoning:of}.][ Parsemez {herb:of}.]',
          cook: 5,
        },
      ],
    },
  ],
}

export const kharcho: Dish = {
  id: 'kharcho',
  of: 'soup',
  course: 'main',
  cuisines: ['east-european'],
  suits: ['cosy', 'winter', 'one-pot', 'ahead', 'freezes'],
  names: {
    en: ['kharcho', 'georgian beef soup', 'kharcho soup', 'harcho', 'kartcho'],
    fr: ['kharcho', 'soupe géorgienne', 'soupe kharcho', 'kartcho'],
  },
  noun: { en: 'a kharcho', fr: 'un kharcho' },
  serves: 6,
  instead: ['harira', 'minestrone', 'borscht'],
  ways: [
    {
      hero: ['meat', 'nut'],
      slots: {
        meat: {
          takes: ['stewing-meat', 'pulse', 'tender-vegetable'],
          first: ['stewing-beef', 'lamb-shoulder', 'chickpea', 'mushroom'],
          amount: [110, 'g'],
          prep: { en: 'cut into 3 cm pieces', fr: 'en morceaux de 3 cm' },
        },
        stock: { ...beefStock, amount: [350, 'ml'] },
        bay: { first: ['bay'], optional: true },
        oil: neutralOil,
        onion,
        garlic: { ...garlic, amount: [0.75, 'clove'] },
        paste: { first: ['tomato-paste'], optional: true, amount: [0.5, 'tbsp'] },
        spices: { takes: ['spice'], all: ['ground-coriander', 'fenugreek', 'paprika'], optional: true },
        hot: { takes: ['hot-spice'], first: ['chilli-flakes', 'chilli'], optional: true },
        rice: { takes: ['rice'], first: ['basmati-rice', 'brown-rice'], optional: true, amount: [25, 'g'] },
        nut: {
          takes: ['nut', 'seed'],
          first: ['walnut', 'sunflower-seed'],
          optional: true,
          amount: [12, 'g'],
          share: 1,
          prep: { en: 'finely ground', fr: 'finement pilé·' },
        },
        sour: { first: ['tamarind', 'lemon', 'wine-vinegar'], amount: [0.5, 'tsp'], share: 0.5 },
        herb: { takes: ['herb'], first: ['coriander', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Kharcho[ with {meat+nut:bare}]', fr: 'Kharcho[ {meat+nut:at}]' },
        { en: 'Georgian kharcho[ with {meat:bare}]', fr: 'Kharcho de Géorgie[ {meat:at}]' },
      ],
      descriptions: [
        {
          en: 'Sour, hot and thick: in Tbilisi they order it after a long night, or before one.',
          fr: 'Aigre, relevé, épais : à Tbilissi, on le commande après une longue nuit, ou avant.',
        },
        {
          en: 'Handfuls of green at the end, not a pinch: it is half of the taste.',
          fr: "Des poignées de verdure à la fin, pas une pincée : c'est la moitié du goût.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Bring {meat} to the boil in {stock}[ with {bay}], skim, cover and simmer for 1 h 15.',
          fr: 'Portez {meat} à ébullition dans {stock}[ avec {bay}], écumez, couvrez et laissez frémir 1 h 15.',
          cook: 82,
        },
        {
          en: 'Meanwhile, warm {oil} in a pan over medium heat.[ Soften {onion} for 8 min.] Stir in {garlic+paste+spices+hot} for 2 min and scrape into the pot.',
          fr: 'Pendant ce temps, chauffez {oil} dans une poêle à feu moyen.[ Faites fondre {onion} 8 min.] Ajoutez {garlic+paste+spices+hot} 2 min et versez dans le faitout.',
        },
        {
          en: 'Add {rice} and simmer for 18 min, until everything is tender.',
          fr: "Ajoutez {rice} et laissez frémir 18 min, jusqu'à ce que tout soit tendre.",
          cook: 18,
          if: 'rice',
        },
        {
          en: 'Stir in {nut+sour} and simmer for 5 min.[ Fish out {bay}.][ Season with {seasoning:bare}.][ Add {herb}.] Serve very hot.',
          fr: 'Incorporez {nut+sour} et laissez frémir 5 min.[ Retirez {bay}.][ Assaisonnez {seasoning:of}.][ Ajoutez {herb}.] Servez très chaud.',
          cook: 5,
        },
      ],
    },
  ],
}
