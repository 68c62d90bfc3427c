import type { End, Text } from '../cookbook/dish.ts'

/** What is left of another meal and was cooked there. */
const cookedEnds = [
  'meat',
  'fish',
  'rice',
  'pasta',
  'grain',
  'polenta',
  'potatoes',
  'mash',
  'vegetables',
] as const satisfies End[]

export type CookedEnd = (typeof cookedEnds)[number]

export function asCookedEnd(end: unknown): CookedEnd | undefined {
  return cookedEnds.find((one) => one === end)
}

/** How it is, where its slot does not say, and what a gram of it raw weighs then: from starch or protein before and after in
 * USDA SR 28 (rice 20044 and 20045, couscous 20028 and 20029, chicken 05062 and 05064, salmon 15236 and 15237). */
export const asLeft: Readonly<Record<CookedEnd, { prep: Text; weight: number }>> = {
  meat: { prep: { en: 'cooked and cut into pieces', fr: 'cuit· et coupé· en morceaux' }, weight: 0.75 },
  fish: { prep: { en: 'cooked and flaked', fr: 'cuit· et émietté·' }, weight: 0.9 },
  rice: { prep: { en: 'cooked and cold', fr: 'cuit· et froid·' }, weight: 2.8 },
  pasta: { prep: { en: 'cooked and cold', fr: 'cuit· et froid·' }, weight: 2.3 },
  grain: { prep: { en: 'cooked and cold', fr: 'cuit· et froid·' }, weight: 3.3 },
  // As its recipe makes it.
  polenta: { prep: { en: 'cooked, set and sliced', fr: 'cuit·, figé· et coupé· en tranches' }, weight: 5 },
  potatoes: { prep: { en: 'cooked and cut into pieces', fr: 'cuit· et coupé· en morceaux' }, weight: 1 },
  mash: { prep: { en: 'mashed', fr: 'écrasé·' }, weight: 1 },
  vegetables: { prep: { en: 'cooked and cut into pieces', fr: 'cuit· et coupé· en morceaux' }, weight: 0.9 },
}
