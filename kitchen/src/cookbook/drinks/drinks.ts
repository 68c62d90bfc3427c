import type { Dish } from '../dish.ts'
import { hotChocolate, lassi, lemonade, smoothie, smoothieBowl } from './fruit-drinks.ts'

export const drinks: readonly Dish[] = [smoothie, smoothieBowl, lemonade, hotChocolate, lassi]
