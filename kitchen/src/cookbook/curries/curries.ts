import type { Dish } from '../dish.ts'
import { greenCurry, katsuCurry, massaman, redCurry, rendang } from './asian-curries.ts'
import {
  bainganBharta,
  bombayPotatoes,
  dalMakhani,
  fishAmok,
  jalfrezi,
  karahi,
  keema,
  khaoSoi,
  lambCurry,
  matarPaneer,
} from './home-curries.ts'
import { alooGobi, butterChicken, chanaMasala, korma, roganJosh, saagPaneer, tikkaMasala } from './indian-curries.ts'
import { madras } from './madras.ts'
import { rajma } from './rajma.ts'
import { generalTso, hotSour, vindaloo } from './takeaway.ts'

/** Named curries. */
export const curries: readonly Dish[] = [
  tikkaMasala,
  butterChicken,
  korma,
  roganJosh,
  chanaMasala,
  rajma,
  saagPaneer,
  alooGobi,
  greenCurry,
  redCurry,
  massaman,
  rendang,
  katsuCurry,
  vindaloo,
  madras,
  generalTso,
  hotSour,
  jalfrezi,
  karahi,
  dalMakhani,
  matarPaneer,
  bainganBharta,
  bombayPotatoes,
  keema,
  lambCurry,
  fishAmok,
  khaoSoi,
]
