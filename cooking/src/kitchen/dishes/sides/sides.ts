import type { Dish } from '../../dish.ts'
import { chips, greenBeans, mash, polentaDish, roastPotatoes, roesti } from './potato-sides.ts'

export const sides: readonly Dish[] = [mash, chips, roastPotatoes, roesti, polentaDish, greenBeans]
