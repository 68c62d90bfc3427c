import type { Dish } from '../dish.ts'
import { babaGanoush, guacamole, hummus, salsa, tapenade, tzatziki } from './dips.ts'
import {
  bechamelSauce,
  caramelSauce,
  hollandaise,
  mayonnaise,
  pestoSauce,
  tomatoSauce,
  vinaigrette,
} from './mother-sauces.ts'
import { homemadeKetchup, jam } from './preserves.ts'

export const sauces: readonly Dish[] = [
  hummus,
  guacamole,
  tzatziki,
  babaGanoush,
  salsa,
  tapenade,
  vinaigrette,
  mayonnaise,
  bechamelSauce,
  hollandaise,
  pestoSauce,
  tomatoSauce,
  caramelSauce,
  homemadeKetchup,
  jam,
]
