import type { Slot, Staple } from './dish.ts'

/** Slots that cakes, breads and sweets share; amounts are per person. */

/** For cakes, batters and biscuits: a blend without gluten takes the place of wheat, weight for weight. */
export const flour: Staple = {
  takes: ['flour', 'gluten-free-flour'],
  first: ['plain-flour', 'gluten-free-flour-mix', 'rice-flour', 'buckwheat-flour'],
  unit: 'g',
}

/** For what is to rise with yeast; without gluten it needs `doughBinder`. */
export const breadFlour: Staple = {
  takes: ['flour', 'gluten-free-flour'],
  first: ['bread-flour', 'plain-flour', 'gluten-free-flour-mix', 'buckwheat-flour'],
  unit: 'g',
}

/** Bought ready to roll. */
export const puffPastry: Staple = {
  takes: ['pastry'],
  first: ['puff-pastry', 'vegan-puff-pastry'],
  unit: 'g',
  prep: { en: 'kept cold', fr: 'bien froid·' },
}

/** What holds a dough together that has no gluten. */
export const doughBinder: Staple = {
  first: ['psyllium', 'flaxseed'],
  instead: 'plain-flour',
  optional: true,
  unit: 'tbsp',
}

/** Half a tablespoon of oil stands for about nine grams of butter. */
export const butter: Staple = {
  takes: ['butter'],
  first: ['butter', 'vegan-butter', 'coconut-oil', 'sunflower-oil', 'rapeseed-oil', 'olive-oil'],
  unit: 'g',
  sharePer: 1 / 9,
}

export const cakeOil: Staple = {
  takes: ['oil', 'butter'],
  first: ['sunflower-oil', 'rapeseed-oil', 'olive-oil', 'coconut-oil', 'butter', 'vegan-butter'],
  unit: 'tbsp',
  sharePer: 1.5,
}

/** A syrup sweetens more than its weight of sugar. */
export const sugar: Staple = {
  takes: ['sugar', 'syrup'],
  first: ['sugar', 'brown-sugar', 'maple-syrup', 'honey'],
  unit: 'g',
  sharePer: 1 / 12.5,
}

export const brownSugar: Staple = {
  takes: ['sugar', 'syrup'],
  first: ['brown-sugar', 'sugar', 'maple-syrup', 'honey'],
  unit: 'g',
  sharePer: 1 / 12.5,
}

/** Only crystals will do: for caramel, meringue and syrups. */
export const crystalSugar: Staple = { first: ['sugar', 'brown-sugar'], unit: 'g' }

export const eggs: Staple = { first: ['egg'], unit: 'piece' }

/** Where an egg binds and moistens, but need not be whisked to a foam, thick yoghurt does it too: 55 g for one. */
export const eggsOrYoghurt: Staple = {
  first: ['egg', 'yoghurt', 'soy-yoghurt', 'coconut-yoghurt'],
  unit: 'piece',
  sharePer: 0.92,
}

/** Lifts a batter in which yoghurt stands for the eggs. */
export const lift: Slot = { first: ['bicarbonate'], instead: 'egg', optional: true, amount: [0.08, 'tsp'] }

export const milk: Staple = {
  takes: ['milk'],
  first: ['milk', 'soy-milk', 'oat-milk', 'almond-milk', 'rice-milk', 'coconut-milk'],
  unit: 'ml',
}

export const cream: Staple = {
  takes: ['cream'],
  first: ['cream', 'soy-cream', 'oat-cream', 'coconut-milk'],
  unit: 'ml',
  sharePer: 1 / 50,
}

/** Cream that stands up when it is whisked. */
export const whippingCream: Staple = {
  first: ['cream', 'coconut-milk'],
  unit: 'ml',
  prep: { en: 'well chilled', fr: 'bien froid·' },
}

export const bakingPowder: Staple = {
  first: ['baking-powder', 'gluten-free-baking-powder'],
  optional: true,
  unit: 'tsp',
}

export const yeast: Staple = { first: ['yeast'], unit: 'tsp' }

export const vanilla: Slot = { takes: ['sweet-spice'], first: ['vanilla'], optional: true }

export const cinnamon: Slot = { takes: ['sweet-spice'], first: ['cinnamon', 'vanilla'], optional: true }

/** For batters and sweets. */
export const pinchOfSalt: Slot = { first: ['salt'], optional: true, amount: [0.15, 'pinch'] }

/** For bread: two grams for a hundred of flour; a teaspoon holds six. */
export const doughSalt: Staple = { first: ['salt'], optional: true, unit: 'tsp' }

export const water: Staple = { first: ['water'], unit: 'ml' }

export const zested = { en: 'unwaxed', fr: 'non traité·' }

export const soft = { en: 'soft', fr: 'mou·' }
