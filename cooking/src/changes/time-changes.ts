import type { RecipeContent } from '@roux/contract/recipe-content'
import type { RecipeChange } from './change.ts'

type Times = Pick<RecipeContent, 'preparation_time' | 'cook_time'>

/** The time that it takes in all, where that is another; else each of the two that make it up. */
export function timeChanges(before: Times, after: Times): RecipeChange[] {
  const totalOf = ({ preparation_time, cook_time }: Times) => preparation_time + cook_time
  const [from, to] = [totalOf(before), totalOf(after)]
  if (from !== to) return [{ what: 'time', of: 'total', from, to }]
  if (before.cook_time === after.cook_time) return []
  return [{ what: 'time', of: 'cooking', from: before.cook_time, to: after.cook_time }]
}
