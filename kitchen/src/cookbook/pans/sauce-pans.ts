import type { Dish } from '../dish.ts'
import { bread, garlic, onion, seasoning } from '../larder.ts'
import {
  beefStock,
  butter,
  cream,
  halved,
  oliveOil,
  reheatRice,
  rice,
  startRice,
  thinlySliced,
  tinnedTomatoes,
} from '../staples.ts'

export const shakshuka: Dish = {
  id: 'shakshuka',
  of: 'omelette',
  course: 'main',
  alsoAs: ['breakfast'],
  cuisines: ['lebanese', 'african', 'moroccan'],
  suits: ['one-pot', 'cheap'],
  names: {
    en: ['shakshuka', 'shakshouka', 'eggs in tomato sauce', 'chakchouka', 'shakshuka with feta'],
    fr: [
      'chakchouka',
      'shakshuka',
      'shakshouka',
      'tchoutchouka',
      'œufs à la sauce tomate',
      'chachouka',
      'œufs à la tomate',
    ],
  },
  noun: { en: 'a shakshuka', fr: 'une chakchouka' },
  serves: 2,
  instead: ['ratatouille', 'chana-masala'],
  ways: [
    {
      hero: ['egg', 'tomatoes'],
      slots: {
        egg: { first: ['egg'], amount: [2, 'piece'] },
        oil: { ...oliveOil, amount: [1, 'tbsp'] },
        onion: { ...onion, prep: thinlySliced },
        pepper: { takes: ['tender-vegetable'], first: ['pepper'], optional: true, upTo: 2, share: 0.9 },
        garlic,
        spices: { takes: ['spice'], all: ['cumin', 'paprika'], optional: true, upTo: 2 },
        chilli: { takes: ['hot-spice', 'condiment'], first: ['harissa', 'chilli-flakes'], optional: true },
        tomatoes: { ...tinnedTomatoes, amount: [200, 'g'] },
        extra: { takes: ['leaf', 'pulse', 'sausage', 'mince'], optional: true, share: 0.5 },
        seasoning,
        cheese: { takes: ['fresh-cheese'], first: ['feta'], optional: true, amount: [25, 'g'] },
        herb: { takes: ['herb'], first: ['coriander', 'parsley'], optional: true },
        bread,
      },
      titles: [
        { en: 'Shakshuka[ with {extra+cheese:bare}]', fr: 'Chakchouka[ {extra+cheese:at}]' },
        { en: 'Red shakshuka with soft eggs[ and {herb:bare}]', fr: 'Chakchouka, œufs coulants[ et {herb:bare}]' },
      ],
      descriptions: [
        {
          en: 'A red, bubbling pan with eggs poached in it, carried to the table as it is; everyone gets a spoon.',
          fr: 'Une poêle rouge et bouillonnante où pochent les œufs, apportée telle quelle à table : une cuillère chacun.',
        },
        {
          en: 'Breakfast in Tunis and Jerusalem, supper wherever the cupboard holds a tin and some courage.',
          fr: "Petit-déjeuner à Tunis et à Jérusalem, dîner partout où le placard garde une boîte et un peu d'audace.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Warm {oil} in a wide pan over medium heat.[ Cook {onion+pepper} for 10 min, until soft.][ Stir in {garlic+spices+chilli} for 1 min.]',
          fr: 'Faites chauffer {oil} dans une grande poêle à feu moyen.[ Faites fondre {onion+pepper} 10 min.][ Ajoutez {garlic+spices+chilli} 1 min.]',
          cook: 11,
        },
        {
          en: 'Add {tomatoes}[ with {extra}] and simmer for 12 min, until a spoon leaves a trail and everything is cooked through.[ Season with {seasoning:bare}.]',
          fr: "Ajoutez {tomatoes+extra}, puis laissez mijoter 12 min, jusqu'à ce que la cuillère laisse un sillon et que tout soit cuit.[ Assaisonnez {seasoning:of}.]",
          cook: 12,
        },
        {
          en: 'Make a hollow for each of {egg}, break them in, cover and cook gently for 6 min: whites set, yolks soft.',
          fr: 'Creusez des puits, cassez-y {egg}, couvrez et laissez cuire doucement 6 min : le blanc pris, le jaune coulant.',
          cook: 6,
        },
        {
          en: '[Scatter with {cheese+herb}.][ Bring {bread} for mopping up.]',
          fr: '[Parsemez {cheese+herb:of}.][ Apportez {bread} pour saucer.]',
        },
      ],
    },
  ],
}

