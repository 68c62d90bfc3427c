import type { Dish } from '../dish.ts'
import { tarts } from './tarts/tarts.ts'
import { gratins } from './gratins/gratins.ts'
import { eggDishes } from './eggs/egg-dishes.ts'
import { salads } from './salads/salads.ts'
import { sauces } from './sauces/sauces.ts'
import { breads } from './breads/breads.ts'
import { breakfasts } from './breakfasts/breakfasts.ts'
import { cakes } from './cakes/cakes.ts'
import { desserts } from './desserts/desserts.ts'
import { drinks } from './drinks/drinks.ts'
import { bakedFish } from './baked-fish.ts'
import { bowl } from './bowl.ts'
import { cake } from './cake.ts'
import { chili } from './chili.ts'
import { crumble } from './crumble.ts'
import { curry } from './curry.ts'
import { dal } from './dal.ts'
import { fruitSalad } from './fruit-salad.ts'
import { gratin } from './gratin.ts'
import { omelette } from './omelette.ts'
import { crepes, pancakes } from './pancakes.ts'
import { pasta } from './pasta.ts'
import { plate } from './plate.ts'
import { risotto } from './risotto.ts'
import { salad } from './salad.ts'
import { sandwich, wrap } from './sandwich.ts'
import { socca } from './socca.ts'
import { soup } from './soup.ts'
import { stew } from './stew.ts'
import { stirFry } from './stir-fry.ts'
import { tart } from './tart.ts'
import { traybake } from './traybake.ts'

/** Every dish the kitchen can make. */
export const dishes: readonly Dish[] = [
  bakedFish,
  bowl,
  cake,
  chili,
  crumble,
  curry,
  dal,
  fruitSalad,
  gratin,
  omelette,
  crepes,
  pancakes,
  pasta,
  plate,
  risotto,
  salad,
  sandwich,
  wrap,
  socca,
  soup,
  stew,
  stirFry,
  tart,
  traybake,
  ...tarts,
  ...gratins,
  ...eggDishes,
  ...salads,
  ...sauces,
  ...breads,
  ...breakfasts,
  ...cakes,
  ...desserts,
  ...drinks,
]

const byId = new Map(dishes.map((dish) => [dish.id, dish]))

/** The dish of an id that stands in the data; an unknown one is a mistake in the data and throws. */
export function dishById(id: string): Dish {
  const dish = byId.get(id)
  if (!dish) throw new Error(`No dish is called ${id}`)
  return dish
}
