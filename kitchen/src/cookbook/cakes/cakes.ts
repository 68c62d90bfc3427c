import type { Dish } from '../dish.ts'
import { birthdayCake, coffeeWalnutCake, cupcakes, fruitCake, genoise } from './celebration-cakes.ts'
import { brownies, chocolateFondant, marbleCake } from './chocolate-cakes.ts'
import { basqueCake, charlotte, fraisier, invisibleCake, upsideDownCake } from './french-cakes.ts'
import { bananaBread, carrotCake, lemonDrizzle, quatreQuarts, yoghurtCake } from './home-cakes.ts'
import { chocolateSalami, fridgeCake, rockyRoad } from './no-oven.ts'
import { blackForest, redVelvet, tresLeches } from './party-cakes.ts'
import { bananaMuffins, cookies, financiers, madeleines, muffins, shortbread } from './small-cakes.ts'
import { blondies, victoriaSponge } from './sponge-cakes.ts'
import { flapjacks, macarons, peanutButterCookies } from './tray-biscuits.ts'
import {
  alfajores,
  amaretti,
  anzacBiscuits,
  biscotti,
  languesDeChat,
  linzerCookies,
  snickerdoodles,
  speculaas,
  vanillekipferl,
} from './world-biscuits.ts'
import {
  baraBrith,
  devilsFood,
  ecclesCakes,
  kladdkaka,
  lamingtons,
  sachertorte,
  tartaDeSantiago,
  tortaCaprese,
  welshCakes,
} from './world-cakes.ts'

export const cakes: readonly Dish[] = [
  chocolateFondant,
  brownies,
  marbleCake,
  yoghurtCake,
  quatreQuarts,
  carrotCake,
  bananaBread,
  lemonDrizzle,
  muffins,
  bananaMuffins,
  madeleines,
  financiers,
  cookies,
  shortbread,
  victoriaSponge,
  blondies,
  redVelvet,
  tresLeches,
  blackForest,
  flapjacks,
  peanutButterCookies,
  macarons,
  birthdayCake,
  cupcakes,
  coffeeWalnutCake,
  fruitCake,
  genoise,
  invisibleCake,
  upsideDownCake,
  basqueCake,
  fraisier,
  charlotte,
  rockyRoad,
  fridgeCake,
  chocolateSalami,
  anzacBiscuits,
  snickerdoodles,
  biscotti,
  vanillekipferl,
  linzerCookies,
  speculaas,
  alfajores,
  amaretti,
  languesDeChat,
  lamingtons,
  sachertorte,
  tortaCaprese,
  tartaDeSantiago,
  kladdkaka,
  devilsFood,
  welshCakes,
  ecclesCakes,
  baraBrith,
]