export const moulesMarinieres: Dish = {
  id: 'moules-marinieres',
  of: 'stew',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['french'],
  suits: ['summer', 'one-pot'],
  names: {
    en: [
      'moules marinieres',
      'moules marinière',
      'mussels in white wine',
      'mussels',
      'moules frites',
      'moules-frites',
      'steamed mussels',
    ],
    fr: [
      'moules marinières',
      'moules marinière',
      'moules-frites',
      'moules frites',
      'moules au vin blanc',
      'moules à la crème',
      'moules',
    ],
  },
  noun: { en: 'a pot of moules marinières', fr: 'des moules marinières' },
  serves: 2,
  instead: ['vongole', 'bouillabaisse'],
  ways: [
    {
      hero: ['mussel'],
      slots: {
        mussel: {
          first: ['mussel', 'clam'],
          amount: [500, 'g'],
          share: 2,
          prep: { en: 'scrubbed and debearded', fr: 'gratté·, lavé·, ébarbé·' },
        },
        butter: { ...butter, amount: [12, 'g'] },
        shallot: { first: ['shallot', 'onion'], optional: true, amount: [1, 'piece'] },
        celery: { first: ['celery'], optional: true },
        garlic,
        wine: { takes: ['wine', 'alcohol'], first: ['white-wine', 'cider', 'water'], amount: [100, 'ml'] },
        bouquet: { all: ['thyme', 'bay'], optional: true },
        cream: { takes: ['cream', 'coconut-cream'], optional: true, share: 0.8 },
        spice: { takes: ['spice', 'cured-meat'], optional: true },
        pepper: { first: ['black-pepper'], optional: true },
        herb: { takes: ['herb'], first: ['parsley'], optional: true, amount: [5, 'sprig'] },
      },
      titles: [
        { en: 'Moules marinières[ with {cream+spice:bare}]', fr: 'Moules marinières[ {cream+spice:at}]' },
        { en: '{mussel:bare} steamed in {wine:bare}', fr: '{mussel:bare} marinières[ {wine:at}]' },
      ],
      descriptions: [
        {
          en: 'Five minutes under a lid and the whole kitchen smells of the harbour at low tide, in the best way.',
          fr: 'Cinq minutes sous le couvercle, et toute la cuisine sent le port à marée basse, en mieux.',
        },
        {
          en: 'Use an empty shell as pincers: forks are for people who did not grow up by the sea.',
          fr: 'Une coquille vide fait la meilleure pince : la fourchette est pour ceux qui ont grandi loin de la mer.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Throw away any {mussel:bare} that are broken or that stay open when tapped.',
          fr: 'Jetez {mussel} au moindre défaut : coquille cassée, ou qui reste ouverte quand on la frappe.',
        },
        {
          en: 'Melt {butter} in a very large pot over medium heat.[ Soften {shallot+celery+garlic} for 4 min.][ Stir in {spice}.] Pour in {wine}[ with {bouquet}] and bring to the boil.',
          fr: 'Faites chauffer {butter} dans un très grand faitout à feu moyen.[ Faites-y fondre {shallot+celery+garlic} 4 min.][ Ajoutez {spice}.] Versez {wine}[ avec {bouquet}] et portez à ébullition.',
          cook: 7,
        },
        {
          en: 'Tip in {mussel}, cover and cook over the highest heat for 5 min, shaking twice, until open. Throw away those that stay shut.',
          fr: 'Ajoutez {mussel}, couvrez et laissez ouvrir 5 min au plus vif, en secouant deux fois. Jetez les coquilles restées fermées.',
          cook: 5,
        },
        {
          en: '[Stir {cream} into the juices. ][Fish out {bouquet}. ]Season[ with {pepper}][, scatter with {herb}] and serve in the pot, leaving the last of the juices behind with the sand.',
          fr: '[Incorporez {cream} au jus. ][Retirez {bouquet}. ]Relevez[ avec {pepper}][, parsemez {herb:of}] et servez dans le faitout, en laissant au fond les dernières gouttes, un peu troubles.',
        },
      ],
    },
  ],
}

