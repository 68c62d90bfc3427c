import type { Constraints } from '@roux/contract/constraints'
import { limits } from '@roux/contract/limits'
import type { Finding } from '@roux/contract/recipe'
import type { RecipeWithItems } from '@roux/cooking/checks/check-items'
import { AppError } from '../../http/app-error.ts'
import { runTask, type TaskWaiter } from '../../threads/run-task.ts'
import { createSpendings } from '../../threads/spendings.ts'

/**
 * Has a text checked for somebody who saves it.
 * @throws AppError `too_many_requests`, at once
 */
export type Check = (recipe: RecipeWithItems, asked: Constraints) => Promise<Finding[]>

/** A megabyte that is saved costs as much as half a second of checking. */
const costPerByte = 500 / 1e6

/**
 * Counts the saves of callers by what they cost: the time of their checks and their length.
 * @param mostSeconds of a minute for each caller; 0 is no limit
 */
export function countChecks(mostSeconds: number): (waiter: TaskWaiter) => Check {
  const mostMs = mostSeconds * 1000
  const spendings = createSpendings(mostMs)
  return (waiter) => (recipe, asked) => {
    const { caller } = waiter
    const tooMuch = spendings.of(caller) - mostMs
    if (mostMs > 0 && tooMuch >= 0) {
      const retryAfterSeconds = Math.max(1, Math.ceil((tooMuch / mostMs) * 60))
      throw new AppError('too_many_requests', { retryAfterSeconds })
    }
    const charge = (cost: number) => spendings.add(caller, cost)
    const length = lengthOf(recipe)
    charge(length * costPerByte)
    // What the check would say: that takes less than to hand it to a thread.
    if (length > limits.checkedText) return Promise.resolve([unchecked])
    return runTask({ ...waiter, charge }, 'checkItems', recipe, asked)
  }
}

const unchecked: Finding = { code: 'unchecked', severity: 'warning', params: { words: '' } }

function lengthOf({ title, description, ingredients, directions }: RecipeWithItems): number {
  return [...ingredients, ...directions].reduce(
    (sum, { content }) => sum + content.length,
    title.length + description.length,
  )
}
