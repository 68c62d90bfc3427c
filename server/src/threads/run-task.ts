import { createFairQueue, type FairQueue, type Waiter } from '../fair-queue.ts'
import { createSpendings } from './spendings.ts'
import type { Tasks } from './tasks.ts'
import { createThread, type Thread } from './thread.ts'

/** Characters of what is done in the first lane: a usual recipe has half of them. */
const shortText = 5000

/** Milliseconds of work a minute from which on a caller, or an address, is no longer served in the first lane. */
const mostUsualCost = 3000

/** Short texts that wait: they take 40 MB at most, and a fifth of that as recipes are. Each address has its turn. */
const mostUsual = 4000

/** How long the first thread waits for the next task, with some 75 MB; it starts again in half a second. */
const mostIdleMs = 10 * 60_000

interface Lane {
  readonly queue: FairQueue
  readonly thread: Thread
}

/** Who has a task to do. */
export interface TaskWaiter extends Waiter {
  /** Told what the task has cost, in milliseconds of a processor. */
  readonly charge?: (cost: number) => void
}

export type RunTask = <Name extends keyof Tasks>(
  waiter: TaskWaiter,
  name: Name,
  ...args: Parameters<Tasks[Name]>
) => Promise<ReturnType<Tasks[Name]>>

/**
 * Two threads, one for what is short, and one, behind everything else, for long texts and for those whose tasks take
 * much time: whoever would hold others up holds up only who does the same. In both, addresses take turns.
 * @param file exports the `tasks`
 */
export function createTaskRunner(file: URL, { usualCost = mostUsualCost, usualIdleMs = mostIdleMs } = {}) {
  const spendings = createSpendings(usualCost)
  const usual = laneOf(createThread({ file, timeoutMs: 15_000, idleMs: usualIdleMs, niceness: 5 }), mostUsual)
  const long = laneOf(createThread({ file, timeoutMs: 20_000, idleMs: 30_000, niceness: 15 }), 100)
  const run = (waiter: TaskWaiter, name: string, ...args: readonly unknown[]) => {
    const callers = [...new Set([waiter.caller, waiter.address ?? waiter.caller])]
    const isUsual = lengthOf(args) <= shortText && callers.every((one) => spendings.of(one) < usualCost)
    const { queue, thread } = isUsual ? usual : long
    const charge = (cost: number) => {
      for (const one of callers) spendings.add(one, cost)
      waiter.charge?.(cost)
    }
    // Many accounts may be one person's.
    const { address: turnOf = waiter.caller, signal } = waiter
    return queue.run({ caller: turnOf, signal }, async () => {
      const began = performance.now()
      const { value, error, cost } = await thread.run(name, args).catch((failure: unknown) => {
        charge(performance.now() - began)
        throw failure
      })
      charge(cost)
      if (error !== undefined) throw error
      return value
    })
  }
  /** Has the first thread ready before somebody waits for it; fails never. */
  const warm = () => usual.thread.warm().catch(() => undefined)
  return { run, warm, stop: () => Promise.all([usual.thread.stop(), long.thread.stop()]) }
}

function laneOf(thread: Thread, longest: number): Lane {
  return { thread, queue: createFairQueue({ atOnce: 1, longest }) }
}

/** Characters of all texts in a value. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((length: number, part) => length + lengthOf(part), 0)
}

/** The threads of this process, which has one event loop that they keep free. */
const runner = createTaskRunner(new URL('./tasks.ts', import.meta.url))

/**
 * Does a task for a caller, without holding up the event loop.
 * @throws OverloadedError; ThreadError; the signal's reason where it aborted before the task had begun
 */
export const runTask = runner.run as RunTask

/** Has the first thread ready before somebody waits for it. */
export const warmThreads = runner.warm
