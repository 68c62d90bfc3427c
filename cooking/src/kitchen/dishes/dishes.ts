import type { Dish } from '../dish.ts'
import { curry } from './curry.ts'
import { soup } from './soup.ts'
import { stew } from './stew.ts'
import { tart } from './tart.ts'

/** Every dish the kitchen can make. */
export const dishes: readonly Dish[] = [curry, soup, stew, tart]
