import type { Dish, Slot } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { butter, chickenStock, neutralOil, reheatRice, rice, steamRice, tinnedTomatoes } from '../staples.ts'

const celery: Slot = { first: ['celery', 'fennel'], optional: true, amount: [0.5, 'stick'] }
const pepper: Slot = { first: ['pepper'], optional: true, amount: [0.25, 'piece'] }
const thyme: Slot = { takes: ['herb'], first: ['thyme'], optional: true }
const ginger: Slot = { first: ['ginger'], optional: true, amount: [1, 'cm'] }
const hot: Slot = { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true }

export const gumbo: Dish = {
  id: 'gumbo',
  of: 'stew',
  course: 'main',
  cuisines: ['american'],
  suits: ['one-pot', 'party', 'cosy', 'crowd', 'ahead', 'freezes'],
  names: {
    en: [
      'gumbo',
      'chicken gumbo',
      'louisiana gumbo',
      'chicken and sausage gumbo',
      'seafood gumbo',
      'cajun gumbo',
      'creole gumbo',
    ],
    fr: ['gumbo', 'gombo créole', 'gumbo de Louisiane', 'gumbo au poulet', 'gumbo louisianais'],
  },
  noun: { en: 'a gumbo', fr: 'un gumbo' },
  serves: 6,
  instead: ['jambalaya', 'stew'],
  ways: [
    {
      hero: ['main', 'sausage', 'sea'],
      slots: {
        oil: { ...neutralOil, amount: [0.75, 'tbsp'] },
        flour: { first: ['plain-flour', 'rice-flour', 'gluten-free-flour-mix'], amount: [10, 'g'] },
        onion,
        celery,
        pepper: { ...pepper, amount: [0.5, 'piece'] },
        garlic,
        spice: { takes: ['spice'], first: ['smoked-paprika', 'paprika'], optional: true, share: 1.5 },
        hot,
        main: {
          takes: ['poultry', 'joint', 'pulse', 'tofu'],
          first: ['chicken-thigh', 'kidney-bean', 'white-bean'],
          amount: [110, 'g'],
          prep: { en: 'in large pieces', fr: 'en gros morceaux' },
        },
        sausage: {
          takes: ['cured-meat'],
          first: ['chorizo'],
          optional: true,
          amount: [35, 'g'],
          prep: { en: 'sliced', fr: 'coupé· en rondelles' },
        },
        stock: { ...chickenStock, amount: [250, 'ml'] },
        bay: { first: ['bay'], optional: true },
        thyme,
        okra: {
          takes: ['tender-vegetable'],
          first: ['okra', 'green-bean'],
          optional: true,
          amount: [60, 'g'],
          prep: { en: 'cut into short lengths', fr: 'coupé· en tronçons' },
        },
        sea: { takes: ['shellfish', 'white-fish'], optional: true, share: 0.6 },
        rice,
        spring: { first: ['spring-onion'], optional: true, amount: [0.5, 'piece'] },
        seasoning,
      },
      titles: [
        { en: 'Gumbo[ with {main+sausage+sea:bare}]', fr: 'Gumbo[ {main+sausage+sea:at}]' },
        { en: 'Louisiana gumbo[ with {main+sea:bare}]', fr: 'Gumbo de Louisiane[ {main+sea:at}]' },
      ],
      descriptions: [
        {
          en: 'First you make a roux, says Louisiana, and then you may talk: the colour of an old penny, and not a shade less.',
          fr: "D'abord un roux, dit la Louisiane, ensuite on cause : de la couleur d'une vieille pièce de cuivre, pas moins.",
        },
        {
          en: 'Half soup, half stew, wholly New Orleans. It is better tomorrow.',
          fr: 'Moitié soupe, moitié ragoût, entièrement Nouvelle-Orléans. Meilleur le lendemain.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Warm {oil} in a heavy pot over medium heat, whisk in {flour} and stir for 15 min without a break, until the colour of milk chocolate.',
          fr: "Faites chauffer {oil} dans une cocotte à feu moyen, ajoutez {flour} en fouettant et remuez 15 min sans vous arrêter, jusqu'à la couleur du chocolat au lait.",
          cook: 15,
        },
        {
          en: 'Add {onion+celery+pepper+garlic+spice+hot} and soften in it for 6 min.',
          fr: 'Ajoutez {onion+celery+pepper+garlic+spice+hot} et laissez fondre 6 min.',
          cook: 6,
        },
        {
          en: 'Add {main+sausage}, pour in {stock} little by little[, drop in {bay+thyme}], bring to the boil and simmer for 35 min, until everything is cooked right through.',
          fr: "Ajoutez {main+sausage}, mouillez peu à peu avec {stock}[, ajoutez {bay+thyme}], portez à ébullition et laissez mijoter 35 min, jusqu'à ce que tout soit cuit à cœur.",
          cook: 38,
        },
        steamRice,
        reheatRice,
        {
          en: 'Add {okra} and simmer for 12 min, until tender and the sauce is silky.',
          fr: "Ajoutez {okra} et laissez mijoter 12 min, jusqu'à ce que ce soit tendre et la sauce soyeuse.",
          cook: 12,
          if: 'okra',
        },
        {
          en: 'Add {sea} and simmer for 5 min, until cooked through.',
          fr: "Ajoutez {sea} et laissez frémir 5 min, jusqu'à cuisson à cœur.",
          cook: 5,
          if: 'sea',
        },
        {
          en: '[Fish out {bay+thyme}. ][Season with {seasoning:bare}. ]Serve[ with {rice}][, scattered with {spring}].',
          fr: '[Retirez {bay+thyme}. ][Assaisonnez {seasoning:of}. ]Servez[ avec {rice}][, parsemé {spring:of}].',
        },
      ],
    },
  ],
}

