import type { Dish } from '../dish.ts'
import { caesarDressing } from './caesar-dressing.ts'
import { breadSauce, buffaloDip, gribiche } from './cold-sauces.ts'
import { babaGanoush, guacamole, hummus, salsa, tapenade, tzatziki } from './dips.ts'
import { beurreBlanc, dillSauce, mustardSauce, sauceVierge } from './fish-sauces.ts'
import { fruitJelly, onionMarmalade } from './fruit-jellies.ts'
import {
  bechamelSauce,
  caramelSauce,
  hollandaise,
  mayonnaise,
  pestoSauce,
  tomatoSauce,
  vinaigrette,
} from './mother-sauces.ts'
import { chutney, lemonCurd, marmalade, pickledCucumbers, pickledOnions } from './pickles.ts'
import { homemadeKetchup, jam } from './preserves.ts'
import { anchoiade, cervelleDeCanut, muhammara, spinachArtichokeDip } from './spreads.ts'
import {
  aioli,
  bearnaise,
  chimichurri,
  gravy,
  pastryCream,
  peppercornSauce,
  sataySauce,
  tartareSauce,
} from './steak-sauces.ts'
import { chocolateSauce, cranberrySauce, creamyDressing, mintSauce, raita } from './table-sauces.ts'

export const sauces: readonly Dish[] = [
  hummus,
  guacamole,
  tzatziki,
  babaGanoush,
  salsa,
  tapenade,
  vinaigrette,
  mayonnaise,
  bechamelSauce,
  hollandaise,
  pestoSauce,
  tomatoSauce,
  caramelSauce,
  bearnaise,
  aioli,
  tartareSauce,
  peppercornSauce,
  gravy,
  chimichurri,
  sataySauce,
  pastryCream,
  homemadeKetchup,
  jam,
  marmalade,
  lemonCurd,
  chutney,
  fruitJelly,
  onionMarmalade,
  pickledCucumbers,
  pickledOnions,
  muhammara,
  cervelleDeCanut,
  anchoiade,
  spinachArtichokeDip,
  cranberrySauce,
  chocolateSauce,
  mintSauce,
  creamyDressing,
  caesarDressing,
  raita,
  beurreBlanc,
  dillSauce,
  sauceVierge,
  mustardSauce,
  gribiche,
  breadSauce,
  buffaloDip,
]
