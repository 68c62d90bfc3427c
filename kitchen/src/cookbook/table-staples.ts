import type { Slot, Slots, Staple } from './dish.ts'

/** Slots that salads, sandwiches, roasts and grills share. */

export const oliveOil: Staple = {
  takes: ['oil'],
  first: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'],
  unit: 'tbsp',
}

export const plainOil: Staple = {
  takes: ['oil'],
  first: ['sunflower-oil', 'rapeseed-oil', 'olive-oil', 'coconut-oil'],
  unit: 'tbsp',
}

/** To cook in: butter, or what takes its place. */
export const fryingButter: Slot = {
  takes: ['butter', 'oil'],
  first: ['butter', 'vegan-butter', 'olive-oil', 'sunflower-oil', 'rapeseed-oil'],
}

export const lemon: Staple = {
  takes: ['citrus'],
  first: ['lemon', 'lime', 'cider-vinegar'],
  unit: 'piece',
  prep: { en: '', fr: '' },
}

export const gratedCheese: Slot = {
  takes: ['melting-cheese', 'hard-cheese'],
  first: ['gruyere', 'cheddar', 'vegetarian-cheese', 'mozzarella'],
  optional: true,
}

export const egglessMayonnaise: Slot = { first: ['mayonnaise', 'vegan-mayonnaise', 'yoghurt', 'soy-yoghurt'] }

export const inRounds = { en: 'cut into thin rounds', fr: 'coupé· en fines rondelles' }
export const inChunks = { en: 'cut into chunks', fr: 'coupé· en gros morceaux' }
export const finelyDiced = { en: 'finely diced', fr: 'coupé· en petits dés' }
export const finelyChopped = { en: 'finely chopped', fr: 'finement haché·' }
export const whole = { en: 'left whole', fr: 'laissé· entier·' }

/** What a crust of crumbs is made of: each clings to the one before it. */
export const crust = {
  flour: { first: ['plain-flour', 'rice-flour', 'cornflour'], amount: [8, 'g'] },
  egg: {
    first: ['egg', 'soy-milk', 'oat-milk', 'rice-milk'],
    amount: [0.5, 'piece'],
    share: 0.3,
    prep: { en: 'whisked', fr: 'fouetté·' },
  },
  crumbs: {
    takes: ['crumbs'],
    first: ['breadcrumbs', 'polenta', 'buckwheat-flakes'],
    amount: [30, 'g'],
    share: 0.7,
  },
} satisfies Slots
