import type { Dish } from '../dish.ts'
import {
  cakeSale,
  cheeseStraws,
  onionBhaji,
  prunesInBacon,
  rillettesOfFish,
  roastChickpeas,
  scotchEggs,
  spicedNuts,
} from './aperitif.ts'
import { grazingBoard, verrines } from './boards.ts'
import { bruschetta } from './bruschetta.ts'
import { briouates, miniPizzas, prawnCocktail } from './party-bites.ts'

export const nibbles: readonly Dish[] = [
  cakeSale,
  cheeseStraws,
  rillettesOfFish,
  scotchEggs,
  onionBhaji,
  prunesInBacon,
  roastChickpeas,
  spicedNuts,
  briouates,
  miniPizzas,
  prawnCocktail,
  bruschetta,
  grazingBoard,
  verrines,
]
