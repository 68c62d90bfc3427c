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
  /** How long one task may take; what is not done then never is. */
  readonly timeoutMs: number
  /** How much of a processor one task may take. */
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
  /**
   * Has it ready before somebody waits for it.
   * @throws ThreadError
   */
  warm(): Promise<void>
  stop(): Promise<void>
}

/** Megabytes of memory: what the kitchen knows, once it has written of all its dishes, takes a third; a task adds little. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

/**
 * How long the start of a thread may take, with its task called `warm`. Where others have the processors half a second
 * becomes many: a thread that was ended for that would begin again with the next task, and never be ready.
 */
const startMs = 90_000

/**
 * A thread that does tasks; it starts with the first, whose time counts from when it is ready. One that ends, or takes
 * too long, fails its task alone: the next one gets a new thread. It does not keep the process from ending.
 */
export function createThread({ file, timeoutMs, processorMs, idleMs, niceness = 0 }: ThreadOptions): Thread {
  let current: { readonly worker: Worker; readonly ready: Promise<unknown> } | undefined
  let idle: NodeJS.Timeout | undefined
  let waiting = 0
  const start = () => {
    const worker = new Worker(new URL('./tasks-worker.ts', import.meta.url), {
      workerData: { file: file.href, niceness },
      resourceLimits,
      // Not those of the process, which may be meant for its own entry.
      execArgv: [],
    })
    worker.unref()
    // What went wrong is told by the task; an error without a listener would end the process.
    worker.on('error', () => undefined)
    return { worker, ready: send(worker, { name: 'warm', args: [] }, startMs) }
  }
  const stop = async () => {
    clearTimeout(idle)
    const stopped = current
    current = undefined
    await stopped?.worker.terminate()
  }
  const whenReady = async <Result>(use: (worker: Worker) => Promise<Result> | Result): Promise<Result> => {
    clearTimeout(idle)
    waiting += 1
    current ??= start()
    const used = current
    try {
      await used.ready
      return await use(used.worker)
    } catch (error) {
      // Whatever is left of it ends; the next task does not wait for that.
      void used.worker.terminate()
      if (current === used) current = undefined
      throw error
    } finally {
      waiting -= 1
      if (idleMs !== undefined && waiting === 0) idle = setTimeout(() => void stop(), idleMs).unref()
    }
  }
  return {
    stop,
    warm: () => whenReady(() => undefined),
    run: (name, args) =>
      whenReady((worker) =>
        processorMs === undefined
          ? send(worker, { name, args }, timeoutMs)
          : sendWithin(processorMs, worker, { name, args }, timeoutMs),
      ),
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
