import type { Slot, Step } from './dish.ts'

/** Slots and steps that the savoury classics share. */

export const neutralOil: Slot = { takes: ['oil'], first: ['sunflower-oil', 'rapeseed-oil', 'olive-oil', 'coconut-oil'] }

export const oliveOil: Slot = { takes: ['oil'], first: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'] }

export const butter: Slot = {
  takes: ['butter'],
  first: ['butter', 'vegan-butter', 'olive-oil', 'rapeseed-oil', 'sunflower-oil'],
}

/** To thicken a sauce with. */
export const thickening: Slot = {
  first: ['plain-flour', 'rice-flour', 'cornflour', 'potato-starch'],
  optional: true,
  amount: [6, 'g'],
}

export const cream: Slot = { takes: ['cream'], first: ['cream', 'soy-cream', 'oat-cream', 'milk', 'coconut-milk'] }

export const beefStock: Slot = { takes: ['stock', 'meat-stock'], first: ['beef-stock', 'vegetable-stock', 'water'] }

export const chickenStock: Slot = {
  takes: ['stock', 'meat-stock'],
  first: ['chicken-stock', 'vegetable-stock', 'water'],
}

export const tinnedTomatoes: Slot = { first: ['chopped-tomatoes', 'passata', 'tomato'], prep: { en: '', fr: '' } }

/** Rice that is served beside a dish. */
export const rice: Slot = {
  takes: ['rice'],
  first: ['basmati-rice', 'jasmine-rice', 'sushi-rice', 'brown-rice'],
  optional: true,
}

export const steamRice: Step = {
  en: 'Meanwhile, put {rice} in a pan with one and a half times the volume of water. Bring to the boil, cover, cook over the lowest heat for 12 min and leave to stand off the heat for 5 min.',
  fr: "Pendant ce temps, versez {rice} dans une casserole avec une fois et demie son volume d'eau. Portez à ébullition, couvrez, laissez cuire 12 min à feu très doux, puis 5 min hors du feu.",
  raw: 'rice',
}

/** The same where it is the first thing to put on. */
export const startRice: Step = {
  en: 'Put {rice} in a pan with one and a half times the volume of water. Bring to the boil, cover, cook over the lowest heat for 12 min and leave to stand off the heat for 5 min.',
  fr: "Versez {rice} dans une casserole avec une fois et demie son volume d'eau. Portez à ébullition, couvrez, laissez cuire 12 min à feu très doux, puis 5 min hors du feu.",
  cook: 3,
  raw: 'rice',
}

/** And where it comes cooked from another meal. */
export const reheatRice: Step = {
  en: 'Heat {rice} with a spoonful of water in a covered pan for 5 min, until piping hot.',
  fr: "Réchauffez {rice} 5 min à couvert avec une cuillerée d'eau : brûlant à cœur.",
  cook: 2,
  cooked: 'rice',
}

/** As `rice`, for dishes of Thailand and its neighbours, and of Japan and Korea. */
export const jasmineRice: Slot = { ...rice, first: ['jasmine-rice', 'basmati-rice', 'brown-rice'] }
export const shortRice: Slot = { ...rice, first: ['sushi-rice', 'jasmine-rice', 'basmati-rice', 'brown-rice'] }

/** A salty sauce of soya beans, without which a dish would not be itself. */
export const soySauce: Slot = { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari'], amount: [0.75, 'tbsp'] }

export const fishSauce: Slot = { first: ['fish-sauce', 'tamari', 'soy-sauce', 'salt'], amount: [0.75, 'tsp'] }

export const halved = { en: 'halved', fr: 'coupé· en deux' }
export const quartered = { en: 'cut into quarters', fr: 'coupé· en quartiers' }
export const thinlySliced = { en: 'thinly sliced', fr: 'finement émincé·' }
export const crushed = { en: 'crushed', fr: 'écrasé·' }
export const inChunks = { en: 'peeled and cut into chunks', fr: 'épluché· et coupé· en gros morceaux' }
export const finelyDiced = { en: 'peeled and finely diced', fr: 'épluché· et coupé· en petits dés' }
/** Of citrus, whose peel goes in too. */
export const unwaxedSlices = { en: 'unwaxed, sliced', fr: 'non traité·, coupé· en rondelles' }
export const asItIs = { en: '', fr: '' }
