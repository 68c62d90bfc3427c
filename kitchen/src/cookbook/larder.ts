import type { Slot } from './dish.ts'

/** Slots that many dishes share. */

export const oil: Slot = {
  takes: ['oil'],
  first: ['olive-oil', 'sunflower-oil', 'rapeseed-oil', 'coconut-oil', 'butter', 'vegan-butter'],
}

export const onion: Slot = { takes: ['onion'], first: ['onion', 'shallot', 'spring-onion', 'leek'], optional: true }

export const garlic: Slot = { first: ['garlic'], optional: true }

export const seasoning: Slot = { all: ['salt', 'black-pepper'], optional: true }

export const stock: Slot = { takes: ['stock'], first: ['vegetable-stock', 'water'] }

export const salt: Slot = { first: ['salt'], optional: true }

export const bread: Slot = { takes: ['bread'], first: ['bread', 'gluten-free-bread'], optional: true }

/** Vegetables by how long they need. */
export const slowVegetables: Slot = { takes: ['root', 'firm-vegetable'], upTo: 2, optional: true }
export const tenderVegetables: Slot = { takes: ['tender-vegetable'], upTo: 2, optional: true }
export const leaves: Slot = { takes: ['leaf'], upTo: 2, optional: true }
