import type { Dish } from '../dish.ts'
import { ajvar, mushyPeas, peasePudding, pommesAnna, poutine, refriedBeans, romesco, stamppot } from './abroad.ts'
import { duchessPotatoes, jardiniere } from './duchess-and-spring.ts'
import { aligot, truffade } from './mountain-potatoes.ts'
import { honeyParsnips, onionRings, pigsInBlankets, potatoWedges } from './party-sides.ts'
import { boulangerePotatoes, colcannon, hasselbackPotatoes, jacketPotatoes, patatasBravas } from './potato-classics.ts'
import { chips, greenBeans, mash, polentaDish, roastPotatoes, roesti, sautePotatoes } from './potato-sides.ts'
import { stewDumplings, stuffing, yorkshirePudding } from './roast-companions.ts'
import {
  braisedRedCabbage,
  brusselsSprouts,
  creamedLeeks,
  creamedSpinach,
  glazedCarrots,
  greenBeansAmandine,
  petitsPois,
  tomatesProvencales,
} from './vegetable-sides.ts'
import { wiltedGreens } from './wilted-greens.ts'

export const sides: readonly Dish[] = [
  mash,
  chips,
  roastPotatoes,
  sautePotatoes,
  roesti,
  polentaDish,
  greenBeans,
  wiltedGreens,
  glazedCarrots,
  braisedRedCabbage,
  greenBeansAmandine,
  creamedSpinach,
  creamedLeeks,
  tomatesProvencales,
  brusselsSprouts,
  petitsPois,
  jacketPotatoes,
  hasselbackPotatoes,
  colcannon,
  patatasBravas,
  boulangerePotatoes,
  yorkshirePudding,
  stewDumplings,
  stuffing,
  aligot,
  truffade,
  potatoWedges,
  onionRings,
  honeyParsnips,
  pigsInBlankets,
  duchessPotatoes,
  jardiniere,
  poutine,
  peasePudding,
  mushyPeas,
  pommesAnna,
  stamppot,
  refriedBeans,
  ajvar,
  romesco,
]
