import type { Dish } from '../dish.ts'
import { gravlax } from './cured-fish.ts'
import {
  brandade,
  fishAndChips,
  fishcakes,
  garlicPrawns,
  grilledSardines,
  papillote,
  soleMeuniere,
} from './fish-classics.ts'
import { honeyGarlicSalmon } from './honey-garlic-salmon.ts'

export const fishDishes: readonly Dish[] = [
  fishAndChips,
  papillote,
  soleMeuniere,
  brandade,
  fishcakes,
  grilledSardines,
  garlicPrawns,
  gravlax,
  honeyGarlicSalmon,
]