export const etouffee: Dish = {
  id: 'etouffee',
  of: 'stew',
  course: 'main',
  cuisines: ['american'],
  suits: ['one-pot', 'ahead'],
  names: {
    en: ['étouffée', 'etouffee', 'shrimp étouffée', 'shrimp etouffee', 'prawn étouffée'],
    fr: ['étouffée de crevettes', 'crevettes à la créole', 'étouffée cajun', 'étouffée louisianaise'],
  },
  classics: [
    { names: { en: ['crawfish étouffée', 'crayfish étouffée'], fr: ["étouffée d'écrevisses"] }, asks: ['crayfish'] },
  ],
  noun: { en: 'an étouffée', fr: 'une étouffée cajun' },
  serves: 4,
  instead: ['jambalaya', 'gumbo'],
  ways: [
    {
      hero: ['sea'],
      slots: {
        butter: { ...butter, amount: [15, 'g'] },
        flour: { first: ['plain-flour', 'rice-flour', 'cornflour'], amount: [8, 'g'] },
        onion,
        celery,
        pepper,
        garlic,
        spice: { takes: ['spice'], first: ['paprika', 'smoked-paprika'], optional: true, share: 1.5 },
        hot,
        tomato: { ...tinnedTomatoes, optional: true, amount: [50, 'g'] },
        stock: {
          takes: ['stock', 'fish-stock', 'meat-stock'],
          first: ['fish-stock', 'vegetable-stock', 'water'],
          amount: [150, 'ml'],
        },
        sea: {
          takes: ['shellfish', 'white-fish', 'tofu'],
          first: ['prawn', 'crayfish', 'monkfish', 'mushroom'],
          upTo: 2,
          amount: [140, 'g'],
        },
        lemon: { first: ['lemon', 'lime'], optional: true, prep: { en: '', fr: '' } },
        rice,
        spring: { first: ['spring-onion', 'parsley'], optional: true, amount: [0.5, 'piece'] },
        seasoning,
      },
      titles: [
        { en: '{sea:title} étouffée', fr: 'Étouffée cajun {sea:at}' },
        { en: 'Bayou {sea:title} étouffée over rice', fr: 'Étouffée du bayou {sea:at}' },
      ],
      descriptions: [
        {
          en: 'Smothered, says the name: in butter, in pepper, in the slow afternoon of the bayou.',
          fr: "Étouffée, oui : sous le beurre, sous le poivron, sous la lenteur d'un après-midi de bayou.",
        },
        {
          en: 'The sauce takes its time; what swims goes in for the last five minutes only.',
          fr: "La sauce prend son temps ; ce qui nage n'y entre que pour les cinq dernières minutes.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Melt {butter} in a wide pot over medium heat, whisk in {flour} and stir for 8 min, until the colour of peanut butter.',
          fr: "Faites fondre {butter} dans une cocotte à feu moyen, ajoutez {flour} en fouettant et remuez 8 min, jusqu'à un roux couleur noisette.",
          cook: 8,
        },
        {
          en: 'Add {onion+celery+pepper+garlic} and soften for 10 min.[ Stir in {spice+hot}.]',
          fr: 'Ajoutez {onion+celery+pepper+garlic} et laissez fondre 10 min.[ Incorporez {spice+hot}.]',
          cook: 10,
        },
        steamRice,
        reheatRice,
        {
          en: '[Add {tomato}. ]Pour in {stock} little by little and simmer for 15 min, until it coats a spoon.',
          fr: '[Ajoutez {tomato}. ]Mouillez peu à peu avec {stock} et laissez mijoter 15 min, pour napper la cuillère.',
          cook: 15,
        },
        {
          en: 'Add {sea}, cover and cook for 5–6 min, until cooked right through.[ Sharpen with the juice of {lemon}.][ Season with {seasoning:bare}.] Serve[ over {rice}][, scattered with {spring}].',
          fr: "Ajoutez {sea}, couvrez et laissez cuire 5 à 6 min, jusqu'à cuisson à cœur.[ Relevez du jus {lemon:ofThe}.][ Assaisonnez {seasoning:of}.] Servez[ sur {rice}][, parsemé {spring:of}].",
          cook: 6,
        },
      ],
    },
  ],
}

