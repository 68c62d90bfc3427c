import { dishes } from '../template/dishes.ts'
import { leftRaw } from './left-raw.ts'

const runny = /\b(?:nearly|barely|almost|softly) set\b|\brunny\b|\bsoft-boiled\b/

/** Dishes whose eggs are not set through in any way to make them: to be eaten at once, and not out of a box hours later. */
export const leftRunny: readonly string[] = [
  ...leftRaw,
  ...dishes
    .filter(({ course, ways }) => {
      const isSoft = ways.every(({ slots, steps }) => 'egg' in slots && steps.some(({ en }) => runny.test(en)))
      return course !== 'dessert' && course !== 'snack' && isSoft
    })
    .map(({ id }) => id),
]