export const stroganoff: Dish = {
  id: 'stroganoff',
  of: 'pan-fry',
  course: 'main',
  cuisines: ['east-european'],
  suits: ['cosy'],
  names: {
    en: ['stroganoff', 'beef stroganoff', 'stroganov', 'beef stroganov'],
    fr: ['stroganoff', 'bœuf stroganoff', 'bœuf Stroganov', 'stroganov'],
  },
  classics: [{ names: { en: ['mushroom stroganoff'], fr: ['champignons stroganoff'] }, asks: ['mushroom'] }],
  noun: { en: 'a stroganoff', fr: 'un stroganoff' },
  serves: 4,
  instead: ['goulash', 'fricassee'],
  ways: [
    {
      hero: ['meat', 'mushroom'],
      slots: {
        meat: {
          takes: ['steak', 'poultry', 'tofu'],
          first: ['steak'],
          amount: [140, 'g'],
          prep: { en: 'cut into strips 1 cm thick', fr: 'coupé· en lanières de 1 cm' },
        },
        mushroom: { first: ['mushroom'], optional: true, amount: [90, 'g'], prep: thinlySliced },
        butter: { ...butter, amount: [10, 'g'] },
        onion: { ...onion, prep: thinlySliced },
        garlic,
        paprika: { first: ['paprika', 'smoked-paprika'], optional: true, amount: [0.4, 'tsp'] },
        mustard: { first: ['mustard'], optional: true, amount: [0.5, 'tsp'] },
        stock: { ...beefStock, amount: [80, 'ml'] },
        cream: { ...cream, first: ['creme-fraiche', 'cream', 'soy-cream', 'oat-cream', 'yoghurt'], amount: [50, 'ml'] },
        seasoning,
        herb: { takes: ['herb'], first: ['dill', 'parsley'], optional: true },
        rice: { ...rice, takes: ['rice', 'pasta'] },
      },
      titles: [
        { en: '{meat:title} stroganoff[ with {mushroom:bare}]', fr: '{meat:bare} stroganoff[ {mushroom:at}]' },
        {
          en: 'Quick {meat:title} stroganoff[ with {herb:bare}]',
          fr: '{meat:bare} façon Stroganov[, {mushroom:bare}]',
        },
      ],
      descriptions: [
        {
          en: "The count's cook had twenty minutes and good manners; nothing about it has needed changing since.",
          fr: "Le cuisinier du comte avait vingt minutes et de bonnes manières ; rien n'a eu besoin de changer depuis.",
        },
        {
          en: 'Sear fast, sauce slowly, bring together at the last moment, so that the strips stay tender.',
          fr: 'Saisir vite, lier lentement, réunir au dernier moment : les lanières restent tendres.',
        },
      ],
      prep: 15,
      steps: [
        startRice,
        reheatRice,
        {
          en: 'Melt half of {butter} in a wide pan over the highest heat and sear {meat} in two batches for 3 min each, until browned. Set aside.',
          fr: 'Faites chauffer la moitié {butter:ofThe} dans une grande poêle au plus vif et saisissez {meat} en deux fois, 3 min chacune. Réservez.',
          cook: 6,
        },
        {
          en: 'In the rest of {butter}, cook {onion+mushroom} for 10 min, until brown.[ Stir in {garlic+paprika} for 1 min.]',
          fr: 'Dans le reste {butter:ofThe}, faites dorer {onion+mushroom} 10 min.[ Ajoutez {garlic+paprika} 1 min.]',
          cook: 11,
        },
        {
          en: 'Add {stock+mustard} and boil for 3 min. Lower the heat, stir in {cream} and return {meat} for 3 min, until hot and cooked right through.[ Season with {seasoning:bare}.][ Scatter with {herb}.][ Serve with {rice}.]',
          fr: "Versez {stock}[, ajoutez {mustard}] et faites bouillir 3 min. Baissez le feu, incorporez {cream} et remettez {meat} 3 min, jusqu'à ce que ce soit cuit à cœur.[ Assaisonnez {seasoning:of}.][ Parsemez {herb:of}.][ Servez avec {rice}.]",
          cook: 7,
        },
      ],
    },
    {
      id: 'mushroom',
      standsIn: true,
      hero: ['mushroom'],
      slots: {
        mushroom: { first: ['mushroom', 'aubergine'], amount: [200, 'g'], prep: halved },
        extra: { takes: ['tender-vegetable', 'leaf', 'pulse'], optional: true, share: 0.5 },
        butter: { ...butter, amount: [10, 'g'] },
        onion: { ...onion, prep: thinlySliced },
        garlic,
        paprika: { first: ['paprika', 'smoked-paprika'], optional: true, amount: [0.5, 'tsp'] },
        mustard: { first: ['mustard'], optional: true, amount: [0.5, 'tsp'] },
        stock: { takes: ['stock'], first: ['vegetable-stock', 'water'], amount: [80, 'ml'] },
        cream: {
          ...cream,
          first: ['creme-fraiche', 'cream', 'soy-cream', 'oat-cream', 'yoghurt', 'coconut-milk'],
          amount: [50, 'ml'],
        },
        seasoning,
        herb: { takes: ['herb'], first: ['dill', 'parsley'], optional: true },
        rice: { ...rice, takes: ['rice', 'pasta'] },
      },
      titles: [{ en: '{mushroom:title} stroganoff', fr: 'Stroganoff {mushroom:of}' }],
      descriptions: [
        {
          en: 'Browned until they squeak, then drowned in something pale and peppery.',
          fr: "Une belle dorure d'abord, puis une sauce pâle et relevée.",
        },
      ],
      prep: 15,
      steps: [
        startRice,
        reheatRice,
        {
          en: 'Melt {butter} in a wide pan over high heat and brown {mushroom} for 10 min, without stirring too often.[ Add {onion} for 6 min.][ Stir in {garlic+paprika} for 1 min.]',
          fr: 'Faites chauffer {butter} dans une grande poêle à feu vif et dorez {mushroom} 10 min, sans trop remuer.[ Ajoutez {onion} 6 min.][ Ajoutez {garlic+paprika} 1 min.]',
          cook: 16,
        },
        {
          en: 'Add {stock+mustard+extra} and simmer for 5 min. Stir in {cream} and warm through for 3 min.[ Season with {seasoning:bare}.][ Scatter with {herb}.][ Serve with {rice}.]',
          fr: 'Versez {stock}[, ajoutez {mustard}][ et {extra}], puis laissez mijoter 5 min. Incorporez {cream} et réchauffez 3 min.[ Assaisonnez {seasoning:of}.][ Parsemez {herb:of}.][ Servez avec {rice}.]',
          cook: 8,
        },
      ],
    },
  ],
}
