import { breads } from './breads.ts'
import { cakes } from './cakes.ts'
import { curries } from './curries.ts'
import { drinks } from './drinks.ts'
import { dumplings } from './dumplings.ts'
import { eggs } from './eggs.ts'
import { fish } from './fish.ts'
import { meats } from './meats.ts'
import { noodles } from './noodles.ts'
import { riceDishes } from './rice.ts'
import { salads } from './salads.ts'
import { sandwiches } from './sandwiches.ts'
import { sauces } from './sauces.ts'
import { sides } from './sides.ts'
import { soups } from './soups.ts'
import { stews } from './stews.ts'
import { sweets } from './sweets.ts'
import { tarts } from './tarts.ts'
import type { UnmadeTable } from './unmade-table.ts'

/** Dishes that people know and the kitchen does not make. */
export const unmadeTables: readonly UnmadeTable[] = [
  soups,
  stews,
  curries,
  breads,
  cakes,
  tarts,
  riceDishes,
  noodles,
  dumplings,
  salads,
  eggs,
  fish,
  meats,
  sandwiches,
  sauces,
  drinks,
  sweets,
  sides,
]
