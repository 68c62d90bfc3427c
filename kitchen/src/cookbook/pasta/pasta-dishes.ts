import type { Dish } from '../dish.ts'
import {
  alfredo,
  bolognese,
  cannelloni,
  gnocchi,
  lasagne,
  macAndCheese,
  meatballs,
  pestoPasta,
  primavera,
} from './family-pasta.ts'
import { hiddenVegPasta } from './hidden-vegetables.ts'
import { onePotPasta } from './one-pot-pasta.ts'
import { aglioEOlio, amatriciana, arrabbiata, cacioEPepe, carbonara, puttanesca, vongole } from './roman-pasta.ts'

/** Named dishes of pasta. */
export const pastaDishes: readonly Dish[] = [
  onePotPasta,
  carbonara,
  amatriciana,
  cacioEPepe,
  arrabbiata,
  puttanesca,
  aglioEOlio,
  vongole,
  bolognese,
  lasagne,
  cannelloni,
  macAndCheese,
  alfredo,
  primavera,
  pestoPasta,
  meatballs,
  gnocchi,
  hiddenVegPasta,
]
