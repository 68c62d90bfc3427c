import type { Dish } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import {
  asItIs,
  beefStock,
  butter,
  cream,
  jasmineRice,
  neutralOil,
  oliveOil,
  reheatRice,
  startRice,
  tinnedTomatoes,
} from '../staples.ts'
import { finelyChopped } from '../table-staples.ts'

export const cacciatore: Dish = {
  id: 'cacciatore',
  of: 'stew',
  course: 'main',
  cuisines: ['italian'],
  suits: ['cosy', 'one-pot', 'ahead', 'freezes'],
  names: {
    en: ['chicken cacciatore', 'cacciatore', "hunter's chicken", 'pollo alla cacciatora'],
    fr: ['poulet cacciatore', 'cacciatore', 'poulet à la cacciatora', 'pollo alla cacciatora'],
  },
  noun: { en: 'a chicken cacciatore', fr: 'un poulet cacciatore' },
  serves: 4,
  instead: ['poulet-basquaise', 'stew'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        meat: { takes: ['joint'], first: ['chicken-leg'], amount: [1, 'piece'], prep: asItIs },
        oil: { ...oliveOil, amount: [0.75, 'tbsp'] },
        onion: { ...onion, prep: { en: 'sliced', fr: 'émincé·' } },
        pepper: { first: ['pepper'], optional: true, share: 0.5 },
        vegetable: { takes: ['tender-vegetable'], first: ['mushroom'], optional: true, share: 0.4 },
        garlic,
        wine: { takes: ['wine'], first: ['red-wine', 'white-wine'], optional: true, amount: [50, 'ml'] },
        tomatoes: { ...tinnedTomatoes, amount: [120, 'g'] },
        herb: { takes: ['herb'], first: ['rosemary', 'thyme'], optional: true },
        olive: { takes: ['preserve'], first: ['olive', 'caper'], optional: true, amount: [15, 'g'], prep: asItIs },
        seasoning,
      },
      titles: [
        { en: 'Chicken cacciatore[ with {olive:bare}]', fr: 'Poulet cacciatore[ {olive:at}]' },
        { en: "Hunter's chicken[ with {vegetable:bare}]", fr: 'Poulet du chasseur italien[ {vegetable:at}]' },
      ],
      descriptions: [
        {
          en: 'What the hunter eats when he comes home with nothing: nobody complains.',
          fr: 'Ce que mange le chasseur rentré bredouille : personne ne s’en plaint.',
        },
        {
          en: 'Brown the skin well at the start; all of the sauce is built on it.',
          fr: 'Colorez bien la peau au départ : toute la sauce repose là-dessus.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Warm {oil} in a wide pot over medium-high heat and brown {meat} on both sides, about 10 min. Set aside.',
          fr: 'Faites chauffer {oil} dans une large cocotte à feu assez vif et dorez {meat} sur les deux faces, environ 10 min. Réservez.',
          cook: 10,
        },
        {
          en: 'In the same fat, soften {onion+pepper+vegetable} for 8 min.[ Add {garlic} for 1 min.][ Pour in {wine} and let it reduce by half.]',
          fr: 'Dans la même graisse, faites fondre {onion+pepper+vegetable} 8 min.[ Ajoutez {garlic} 1 min.][ Versez {wine} et laissez réduire de moitié.]',
          cook: 11,
        },
        {
          en: 'Stir in {tomatoes}[ and {herb}], return the chicken, cover and simmer for 40 min, until it comes off the bone and is done right through.[ Add {olive} for the last 5 min.]',
          fr: "Ajoutez {tomatoes}[ et {herb}], remettez le poulet, couvrez et laissez mijoter 40 min, jusqu'à ce que la viande se détache de l'os, cuite à cœur.[ Ajoutez {olive} pour les 5 dernières minutes.]",
          cook: 40,
        },
        {
          en: 'Season with {seasoning:bare}. Serve with something that drinks the sauce.',
          fr: 'Assaisonnez {seasoning:of}. Servez avec de quoi boire la sauce.',
          if: 'seasoning',
        },
      ],
    },
  ],
}

