import { type ChildProcess, fork } from 'node:child_process'
import { WriterError } from '../provider/writer-error.ts'
import { toWriterError } from './model-failure.ts'
import { aliveEveryMs, type Done, type Loading, type ModelCall, type Order, type Report } from './model-messages.ts'

/** How long it may say nothing before it is taken for hung. */
const silentByDefaultMs = 30_000

/** How long it may take to stop, several times as long as usual: it is ended then, and the next call loads the model anew. */
const stopWithinMs = 3000

export interface ProcessOptions extends Loading {
  /** After how long without a call the memory is given back, in milliseconds. */
  readonly idleMs: number
  /** After how long without a word from the process it is ended. */
  readonly silentMs?: number
  /** The process gets no other. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Told of its start and its end, for the log. */
  readonly tell: (what: string, details?: object) => void
}

export interface ModelProcess {
  /**
   * Has the model write, one call after the other, in the order in which they are made: whose turn it is has been settled
   * in line; the process is started where there is none.
   * @throws WriterError; the signal's reason at once when it aborts
   */
  write(asked: ModelCall, onPiece: (text: string) => void, signal: AbortSignal): Promise<Done>
  /** Ends the process, and with it the call that it is at. */
  stop(): void
}

/** A language model in a process of its own: whatever becomes of that fails its call alone. */
export function createModelProcess(options: ProcessOptions): ModelProcess {
  /** Settles when the process has nothing to do: whoever stops is let go before that. */
  let free: Promise<unknown> = Promise.resolve()
  let child: Child | undefined
  let idle: NodeJS.Timeout | undefined
  const stop = () => {
    clearTimeout(idle)
    child?.end()
    child = undefined
  }
  const work = async (asked: ModelCall, onPiece: (text: string) => void, signal: AbortSignal) => {
    if (!child?.isAlive()) child = startChild(options)
    await child.loaded
    signal.throwIfAborted()
    return await child.write(asked, onPiece, signal)
  }
  return {
    stop,
    async write(asked, onPiece, signal) {
      const done = free.then(() => {
        signal.throwIfAborted()
        clearTimeout(idle)
        return work(asked, onPiece, signal)
      })
      const over = () => {
        clearTimeout(idle)
        idle = setTimeout(() => {
          if (child?.isAlive()) options.tell('the model has had nothing to do and is unloaded')
          stop()
        }, options.idleMs).unref()
      }
      free = done.then(over, over)
      return await untilAborted(done, signal)
    },
  }
}

async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const leave = () => reject(signal.reason)
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

interface Child extends Pick<ModelProcess, 'write'> {
  /** @throws WriterError */
  readonly loaded: Promise<unknown>
  isAlive(): boolean
  end(): void
}

type Listener = (outcome: Report | WriterError) => void

function startChild({ environment, tell, silentMs = silentByDefaultMs, idleMs: _, ...loading }: ProcessOptions): Child {
  const child = fork(new URL('./model-process.ts', import.meta.url), {
    env: { ...environment },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  letGo(child)
  let listener: Listener | undefined
  let isAlive = true
  const order = (what: Order) => child.send(what, () => undefined)
  const watch = watchdog(silentMs, () => child.kill('SIGKILL'))
  const onEnd = (how: string) => {
    if (!isAlive) return
    isAlive = false
    watch.end()
    tell('the process of the model has ended', { how })
    listener?.(new WriterError('provider_unavailable', { why: `the process of the model ended with ${how}` }))
  }
  child.on('exit', (code, signal) => onEnd(signal ?? String(code)))
  child.on('error', (error) => onEnd('code' in error ? String(error.code) : error.name))
  child.on('message', (report: Report) => {
    watch.heard()
    if (report.is !== 'alive') listener?.(report)
  })
  /** What the process answers to an order, up to its last word on it. */
  const follow = async (what: Order, last: 'loaded' | 'done', onPiece?: (text: string) => void) => {
    const { promise, resolve, reject } = Promise.withResolvers<Report>()
    listener = (report) => {
      if (report instanceof WriterError) reject(report)
      else if (report.is === 'failed') reject(toWriterError(report.fault))
      else if (report.is === 'piece') onPiece?.(report.text)
      else if (report.is === last) resolve(report)
    }
    order(what)
    return await promise
  }
  const began = performance.now()
  const loaded = follow({ do: 'load', ...loading }, 'loaded')
  loaded.then(
    () => tell('the model is loaded', { processId: child.pid, ms: Math.round(performance.now() - began) }),
    // Whatever was loaded of it is of no use.
    () => child.kill('SIGKILL'),
  )
  return {
    loaded,
    isAlive: () => isAlive,
    end: () => void child.kill('SIGKILL'),
    async write(asked, onPiece, signal) {
      let tooLate: NodeJS.Timeout | undefined
      const stop = () => {
        order({ do: 'stop' })
        tooLate = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
      }
      signal.addEventListener('abort', stop, { once: true })
      try {
        const report = await follow({ do: 'write', ...asked }, 'done', (text) => !signal.aborted && onPiece(text))
        if (report.is !== 'done') throw new Error(report.is)
        return report
      } finally {
        clearTimeout(tooLate)
        signal.removeEventListener('abort', stop)
      }
    },
  }
}

/** It keeps nothing from ending that has nothing else to do. */
function letGo(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

/** Bites where nothing has been heard for long. The time in which both sleep does not count. */
function watchdog(silentMs: number, bite: () => void) {
  let missed = 0
  const timer = setInterval(() => {
    missed += 1
    if (missed * aliveEveryMs > silentMs) bite()
  }, aliveEveryMs).unref()
  return {
    heard: () => {
      missed = 0
    },
    end: () => clearInterval(timer),
  }
}
