import type { Dish } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import {
  chickenStock,
  fishSauce,
  jasmineRice,
  neutralOil,
  reheatRice,
  soySauce,
  steamRice,
  thinlySliced,
} from '../staples.ts'
import { finelyChopped } from '../table-staples.ts'

export const sinigang: Dish = {
  id: 'sinigang',
  of: 'soup',
  course: 'main',
  cuisines: ['indonesian'],
  suits: ['one-pot', 'light'],
  names: {
    en: [
      'sinigang',
      'filipino sour soup',
      'pork sinigang',
      'sinigang na baboy',
      'shrimp sinigang',
      'tamarind soup',
      'sinigang na hipon',
    ],
    fr: ['sinigang', 'soupe aigre philippine', 'sinigang de porc', 'sinigang aux crevettes', 'soupe au tamarin'],
  },
  noun: { en: 'a sinigang', fr: 'un sinigang' },
  serves: 4,
  instead: ['tom-yum', 'miso-soup'],
  ways: [
    {
      hero: ['sea', 'meat', 'vegetable'],
      slots: {
        sea: { takes: ['shellfish', 'white-fish', 'oily-fish'], optional: true, amount: [120, 'g'] },
        meat: {
          takes: ['stewing-meat', 'tofu', 'pulse'],
          first: ['pork-belly', 'pork-shoulder', 'stewing-beef', 'tofu', 'white-bean'],
          without: 'sea',
          amount: [130, 'g'],
          prep: { en: 'cut into 3 cm pieces', fr: 'en morceaux de 3 cm' },
        },
        water: { first: ['water'], amount: [400, 'ml'] },
        onion: { ...onion, prep: { en: 'cut into quarters', fr: 'coupé· en quartiers' } },
        tomato: {
          first: ['tomato'],
          amount: [0.75, 'piece'],
          prep: { en: 'cut into quarters', fr: 'coupé· en quartiers' },
        },
        tamarind: { first: ['tamarind', 'lime', 'lemon'], amount: [1.5, 'tsp'], share: 1.5 },
        fish: fishSauce,
        chilli: { first: ['chilli'], optional: true, prep: { en: 'left whole', fr: 'laissé· entier·' } },
        root: { first: ['radish', 'turnip'], optional: true, share: 0.7 },
        vegetable: {
          takes: ['firm-vegetable', 'tender-vegetable'],
          first: ['green-bean', 'okra', 'aubergine'],
          upTo: 2,
          optional: true,
          share: 0.6,
        },
        leaf: { takes: ['leaf'], first: ['spinach', 'pak-choi'], optional: true, share: 0.7 },
        rice: jasmineRice,
      },
      titles: [
        { en: 'Sinigang[ with {sea+meat+vegetable:bare}]', fr: 'Sinigang[ {sea+meat+vegetable:at}]' },
        { en: 'Filipino sinigang[ with {sea+meat:bare}]', fr: 'Sinigang philippin[ {sea+meat:at}]' },
      ],
      descriptions: [
        {
          en: 'So sour that it cools you down: the soup Manila wants when it rains, and when it does not.',
          fr: "Si aigre qu'elle rafraîchit : la soupe que Manille réclame quand il pleut, et quand il ne pleut pas.",
        },
        {
          en: 'Pull a face at the first spoonful; that is how you know it is right.',
          fr: "La première cuillerée fait grimacer : c'est bon signe.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Bring {meat} to the boil in {water}[ with {onion}], skim, cover and simmer for 1 h 10, until tender.',
          fr: "Portez {meat} à ébullition dans {water}[ avec {onion}], écumez, couvrez et laissez frémir 1 h 10, jusqu'à ce que ce soit tendre.",
          cook: 77,
          if: 'meat',
        },
        {
          en: 'Bring {water} to the boil[ with {onion}] and simmer for 10 min.',
          fr: 'Portez {water} à ébullition[ avec {onion}] et laissez frémir 10 min.',
          cook: 15,
          unless: 'meat',
        },
        steamRice,
        reheatRice,
        {
          en: 'Add {tomato+tamarind+fish+chilli+root} and simmer for 10 min. Add {vegetable} for 6 min.',
          fr: 'Ajoutez {tomato+tamarind+fish+chilli+root} et laissez frémir 10 min. Ajoutez {vegetable} 6 min.',
          cook: 16,
          if: 'vegetable',
        },
        {
          en: 'Add {tomato+tamarind+fish+chilli+root} and simmer for 12 min.',
          fr: 'Ajoutez {tomato+tamarind+fish+chilli+root} et laissez frémir 12 min.',
          cook: 12,
          unless: 'vegetable',
        },
        {
          en: 'Add {sea} and simmer for 5 min, until cooked right through.',
          fr: "Ajoutez {sea} et laissez frémir 5 min, jusqu'à cuisson à cœur.",
          cook: 5,
          if: 'sea',
        },
        {
          en: '[Wilt {leaf} in it for 1 min. ]Taste: it should be properly sour. Serve[ with {rice}].',
          fr: '[Laissez-y tomber {leaf} 1 min. ]Goûtez : ce doit être franchement aigre. Servez[ avec {rice}].',
          cook: 1,
        },
      ],
    },
  ],
}

