import type { Dish } from '../dish.ts'
import { crustlessQuiche } from './crustless-quiche.ts'
import { cheeseSouffle, eggsBenedict, oeufsCocotte, oeufsMimosa } from './french-eggs.ts'
import { okonomiyaki } from './okonomiyaki.ts'
import { frittata, huevosRancheros, piperade, scrambledEggs, tofuScramble, tortillaEspanola } from './pan-eggs.ts'
import { softBoiledEggs } from './soft-boiled.ts'

export const eggDishes: readonly Dish[] = [
  oeufsCocotte,
  oeufsMimosa,
  cheeseSouffle,
  eggsBenedict,
  tortillaEspanola,
  frittata,
  scrambledEggs,
  tofuScramble,
  piperade,
  huevosRancheros,
  okonomiyaki,
  crustlessQuiche,
  softBoiledEggs,
]
