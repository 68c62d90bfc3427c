import { airFryerVegetables } from '../appliances/air-fryer.ts'
import type { Dish } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { quartered } from '../staples.ts'
import { finelyChopped, inChunks, oliveOil, plainOil } from '../table-staples.ts'

export const roastVegetables: Dish = {
  id: 'roast-vegetables',
  course: 'side',
  alsoAs: ['main'],
  cuisines: ['french', 'british'],
  suits: ['one-tray', 'winter', 'light'],
  names: {
    en: [
      'roast vegetables',
      'roasted vegetables',
      'roast veg',
      'vegetable traybake',
      'tray of vegetables',
      'roasted veg',
    ],
    fr: ['légumes rôtis', 'légumes rôtis au four', 'légumes au four', 'plaque de légumes', 'légumes grillés au four'],
  },
  noun: { en: 'roast vegetables', fr: 'des légumes rôtis' },
  serves: 4,
  instead: ['traybake'],
  ways: [
    {
      hero: ['root', 'tender'],
      oven: true,
      slots: {
        root: {
          takes: ['root', 'firm-vegetable'],
          vary: ['carrot', 'cauliflower', 'sweet-potato', 'parsnip', 'beetroot', 'butternut-squash'],
          upTo: 3,
          prep: inChunks,
        },
        tender: {
          takes: ['tender-vegetable'],
          vary: ['pepper', 'courgette', 'cherry-tomato', 'mushroom'],
          upTo: 3,
          optional: true,
          share: 0.7,
          prep: inChunks,
        },
        onion: { takes: ['onion'], first: ['red-onion', 'onion'], optional: true, prep: quartered },
        garlic: { ...garlic, amount: [1, 'clove'], prep: { en: 'unpeeled', fr: 'en chemise' } },
        oil: [oliveOil, 1],
        spice: {
          takes: ['spice', 'hot-spice', 'syrup'],
          vary: ['cumin', 'smoked-paprika', 'zaatar'],
          upTo: 2,
          optional: true,
        },
        herb: { takes: ['herb'], first: ['thyme', 'rosemary', 'parsley'], optional: true },
        finish: {
          takes: ['fresh-cheese', 'grilling-cheese', 'nut', 'seed', 'pulse', 'yoghurt', 'vinegar', 'citrus'],
          upTo: 2,
          optional: true,
          share: 0.7,
        },
        seasoning,
      },
      titles: [
        { en: 'Roast {hero:bare} with {herb:bare}', fr: 'Légumes au four : {hero:bare}' },
        { en: 'Roast {hero:bare}, caramelised on one tray', fr: 'Plaque bien dorée {hero:of}' },
      ],
      descriptions: [
        {
          en: 'Hot tray, plenty of room, no peeking: colour is flavour.',
          fr: "Plaque brûlante, de la place, et on ne touche à rien : la couleur, c'est le goût.",
        },
        {
          en: 'The side dish that quietly becomes dinner.',
          fr: "L'accompagnement qui, mine de rien, devient le dîner.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 210 °C with the tray inside. Toss {root}[ with {onion}][ and {garlic}] in {oil}[ with {spice}][ and {herb}].[ Season with {seasoning:bare}.]',
          fr: 'Préchauffez le four à 210 °C avec la plaque. Enrobez {root}[, {onion}][, {garlic}] avec {oil}[, {spice}][ et {herb}].[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Spread on {tray} in one layer and roast for 20 min. Add {tender}, turn everything and roast for 20 min more, until browned at the edges.',
          fr: 'Étalez sur {tray} en une seule couche et enfournez 20 min. Ajoutez {tender}, retournez et comptez encore 20 min : bien doré sur les bords.',
          cook: 40,
          if: 'tender',
        },
        {
          en: 'Spread on {tray} in one layer and roast for 40 min, turning once, until browned at the edges.',
          fr: 'Étalez sur {tray} en une seule couche et enfournez 40 min en retournant une fois : bien doré sur les bords.',
          cook: 40,
          unless: 'tender',
        },
        { en: 'Finish with {finish} and serve.', fr: 'Terminez avec {finish} et servez.', if: 'finish' },
      ],
    },
    airFryerVegetables,
  ],
}

