import type { Dish } from '../dish.ts'
import { dolma } from './dolma.ts'
import { stuffedCabbage, stuffedVegetables } from './hollow-vegetables.ts'
import { fulMedames, imamBayildi, koshari } from './levant.ts'

export const stuffedDishes: readonly Dish[] = [
  stuffedVegetables,
  stuffedCabbage,
  dolma,
  imamBayildi,
  koshari,
  fulMedames,
]