export const pancit: Dish = {
  id: 'pancit',
  of: 'chow-mein',
  course: 'main',
  cuisines: ['indonesian'],
  suits: ['party', 'birthday', 'crowd'],
  names: {
    en: ['pancit', 'pancit bihon', 'pancit canton', 'filipino noodles', 'filipino fried noodles'],
    fr: ['pancit', 'pancit bihon', 'nouilles philippines', 'nouilles sautées philippines', 'pancit canton'],
  },
  noun: { en: 'a pancit', fr: 'un pancit' },
  serves: 4,
  instead: ['chow-mein', 'singapore-noodles'],
  ways: [
    {
      hero: ['main', 'vegetable'],
      slots: {
        noodle: { takes: ['noodle'], first: ['rice-noodle', 'egg-noodle', 'glass-noodle'] },
        oil: { ...neutralOil, amount: [0.75, 'tbsp'] },
        main: {
          takes: ['poultry', 'shellfish', 'tofu', 'steak'],
          first: ['chicken-thigh', 'prawn', 'tofu'],
          upTo: 2,
          amount: [90, 'g'],
          prep: { en: 'cut into small pieces', fr: 'en petits morceaux' },
        },
        onion: { ...onion, prep: thinlySliced },
        garlic: { ...garlic, amount: [1, 'clove'] },
        carrot: {
          first: ['carrot'],
          optional: true,
          amount: [0.5, 'piece'],
          prep: { en: 'cut into thin sticks', fr: 'en fins bâtonnets' },
        },
        vegetable: {
          takes: ['firm-vegetable', 'tender-vegetable', 'leaf'],
          first: ['cabbage', 'mangetout', 'green-bean'],
          upTo: 2,
          optional: true,
          share: 0.6,
        },
        stock: { ...chickenStock, amount: [90, 'ml'] },
        soy: soySauce,
        pepper: { first: ['black-pepper'], optional: true },
        spring: { first: ['spring-onion'], optional: true, amount: [0.5, 'piece'] },
        lime: { first: ['lime', 'lemon'], optional: true, prep: { en: 'cut into wedges', fr: 'coupé· en quartiers' } },
      },
      titles: [
        { en: 'Pancit[ with {main+vegetable:bare}]', fr: 'Pancit[ {main+vegetable:at}]' },
        { en: 'Birthday pancit[ with {main:bare}]', fr: "Pancit d'anniversaire[ {main:at}]" },
      ],
      descriptions: [
        {
          en: 'Long noodles for a long life: no Filipino birthday goes without, and nobody may cut them.',
          fr: "De longues nouilles pour une longue vie : pas d'anniversaire philippin sans elles, et nul ne doit les couper.",
        },
        {
          en: 'They drink the broth as they fry; that is the whole trick.',
          fr: 'Elles boivent le bouillon en sautant : tout le secret est là.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Soak {noodle} in hot water for 8 min, until they bend, and drain.',
          fr: "Faites tremper {noodle} 8 min dans de l'eau chaude, pour les assouplir, et égouttez.",
          wait: 8,
        },
        {
          en: 'Heat half of {oil} in a wok over high heat and fry {main} for 6 min, until cooked right through. Set aside.',
          fr: "Chauffez la moitié {oil:ofThe} dans un wok à feu vif et faites sauter {main} 6 min, jusqu'à cuisson complète. Réservez.",
          cook: 6,
        },
        {
          en: 'In the rest of the oil, stir-fry {onion+garlic+carrot+vegetable} for 4 min.',
          fr: "Dans le reste de l'huile, faites sauter {onion+garlic+carrot+vegetable} 4 min.",
          cook: 4,
        },
        {
          en: 'Pour in {stock+soy} and bring to the boil. Add the noodles and toss for 4 min, until they have drunk it all. Return {main} for 1 min.[ Season with {pepper:bare}.][ Serve with {spring+lime}.]',
          fr: "Versez {stock+soy} et portez à ébullition. Ajoutez les nouilles et remuez 4 min, jusqu'à ce qu'elles aient tout bu. Remettez {main} 1 min.[ Assaisonnez {pepper:of}.][ Servez avec {spring+lime}.]",
          cook: 6,
        },
      ],
    },
  ],
}

