import type { Occasion } from '../cookbook/dish.ts'
import type { Way } from '../template/dishes.ts'
import { wordsOf } from './tastes-of.ts'

/** What is carried or made ahead is not eaten as it comes from the pan. */
export function isKept(occasion: Occasion): boolean {
  return occasion === 'packed' || occasion === 'ahead'
}

export function isEatenAtOnce(way: Way): boolean {
  return /\b(?:eat|serve|serve it|drink) at once\b|\bat once,? while\b|\b(?:serve|eat)\b[^.]{0,40} while (?:it|they|everything|all) (?:is|are) (?:still )?(?:hot|warm|crisp)\b/.test(
    wordsOf(way),
  )
}
