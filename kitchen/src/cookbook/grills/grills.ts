import type { Dish } from '../dish.ts'
import { buffaloWings, koreanFriedChicken, periPeriChicken } from './hot-chicken.ts'
import { accras, jerkChicken, riceAndPeas } from './island-plates.ts'
import { chickenWings, ribs, skewers, tandoori } from './marinated-grills.ts'
import {
  barbecueSauce,
  cornOnTheCob,
  koftaSkewers,
  pulledPork,
  sataySkewers,
  toadInTheHole,
} from './skewers-and-cobs.ts'

export const grills: readonly Dish[] = [
  skewers,
  ribs,
  chickenWings,
  tandoori,
  jerkChicken,
  accras,
  riceAndPeas,
  sataySkewers,
  koftaSkewers,
  cornOnTheCob,
  pulledPork,
  barbecueSauce,
  toadInTheHole,
  periPeriChicken,
  buffaloWings,
  koreanFriedChicken,
]
