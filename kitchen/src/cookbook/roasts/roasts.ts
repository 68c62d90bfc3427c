import type { Dish } from '../dish.ts'
import { roastTurkey } from './festive-turkey.ts'
import { glazedHam, greekLemonPotatoes, lemonChicken, porkTenderloin } from './lemon-and-glaze.ts'
import { meatloaf, nutRoast, roastVegetables } from './other-roasts.ts'
import { crispyPorkBelly } from './pork-belly.ts'
import { gigot, roastBeef, roastChicken, roastPork } from './roast-meats.ts'
import { countryTerrine } from './terrine.ts'

export const roasts: readonly Dish[] = [
  roastVegetables,
  nutRoast,
  meatloaf,
  roastChicken,
  roastBeef,
  gigot,
  roastPork,
  roastTurkey,
  lemonChicken,
  glazedHam,
  porkTenderloin,
  greekLemonPotatoes,
  countryTerrine,
  crispyPorkBelly,
]
