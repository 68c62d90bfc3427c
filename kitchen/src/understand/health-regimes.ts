import { saltyFoods } from '@roux/cooking/foods/families'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { counting } from './nutrient-words.ts'
import type { Regime } from './regime.ts'

export const sweet = kindsThatAre('sweet')

const fatty: Regime['without'] = { kinds: ['cream', 'coconut-cream', 'pastry', 'cured-meat', 'sausage'] }

export const lowSalt: Regime = {
  ...counting('low', 'salt', { en: [], fr: ['hyposodé', 'hyposodée', 'hyposodés'] }),
  isSaidOfFoods: true,
  label: { en: 'low-salt cooking', fr: 'la cuisine pauvre en sel' },
  without: saltyFoods,
}

/** By these words and whoever is said to be under one. */
export const forBabies: Regime = {
  names: {
    en: ['for my baby', 'for a baby', 'for our baby', 'for babies', 'for baby', 'baby food', 'for an infant'],
    fr: [
      'pour bébé',
      'pour mon bébé',
      'pour un bébé',
      'pour ma bébé',
      'pour notre bébé',
      'pour les bébés',
      'nourrisson',
    ],
  },
  label: { en: 'food for babies', fr: "l'alimentation des bébés" },
  without: {
    kinds: [
      ...sweet,
      'wine',
      'alcohol',
      'spirit',
      'salty-sauce',
      'cured-meat',
      'smoked-fish',
      'hot-spice',
      'nut',
      'coffee',
      'stock',
      'meat-stock',
      'fish-stock',
    ],
    ids: ['salt', 'honey', 'chilli'],
  },
}

