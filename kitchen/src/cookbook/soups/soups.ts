import type { Dish } from '../dish.ts'
import { laksa, misoSoup, pho, ramen, tomKha, tomYum } from './asian-soups.ts'
import {
  avgolemono,
  brothWithPasta,
  carrotRiceSoup,
  chorba,
  congee,
  eggDropSoup,
  garlicSoup,
} from './comforting-soups.ts'
import { bisque, bouillabaisse, leekPotatoSoup, onionSoup, pumpkinSoup, vichyssoise } from './french-soups.ts'
import { borscht, caldoVerde, cucumberSoup, gazpacho, minestrone, soupeAuPistou, tomatoSoup } from './garden-soups.ts'
import { chickenNoodleSoup, clamChowder, cornChowder, harira, lentilSoup, splitPeaSoup } from './hearty-soups.ts'
import { cullenSkink, scotchBroth } from './scottish.ts'
import { homemadeChickenStock, homemadeStock } from './stocks.ts'

/** Named soups. */
export const soups: readonly Dish[] = [
  onionSoup,
  leekPotatoSoup,
  vichyssoise,
  pumpkinSoup,
  bouillabaisse,
  bisque,
  minestrone,
  gazpacho,
  cucumberSoup,
  borscht,
  tomatoSoup,
  soupeAuPistou,
  caldoVerde,
  tomYum,
  tomKha,
  pho,
  ramen,
  misoSoup,
  laksa,
  clamChowder,
  cornChowder,
  harira,
  lentilSoup,
  chickenNoodleSoup,
  splitPeaSoup,
  homemadeStock,
  homemadeChickenStock,
  congee,
  carrotRiceSoup,
  brothWithPasta,
  garlicSoup,
  eggDropSoup,
  avgolemono,
  chorba,
  cullenSkink,
  scotchBroth,
]
