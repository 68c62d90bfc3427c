import type { Dish } from '../dish.ts'
import { bakewellTart, bourdaloueTart, christmasPudding, mincePies, normandyTart } from './almond-tarts.ts'
import { breadPudding, clafoutis, farBreton, stickyToffee } from './batter-puddings.ts'
import { chocolateCreams, lemonBars, lemonMousse } from './chocolate-pots.ts'
import { chouquettes, eclairs, gougeres, parisBrest } from './choux.ts'
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
import { banoffeePie, flanPatissier, pasteisDeNata, pecanPie, pumpkinPie } from './custard-tarts.ts'
import { caneles, chocolateTart, crepesSuzette, lemonMeringue, meringues } from './french-sweets.ts'
import { applePie, fruitTart, lemonTart, tarteTatin } from './fruit-tarts.ts'
import { granita, pavlova } from './meringues-and-ices.ts'
import { cornflakeNests, dateShake, gingerbreadMen, juiceJelly, truffles, yuleLog } from './party-sweets.ts'
import { baklava, churros, profiteroles } from './pastries.ts'
import { appleTurnovers, galetteDesRois, milleFeuille, palmiers, tarteFine } from './puff-pastries.ts'
import {
  bugnes,
  cerealBars,
  coconutMacaroons,
  energyBalls,
  fudge,
  hazelnutSpread,
  icedBiscuits,
  millionairesShortbread,
} from './small-sweets.ts'
import { almondCake, cobbler, etonMess, lemonPosset, semolinaPudding } from './summer-puddings.ts'
import { kaiserschmarrn, strudel } from './viennese-sweets.ts'

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
  eclairs,
  chouquettes,
  gougeres,
  parisBrest,
  palmiers,
  galetteDesRois,
  appleTurnovers,
  tarteFine,
  milleFeuille,
  baklava,
  churros,
  pavlova,
  granita,
  custard,
  compote,
  yuleLog,
  gingerbreadMen,
  truffles,
  cornflakeNests,
  juiceJelly,
  dateShake,
  strudel,
  kaiserschmarrn,
  chocolateTart,
  lemonMeringue,
  meringues,
  caneles,
  crepesSuzette,
  pumpkinPie,
  pecanPie,
  banoffeePie,
  pasteisDeNata,
  flanPatissier,
  etonMess,
  lemonPosset,
  semolinaPudding,
  cobbler,
  almondCake,
  bakewellTart,
  bourdaloueTart,
  normandyTart,
  mincePies,
  christmasPudding,
  fudge,
  millionairesShortbread,
  energyBalls,
  cerealBars,
  coconutMacaroons,
  icedBiscuits,
  bugnes,
  hazelnutSpread,
  chocolateCreams,
  lemonBars,
  lemonMousse,
]