export const rougailSaucisse: Dish = {
  id: 'rougail-saucisse',
  of: 'stew',
  course: 'main',
  cuisines: ['caribbean'],
  suits: ['one-pot', 'cosy', 'cheap', 'ahead'],
  names: {
    en: ['rougail saucisse', 'sausage rougail', 'reunion sausage stew', 'rougail'],
    fr: ['rougail saucisse', 'rougail saucisses', 'rougail de saucisses', 'rougail', 'rougail saucisse réunionnais'],
  },
  noun: { en: 'a sausage rougail', fr: 'un rougail saucisse' },
  serves: 4,
  instead: ['jambalaya', 'stew'],
  ways: [
    {
      hero: ['sausage'],
      slots: {
        sausage: {
          takes: ['sausage'],
          first: ['smoked-sausage', 'sausage', 'vegan-sausage', 'smoked-tofu'],
          amount: [1.25, 'piece'],
          prep: { en: '', fr: '' },
        },
        oil: neutralOil,
        onion: { ...onion, amount: [0.75, 'piece'] },
        garlic,
        ginger,
        turmeric: { first: ['turmeric'], optional: true },
        hot,
        thyme,
        tomato: {
          first: ['tomato', 'chopped-tomatoes'],
          amount: [1.5, 'piece'],
          share: 1.2,
          prep: { en: 'diced', fr: 'coupé· en dés' },
        },
        rice,
        seasoning: { ...seasoning, all: ['black-pepper'] },
      },
      titles: [
        { en: 'Rougail with {sausage:bare}', fr: 'Rougail {sausage:at}' },
        { en: 'Réunion-style {sausage:title} rougail', fr: 'Rougail réunionnais {sausage:at}' },
      ],
      descriptions: [
        {
          en: 'The Sunday pot of Réunion: smoke, tomato, ginger, and a chilli for whoever dares.',
          fr: 'La marmite du dimanche à La Réunion : de la fumée, de la tomate, du gingembre, et un piment pour qui ose.',
        },
        {
          en: 'Poach them first: it is what makes them tender, and the sauce less salty.',
          fr: "Pochez d'abord : c'est ce qui les rend tendres, et la sauce moins salée.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Prick {sausage}, cover with cold water, bring to the boil and simmer for 12 min. Drain and cut into thick slices.',
          fr: "Piquez {sausage}, couvrez d'eau froide, portez à ébullition et laissez frémir 12 min. Égouttez et coupez en tronçons.",
          cook: 15,
        },
        {
          en: 'Warm {oil} in a heavy pot over high heat and brown the slices for 6 min.',
          fr: 'Faites chauffer {oil} dans une cocotte à feu vif et dorez les tronçons 6 min.',
          cook: 6,
        },
        {
          en: 'Lower the heat[ and soften {onion} for 6 min]. Add {garlic+ginger+turmeric+hot+thyme} for 1 min, then {tomato}, cover and simmer for 25 min, until the sauce is thick.',
          fr: "Baissez le feu[ et laissez fondre {onion} 6 min]. Ajoutez {garlic+ginger+turmeric+hot+thyme} 1 min, puis {tomato}, couvrez et laissez mijoter 25 min, jusqu'à ce que la sauce épaississe.",
          cook: 32,
        },
        steamRice,
        reheatRice,
        {
          en: '[Season with {seasoning:bare}. ]Serve[ with {rice}].',
          fr: '[Assaisonnez {seasoning:of}. ]Servez[ avec {rice}].',
        },
      ],
    },
  ],
}