export const nutRoast: Dish = {
  id: 'nut-roast',
  of: 'traybake',
  course: 'main',
  cuisines: ['british'],
  suits: ['fancy', 'winter', 'ahead', 'freezes', 'christmas', 'feast'],
  names: {
    en: [
      'nut roast',
      'vegetarian roast',
      'vegan roast',
      'lentil loaf',
      'veggie loaf',
      'vegan meatloaf',
      'christmas nut roast',
    ],
    fr: ['rôti végétal', 'rôti de noix', 'pain de lentilles', 'rôti végétarien', 'rôti végan', 'terrine végétale'],
  },
  noun: { en: 'a nut roast', fr: 'un rôti végétal' },
  serves: 6,
  instead: ['roast-vegetables', 'gratin'],
  ways: [
    {
      hero: ['nut', 'mushroom'],
      oven: true,
      slots: {
        lentil: {
          takes: ['lentil', 'pulse', 'grain'],
          first: ['green-lentil', 'chickpea', 'white-bean', 'quinoa'],
          amount: [35, 'g'],
          share: 0.6,
        },
        oil: [oliveOil, 0.5],
        onion,
        mushroom: {
          takes: ['tender-vegetable'],
          first: ['mushroom', 'leek', 'courgette'],
          share: 0.5,
          prep: finelyChopped,
        },
        carrot: {
          takes: ['root'],
          first: ['carrot', 'butternut-squash'],
          optional: true,
          share: 0.4,
          prep: { en: 'grated', fr: 'râpé·' },
        },
        garlic,
        nut: {
          takes: ['nut', 'seed'],
          first: ['walnut', 'chestnut', 'sunflower-seed', 'pumpkin-seed'],
          upTo: 2,
          amount: [28, 'g'],
          share: 3,
          prep: finelyChopped,
        },
        crumbs: { first: ['breadcrumbs', 'oats', 'buckwheat-flakes'], amount: [12, 'g'], share: 0.3 },
        binder: { first: ['egg', 'flaxseed', 'chickpea-flour'], amount: [0.25, 'piece'], share: 0.5 },
        herb: { all: ['thyme', 'sage'], optional: true },
        soy: { first: ['tamari', 'soy-sauce', 'tomato-paste'], optional: true, amount: [0.25, 'tbsp'] },
        seasoning,
      },
      titles: [
        { en: '{nut:title} and {mushroom:title} roast', fr: 'Rôti végétal[ {nut+mushroom:at}]' },
        { en: 'Feast-day roast[ with {nut+mushroom:bare}]', fr: 'Rôti végétal de fête[ {nut+mushroom:at}]' },
      ],
      descriptions: [
        {
          en: 'It slices, it has a crust, it takes gravy: the middle of the table is taken care of.',
          fr: 'Il se tranche, il croûte, il appelle la sauce : le milieu de la table est assuré.',
        },
        {
          en: 'Made the day before, it only gets firmer and better.',
          fr: 'Préparé la veille, il se raffermit et se bonifie.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Heat the oven to 180 °C. Boil {lentil} in unsalted water for 20 min, or just warm through if cooked already; drain and mash half.',
          fr: "Préchauffez le four à 180 °C. Faites cuire {lentil} 20 min à l'eau non salée, moins si c'est déjà cuit ; égouttez et écrasez-en la moitié.",
          cook: 20,
        },
        {
          en: 'Meanwhile, warm {oil} and soften {onion+mushroom+carrot+garlic} for 12 min, until dry.',
          fr: 'Pendant ce temps, chauffez {oil} et faites fondre {onion+mushroom+carrot+garlic} 12 min, pour bien sécher.',
        },
        {
          en: 'Mix everything with {nut+crumbs+binder+herb+soy}.[ Season with {seasoning:bare}.] Leave for 10 min and press into {loafTin}, lined.',
          fr: 'Mélangez le tout avec {nut+crumbs+binder+herb+soy}.[ Assaisonnez {seasoning:of}.] Attendez 10 min et tassez dans {loafTin} chemisé.',
          wait: 10,
        },
        {
          en: 'Bake for 45 min, until firm and brown. Leave for 10 min, turn out and slice.',
          fr: 'Enfournez 45 min : ferme et brun. Attendez 10 min, démoulez et tranchez.',
          cook: 45,
        },
      ],
    },
  ],
}