export const caramelPork: Dish = {
  id: 'caramel-pork',
  of: 'stew',
  course: 'main',
  cuisines: ['vietnamese', 'chinese'],
  suits: ['cosy', 'one-pot', 'ahead', 'freezes'],
  names: {
    en: ['caramel pork', 'vietnamese caramel pork', 'caramelised pork', 'thit kho', 'vietnamese braised pork'],
    fr: ['porc au caramel', 'porc caramel', 'porc caramélisé', 'thit kho', 'travers de porc au caramel'],
  },
  noun: { en: 'a caramel pork', fr: 'un porc au caramel' },
  serves: 4,
  instead: ['sweet-and-sour-pork', 'stew'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        rice: jasmineRice,
        sugar: { first: ['sugar', 'brown-sugar'], amount: [18, 'g'] },
        water: { first: ['water'], amount: [120, 'ml'] },
        meat: {
          takes: ['stewing-meat'],
          first: ['pork-shoulder', 'pork-belly'],
          amount: [190, 'g'],
          prep: { en: 'cut into 3 cm cubes', fr: 'coupé· en cubes de 3 cm' },
        },
        oil: { ...neutralOil, amount: [0.5, 'tbsp'] },
        onion: { ...onion, first: ['shallot', 'onion'], prep: finelyChopped },
        aromatic: { takes: ['aromatic'], all: ['garlic', 'ginger'], optional: true, upTo: 3 },
        fish: { first: ['fish-sauce', 'soy-sauce', 'tamari'], share: 2 },
        pepper: { first: ['black-pepper'], optional: true },
        herb: { takes: ['herb', 'onion'], first: ['coriander', 'spring-onion'], optional: true },
      },
      titles: [
        { en: 'Caramel pork[ with {herb:bare}]', fr: 'Porc au caramel[ et {herb:at}]' },
        { en: 'Dark, sticky caramel pork', fr: 'Porc au caramel, brillant et fondant' },
      ],
      descriptions: [
        {
          en: 'Sugar taken to the edge of burning is what makes it brown: no sauce from a bottle can.',
          fr: "C'est le sucre mené au bord du brûlé qui le rend brun : aucune bouteille n'y arrive.",
        },
        {
          en: 'Better the day after, and best on the third.',
          fr: 'Meilleur le lendemain, parfait le surlendemain.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Melt {sugar} in a heavy pot with a spoonful of {water} over medium heat, without stirring, for 6 min, until mahogany. Take off the heat and pour in the rest of {water}: it spits.',
          fr: 'Faites fondre {sugar} dans une cocotte avec une cuillerée {water:of} à feu moyen, sans remuer, 6 min, jusqu’à un caramel acajou. Hors du feu, versez le reste {water:of} : attention aux projections.',
          cook: 7,
        },
        {
          en: 'Warm {oil} in a wide pan over high heat and brown {meat} in batches, 10 min[, adding {onion+aromatic} for the last 2 min].',
          fr: 'Faites chauffer {oil} dans une grande poêle à feu vif et dorez {meat} en plusieurs fois, 10 min[, en ajoutant {onion+aromatic} pour les 2 dernières minutes].',
          cook: 10,
        },
        {
          en: 'Tip into the caramel with {fish}[ and {pepper}], cover and simmer over low heat for 1 h, until a fork goes in without pushing. Uncover and cook for 10 min more, until the sauce coats the meat.',
          fr: 'Versez dans le caramel avec {fish}[ et {pepper}], couvrez et laissez mijoter 1 h à feu doux : la fourchette doit entrer toute seule. Découvrez et comptez encore 10 min, pour que la sauce nappe la viande.',
          cook: 70,
        },
        startRice,
        reheatRice,
        { en: 'Finish with {herb}.', fr: 'Terminez avec {herb}.', if: 'herb' },
      ],
    },
  ],
}