export const cari: Dish = {
  id: 'cari-poulet',
  of: 'curry',
  course: 'main',
  cuisines: ['caribbean'],
  suits: ['one-pot', 'cosy'],
  names: {
    en: ['reunion chicken curry', 'cari poulet', 'mauritian chicken curry', 'creole chicken curry'],
    fr: [
      'cari poulet',
      'cari de poulet',
      'cari réunionnais',
      'carry poulet',
      'poulet créole',
      'cari poulet réunionnais',
    ],
  },
  noun: { en: 'a Réunion chicken curry', fr: 'un cari poulet' },
  serves: 4,
  instead: ['curry', 'yassa'],
  ways: [
    {
      hero: ['main'],
      slots: {
        main: {
          takes: ['joint', 'poultry', 'pulse', 'tofu'],
          first: ['chicken-leg', 'chicken-thigh', 'chickpea', 'tofu'],
        },
        oil: neutralOil,
        onion: { ...onion, amount: [0.75, 'piece'] },
        garlic: { ...garlic, amount: [1, 'clove'] },
        ginger,
        turmeric: { first: ['turmeric', 'curry-powder'], amount: [0.35, 'tsp'] },
        clove: { first: ['clove-spice'], optional: true, amount: [0.5, 'piece'] },
        thyme,
        tomato: {
          first: ['tomato', 'chopped-tomatoes'],
          amount: [1, 'piece'],
          prep: { en: 'diced', fr: 'coupé· en dés' },
        },
        water: { first: ['water'], amount: [60, 'ml'] },
        hot,
        rice,
        seasoning,
      },
      titles: [
        { en: 'Réunion {main:title} curry', fr: 'Curry réunionnais {main:of}' },
        { en: 'Island curry of {main:bare}, golden with turmeric', fr: 'Curry {main:of} comme à La Réunion' },
      ],
      descriptions: [
        {
          en: 'Nothing but turmeric, thyme and patience, as in the hills above Saint-Denis.',
          fr: 'Rien que du curcuma, du thym et de la patience, comme dans les hauts de Saint-Denis.',
        },
        {
          en: 'Gold on the spoon. Hand the chilli round separately.',
          fr: "De l'or dans la cuillère. Le piment se sert à part.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Warm {oil} in a heavy pot over medium-high heat and brown {main} on all sides, 10 min. Lift out.',
          fr: 'Faites chauffer {oil} dans une cocotte à feu assez vif et dorez {main} de tous côtés, 10 min. Réservez.',
          cook: 10,
        },
        {
          en: '[Soften {onion} in the same pot for 6 min. ]Stir in {garlic+ginger+turmeric+clove+thyme} for 1 min, then {tomato}, and cook for 8 min, until it falls apart.',
          fr: '[Faites fondre {onion} 6 min dans la même cocotte. ]Ajoutez {garlic+ginger+turmeric+clove+thyme} 1 min, puis {tomato}, et laissez compoter 8 min.',
          cook: 15,
        },
        {
          en: 'Return everything to the pot with {water}[ and {hot}], cover and simmer for 35 min, until tender and cooked right through.',
          fr: "Remettez le tout dans la cocotte avec {water}[ et {hot}], couvrez et laissez mijoter 35 min, jusqu'à ce que ce soit tendre et cuit à cœur.",
          cook: 37,
        },
        steamRice,
        reheatRice,
        {
          en: 'Uncover and reduce for 5 min, until the sauce clings.[ Season with {seasoning:bare}.] Serve[ with {rice}].',
          fr: 'Découvrez et laissez réduire 5 min : la sauce doit enrober.[ Assaisonnez {seasoning:of}.] Servez[ avec {rice}].',
          cook: 5,
        },
      ],
    },
  ],
}