export const meatloaf: Dish = {
  id: 'meatloaf',
  of: 'traybake',
  course: 'main',
  cuisines: ['american', 'french'],
  suits: ['cosy', 'packed', 'ahead', 'freezes', 'children'],
  names: { en: ['meatloaf', 'meat loaf'], fr: ['pain de viande', 'pain de viande maison'] },
  noun: { en: 'a meatloaf', fr: 'un pain de viande' },
  serves: 6,
  instead: ['nut-roast', 'cottage-pie'],
  ways: [
    {
      hero: ['meat'],
      oven: true,
      slots: {
        oil: [plainOil, 0.25],
        onion,
        garlic,
        crumbs: { first: ['breadcrumbs', 'oats', 'buckwheat-flakes'], amount: [12, 'g'], share: 0.3 },
        milk: {
          takes: ['milk'],
          first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk', 'water'],
          amount: [20, 'ml'],
          share: 0.15,
        },
        meat: {
          takes: ['mince'],
          first: ['beef-mince', 'pork-mince', 'lamb-mince'],
          upTo: 2,
          amount: [130, 'g'],
        },
        egg: { first: ['egg', 'flaxseed', 'cornflour'], amount: [0.2, 'piece'], share: 0.5 },
        herb: { takes: ['herb'], first: ['parsley', 'thyme'], optional: true },
        glaze: {
          takes: ['condiment'],
          first: ['ketchup', 'tomato-paste', 'mustard'],
          upTo: 2,
          amount: [0.75, 'tbsp'],
          optional: true,
        },
        seasoning,
      },
      titles: [
        { en: '{meat:title} meatloaf with a {glaze:bare} crust', fr: 'Pain de viande[ {meat:at}]' },
        { en: 'Glazed {meat:title} meatloaf', fr: 'Pain de viande laqué[ {glaze:at}]' },
      ],
      descriptions: [
        {
          en: 'Diner comfort: thick slices, sticky edge, a spoonful of mash on the side.',
          fr: 'Le réconfort des dîners américains : tranches épaisses, bord collant, purée à côté.',
        },
        {
          en: "Cold between two slices, it is tomorrow's reward.",
          fr: "Froid, entre deux tranches, c'est la récompense du lendemain.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 180 °C. Soften {onion+garlic} in {oil} for 6 min. Soak {crumbs} in {milk}.',
          fr: 'Préchauffez le four à 180 °C. Faites fondre {onion+garlic} dans {oil} 6 min. Faites tremper {crumbs} dans {milk}.',
          cook: 6,
        },
        {
          en: 'Mix {meat} lightly with the soaked {crumbs:bare}, the contents of the pan, {egg+herb}.[ Season with {seasoning:bare}.] Press into {loafTin}, oiled.',
          fr: 'Mélangez {meat} sans trop travailler avec {crumbs} imbibé{crumbs·}, le contenu de la poêle, {egg+herb}.[ Assaisonnez {seasoning:of}.] Tassez dans {loafTin} huilé.',
        },
        {
          en: '[Brush with {glaze}. ]Bake for 55 min, until 74 °C inside. Leave for 10 min, pour off the fat and slice.',
          fr: "[Badigeonnez {glaze:of}. ]Enfournez 55 min, jusqu'à 74 °C à cœur. Attendez 10 min, égouttez le gras et tranchez.",
          cook: 55,
        },
      ],
    },
  ],
}
