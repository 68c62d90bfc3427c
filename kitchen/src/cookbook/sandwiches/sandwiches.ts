import type { Dish } from '../dish.ts'
import { banhMi, blt, croqueMonsieur, grilledCheese, panBagnat } from './bread-sandwiches.ts'
import { burger, hotDog, veggieBurger } from './burgers.ts'
import { arepas, tacosAlPastor } from './corn.ts'
import { baconSandwich, sloppyJoes } from './hot-rolls.ts'
import {
  avocadoToast,
  cheesesteak,
  coronationChicken,
  eggSandwich,
  garlicBread,
  jambonBeurre,
  onigiri,
  reuben,
} from './lunchbox.ts'
import { falafel, kebab, maki, summerRolls } from './rolls.ts'
import { burritos, enchiladas, fajitas, nachos, quesadilla, tacos } from './tortillas.ts'

export const sandwiches: readonly Dish[] = [
  croqueMonsieur,
  grilledCheese,
  blt,
  panBagnat,
  banhMi,
  burger,
  veggieBurger,
  hotDog,
  falafel,
  kebab,
  summerRolls,
  maki,
  tacos,
  burritos,
  quesadilla,
  enchiladas,
  fajitas,
  nachos,
  tacosAlPastor,
  arepas,
  onigiri,
  coronationChicken,
  eggSandwich,
  jambonBeurre,
  avocadoToast,
  reuben,
  cheesesteak,
  garlicBread,
  baconSandwich,
  sloppyJoes,
]