export const swedishMeatballs: Dish = {
  id: 'swedish-meatballs',
  of: 'pan-fry',
  course: 'main',
  cuisines: ['nordic'],
  suits: ['cosy', 'children', 'freezes', 'winter'],
  names: {
    en: ['swedish meatballs', 'köttbullar', 'ikea meatballs', 'meatballs in cream sauce', 'meatballs with gravy'],
    fr: [
      'boulettes suédoises',
      'köttbullar',
      'boulettes de viande suédoises',
      'boulettes ikea',
      'boulettes à la crème',
    ],
  },
  noun: { en: 'Swedish meatballs', fr: 'des boulettes suédoises' },
  serves: 4,
  instead: ['meatballs', 'kofta-skewers'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        potato: { first: ['potato'], optional: true, amount: [250, 'g'] },
        crumbs: { takes: ['crumbs'], first: ['breadcrumbs', 'oats', 'buckwheat-flakes'], amount: [10, 'g'] },
        milk: { takes: ['milk'], first: ['milk', 'oat-milk', 'soy-milk'], amount: [30, 'ml'] },
        meat: { takes: ['mince'], all: ['beef-mince', 'pork-mince'], upTo: 2, amount: [65, 'g'] },
        egg: { first: ['egg', 'flaxseed'], optional: true, amount: [0.25, 'piece'] },
        onion: { ...onion, share: 0.5, prep: finelyChopped },
        spice: { takes: ['sweet-spice'], first: ['allspice', 'nutmeg'], optional: true },
        butter: { ...butter, amount: [12, 'g'], share: 0.6 },
        flour: { first: ['plain-flour', 'cornflour'], amount: [6, 'g'] },
        stock: { ...beefStock, amount: [90, 'ml'] },
        cream: { ...cream, amount: [40, 'ml'] },
        soy: { first: ['soy-sauce', 'tamari', 'worcestershire'], optional: true, amount: [0.25, 'tbsp'] },
        seasoning,
        jam: { takes: ['jam', 'berry'], first: ['jam', 'redcurrant'], optional: true, amount: [15, 'g'], share: 0.3 },
      },
      titles: [
        { en: 'Swedish meatballs in a velvet gravy', fr: 'Boulettes suédoises, sauce onctueuse' },
        { en: 'Swedish meatballs[ with {jam:bare}]', fr: 'Boulettes suédoises[ {jam:at}]' },
      ],
      descriptions: [
        {
          en: 'Small, round and many: a wide pan that is shaken rolls them by itself.',
          fr: "Petites, rondes et nombreuses : une grande poêle qu'on secoue les roule toute seule.",
        },
        {
          en: 'The spoonful of sweetness on the plate is not a mistake; it is the whole point.',
          fr: "La cuillerée de douceur dans l'assiette n'est pas une erreur : tout est là.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Put {potato} on in cold salted water, bring to the boil and cook for 20 min, until tender. Drain and keep warm.',
          fr: "Mettez {potato} dans de l'eau froide salée, portez à ébullition et laissez cuire 20 min, pour attendrir. Égouttez et gardez au chaud.",
          if: 'potato',
        },
        {
          en: 'Stir {crumbs} into {milk} and leave for 5 min. Mix with {meat+egg+onion}[ and {spice}] until sticky. With wet hands, roll into balls of 3 cm.',
          fr: 'Mélangez {crumbs} avec {milk} et laissez 5 min. Ajoutez {meat+egg+onion}[ et {spice}] et malaxez, pour un mélange collant. Roulez en boulettes de 3 cm, les mains mouillées.',
        },
        {
          en: 'Melt {butter} in a wide pan over medium heat and brown the meatballs in two goes, shaking the pan, 8 min each. Set aside.',
          fr: 'Faites fondre {butter} dans une grande poêle à feu moyen et dorez les boulettes en deux fois, en secouant la poêle, 8 min chacune. Réservez.',
          cook: 16,
        },
        {
          en: 'Stir {flour} into the fat for 1 min, whisk in {stock}, then {cream}[ and {soy}], and simmer for 3 min. Return the meatballs for 6 min, until done right through, with no trace of pink.[ Season with {seasoning:bare}.]',
          fr: 'Ajoutez {flour} dans la graisse, remuez 1 min, versez {stock} en fouettant, puis {cream}[ et {soy}], et laissez frémir 3 min. Remettez les boulettes 6 min, le temps de cuire à cœur, sans trace de rose.[ Assaisonnez {seasoning:of}.]',
          cook: 11,
        },
        {
          en: 'Serve[ with {potato}][ and {jam} on the side].',
          fr: 'Servez[ avec {potato}][ et {jam} à part].',
          if: 'potato',
        },
        {
          en: 'Serve with {jam} on the side.',
          fr: 'Servez avec {jam} à part.',
          if: 'jam',
          unless: 'potato',
        },
      ],
    },
  ],
}
