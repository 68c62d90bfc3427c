import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { dishes } from '../template/dishes.ts'
import { fatty } from './counted-regimes.ts'
import type { Regime } from './regime.ts'

export const sweet = kindsThatAre('sweet')

/** Dishes whose eggs or meat are warm, and not cooked through. */
export const leftSoft: readonly string[] = [
  ...['hollandaise-sauce', 'eggs-benedict', 'carbonara', 'chocolate-fondant', 'oeufs-cocotte', 'ramen'],
  ...['salade-lyonnaise', 'steak-au-poivre', 'steak-frites', 'magret', 'scrambled-eggs', 'bibimbap'],
]

/** Dishes with meat, fish or eggs in them that no heat goes through. */
export const leftRaw: readonly string[] = [
  ...['tiramisu', 'chocolate-mousse', 'homemade-mayonnaise', 'caesar-salad', 'ceviche', 'gravlax', 'maki', 'poke-bowl'],
  ...leftSoft,
]

/** By these words, or whatever else says it. */
export const forPregnancy: Regime = {
  names: {
    en: ['pregnant', 'pregnancy', 'expecting a baby'],
    fr: ['enceinte', 'enceintes', 'grossesse'],
  },
  label: { en: 'cooking for a pregnancy', fr: 'la cuisine de la grossesse' },
  without: {
    kinds: ['wine', 'alcohol', 'spirit', 'smoked-fish', 'cured-meat'],
    ids: [
      ...['camembert', 'brie', 'reblochon', 'blue-cheese', 'goats-cheese', 'raclette', 'tuna', 'fresh-tuna'],
      'mackerel',
    ],
  },
  withoutDishes: [...leftRaw, 'custard'],
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

/** What is crisp, tough or raw when it is eaten, and what is put together in the hand. */
const crispOrRaw: readonly string[] = dishes
  .filter(
    ({ id, of = id, noun }) =>
      /^(?:salad|sandwich|wrap|stir-fry|skewers|burger|pizza|grill|crisp-fry)$/.test(of) ||
      /\b(?:tacos?|salad|slaw|nuts?|popcorn|toasts?|nachos|crisps|steak)\b/.test(noun.en),
  )
  .map(({ id }) => id)

/** In the second year: no salt is added, nothing is hot, and everything is soft and small (NHS, "What to feed young children"). */
export const forOneYearOlds: Regime = {
  names: { en: [], fr: [] },
  label: {
    en: 'food for one-year-olds (soft, small pieces)',
    fr: "l'alimentation des enfants d'un an (morceaux tendres et petits)",
  },
  without: {
    kinds: [
      ...(['wine', 'alcohol', 'spirit', 'salty-sauce', 'cured-meat', 'smoked-fish', 'hot-spice', 'nut'] as const),
      ...(['coffee', 'stock', 'meat-stock', 'fish-stock'] as const),
    ],
    ids: ['salt', 'chilli'],
  },
  withoutDishes: [...leftRaw, ...crispOrRaw],
}

/** What is soft, and soon mashed with a fork. */
export const softDishes: readonly string[] = [
  'mash',
  'soup',
  'risotto',
  'dal',
  'stew',
  'fish-pie',
  'cottage-pie',
  'congee',
]

const secondYear =
  /(?<![a-z0-9])(?:(?:1|one|un) ?-?(?:years?|yrs?|yo\b|ans?\b)|(?:first|1st|1er|premier) (?:birthday|bday|anniversaire)|(?:is|are|turns?|turned|turning|aged?|just|nearly) (?:one|1)(?= ?(?:[,;.!?]|$| (?:and|now|today|year|next|soon))))|(?:1[2-9]|2[0-3]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|treize|quatorze|quinze|seize|dix-huit|vingt) ?-?(?:months?|mths?|mois)(?![a-z])/

const frenchOne =
  /\b(?:enfants?|fils|fille|bebe|petite?|bout de chou|jum\w+|nev\w+|niece|il|elle)(?: \w+){0,2} (?:d'un|d'1|de 1|a un|a 1) an\b/

/** Is somebody to eat it who is one by now? */
export function isOfOneYearOld(folded: string, isOfChild: boolean): boolean {
  return (isOfChild && secondYear.test(folded)) || frenchOne.test(folded)
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
        ...['harissa', 'curry-paste', 'merguez', 'chorizo', 'worcestershire'],
      ],
      allergens: ['milk', 'gluten'],
    },
  },
  {
    names: {
      en: [
        ...['diabetic', 'diabetes', 'diabetic friendly', 'diabetes friendly', 'low gi', 'prediabetic', 'pre diabetic'],
        // As people who have it, or cook for them, say.
        ...['type 1', 'type 2', 'type one', 'type two', 't1d', 't2d', 'insulin', 'metformin', 'hba1c', 'hypo kit'],
        ...['my sugars', 'his sugars', 'her sugars', 'high sugars', 'watching his sugar', 'watching her sugar'],
        ...['blood sugar', 'blood sugars', 'blood glucose', 'sugar levels', 'glucose levels', 'glucose monitor'],
      ],
      fr: [
        ...['diabétique', 'diabétiques', 'diabète', 'prédiabétique', 'pré diabétique', 'prédiabète', 'pré diabète'],
        ...['dt1', 'dt2', 'insuline', 'metformine', 'insulinodépendant', 'insulinodépendante', 'diabétologue'],
        ...['surveille son sucre', 'surveille mon sucre', 'surveille sa glycémie', 'trop de sucre dans le sang'],
        ...['glycémie', 'glycémique', 'index glycémique', 'taux de sucre', 'sucre dans le sang', 'pompe à insuline'],
      ],
    },
    isSaidOfFoods: true,
    label: { en: 'cooking for diabetics', fr: 'la cuisine pour diabétiques' },
    without: { kinds: sweet },
  },
  {
    names: {
      en: ['low cholesterol', 'heart healthy', 'cholesterol', 'high cholesterol'],
      fr: ['pauvre en cholestérol', 'sans cholestérol', 'cholestérol', 'du cholestérol'],
    },
    isSaidOfFoods: true,
    label: { en: 'cooking for the heart', fr: 'la cuisine contre le cholestérol' },
    without: fatty,
  },
  {
    names: {
      en: ['gallbladder', 'gall bladder'],
      fr: ['vésicule', 'vésicule biliaire'],
    },
    label: { en: 'cooking for the gallbladder', fr: 'la cuisine pour la vésicule' },
    without: fatty,
  },
  forPregnancy,
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
    names: {
      en: ['anaemic', 'anemic', 'anaemia', 'anemia', 'iron deficiency'],
      fr: ['anémie', 'anémié', 'anémiée', 'anémique', 'carence en fer', 'manque de fer'],
    },
    label: { en: 'cooking for anaemia', fr: "la cuisine contre l'anémie" },
    without: {},
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
