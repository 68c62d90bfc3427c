import type { Dish } from '../dish.ts'
import { cobbSalad } from './cobb-salad.ts'
import { carottesRapees, celeriacRemoulade, leeksVinaigrette, pastaSalad, riceSalad } from './deli-salads.ts'
import { dandelionSalad, gadoGado, mechouia, zaalouk } from './eastern-salads.ts'
import { chevreChaud, lentilSalad, lyonnaise, nicoise } from './french-salads.ts'
import { melonAndHam } from './melon-and-ham.ts'
import { piemontaise } from './piemontaise.ts'
import { caprese, fattoush, greekSalad, panzanella, tabbouleh, tabouleFrancais } from './sunny-salads.ts'
import { caesar, ceviche, coleslaw, larb, pokeBowl, potatoSalad, somTam, waldorf } from './world-salads.ts'

export const salads: readonly Dish[] = [
  nicoise,
  lyonnaise,
  chevreChaud,
  lentilSalad,
  greekSalad,
  tabbouleh,
  tabouleFrancais,
  fattoush,
  panzanella,
  caprese,
  caesar,
  coleslaw,
  potatoSalad,
  waldorf,
  somTam,
  larb,
  ceviche,
  pokeBowl,
  pastaSalad,
  riceSalad,
  carottesRapees,
  celeriacRemoulade,
  leeksVinaigrette,
  piemontaise,
  cobbSalad,
  gadoGado,
  zaalouk,
  mechouia,
  dandelionSalad,
  melonAndHam,
]
