import type { Dish } from '../../dish.ts'
import { cornbread, painDepices, scones, sodaBread } from './quick-breads.ts'
import { bread, briocheLoaf, focaccia, naanBread } from './yeast-breads.ts'

export const breads: readonly Dish[] = [
  sodaBread,
  scones,
  cornbread,
  painDepices,
  bread,
  focaccia,
  naanBread,
  briocheLoaf,
]
