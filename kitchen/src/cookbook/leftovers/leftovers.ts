import type { Dish } from '../dish.ts'
import { bubbleAndSqueak, croquettes, hash, pastaFrittata } from './leftover-pans.ts'
import { restPotatoes } from './rest-of-a-dish.ts'
import { duckParmentier, miroton, roastSandwich, turkeyCurry } from './roast-leftovers.ts'
import { friedPolenta } from './set-polenta.ts'
import { pappaAlPomodoro, ribollita, savouryBreadPudding } from './stale-bread.ts'

export const leftovers: readonly Dish[] = [
  bubbleAndSqueak,
  hash,
  croquettes,
  pastaFrittata,
  restPotatoes,
  friedPolenta,
  turkeyCurry,
  roastSandwich,
  duckParmentier,
  miroton,
  savouryBreadPudding,
  ribollita,
  pappaAlPomodoro,
]
