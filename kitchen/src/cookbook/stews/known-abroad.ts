import type { Dish } from '../dish.ts'
import { garlic, oil, onion, seasoning } from '../larder.ts'
import { beefStock, inChunks, reheatRice, rice, steamRice, thinlySliced, tinnedTomatoes } from '../staples.ts'

export const ropaVieja: Dish = {
  id: 'ropa-vieja',
  of: 'stew',
  course: 'main',
  cuisines: ['caribbean', 'south-american'],
  suits: ['ahead', 'crowd', 'freezes'],
  names: {
    en: ['ropa vieja', 'cuban shredded beef', 'cuban beef', 'shredded beef', 'slow cooked shredded beef'],
    fr: ['ropa vieja', 'bœuf effiloché', 'bœuf effiloché cubain', 'boeuf effiloché', 'bœuf à la cubaine'],
  },
  noun: { en: 'a ropa vieja', fr: 'une ropa vieja' },
  serves: 6,
  instead: ['chili', 'stew'],
  ways: [
    {
      hero: ['meat', 'pepper'],
      slots: {
        oil: { ...oil, share: 0.6 },
        meat: {
          takes: ['stewing-meat'],
          first: ['stewing-beef', 'pork-shoulder'],
          amount: [170, 'g'],
          prep: { en: 'in large pieces', fr: 'en gros morceaux' },
        },
        onion: { ...onion, prep: thinlySliced },
        pepper: { takes: ['tender-vegetable'], first: ['pepper'], amount: [0.5, 'piece'], share: 0.6 },
        garlic: { ...garlic, amount: [0.75, 'clove'] },
        spice: { takes: ['spice', 'hot-spice'], all: ['cumin', 'oregano'], upTo: 3, optional: true },
        tomato: { ...tinnedTomatoes, amount: [90, 'g'] },
        stock: { ...beefStock, amount: [120, 'ml'] },
        olive: { takes: ['preserve'], first: ['green-olive', 'caper'], optional: true, amount: [12, 'g'] },
        rice,
        seasoning,
      },
      titles: [
        { en: 'Ropa vieja with {pepper+olive:bare}', fr: 'Ropa vieja {pepper+olive:at}' },
        {
          en: 'Cuban pulled {meat:title} with {pepper:bare}',
          fr: '{meat:bare} effiloché{meat·} à la cubaine, {pepper:bare}',
        },
      ],
      descriptions: [
        {
          en: 'Old clothes, the name means: the meat falls into rags, and nothing is thrown away.',
          fr: 'De « vieux habits », dit le nom : la viande tombe en lambeaux, et rien ne se jette.',
        },
        {
          en: 'Better tomorrow, and better still the day after.',
          fr: 'Meilleur demain, sur du riz, dans une galette ou un sandwich.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat {oil} in a heavy pot and brown {meat} for 10 min, on every side.[ Season with {seasoning:bare}.] Pour in {stock}, cover and simmer over the lowest heat for 2 h, until it pulls apart.',
          fr: "Chauffez {oil} dans une cocotte et faites dorer {meat} 10 min, sur toutes les faces.[ Assaisonnez {seasoning:of}.] Versez {stock}, couvrez et laissez mijoter 2 h à feu très doux, jusqu'à ce que tout s'effiloche.",
          cook: 130,
        },
        {
          en: 'Lift out and pull into shreds with two forks. Add {onion+pepper+garlic+spice} to the pot and cook for 10 min, until soft.',
          fr: "Sortez et effilochez à l'aide de deux fourchettes. Mettez {onion+pepper+garlic+spice} dans la cocotte et faites fondre 10 min.",
          cook: 10,
        },
        steamRice,
        reheatRice,
        {
          en: 'Add {tomato+olive} and the shreds and simmer for 20 min, uncovered, until thick.[ Serve with {rice}.]',
          fr: 'Ajoutez {tomato+olive} et ce que vous avez effiloché, puis laissez mijoter 20 min à découvert, pour épaissir.[ Servez avec {rice}.]',
          cook: 20,
          if: 'olive',
        },
        {
          en: 'Add {tomato} and the shreds and simmer for 20 min, uncovered, until thick.[ Serve with {rice}.]',
          fr: 'Ajoutez {tomato} et ce que vous avez effiloché, puis laissez mijoter 20 min à découvert, pour épaissir.[ Servez avec {rice}.]',
          cook: 20,
          unless: 'olive',
        },
      ],
    },
  ],
}