/** Ways to eat for a body's sake, where a mistake is more than one of taste. */
export const healthRegimes: readonly Regime[] = [
  {
    names: { en: ['low fodmap', 'fodmap', 'fodmap friendly'], fr: ['fodmap', 'pauvre en fodmap', 'sans fodmap'] },
    label: { en: 'a low-FODMAP diet', fr: 'le régime pauvre en FODMAP' },
    without: {
      kinds: ['onion', 'pulse', 'lentil', 'dried-fruit', 'stock', 'meat-stock', 'fish-stock', 'spread'],
      ids: [
        ...['garlic', 'leek', 'honey', 'apple', 'pear', 'mango', 'peach', 'plum', 'apricot', 'cherry', 'watermelon'],
        ...['cauliflower', 'mushroom', 'asparagus', 'artichoke', 'cashew', 'pistachio'],
      ],
      allergens: ['milk', 'gluten'],
    },
  },
  {
    names: {
      en: ['diabetic', 'diabetes', 'diabetic friendly', 'diabetes friendly', 'low gi'],
      fr: ['diabétique', 'diabétiques', 'diabète'],
    },
    isSaidOfFoods: true,
    label: { en: 'cooking for diabetics', fr: 'la cuisine pour diabétiques' },
    without: { kinds: sweet },
  },
  {
    ...counting('low', 'sugars'),
    isSaidOfFoods: true,
    label: { en: 'low-sugar cooking', fr: 'la cuisine pauvre en sucres' },
    without: {},
  },
  lowSalt,
  {
    names: { en: ['low cholesterol', 'heart healthy'], fr: ['pauvre en cholestérol', 'sans cholestérol'] },
    isSaidOfFoods: true,
    label: { en: 'cooking for the heart', fr: 'la cuisine contre le cholestérol' },
    without: fatty,
  },
  {
    ...counting('low', 'fat', {
      en: ['fat free', 'lean meal'],
      fr: ['sans matières grasses', 'allégé en matières grasses'],
    }),
    isSaidOfFoods: true,
    label: { en: 'low-fat cooking', fr: 'la cuisine pauvre en matières grasses' },
    without: fatty,
  },
  {
    ...counting('low', 'saturated_fat'),
    isSaidOfFoods: true,
    label: { en: 'cooking low in saturated fat', fr: 'la cuisine pauvre en graisses saturées' },
    without: fatty,
  },
  {
    ...counting('low', 'energy', {
      en: ['weight loss', 'slimming', 'lose weight', 'losing weight', 'few calories', 'on a diet', 'dieting'],
      fr: ['hypocalorique', 'hypocaloriques', 'minceur', 'perdre du poids', 'maigrir', 'au régime'],
    }),
    isSaidOfFoods: true,
    label: { en: 'low-calorie cooking', fr: 'la cuisine hypocalorique' },
    without: fatty,
  },
  {
    ...counting('high', 'protein', {
      en: [
        'proteinous',
        'muscle building',
        'after the gym',
        'post workout',
        'protein boost',
        'body building',
        'bodybuilding',
      ],
      fr: [
        ...[
          'protéiné',
          'protéinée',
          'protéinés',
          'hyperprotéiné',
          'hyperprotéinée',
          'hyper protéiné',
          'hyper protéinée',
        ],
        ...['après la muscu', 'prise de masse'],
      ],
    }),
    isSaidOfFoods: true,
    label: { en: 'high-protein cooking', fr: 'la cuisine riche en protéines' },
    without: {},
  },
  {
    ...counting('high', 'fibre', { en: ['fibrous'], fr: [] }),
    isSaidOfFoods: true,
    label: { en: 'high-fibre cooking', fr: 'la cuisine riche en fibres' },
    without: {},
  },
  {
    ...counting('high', 'carbohydrate', { en: ['carb loading', 'carb load'], fr: [] }),
    isSaidOfFoods: true,
    label: { en: 'high-carbohydrate cooking', fr: 'la cuisine riche en glucides' },
    without: {},
  },
  {
    ...counting('high', 'energy', { en: [], fr: ['hypercalorique'] }),
    isSaidOfFoods: true,
    label: { en: 'high-calorie cooking', fr: 'la cuisine hypercalorique' },
    without: {},
  },
  {
    names: {
      en: ['pregnant', 'pregnancy', 'expecting a baby'],
      fr: ['enceinte', 'enceintes', 'grossesse'],
    },
    label: { en: 'cooking for a pregnancy', fr: 'la cuisine de la grossesse' },
    without: {
      kinds: ['wine', 'alcohol', 'spirit', 'smoked-fish', 'cured-meat', 'shellfish', 'mollusc'],
      ids: [
        'camembert',
        'brie',
        'reblochon',
        'blue-cheese',
        'goats-cheese',
        'raclette',
        'tuna',
        'fresh-tuna',
        'mackerel',
      ],
    },
    withoutDishes: [
      ...['tiramisu', 'chocolate-mousse', 'homemade-mayonnaise', 'hollandaise-sauce', 'eggs-benedict', 'carbonara'],
      ...['caesar-salad', 'chocolate-fondant', 'ceviche', 'gravlax', 'maki', 'poke-bowl', 'oeufs-cocotte', 'ramen'],
      ...['salade-lyonnaise', 'steak-au-poivre', 'steak-frites', 'magret', 'scrambled-eggs', 'bibimbap', 'custard'],
    ],
  },
  forBabies,
  {
    names: { en: ['gout'], fr: ['la goutte', 'crise de goutte'] },
    isForeign: true,
    label: { en: 'cooking for gout', fr: 'la cuisine contre la goutte' },
    without: {
      kinds: [
        'shellfish',
        'mollusc',
        'oily-fish',
        'tinned-fish',
        'smoked-fish',
        'cured-meat',
        'wine',
        'alcohol',
        'spirit',
      ],
    },
  },
  {
    names: { en: ['alpha gal', 'alpha gal syndrome'], fr: ['alpha gal', 'syndrome alpha gal'] },
    label: { en: 'an alpha-gal allergy', fr: "l'allergie alpha-gal" },
    without: {
      kinds: ['stewing-meat', 'steak', 'mince', 'sausage', 'cured-meat', 'meat-stock', 'gelatine'],
      tags: ['beef', 'pork', 'lamb'],
      animals: ['gelatine'],
    },
  },
  {
    names: {
      en: ['low histamine', 'histamine', 'histamine intolerance'],
      fr: ['histamine', 'pauvre en histamine', 'intolérance à l histamine'],
    },
    label: { en: 'a low-histamine diet', fr: 'le régime pauvre en histamine' },
    without: {
      kinds: [
        'cured-meat',
        'sausage',
        'smoked-fish',
        'tinned-fish',
        'shellfish',
        'mollusc',
        'wine',
        'alcohol',
        'spirit',
        'vinegar',
        'hard-cheese',
        'melting-cheese',
        'salty-sauce',
        'chocolate',
      ],
      ids: [
        'tomato',
        'cherry-tomato',
        'chopped-tomatoes',
        'tomato-paste',
        'passata',
        'spinach',
        'aubergine',
        'avocado',
        'strawberry',
        'sauerkraut',
        'miso',
      ],
    },
  },
  {
    names: { en: ['fructose', 'fructose free', 'low fructose'], fr: ['fructose', 'sans fructose'] },
    label: { en: 'a low-fructose diet', fr: 'le régime pauvre en fructose' },
    without: { kinds: [...sweet, 'orchard-fruit', 'soft-fruit', 'berry', 'dried-fruit', 'citrus'] },
  },
]
