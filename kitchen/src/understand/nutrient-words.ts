import type { KitchenLanguage } from '@roux/contract/language'
import type { Nutrient, NutrientWish } from '@roux/contract/nutrient-wish'
import { inEach } from '@roux/cooking/languages/in-each'
import type { Regime } from './regime.ts'

/**
 * What an adult eats in a day. Source: Regulation (EU) No 1169/2011, Annex XIII, Part B, in kilocalories and grams; but
 * fibre, which it leaves out, after the EFSA Panel on Dietetic Products, Nutrition and Allergies, Scientific Opinion on
 * Dietary Reference Values for carbohydrates and dietary fibre, 2010 (25 g); and carbohydrate after what a diet low in
 * it is: less than 130 g a day, R. D. Feinman et al., Nutrition 31 (2015), 1–13.
 */
const ofADay: Readonly<Record<Nutrient, number>> = {
  energy: 2000,
  protein: 50,
  fat: 70,
  saturated_fat: 20,
  carbohydrate: 130,
  sugars: 90,
  fibre: 25,
  salt: 6,
}

/**
 * By our own rule (decision 27) a serving is low in what it has at most a fifth of for the day, and high in what it has
 * half of. Regulation (EC) No 1924/2006 gives "low" by 100 g, and a plate of 400 g comes to about the same: 12 g of
 * fat, 6 of saturates, 20 of sugars, 1.2 of salt; so do its "high" ones, with 500 kcal: 25 g of protein, 15 of fibre.
 */
const shares = { low: 5, little: 5, high: 2 } as const

type Words = Record<KitchenLanguage, readonly string[]>

const words: Readonly<Record<Nutrient, Words>> = {
  energy: {
    en: ['calorie', 'calories', 'cal', 'kcal', 'energy'],
    fr: ['calories', 'calorie', 'kcal', 'énergie'],
  },
  protein: { en: ['protein', 'proteins'], fr: ['protéines', 'protéine', 'prot', 'proteine'] },
  fat: { en: ['fat', 'fats'], fr: ['graisses', 'graisse', 'matières grasses', 'matière grasse', 'lipides', 'gras'] },
  saturated_fat: {
    en: ['saturated fat', 'saturated fats', 'saturates', 'sat fat'],
    fr: ['graisses saturées', 'acides gras saturés', 'saturés'],
  },
  carbohydrate: {
    en: ['carb', 'carbs', 'carbohydrate', 'carbohydrates', 'net carb', 'net carbs'],
    fr: ['glucides', 'glucide', 'carb'],
  },
  sugars: { en: ['sugar', 'sugars'], fr: ['sucre', 'sucres'] },
  fibre: { en: ['fibre', 'fiber', 'fibres', 'fibers'], fr: ['fibres', 'fibre'] },
  salt: { en: ['salt', 'sodium'], fr: ['sel', 'sodium'] },
}

const openings = {
  low: {
    en: [
      'low',
      'lo',
      'low in',
      'lower',
      'lower in',
      'reduced',
      'light on',
      'light in',
      'very low',
      'ultra low',
      'super low',
    ],
    fr: [
      'pauvre en',
      'pauvres en',
      'faible en',
      'faibles en',
      'à faible teneur en',
      'bas en',
      'peu de',
      'limité en',
      'allégé en',
      'allégée en',
      'réduit en',
      'réduite en',
    ],
  },
  little: {
    en: [
      ...['not high in', 'not too high in', 'not very high in', 'nothing high in', 'nothing too high in'],
      ...['isn t high in', 'isn t too high in', 'without much', 'without too much', 'without too many', 'not much'],
      ...['not too much', 'not too many', 'not a lot of', 'without a lot of', 'with little', 'very little'],
      ...['cut down on', 'cut back on', 'cutting down on', 'cutting back on', 'go easy on'],
    ],
    fr: [
      ...['pas riche en', 'pas trop riche en', 'pas très riche en', 'peu riche en', 'rien de riche en'],
      ...['rien de trop riche en', 'pas trop de', 'pas beaucoup de', 'sans trop de', 'sans beaucoup de'],
    ],
  },
  high: {
    en: [
      'high',
      'hi',
      'high in',
      'higher',
      'higher in',
      'rich in',
      'richer in',
      'more in',
      'up the',
      'boost the',
      'increase the',
      'more',
      'extra',
      'packed with',
      'lots of',
      'plenty of',
      'loads of',
      'loaded with',
    ],
    fr: [
      'riche en',
      'riches en',
      'plus de',
      'davantage de',
      'plein de',
      'plein en',
      'beaucoup de',
      'bourré de',
      'bon apport en',
    ],
  },
} as const

const endings: Readonly<Record<keyof typeof shares, Words>> = {
  low: { en: [], fr: [] },
  little: { en: [], fr: [] },
  high: { en: ['rich', 'packed', 'heavy', 'loaded', 'forward'], fr: [] },
}

/**
 * A way to eat that is a matter of amounts: "low" or "high" in a nutrient, in the words for it and in others that say
 * the same.
 */
export function counting(
  degree: keyof typeof shares,
  nutrient: Nutrient,
  also: Words = { en: [], fr: [] },
): Pick<Regime, 'names' | 'counts'> {
  // Who asks for little carbohydrate still eats some bread; of the others little is as much as low.
  const said = degree === 'low' && nutrient !== 'carbohydrate' ? [openings.low, openings.little] : [openings[degree]]
  const of = (language: KitchenLanguage) => [
    ...said
      .flatMap((one) => one[language])
      .flatMap((opening) => words[nutrient][language].map((word) => `${opening} ${word}`)),
    ...endings[degree][language].flatMap((ending) => words[nutrient][language].map((word) => `${word} ${ending}`)),
    ...also[language],
  ]
  return {
    names: inEach(of),
    counts: countOf(degree, nutrient),
  }
}

function countOf(degree: keyof typeof shares, nutrient: Nutrient): NutrientWish {
  const bound = degree === 'high' ? 'at_least' : 'at_most'
  return { nutrient, bound, amount: ofADay[nutrient] / shares[degree], per: 'serving', byWord: true }
}

/** What a serving holds at most that is low in it. */
export function lowIn(nutrient: Nutrient): NutrientWish {
  return countOf('low', nutrient)
}
