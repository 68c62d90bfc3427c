import type { Dish } from '../dish.ts'
import { baguettes, burgerBuns, hotCrossBuns } from './buns.ts'
import { easyFlatbreads, paoDeQueijo, pizzaDough } from './cheese-breads.ts'
import { cinnamonRolls } from './cinnamon-rolls.ts'
import { croissants } from './croissants.ts'
import { dosa, injera, lahmacun, manakish, msemen, puffPuff, scallionPancakes } from './eastern-breads.ts'
import { flourTortillas, pittaBread } from './flatbreads.ts'
import { glutenFreeLoaf } from './gluten-free-loaf.ts'
import { crumpets, englishMuffins, grissini } from './griddle-breads.ts'
import { cornbread, painDepices, scones, sodaBread } from './quick-breads.ts'
import { sandwichLoaf } from './sandwich-loaf.ts'
import { bagels, bao, challah, doughnuts, fougasse, pretzels } from './shaped-breads.ts'
import { chapatis, cheeseScones, wholemealLoaf } from './wholemeal-breads.ts'
import { bread, briocheLoaf, focaccia, naanBread } from './yeast-breads.ts'

export const breads: readonly Dish[] = [
  sodaBread,
  scones,
  cheeseScones,
  cornbread,
  painDepices,
  bread,
  focaccia,
  naanBread,
  chapatis,
  wholemealLoaf,
  sandwichLoaf,
  briocheLoaf,
  cinnamonRolls,
  pittaBread,
  flourTortillas,
  pretzels,
  bagels,
  fougasse,
  challah,
  bao,
  doughnuts,
  hotCrossBuns,
  burgerBuns,
  baguettes,
  glutenFreeLoaf,
  paoDeQueijo,
  pizzaDough,
  easyFlatbreads,
  croissants,
  dosa,
  injera,
  manakish,
  lahmacun,
  msemen,
  scallionPancakes,
  puffPuff,
  englishMuffins,
  crumpets,
  grissini,
]
