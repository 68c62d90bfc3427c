import { crystalSugar } from '../baking-staples.ts'
import type { Dish, Slot } from '../dish.ts'
import { unwaxedSlices } from '../staples.ts'

const plain = { en: '', fr: '' }
const sweet: Slot = { takes: ['sugar', 'syrup'], first: ['brown-sugar', 'sugar'], amount: [6, 'g'], share: 0.4 }

export const irishCoffee: Dish = {
  id: 'irish-coffee',
  of: 'hot-chocolate',
  onlyNamed: true,
  course: 'drink',
  alsoAs: ['dessert'],
  cuisines: ['british'],
  suits: ['winter', 'cosy', 'party'],
  names: {
    en: ['irish coffee', 'whiskey coffee', 'whisky coffee', 'gaelic coffee'],
    fr: ['irish coffee', 'café irlandais', 'café au whisky'],
  },
  noun: { en: 'an Irish coffee', fr: 'un Irish coffee' },
  serves: 2,
  instead: ['hot-toddy', 'iced-coffee', 'hot-chocolate'],
  ways: [
    {
      hero: ['whisky', 'coffee'],
      slots: {
        coffee: { first: ['coffee'], amount: [130, 'ml'] },
        sugar: sweet,
        whisky: { first: ['whisky'], amount: [40, 'ml'] },
        cream: {
          first: ['cream', 'coconut-milk'],
          amount: [35, 'ml'],
          prep: { en: 'well chilled', fr: 'bien froid·' },
        },
      },
      titles: [
        { en: 'Irish coffee with {whisky:bare}', fr: 'Irish coffee {whisky:at}' },
        { en: 'Shannon airport Irish coffee', fr: 'Irish coffee comme à Shannon' },
      ],
      descriptions: [
        {
          en: 'For adults: a flying boat turned back in a storm, and a barman had pity.',
          fr: 'Pour adultes : un hydravion fit demi-tour dans la tempête, et un barman eut pitié.',
        },
        {
          en: 'For adults. Never stir: the dark is drunk through the white.',
          fr: 'Pour adultes. On ne remue pas : le noir se boit à travers le blanc.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Whip {cream} very lightly: it must still run. Heat {coffee} until it steams.',
          fr: 'Fouettez {cream} très légèrement : elle doit encore couler. Chauffez {coffee} : il doit fumer, sans bouillir.',
          cook: 5,
        },
        {
          en: 'Stir {sugar} into it until dissolved, pour into {glasses}, warmed, add {whisky} and let the cream slide over the back of a spoon.',
          fr: 'Faites-y fondre {sugar}, versez dans {glasses}, ajoutez {whisky} et laissez glisser la crème sur le dos d’une cuillère.',
        },
      ],
    },
  ],
}

export const mulledCider: Dish = {
  id: 'mulled-cider',
  of: 'lemonade',
  onlyNamed: true,
  course: 'drink',
  cuisines: ['british', 'french'],
  suits: ['winter', 'party', 'christmas', 'crowd'],
  names: {
    en: ['mulled cider', 'hot cider', 'wassail', 'spiced cider', 'hot spiced cider'],
    fr: ['cidre chaud', 'cidre chaud aux épices', 'cidre aux épices'],
  },
  noun: { en: 'a mulled cider', fr: 'un cidre chaud aux épices' },
  serves: 6,
  instead: ['mulled-apple', 'mulled-wine'],
  ways: [
    {
      hero: ['cider', 'spices'],
      slots: {
        cider: { first: ['cider'], amount: [180, 'ml'] },
        sugar: sweet,
        orange: {
          takes: ['citrus'],
          first: ['orange', 'lemon'],
          optional: true,
          amount: [0.17, 'piece'],
          prep: unwaxedSlices,
        },
        fruit: {
          takes: ['orchard-fruit'],
          first: ['apple'],
          optional: true,
          amount: [0.17, 'piece'],
          prep: { en: 'sliced', fr: 'en lamelles' },
        },
        spices: {
          takes: ['sweet-spice'],
          all: ['cinnamon', 'clove-spice', 'star-anise'],
          upTo: 3,
          optional: true,
          share: 0.7,
        },
        spirit: { takes: ['spirit'], vary: ['calvados', 'spirit'], optional: true, amount: [10, 'ml'] },
      },
      titles: [
        { en: 'Mulled {cider:bare}[ with {fruit:bare}]', fr: '{cider:bare} chaud aux épices[ et {fruit:at}]' },
        { en: 'Wassail of {cider:bare}[ and {spirit:bare}]', fr: '{cider:bare} chaud[ {spirit:at}]' },
      ],
      descriptions: [
        {
          en: 'For adults: in Somerset they sing to the trees with a cup of this.',
          fr: 'Pour adultes : dans le Somerset, on chante aux pommiers, une tasse à la main.',
        },
        {
          en: 'For adults, hot but never boiling, with gloves on.',
          fr: 'Pour adultes, chaud sans jamais bouillir, à boire avec des gants.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Warm {cider} with {sugar}[, {orange}][, {fruit}][ and {spices}] over low heat for 15 min, just below a simmer.',
          fr: 'Chauffez {cider} avec {sugar}[, {orange}][, {fruit}][ et {spices}] 15 min à feu doux, sans laisser frémir.',
          cook: 18,
        },
        {
          en: '[Off the heat, add {spirit}. ]Ladle into cups and serve hot.',
          fr: '[Hors du feu, ajoutez {spirit}. ]Versez dans des tasses et servez bien chaud.',
        },
      ],
    },
  ],
}

