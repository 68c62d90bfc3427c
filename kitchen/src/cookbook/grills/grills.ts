import type { Dish } from '../dish.ts'
import { chickenWings, ribs, skewers, tandoori } from './marinated-grills.ts'

export const grills: readonly Dish[] = [skewers, ribs, chickenWings, tandoori]
