import { milk, sugar, water } from '../baking-staples.ts'
import type { Dish, Slot, Staple } from '../dish.ts'

const anyMilk: Staple = {
  ...milk,
  first: ['milk', 'oat-milk', 'soy-milk', 'almond-milk', 'coconut-milk', 'rice-milk'],
}
const sticks: Slot = {
  takes: ['sweet-spice'],
  all: ['cinnamon', 'clove-spice', 'star-anise'],
  upTo: 2,
  optional: true,
  share: 0.7,
}
const slices: Slot = {
  first: ['orange', 'lemon'],
  optional: true,
  amount: [0.25, 'piece'],
  prep: { en: 'unwaxed, sliced', fr: 'non traité·, coupé· en rondelles' },
}

export const masalaChai: Dish = {
  id: 'masala-chai',
  of: 'hot-chocolate',
  course: 'drink',
  alsoAs: ['breakfast'],
  cuisines: ['indian'],
  suits: ['winter', 'cosy', 'cheap'],
  names: {
    en: ['masala chai', 'chai', 'chai latte', 'chai tea', 'spiced tea', 'indian tea', 'karak chai', 'karak tea'],
    fr: [
      'masala chai',
      'chaï',
      'chai',
      'chai latte',
      'thé indien',
      'thé aux épices',
      'tchaï',
      'thé chai',
      'karak chai',
    ],
  },
  noun: { en: 'a masala chai', fr: 'un masala chai' },
  serves: 2,
  instead: ['golden-milk', 'hot-chocolate'],
  ways: [
    {
      hero: ['tea'],
      slots: {
        water: [water, 120],
        ginger: { first: ['ginger', 'ground-ginger'], optional: true, amount: [1, 'cm'], share: 1 },
        spices: { takes: ['sweet-spice'], all: ['cardamom', 'cinnamon', 'clove-spice'], optional: true },
        pepper: { first: ['black-pepper'], optional: true },
        tea: { first: ['black-tea'], amount: [1, 'piece'] },
        milk: [anyMilk, 150],
        sugar: { ...sugar, amount: 8, optional: true },
      },
      titles: [
        { en: 'Masala chai[ with {ginger:bare}]', fr: 'Masala chai[ {ginger:at}]' },
        { en: 'Street-corner masala chai', fr: 'Masala chai du coin de la rue' },
      ],
      descriptions: [
        {
          en: 'Boiled, not steeped: in Bombay it is poured from as high as the arm will go.',
          fr: "Bouilli et non infusé : à Bombay, on le verse d'aussi haut que le bras peut aller.",
        },
        {
          en: 'Let it rise to the rim three times; the fourth time it is on the stove.',
          fr: 'Laissez-le monter trois fois au bord ; la quatrième, il sera sur la plaque.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Bring {water} to the boil[ and simmer for 5 min with {ginger+spices+pepper}].',
          fr: 'Portez {water} à ébullition[ et laissez frémir 5 min avec {ginger+spices+pepper}].',
          cook: 5,
        },
        {
          en: 'Add {tea+milk+sugar}, bring back to the boil and simmer for 4 min, watching that it does not boil over.',
          fr: "Ajoutez {tea+milk+sugar}, portez de nouveau à ébullition et laissez frémir 4 min, l'œil sur la casserole : cela déborde vite.",
          cook: 6,
        },
        {
          en: 'Strain into cups, from a height, and drink very hot.',
          fr: 'Filtrez en versant de haut dans des tasses et servez brûlant.',
        },
      ],
    },
  ],
}

export const goldenMilk: Dish = {
  id: 'golden-milk',
  of: 'hot-chocolate',
  course: 'drink',
  cuisines: ['indian'],
  suits: ['winter', 'cosy', 'ill'],
  names: {
    en: ['golden milk', 'turmeric latte', 'turmeric milk', 'golden latte', 'haldi doodh'],
    fr: ['lait doré', "lait d'or", 'golden milk', 'lait au curcuma', 'latte au curcuma', 'golden latte'],
  },
  noun: { en: 'a golden milk', fr: 'un lait doré' },
  serves: 2,
  instead: ['hot-chocolate'],
  ways: [
    {
      hero: ['milk', 'turmeric'],
      slots: {
        milk: [anyMilk, 230],
        turmeric: { first: ['turmeric'], amount: [0.5, 'tsp'] },
        spices: { takes: ['sweet-spice'], all: ['cinnamon', 'ground-ginger'], optional: true },
        pepper: { first: ['black-pepper'], optional: true },
        sweet: { takes: ['syrup', 'sugar'], first: ['honey', 'maple-syrup', 'sugar'], optional: true },
      },
      titles: [
        { en: 'Golden milk[ with {spices:bare}]', fr: 'Lait doré au curcuma' },
        { en: 'Golden milk for late evenings', fr: 'Lait doré du soir' },
      ],
      descriptions: [
        {
          en: 'The colour of a good evening: warm, round, and every spoon you own turns yellow.',
          fr: 'La couleur des bonnes soirées : chaud, rond, et toutes vos cuillères deviennent jaunes.',
        },
        {
          en: 'Whisk it as it warms, or the gold stays at the bottom.',
          fr: "Fouettez pendant que cela chauffe, sinon l'or reste au fond.",
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Stir {turmeric+spices+pepper} with a spoonful of {milk} to a smooth paste in a small pan.',
          fr: 'Délayez {turmeric+spices+pepper} avec une cuillerée {milk:of} dans une petite casserole, sans grumeaux.',
        },
        {
          en: 'Whisk in the rest and heat over low heat for 6 min, until it steams, without letting it boil.',
          fr: 'Ajoutez le reste en fouettant et chauffez 6 min à feu doux : cela doit fumer, sans bouillir.',
          cook: 6,
        },
        { en: 'Pour into cups[ and sweeten with {sweet}].', fr: 'Versez dans des tasses[ et sucrez avec {sweet}].' },
      ],
    },
  ],
}

