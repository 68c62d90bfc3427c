import type { Dish } from '../dish.ts'
import { caipirinha, irishCoffee, mule, mulledCider } from './abroad.ts'
import { eggnog, hotToddy, margarita, mojito, pinaColada, sangria } from './cocktails.ts'
import { fruitPunch, icedCoffee, icedTea, milkshake, shirleyTemple, virginColada, virginMojito } from './cold-drinks.ts'
import { haloHalo, mintTea, riceHorchata, virginSpritz } from './eastern-drinks.ts'
import { hotChocolate, lassi, lemonade, smoothie, smoothieBowl } from './fruit-drinks.ts'
import { fruitFizz } from './fruit-fizz.ts'
import { bissap, rumPunch } from './party-drinks.ts'
import { gingerTea, goldenMilk, masalaChai, mulledApple, mulledWine } from './warm-drinks.ts'

export const drinks: readonly Dish[] = [
  smoothie,
  smoothieBowl,
  milkshake,
  icedCoffee,
  lemonade,
  icedTea,
  fruitPunch,
  fruitFizz,
  virginMojito,
  virginColada,
  shirleyTemple,
  hotChocolate,
  goldenMilk,
  masalaChai,
  gingerTea,
  mulledApple,
  mulledWine,
  lassi,
  mojito,
  sangria,
  pinaColada,
  margarita,
  hotToddy,
  eggnog,
  bissap,
  rumPunch,
  riceHorchata,
  mintTea,
  virginSpritz,
  haloHalo,
  irishCoffee,
  mulledCider,
  caipirinha,
  mule,
]
