/** Too much is waiting already. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError'
}

/** Does a piece of work when its turn has come. */
type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>

interface QueueLimits {
  /** Pieces of work done at once. */
  readonly atOnce: number
  /** Pieces of work that may wait for them. */
  readonly waiting: number
}

/**
 * A queue that works on a few things at once and lets a bounded number wait, first come, first served.
 * What comes on top is refused with an `OverloadedError`.
 */
export function createQueue({ atOnce, waiting }: QueueLimits): Queue {
  const line: (() => void)[] = []
  let active = 0
  return async (work) => {
    if (active < atOnce) active++
    else {
      if (line.length >= waiting) throw new OverloadedError('too much is waiting')
      // Whoever finishes hands its place on, so that nobody slips in between.
      await new Promise<void>((resolve) => line.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else active--
    }
  }
}

/** A queue per key; one that nobody uses takes no room. */
export function createQueues(
  limits: QueueLimits,
): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const queues = new Map<string, { readonly run: Queue; users: number }>()
  return async (key, work) => {
    const queue = queues.get(key) ?? { run: createQueue(limits), users: 0 }
    queues.set(key, queue)
    queue.users++
    try {
      return await queue.run(work)
    } finally {
      queue.users--
      if (queue.users === 0) queues.delete(key)
    }
  }
}
