import { withoutHob } from './appliances/no-hob.ts'
import { bakedFish } from './baked-fish.ts'
import { bowl } from './bowl.ts'
import { breads } from './breads/breads.ts'
import { breakfasts } from './breakfasts/breakfasts.ts'
import { cake } from './cake.ts'
import { cakes } from './cakes/cakes.ts'
import { chili } from './chili.ts'
import { crumble } from './crumble.ts'
import { curries } from './curries/curries.ts'
import { curry } from './curry.ts'
import { dal, dalTadka } from './dal.ts'
import { desserts } from './desserts/desserts.ts'
import type { Dish } from './dish.ts'
import { drinks } from './drinks/drinks.ts'
import { dumplings } from './dumplings/dumplings.ts'
import { eggDishes } from './eggs/egg-dishes.ts'
import { fishDishes } from './fish/fish-dishes.ts'
import { fruitSalad } from './fruit-salad.ts'
import { gratin } from './gratin.ts'
import { gratins } from './gratins/gratins.ts'
import { grills } from './grills/grills.ts'
import { leftovers } from './leftovers/leftovers.ts'
import { plainlyCooked } from './methods/methods.ts'
import { nibbles } from './nibbles/nibbles.ts'
import { noodles } from './noodles/noodles.ts'
import { omelette } from './omelette.ts'
import { crepes, pancakes } from './pancakes.ts'
import { pans } from './pans/pans.ts'
import { pastaDishes } from './pasta/pasta-dishes.ts'
import { pasta } from './pasta.ts'
import { plate } from './plate.ts'
import { riceDishes } from './rice/rice-dishes.ts'
import { risotto } from './risotto.ts'
import { roasts } from './roasts/roasts.ts'
import { salad } from './salad.ts'
import { salads } from './salads/salads.ts'
import { sandwich, wrap } from './sandwich.ts'
import { sandwiches } from './sandwiches/sandwiches.ts'
import { sauces } from './sauces/sauces.ts'
import { sides } from './sides/sides.ts'
import { socca } from './socca.ts'
import { soup } from './soup.ts'
import { soups } from './soups/soups.ts'
import { stew } from './stew.ts'
import { stews } from './stews/stews.ts'
import { stirFry } from './stir-fry.ts'
import { stuffedDishes } from './stuffed/stuffed-dishes.ts'
import { tart } from './tart.ts'
import { tarts } from './tarts/tarts.ts'
import { traybake } from './traybake.ts'

/** Every dish, as it is written; `template/dishes.ts` has what is made of it. */
export const cookbook: readonly Dish[] = [
  bakedFish,
  bowl,
  cake,
  chili,
  crumble,
  curry,
  dal,
  dalTadka,
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
  ...soups,
  ...stews,
  ...curries,
  ...noodles,
  ...riceDishes,
  ...pastaDishes,
  ...pans,
  ...tarts,
  ...gratins,
  ...eggDishes,
  ...salads,
  ...sandwiches,
  ...dumplings,
  ...roasts,
  ...grills,
  ...fishDishes,
  ...plainlyCooked,
  ...stuffedDishes,
  ...sides,
  ...sauces,
  ...breads,
  ...breakfasts,
  ...cakes,
  ...desserts,
  ...drinks,
  ...withoutHob,
  ...leftovers,
  ...nibbles,
]