export const potee: Dish = {
  id: 'potee',
  of: 'pot-au-feu',
  course: 'main',
  cuisines: ['french'],
  suits: ['cosy', 'winter', 'one-pot', 'crowd', 'cheap'],
  names: {
    en: ['potée', 'potee', 'pork and cabbage pot', 'french pork and cabbage stew', 'boiled bacon and cabbage'],
    fr: [
      'potée',
      'potée auvergnate',
      'potée au chou',
      'potée lorraine',
      'potée bourguignonne',
      'potée de chou',
      'potée bretonne',
    ],
  },
  noun: { en: 'a potée', fr: 'une potée' },
  serves: 6,
  instead: ['pot-au-feu', 'sausage-cabbage'],
  ways: [
    {
      hero: ['meat', 'cabbage'],
      slots: {
        meat: {
          takes: ['stewing-meat'],
          first: ['salt-pork', 'pork-shoulder', 'pork-belly'],
          amount: [140, 'g'],
          prep: { en: 'soaked if salted, in large pieces', fr: 'dessalé· si besoin, en gros morceaux' },
        },
        water: { first: ['water'], amount: [350, 'ml'] },
        onion: { ...onion, amount: [0.33, 'piece'], prep: { en: 'halved', fr: 'coupé· en deux' } },
        bouquet: { takes: ['bouquet', 'herb'], all: ['bay', 'thyme'], upTo: 2, optional: true },
        root: { takes: ['root'], vary: ['carrot', 'turnip'], upTo: 2, prep: inChunks },
        cabbage: {
          takes: ['firm-vegetable', 'leaf'],
          first: ['cabbage'],
          amount: [130, 'g'],
          prep: { en: 'cut into wedges', fr: 'coupé· en quartiers' },
        },
        potato: {
          first: ['potato'],
          amount: [150, 'g'],
          prep: { en: 'peeled, halved if large', fr: 'épluché·, coupé· en deux si besoin' },
        },
        sausage: { takes: ['sausage'], first: ['smoked-sausage'], optional: true, amount: [0.5, 'piece'] },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Potée of {meat:bare} and {cabbage:bare}', fr: 'Potée {meat:of} {cabbage:at}' },
        { en: 'Farmhouse potée with {sausage+root:bare}', fr: 'Potée paysanne {sausage+root:at}' },
      ],
      descriptions: [
        {
          en: 'Every French province has one and swears by it; the pot is the same.',
          fr: 'Chaque province a la sienne et ne jure que par elle ; la marmite est la même.',
        },
        {
          en: 'The broth first, on bread; then everything else, with mustard.',
          fr: "Le bouillon d'abord, le reste ensuite : deux plats en un.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Cover {meat} with {water}, cold, bring to the boil and skim. Add {onion+bouquet}, cover halfway and simmer for 1 h 15.',
          fr: 'Couvrez {meat} avec {water} bien froide, portez à ébullition et écumez. Ajoutez {onion+bouquet}, couvrez à demi et laissez frémir 1 h 15.',
          cook: 80,
        },
        {
          en: 'Add {root+cabbage+potato+sausage} and simmer for 35 min, until everything is soft and cooked right through.[ Season with {pepper}.] Lift out, slice and serve with the broth.',
          fr: 'Ajoutez {root+cabbage+potato+sausage} et laissez frémir 35 min : tout doit être fondant et cuit à cœur.[ Assaisonnez {pepper:of}.] Égouttez, tranchez et servez avec le bouillon.',
          cook: 35,
        },
      ],
    },
  ],
}