export const caipirinha: Dish = {
  id: 'caipirinha',
  of: 'mojito',
  onlyNamed: true,
  course: 'drink',
  cuisines: ['south-american'],
  suits: ['summer', 'party', 'aperitif'],
  names: {
    en: ['caipirinha', 'caipirinhas', 'caipiroska'],
    fr: ['caïpirinha', 'caipirinha', 'caïpiroska', 'ti punch', 'ti-punch', "ti'punch"],
  },
  noun: { en: 'a caipirinha', fr: 'une caïpirinha' },
  serves: 2,
  instead: ['virgin-mojito', 'lemonade'],
  ways: [
    {
      hero: ['fruit', 'lime'],
      slots: {
        lime: {
          first: ['lime', 'lemon'],
          amount: [1, 'piece'],
          prep: { en: 'unwaxed, cut into wedges', fr: 'non traité·, coupé· en quartiers' },
        },
        sugar: { ...crystalSugar, amount: 10 },
        fruit: { takes: ['berry', 'soft-fruit'], optional: true, amount: [40, 'g'], share: 0.4 },
        rum: { takes: ['spirit'], first: ['spirit'], amount: [50, 'ml'] },
      },
      titles: [
        { en: 'Caipirinha with {fruit+lime:bare}', fr: 'Caïpirinha {fruit+lime:at}' },
        { en: 'Rio caipirinha[ with {fruit:bare}]', fr: 'Caïpirinha de Rio[ {fruit:at}]' },
      ],
      descriptions: [
        {
          en: 'For adults: cane, citrus and crushed ice, no straw needed.',
          fr: 'Pour adultes : de la canne, un agrume, de la glace pilée, et rien d’autre.',
        },
        {
          en: 'For adults. Crush, do not grind: the white pith is bitter.',
          fr: 'Pour adultes. On presse, on ne broie pas : le blanc de l’écorce est amer.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Put {lime+sugar}[ and {fruit}] into {glasses} and press with a pestle until the juice runs and the sugar dissolves.',
          fr: 'Mettez {lime+sugar}[ et {fruit}] dans {glasses} et pressez au pilon : le jus doit couler et fondre le sucre.',
        },
        {
          en: 'Fill up with crushed ice, pour over {rum}, stir from the bottom and serve at once.',
          fr: 'Remplissez de glace pilée, versez {rum}, remuez en partant du fond et servez aussitôt.',
        },
      ],
    },
  ],
}

export const mule: Dish = {
  id: 'moscow-mule',
  of: 'mojito',
  onlyNamed: true,
  course: 'drink',
  cuisines: ['american'],
  suits: ['summer', 'party', 'aperitif'],
  names: {
    en: ['moscow mule', 'mule', 'vodka ginger beer', 'gin gin mule'],
    fr: ['moscow mule', 'vodka ginger beer'],
  },
  noun: { en: 'a Moscow mule', fr: 'un Moscow mule' },
  serves: 2,
  instead: ['shirley-temple', 'virgin-mojito'],
  ways: [
    {
      hero: ['spirit'],
      slots: {
        spirit: { takes: ['spirit'], first: ['vodka', 'gin', 'spirit'], amount: [50, 'ml'] },
        lime: { first: ['lime', 'lemon'], amount: [0.5, 'piece'], prep: plain },
        beer: { first: ['ginger-beer'], amount: [130, 'ml'] },
        herb: { first: ['mint'], optional: true, amount: [3, 'leaf'], prep: plain },
      },
      titles: [
        { en: 'Moscow mule with {spirit:bare}', fr: 'Moscow mule {spirit:at}' },
        { en: 'Copper-cold mule[ with {herb:bare}]', fr: 'Mule bien glacé[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'For adults: born in Hollywood, and never seen in Moscow.',
          fr: 'Pour adultes : né à Hollywood, jamais vu à Moscou.',
        },
        {
          en: 'For adults, in a copper mug if there is one, with more ice than seems right.',
          fr: 'Pour adultes, dans une timbale de cuivre s’il y en a une, avec trop de glace.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Fill {glasses} with ice, pour in {spirit} and the juice of {lime}.',
          fr: 'Remplissez {glasses} de glaçons, versez {spirit} et le jus {lime:ofThe}.',
        },
        {
          en: 'Top up with {beer}, stir once[ and add {herb}]. Serve at once.',
          fr: 'Complétez avec {beer}, remuez une fois[ et ajoutez {herb}]. Servez aussitôt.',
        },
      ],
    },
  ],
}
