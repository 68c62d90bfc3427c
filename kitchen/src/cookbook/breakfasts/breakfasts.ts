import type { Dish } from '../dish.ts'
import { blinis } from './blinis.ts'
import { homemadeRicotta, homemadeYoghurt } from './fresh-dairy.ts'
import { frenchToast, fullEnglish, galetteComplete, waffles } from './griddle.ts'
import { granola, overnightOats, porridge } from './oats.ts'

export const breakfasts: readonly Dish[] = [
  waffles,
  blinis,
  frenchToast,
  galetteComplete,
  fullEnglish,
  porridge,
  overnightOats,
  granola,
  homemadeYoghurt,
  homemadeRicotta,
]
