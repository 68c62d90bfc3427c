import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { dishes } from '../template/dishes.ts'
import { leftRaw } from './left-raw.ts'
import type { Regime } from './regime.ts'

/** What is crisp, tough or raw when it is eaten, and what is put together in the hand. */
const crispOrRaw: readonly string[] = dishes
  .filter(
    ({ id, of = id, noun }) =>
      /^(?:salad|sandwich|wrap|stir-fry|skewers|burger|pizza|grill|crisp-fry)$/.test(of) ||
      /\b(?:tacos?|salad|slaw|nuts?|popcorn|toasts?|nachos|crisps|steak)\b/.test(noun.en),
  )
  .map(({ id }) => id)

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
      ...kindsThatAre('sweet'),
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
    ids: ['salt', 'honey', 'chilli', 'worcestershire'],
  },
  withoutDishes: [...leftRaw, ...crispOrRaw],
}

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
    ids: ['salt', 'chilli', 'worcestershire'],
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
