import { Worker } from 'node:worker_threads'

/** A task was not done: it took too long, or its thread ended. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError'
}

/** What a thread is sent. */
export interface Order {
  readonly name: string
  readonly args: readonly unknown[]
}

/** What it sends back. */
export interface Outcome {
  readonly value?: unknown
  readonly error?: unknown
  /** Milliseconds of a processor. */
  readonly cost: number
}

export interface ThreadOptions {
  /** Exports the `tasks`. */
  readonly file: URL
  /** How long one task may take, the start of the thread included; what is not done then never is. */
  readonly timeoutMs: number
  /** How much of a processor one task may take; the thread's tasks have one called `warm`, which does not count. */
  readonly processorMs?: number
  /** When a thread that has nothing to do ends, and gives its memory back; never where nothing is said. */
  readonly idleMs?: number
  /** By how much the event loop comes first, 19 at most. */
  readonly niceness?: number
}

export interface Thread {
  /**
   * Does one task; the one before must be over.
   * @throws ThreadError
   */
  run(name: string, args: readonly unknown[]): Promise<Outcome>
  /** Whether its next task would have to wait for it to start. */
  isStopped(): boolean
  stop(): Promise<void>
}

/** Megabytes of memory: what the kitchen knows, once it has written of all its dishes, takes a third; a task adds little. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

/**
 * A thread that does tasks, from the first one on. One that ends, or takes too long, fails its task alone: the next one
 * gets a new thread. It does not keep the process from ending.
 */
export function createThread({ file, timeoutMs, processorMs, idleMs, niceness = 0 }: ThreadOptions): Thread {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  const start = () => {
    const started = new Worker(new URL('./tasks-worker.ts', import.meta.url), {
      workerData: { file: file.href, niceness },
      resourceLimits,
      // Not those of the process, which may be meant for its own entry.
      execArgv: [],
    })
    started.unref()
    // What went wrong is told by the task; an error without a listener would end the process.
    started.on('error', () => undefined)
    return started
  }
  const stop = async () => {
    clearTimeout(idle)
    const stopped = worker
    worker = undefined
    await stopped?.terminate()
  }
  return {
    stop,
    isStopped: () => worker === undefined,
    async run(name, args) {
      clearTimeout(idle)
      const isNew = worker === undefined
      worker ??= start()
      try {
        if (processorMs === undefined) return await send(worker, { name, args }, timeoutMs)
        if (isNew) await send(worker, { name: 'warm', args: [] }, timeoutMs)
        return await sendWithin(processorMs, worker, { name, args }, timeoutMs)
      } catch (error) {
        // Whatever is left of it ends; the next task does not wait for that.
        void worker?.terminate()
        worker = undefined
        throw error
      } finally {
        if (idleMs !== undefined) idle = setTimeout(() => void stop(), idleMs).unref()
      }
    },
  }
}

/** The same, as long as it takes no more of a processor: others may have it meanwhile. */
async function sendWithin(processorMs: number, worker: Worker, order: Order, timeoutMs: number): Promise<Outcome> {
  const before = await worker.cpuUsage()
  const { promise, reject } = Promise.withResolvers<never>()
  const watch = setInterval(async () => {
    // It may have ended by now.
    const { user, system } = await worker.cpuUsage(before).catch(() => before)
    if ((user + system) / 1000 > processorMs) reject(new ThreadError('the task took too much of a processor'))
  }, processorMs / 10)
  try {
    return await Promise.race([send(worker, order, timeoutMs), promise])
  } finally {
    clearInterval(watch)
  }
}

async function send(worker: Worker, order: Order, timeoutMs: number): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  const onError = (cause: unknown) => reject(new ThreadError('the thread broke down', { cause }))
  const onExit = (code: number) => reject(new ThreadError(`the thread ended with ${code}`))
  const timer = setTimeout(() => reject(new ThreadError('the task took too long')), timeoutMs)
  worker.on('message', resolve).on('error', onError).on('exit', onExit)
  try {
    worker.postMessage(order)
    return await promise
  } finally {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', onError).off('exit', onExit)
  }
}
