import type { Dish } from '../dish.ts'
import { chips, greenBeans, mash, polentaDish, roastPotatoes, roesti, sautePotatoes } from './potato-sides.ts'
import { wiltedGreens } from './wilted-greens.ts'

export const sides: readonly Dish[] = [
  mash,
  chips,
  roastPotatoes,
  sautePotatoes,
  roesti,
  polentaDish,
  greenBeans,
  wiltedGreens,
]
