import type { Dish } from '../dish.ts'
import { dolma } from './dolma.ts'
import { stuffedCabbage, stuffedVegetables } from './hollow-vegetables.ts'

export const stuffedDishes: readonly Dish[] = [stuffedVegetables, stuffedCabbage, dolma]