export const colombo: Dish = {
  id: 'colombo',
  of: 'curry',
  course: 'main',
  cuisines: ['caribbean'],
  suits: ['one-pot', 'ahead'],
  names: {
    en: ['colombo', 'chicken colombo', 'colombo curry', 'martinique curry'],
    fr: ['colombo', 'colombo de poulet', 'poulet colombo', 'colombo antillais'],
  },
  classics: [
    { names: { en: ['pork colombo'], fr: ['colombo de porc'] }, asks: ['pork-shoulder'] },
    { names: { en: ['lamb colombo'], fr: ["colombo d'agneau"] }, asks: ['lamb-shoulder'] },
  ],
  noun: { en: 'a colombo', fr: 'un colombo' },
  serves: 4,
  instead: ['curry', 'cari-poulet'],
  ways: [
    {
      hero: ['meat', 'vegetable'],
      slots: {
        braised: { takes: ['stewing-meat'], optional: true },
        meat: {
          takes: ['joint', 'poultry', 'pulse', 'tofu'],
          first: ['chicken-leg', 'chicken-thigh', 'chickpea'],
          without: 'braised',
        },
        lime: { first: ['lime', 'lemon'], amount: [0.35, 'piece'], prep: { en: '', fr: '' } },
        oil: neutralOil,
        onion,
        garlic: { ...garlic, amount: [1, 'clove'] },
        powder: { first: ['curry-powder', 'turmeric'], amount: [1, 'tsp'] },
        spice: { takes: ['sweet-spice'], first: ['allspice'], optional: true },
        thyme,
        hot,
        water: { first: ['water'], amount: [130, 'ml'] },
        potato: { takes: ['root'], first: ['potato', 'sweet-potato'], optional: true, share: 0.6 },
        vegetable: {
          takes: ['tender-vegetable', 'firm-vegetable'],
          first: ['courgette', 'aubergine'],
          upTo: 2,
          optional: true,
          share: 0.7,
        },
        rice,
        seasoning,
      },
      titles: [
        {
          en: '{braised+meat:title} colombo[ with {vegetable:bare}]',
          fr: 'Colombo {braised+meat:of}[ et {vegetable:of}]',
        },
        { en: 'Martinique {braised+meat:title} colombo', fr: 'Colombo antillais {braised+meat:of}' },
      ],
      descriptions: [
        {
          en: 'India went ashore in Martinique with its spice box and met the lime and the thyme.',
          fr: "L'Inde a débarqué en Martinique avec sa boîte d'épices et y a rencontré le citron vert et le thym.",
        },
        {
          en: 'Toast the powder in the pan before anything wet: it is worth the two minutes.',
          fr: 'Torréfiez la poudre avant tout liquide : ces deux minutes en valent la peine.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Rub {braised+meat} with half of the juice of {lime}. Leave in the refrigerator for 30 min.',
          fr: 'Frottez {braised+meat} avec la moitié du jus {lime:of}. Laissez 30 min au réfrigérateur.',
          wait: 30,
        },
        {
          en: 'Warm {oil} in a heavy pot over medium-high heat and brown {braised+meat} for 10 min.[ Add {onion} for 5 min.] Stir in {garlic+powder+spice+thyme} for 2 min.',
          fr: 'Faites chauffer {oil} dans une cocotte à feu assez vif et dorez {braised+meat} 10 min.[ Ajoutez {onion} 5 min.] Incorporez {garlic+powder+spice+thyme} et remuez 2 min.',
          cook: 17,
        },
        {
          en: 'Pour in {water}[ with {hot}], cover and simmer for 50 min.',
          fr: 'Mouillez avec {water}[, ajoutez {hot}], couvrez et laissez mijoter 50 min.',
          cook: 52,
          if: 'braised',
        },
        {
          en: 'Pour in {water}[ with {hot}], cover and simmer for 15 min.',
          fr: 'Mouillez avec {water}[, ajoutez {hot}], couvrez et laissez mijoter 15 min.',
          cook: 17,
          unless: 'braised',
        },
        steamRice,
        reheatRice,
        {
          en: '[Add {potato+vegetable}. ]Cover and simmer for 25 min more, until everything is tender and cooked right through.',
          fr: '[Ajoutez {potato+vegetable}. ]Couvrez et laissez encore mijoter 25 min : tout doit être tendre et cuit à cœur.',
          cook: 25,
        },
        {
          en: 'Sharpen with the rest of the juice.[ Season with {seasoning:bare}.] Serve[ with {rice}].',
          fr: 'Relevez avec le reste du jus.[ Assaisonnez {seasoning:of}.] Servez[ avec {rice}].',
        },
      ],
    },
  ],
}