export const mulledApple: Dish = {
  id: 'mulled-apple',
  of: 'lemonade',
  course: 'drink',
  cuisines: ['german', 'french'],
  suits: ['winter', 'party', 'cosy', 'children', 'christmas', 'crowd'],
  names: {
    en: [
      'mulled apple juice',
      'hot spiced apple juice',
      'hot apple juice',
      'hot apple cider',
      'spiced apple juice',
      'warm apple juice',
      'alcohol-free mulled wine',
    ],
    fr: [
      'jus de pomme chaud aux épices',
      'jus de pomme chaud',
      'jus de pommes chaud',
      'jus de pomme aux épices',
      'vin chaud sans alcool',
    ],
  },
  noun: { en: 'a mulled apple juice', fr: 'un jus de pomme chaud aux épices' },
  serves: 4,
  instead: ['hot-chocolate'],
  ways: [
    {
      hero: ['juice', 'spices'],
      slots: {
        juice: { takes: ['drink'], first: ['apple-juice'], amount: [230, 'ml'] },
        slices,
        spices: sticks,
        ginger: { takes: ['aromatic'], optional: true },
        fruit: { takes: ['berry', 'orchard-fruit', 'dried-fruit'], optional: true, share: 0.3 },
        sweet: { takes: ['syrup'], first: ['honey', 'maple-syrup'], optional: true, amount: [0.25, 'tbsp'] },
      },
      titles: [
        { en: 'Mulled {juice:title}[ with {fruit:bare}]', fr: '{juice:bare} chaud aux épices[ et {fruit:at}]' },
        { en: 'Hot mulled {juice:title}[ with {fruit:bare}]', fr: '{juice:bare} chaud du marché de Noël' },
      ],
      descriptions: [
        {
          en: 'Everything a Christmas market smells of, for drivers, children and the rest of us.',
          fr: 'Tout le parfum du marché de Noël, pour les enfants, les conducteurs et les autres.',
        },
        {
          en: 'Warm it, never boil it: the perfume goes off with the steam.',
          fr: "On chauffe, on ne bout pas : le parfum s'en va avec la vapeur.",
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Warm {juice} over low heat for 15 min[ with {slices+spices+ginger+fruit}]: it should steam and not boil.',
          fr: 'Chauffez {juice} 15 min à feu doux[ avec {slices+spices+ginger+fruit}] : cela doit fumer sans bouillir.',
          cook: 15,
        },
        {
          en: 'Cover and leave for 10 min off the heat. Strain[, sweeten with {sweet}] and ladle into heatproof cups.',
          fr: 'Couvrez et laissez infuser 10 min hors du feu. Filtrez[, sucrez avec {sweet}] et servez à la louche dans des tasses.',
          wait: 10,
        },
      ],
    },
  ],
}

