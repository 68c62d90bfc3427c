import type { Dish } from '../../dish.ts'
import { moulesMarinieres, shakshuka, stroganoff } from './sauce-pans.ts'
import { magret, piccata, saltimbocca, schnitzel, steakAuPoivre, steakFrites } from './seared-meats.ts'

/** Named dishes of the frying pan. */
export const pans: readonly Dish[] = [
  shakshuka,
  moulesMarinieres,
  stroganoff,
  saltimbocca,
  piccata,
  schnitzel,
  steakAuPoivre,
  steakFrites,
  magret,
]