export const lumpia: Dish = {
  id: 'lumpia',
  of: 'gyoza',
  course: 'snack',
  alsoAs: ['starter', 'main'],
  cuisines: ['indonesian', 'chinese'],
  suits: ['by-hand', 'party', 'aperitif', 'birthday', 'freezes', 'crowd'],
  names: {
    en: ['lumpia', 'filipino spring rolls', 'lumpiang shanghai'],
    fr: ['lumpia', 'nems philippins', 'loumpia'],
  },
  noun: { en: 'lumpia', fr: 'des lumpias' },
  serves: 4,
  instead: ['gyoza', 'samosas', 'summer-rolls'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        meat: {
          takes: ['mince', 'tofu', 'shellfish'],
          first: ['pork-mince', 'chicken-mince', 'tofu', 'mushroom'],
          amount: [90, 'g'],
          prep: { en: 'finely chopped', fr: 'finement haché·' },
        },
        carrot: { first: ['carrot'], optional: true, amount: [0.35, 'piece'], prep: { en: 'grated', fr: 'râpé·' } },
        onion: { takes: ['onion'], first: ['spring-onion', 'onion'], optional: true, prep: finelyChopped },
        garlic,
        soy: { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari', 'salt'], amount: [0.4, 'tbsp'] },
        seasoning: { ...seasoning, all: ['black-pepper'] },
        wrapper: { first: ['filo', 'rice-paper'], amount: [2, 'piece'] },
        oil: {
          first: ['sunflower-oil', 'rapeseed-oil'],
          amount: [10, 'tbsp'],
          prep: { en: 'for deep-frying', fr: 'pour la friture' },
        },
        vinegar: {
          takes: ['vinegar', 'citrus'],
          first: ['rice-vinegar', 'cider-vinegar', 'lime'],
          optional: true,
          amount: [0.75, 'tbsp'],
          share: 0.5,
        },
        hot: { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], with: 'vinegar', optional: true },
      },
      titles: [
        { en: 'Crisp {meat:title} lumpia', fr: 'Lumpias croustillants {meat:at}' },
        { en: 'Finger-thin {meat:title} lumpia', fr: 'Lumpias {meat:at}, fins comme le doigt' },
      ],
      descriptions: [
        {
          en: 'No bigger than a finger, gone by the dozen: the first plate to be empty at any party.',
          fr: "Pas plus gros qu'un doigt, engloutis par douzaines : le premier plat vide de toutes les fêtes.",
        },
        {
          en: 'Roll them tight and thin: what is thick is brown before it is done.',
          fr: 'Roulez-les fins et serrés : trop épais, ils brunissent avant de cuire.',
        },
      ],
      prep: 40,
      steps: [
        {
          en: 'Mix {meat} with {carrot+onion+garlic+soy} until it sticks together.[ Season with {seasoning:bare}.]',
          fr: 'Malaxez {meat} avec {carrot+onion+garlic+soy}, le temps que la farce se tienne.[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Cut {wrapper} into strips 12 cm wide, or moisten if they are of rice. Lay a finger-thick line of filling at one end, fold in the sides, roll up tightly and seal with a little water.',
          fr: "Coupez {wrapper} en bandes de 12 cm, ou humectez si elles sont de riz. Déposez un trait de farce de l'épaisseur d'un doigt, rabattez les côtés, roulez serré et collez avec un peu d'eau.",
        },
        {
          en: 'Heat {oil} to 170 °C in a deep pan and do not leave it alone. Fry a few at a time for 5 min, turning, until deep gold and cooked right through. Drain on paper.',
          fr: "Chauffez {oil} à 170 °C dans une casserole haute, sans jamais la quitter. Faites frire quelques rouleaux à la fois, 5 min en les retournant, jusqu'à ce qu'ils soient bien dorés et cuits à cœur. Égouttez sur du papier.",
          cook: 20,
        },
        {
          en: 'Serve hot with {vinegar+hot} for dipping.',
          fr: 'Servez chaud avec {vinegar+hot}, pour tremper.',
          if: 'vinegar',
        },
      ],
    },
  ],
}
