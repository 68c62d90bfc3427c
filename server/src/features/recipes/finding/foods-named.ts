import type { RunTask } from '../../../threads/run-task.ts'
import type { Tasks } from '../../../threads/tasks.ts'

type NamesRead = ReturnType<Tasks['foodsNamed']>

/** Names whose meaning is kept: a cook who looks through a kitchen's worth of ideas sends the same ones again and again. */
const mostKept = 2000

/**
 * What names of foods mean, which the lexicon says in a thread: what was asked for lately is still known, and waits for none.
 * @throws OverloadedError; the signal's reason once it has aborted
 */
export function createFoodNames(run: RunTask) {
  const known = new Map<string, NamesRead['named'][number]>()
  let staples: NamesRead['staples'] = []
  return async (waiter: Parameters<RunTask>[0], names: readonly string[]): Promise<NamesRead> => {
    // Taken now: what is kept may be let go of meanwhile.
    const kept = names.flatMap((name) => known.get(name) ?? [])
    const unknown = names.filter((name) => !known.has(name))
    const read = unknown.length > 0 ? await run(waiter, 'foodsNamed', unknown) : { named: [], staples }
    staples = read.staples
    if (known.size > mostKept) known.clear()
    for (const food of read.named) known.set(food.name, food)
    return { named: [...kept, ...read.named], staples }
  }
}

export type FoodNames = ReturnType<typeof createFoodNames>