export const mulledWine: Dish = {
  id: 'mulled-wine',
  of: 'lemonade',
  // Nobody gets alcohol who did not name it.
  onlyNamed: true,
  course: 'drink',
  cuisines: ['german', 'french'],
  suits: ['winter', 'party', 'christmas', 'crowd'],
  names: {
    en: ['mulled wine', 'glühwein', 'gluhwein', 'hot wine', 'glogg'],
    fr: ['vin chaud', 'vin chaud aux épices', 'glühwein', 'glögg', 'vin chaud alsacien'],
  },
  noun: { en: 'a mulled wine', fr: 'un vin chaud' },
  serves: 6,
  instead: ['mulled-apple'],
  ways: [
    {
      hero: ['wine', 'spices'],
      slots: {
        wine: { takes: ['wine'], first: ['red-wine', 'white-wine'], amount: [150, 'ml'] },
        sugar: { ...sugar, amount: 12, first: ['sugar', 'brown-sugar', 'honey'] },
        slices: { ...slices, amount: [0.2, 'piece'] },
        spices: sticks,
        spirit: { takes: ['spirit'], optional: true, amount: [10, 'ml'] },
      },
      titles: [
        { en: 'Mulled {wine:title}', fr: '{wine:bare} chaud aux épices' },
        { en: 'Christmas-market mulled wine[ with {spirit:bare}]', fr: 'Vin chaud du marché de Noël[ {spirit:at}]' },
      ],
      descriptions: [
        {
          en: 'For adults: not all of the alcohol goes off with the steam. Below 80 °C it stays round; once it boils, it turns bitter.',
          fr: "Pour adultes : tout l'alcool ne s'en va pas avec la vapeur. Sous 80 °C, il reste rond ; s'il bout, il devient amer.",
        },
        {
          en: 'For adults only, and for cold hands. A simple bottle will do, a bad one will not.',
          fr: 'Réservé aux adultes et aux mains gelées. Une bouteille simple suffit ; une mauvaise, non.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Dissolve {sugar} in {wine} over low heat[ with {slices+spices}] and keep for 15 min just below a simmer, at 75–80 °C.',
          fr: 'Faites fondre {sugar} dans {wine} à feu doux[, ajoutez {slices+spices}] et laissez 15 min sans bouillir, entre 75 et 80 °C.',
          cook: 20,
        },
        {
          en: 'Strain[, add {spirit}] and serve hot in thick glasses.',
          fr: 'Filtrez[, ajoutez {spirit}] et servez chaud dans des verres épais.',
        },
      ],
    },
  ],
}

export const gingerTea: Dish = {
  id: 'ginger-tea',
  of: 'lemonade',
  course: 'drink',
  cuisines: ['british', 'french'],
  suits: ['winter', 'cosy', 'ill', 'cheap'],
  names: {
    en: [
      'ginger tea',
      'lemon and ginger tea',
      'hot lemon and honey',
      'honey and lemon',
      'hot lemon',
      'ginger infusion',
      'lemon ginger tea',
    ],
    fr: [
      'tisane gingembre citron',
      'infusion gingembre citron',
      'citron chaud au miel',
      'infusion de gingembre',
      'tisane au gingembre',
      'grog sans alcool',
      'citron miel gingembre',
    ],
  },
  noun: { en: 'a ginger tea', fr: 'une infusion de gingembre' },
  serves: 2,
  instead: ['mulled-apple'],
  ways: [
    {
      hero: ['ginger', 'lemon'],
      slots: {
        water: [water, 280],
        ginger: {
          first: ['ginger', 'ground-ginger'],
          amount: [2, 'cm'],
          share: 2,
          prep: { en: 'thinly sliced', fr: 'en fines lamelles' },
        },
        herb: { takes: ['herb', 'sweet-spice'], vary: ['thyme', 'mint', 'rosemary'], optional: true },
        lemon: { first: ['lemon', 'lime', 'orange'], amount: [0.5, 'piece'], prep: { en: '', fr: '' } },
        sweet: { takes: ['syrup', 'sugar'], first: ['honey', 'maple-syrup', 'sugar'], optional: true },
      },
      titles: [
        {
          en: '{ginger:title} tea with {lemon:bare}[ and {herb:bare}]',
          fr: 'Infusion {ginger:of} {lemon:at}[ et {herb:at}]',
        },
        {
          en: 'Hot {lemon:title} and {ginger:title}[ with {herb:bare}]',
          fr: 'Infusion {lemon+ginger:at}[ et {herb:at}]',
        },
      ],
      descriptions: [
        {
          en: 'For sore throats, cold feet and bad news.',
          fr: 'Pour les gorges qui grattent, les pieds froids et les mauvaises nouvelles.',
        },
        { en: 'It bites first and comforts afterwards.', fr: "Cela mord d'abord, et console ensuite." },
      ],
      prep: 5,
      steps: [
        {
          en: 'Simmer {ginger} in {water} for 8 min, covered.[ Add {herb} off the heat and leave for 4 min.]',
          fr: 'Laissez frémir {ginger} 8 min dans {water}, à couvert.[ Hors du feu, ajoutez {herb} et laissez infuser 4 min.]',
          cook: 10,
        },
        {
          en: 'Strain into cups, add the juice of {lemon}[ and sweeten with {sweet} once it is cool enough to drink].',
          fr: 'Filtrez dans des tasses, ajoutez le jus {lemon:of}[ et sucrez avec {sweet} quand le breuvage est buvable].',
        },
      ],
    },
  ],
}
