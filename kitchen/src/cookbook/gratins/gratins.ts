import type { Dish } from '../dish.ts'
import { bobotie } from './bobotie.ts'
import { cheeseFondue, pastaGratin, raclette, welshRarebit } from './cheese-suppers.ts'
import { cottagePie, fishPie, hachisParmentier, shepherdsPie } from './mash-pies.ts'
import { croziflette, dauphinois, tartiflette } from './mountain-gratins.ts'
import { cauliflowerCheese, endivesJambon, moussaka, parmigiana } from './sunny-gratins.ts'

export const gratins: readonly Dish[] = [
  shepherdsPie,
  cottagePie,
  hachisParmentier,
  fishPie,
  dauphinois,
  tartiflette,
  croziflette,
  moussaka,
  parmigiana,
  endivesJambon,
  cauliflowerCheese,
  cheeseFondue,
  raclette,
  pastaGratin,
  welshRarebit,
  bobotie,
]
