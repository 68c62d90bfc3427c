import type { Slot } from './dish.ts'

/** Slots that cakes, breads and sweets share; amounts are per person. */

export const asItIs = { en: '', fr: '' }

/** For cakes, batters and biscuits: a blend without gluten takes the place of wheat, weight for weight. */
export const flour = (grams: number): Slot => ({
  takes: ['flour', 'gluten-free-flour'],
  first: ['plain-flour', 'gluten-free-flour-mix', 'rice-flour', 'buckwheat-flour'],
  amount: [grams, 'g'],
})

/** For what is to rise with yeast; without gluten it needs `doughBinder`. */
export const breadFlour = (grams: number): Slot => ({
  takes: ['flour', 'gluten-free-flour'],
  first: ['bread-flour', 'plain-flour', 'gluten-free-flour-mix', 'buckwheat-flour'],
  amount: [grams, 'g'],
})

/** What holds a dough together that has no gluten. */
export const doughBinder = (tablespoons: number): Slot => ({
  first: ['psyllium', 'flaxseed'],
  instead: 'plain-flour',
  optional: true,
  amount: [tablespoons, 'tbsp'],
})

/** Half a tablespoon of oil stands for about nine grams of butter. */
export const butter = (grams: number): Slot => ({
  takes: ['butter'],
  first: ['butter', 'vegan-butter', 'coconut-oil', 'sunflower-oil', 'rapeseed-oil', 'olive-oil'],
  amount: [grams, 'g'],
  share: grams / 9,
})

export const cakeOil = (tablespoons: number): Slot => ({
  takes: ['oil', 'butter'],
  first: ['sunflower-oil', 'rapeseed-oil', 'olive-oil', 'coconut-oil', 'butter', 'vegan-butter'],
  amount: [tablespoons, 'tbsp'],
  share: tablespoons * 1.5,
})

/** A syrup sweetens more than its weight of sugar. */
export const sugar = (grams: number): Slot => ({
  takes: ['sugar', 'syrup'],
  first: ['sugar', 'brown-sugar', 'maple-syrup', 'honey'],
  amount: [grams, 'g'],
  share: grams / 12.5,
})

export const brownSugar = (grams: number): Slot => ({
  takes: ['sugar', 'syrup'],
  first: ['brown-sugar', 'sugar', 'maple-syrup', 'honey'],
  amount: [grams, 'g'],
  share: grams / 12.5,
})

/** Only crystals will do: for caramel, meringue and syrups. */
export const crystalSugar = (grams: number): Slot => ({ first: ['sugar', 'brown-sugar'], amount: [grams, 'g'] })

export const eggs = (pieces: number): Slot => ({ first: ['egg'], amount: [pieces, 'piece'] })

/** Where an egg binds and moistens, but need not be whisked to a foam, thick yoghurt does it too: 55 g for one. */
export const eggsOrYoghurt = (pieces: number): Slot => ({
  first: ['egg', 'yoghurt', 'soy-yoghurt', 'coconut-yoghurt'],
  amount: [pieces, 'piece'],
  share: pieces * 0.92,
})

/** Lifts a batter in which yoghurt stands for the eggs. */
export const lift: Slot = { first: ['bicarbonate'], instead: 'egg', optional: true, amount: [0.08, 'tsp'] }

export const milk = (millilitres: number): Slot => ({
  takes: ['milk'],
  first: ['milk', 'soy-milk', 'oat-milk', 'almond-milk', 'rice-milk', 'coconut-milk'],
  amount: [millilitres, 'ml'],
})

export const cream = (millilitres: number): Slot => ({
  takes: ['cream'],
  first: ['cream', 'soy-cream', 'oat-cream', 'coconut-milk'],
  amount: [millilitres, 'ml'],
  share: millilitres / 50,
})

/** Cream that stands up when it is whisked. */
export const whippingCream = (millilitres: number): Slot => ({
  first: ['cream', 'coconut-milk'],
  amount: [millilitres, 'ml'],
  prep: { en: 'well chilled', fr: 'bien froid·' },
})

export const bakingPowder = (teaspoons: number): Slot => ({
  first: ['baking-powder', 'gluten-free-baking-powder'],
  optional: true,
  amount: [teaspoons, 'tsp'],
})

export const yeast = (teaspoons: number): Slot => ({ first: ['yeast'], amount: [teaspoons, 'tsp'] })

export const vanilla: Slot = { takes: ['sweet-spice'], first: ['vanilla'], optional: true }

export const cinnamon: Slot = { takes: ['sweet-spice'], first: ['cinnamon', 'vanilla'], optional: true }

/** For batters and sweets. */
export const pinchOfSalt: Slot = { first: ['salt'], optional: true, amount: [0.15, 'pinch'] }

/** For bread: two grams for a hundred of flour; a teaspoon holds six. */
export const doughSalt = (grams: number): Slot => ({ first: ['salt'], optional: true, amount: [grams / 300, 'tsp'] })

export const water = (millilitres: number): Slot => ({ first: ['water'], amount: [millilitres, 'ml'] })

export const zested = { en: 'unwaxed', fr: 'non traité·' }
