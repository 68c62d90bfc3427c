import type { Dish } from '../dish.ts'
import { banitsa, koulibiac, quenelles, tourtiere } from './abroad.ts'
import { enCroute, steakAlePie } from './covered.ts'
import { flamiche, pissaladiere, quicheLorraine, tomatoTart } from './french-tarts.ts'
import { empanadas, pie, spanakopita } from './pies.ts'
import { calzone, flammekueche, margherita, pizza } from './pizzas.ts'
import { sausageRolls, volAuVent } from './puff-savouries.ts'
import { shortcrust } from './shortcrust.ts'
import { beefWellington, cornishPasty, mushroomWellington } from './wellingtons.ts'

export const tarts: readonly Dish[] = [
  quicheLorraine,
  flamiche,
  tomatoTart,
  pissaladiere,
  pie,
  spanakopita,
  empanadas,
  pizza,
  margherita,
  calzone,
  flammekueche,
  shortcrust,
  sausageRolls,
  volAuVent,
  steakAlePie,
  enCroute,
  beefWellington,
  mushroomWellington,
  cornishPasty,
  banitsa,
  koulibiac,
  tourtiere,
  quenelles,
]
