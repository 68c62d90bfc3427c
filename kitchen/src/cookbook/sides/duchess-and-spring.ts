import type { Dish } from '../dish.ts'
import { onion, seasoning } from '../larder.ts'
import { fryingButter } from '../table-staples.ts'

export const duchessPotatoes: Dish = {
  id: 'duchess-potatoes',
  goesWith: ['roast', 'joint', 'steak'],
  of: 'mash',
  course: 'side',
  cuisines: ['french'],
  suits: ['fancy', 'christmas', 'feast', 'children'],
  names: {
    en: ['duchess potatoes', 'pommes duchesse', 'piped potatoes', 'duchesse potatoes'],
    fr: ['pommes duchesse', 'pommes duchesses', 'pommes de terre duchesse', 'pommes duchesse maison'],
  },
  noun: { en: 'duchess potatoes', fr: 'des pommes duchesse' },
  serves: 4,
  instead: ['mash', 'roast-potatoes'],
  ways: [
    {
      hero: ['potato', 'cheese'],
      oven: true,
      slots: {
        potato: {
          takes: ['root'],
          first: ['potato', 'sweet-potato'],
          amount: [220, 'g'],
          prep: { en: 'floury, peeled and cut into chunks', fr: 'à chair farineuse, épluché· et coupé· en morceaux' },
        },
        butter: { ...fryingButter, amount: [12, 'g'] },
        egg: { first: ['egg'], amount: [0.5, 'piece'], prep: { en: 'yolks only', fr: 'les jaunes seulement' } },
        cheese: { takes: ['hard-cheese', 'melting-cheese'], optional: true, amount: [10, 'g'] },
        nutmeg: { first: ['nutmeg'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Duchess {potato:bare}[ with {cheese:bare}]', fr: 'Pommes duchesse[ {cheese:at}]' },
        { en: 'Golden piped {potato:bare}[ with {nutmeg:bare}]', fr: 'Pommes duchesse bien dorées[, {nutmeg:bare}]' },
      ],
      descriptions: [
        {
          en: 'A mash in evening dress: crisp at the ridges, soft inside.',
          fr: 'Une purée en robe du soir : les crêtes dorées, le cœur tendre.',
        },
        {
          en: 'Pipe them in the morning and bake them when the roast rests.',
          fr: 'Dressez-les le matin, enfournez-les quand le rôti se repose.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Cover {potato} with cold salted water and simmer for 18 min, until soft. Drain, dry for 2 min over low heat and push through a ricer.',
          fr: "Couvrez {potato} d'eau froide salée et laissez cuire 18 min à frémissement. Égouttez, desséchez 2 min à feu doux et passez au moulin.",
          cook: 20,
        },
        {
          en: 'Beat in {butter}, then the yolks of {egg}[, {cheese+nutmeg}].[ Season with {seasoning:bare}.]',
          fr: 'Incorporez {butter}, puis les jaunes {egg:of}[, {cheese+nutmeg}].[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Heat the oven to 210 °C. Pipe swirls onto {tray}, lined, and bake for 20 min, until golden at the ridges.',
          fr: 'Préchauffez le four à 210 °C. Dressez des rosaces à la poche sur {tray} et enfournez 20 min : les crêtes doivent dorer.',
          cook: 20,
        },
      ],
    },
  ],
}

export const jardiniere: Dish = {
  id: 'jardiniere',
  goesWith: ['roast', 'joint', 'poultry', 'stewing-meat'],
  of: 'petits-pois',
  course: 'side',
  cuisines: ['french'],
  suits: ['light', 'cheap', 'easter'],
  names: {
    en: [
      'jardinière of vegetables',
      'spring vegetables',
      'braised spring vegetables',
      'peas and carrots',
      'glazed spring vegetables',
    ],
    fr: [
      'jardinière de légumes',
      'jardinière',
      'petits pois et carottes',
      'légumes de printemps',
      'jardinière de printemps',
    ],
  },
  noun: { en: 'a jardinière of vegetables', fr: 'une jardinière de légumes' },
  serves: 4,
  instead: ['glazed-carrots', 'green-beans-side'],
  ways: [
    {
      hero: ['root', 'green'],
      slots: {
        butter: { ...fryingButter, amount: [10, 'g'] },
        onion: { ...onion, vary: ['spring-onion', 'shallot'], amount: [0.75, 'piece'] },
        root: {
          takes: ['root'],
          all: ['carrot', 'turnip'],
          upTo: 3,
          amount: [0.75, 'piece'],
          share: 0.5,
          prep: { en: 'peeled, cut into small dice', fr: 'épluché·, coupé· en petits dés' },
        },
        water: { first: ['water'], amount: [60, 'ml'] },
        green: {
          takes: ['tender-vegetable', 'firm-vegetable'],
          vary: ['pea', 'green-bean', 'asparagus'],
          upTo: 2,
          amount: [70, 'g'],
          share: 0.6,
        },
        lettuce: { takes: ['salad-leaf'], optional: true, share: 0.4 },
        herb: { takes: ['herb'], vary: ['parsley', 'chives', 'thyme'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{green+root:title} jardinière', fr: 'Jardinière {root+green:of}' },
        { en: 'Braised {root:bare} and {green:bare}[ with {herb:bare}]', fr: 'Jardinière de légumes[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'Cut everything the size of a pea, and everything is done when the peas are.',
          fr: 'Tout coupé à la taille d’un petit pois, et tout est cuit ensemble.',
        },
        {
          en: 'A lid, a little fat, hardly any water: the garden does the rest.',
          fr: "Un couvercle, une noix de gras, à peine d'eau : le jardin fait le reste.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Melt {butter} in a wide pan and soften {onion+root} for 5 min.',
          fr: 'Faites fondre {butter} dans une sauteuse et faites suer {onion+root} 5 min.',
          cook: 5,
        },
        {
          en: 'Add {water}, cover and cook for 10 min. Add {green+lettuce}, cover and cook for 8 min more, until just tender.[ Season with {seasoning:bare}.][ Scatter with {herb}.]',
          fr: 'Ajoutez {water}, couvrez et laissez cuire 10 min. Ajoutez {green+lettuce}, couvrez et comptez encore 8 min : juste tendre.[ Assaisonnez {seasoning:of}.][ Parsemez {herb:of}.]',
          cook: 18,
        },
      ],
    },
  ],
}
