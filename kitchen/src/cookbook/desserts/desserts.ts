import type { Dish } from '../dish.ts'
import { breadPudding, clafoutis, farBreton, stickyToffee } from './batter-puddings.ts'
import { bakedApples, cheesecake, iceCream, poachedPears, sorbet, trifle } from './cold-sweets.ts'
import {
  chocolateMousse,
  cremeBrulee,
  cremeCaramel,
  floatingIslands,
  pannaCotta,
  ricePudding,
  tiramisu,
} from './creams.ts'
import { compote, custard } from './custard-and-compote.ts'
import { applePie, fruitTart, lemonTart, tarteTatin } from './fruit-tarts.ts'
import { granita, pavlova } from './meringues-and-ices.ts'
import { baklava, churros, profiteroles } from './pastries.ts'

export const desserts: readonly Dish[] = [
  clafoutis,
  farBreton,
  breadPudding,
  stickyToffee,
  cheesecake,
  sorbet,
  iceCream,
  poachedPears,
  bakedApples,
  trifle,
  cremeBrulee,
  cremeCaramel,
  pannaCotta,
  ricePudding,
  chocolateMousse,
  tiramisu,
  floatingIslands,
  tarteTatin,
  fruitTart,
  lemonTart,
  applePie,
  profiteroles,
  baklava,
  churros,
  pavlova,
  granita,
  custard,
  compote,
]
