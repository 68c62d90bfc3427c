/** Work that comes back until it is stopped. */
export interface CleanUp {
  /** Resolves when nothing is under way. */
  stop(): Promise<void>
}

const everyMs = 60 * 60 * 1000

/** Clears away at once and then each hour what has had its time. */
export function startCleanUp(clear: readonly (() => Promise<void>)[], onFailure: (error: unknown) => void): CleanUp {
  const run = async () => {
    for (const one of clear) await one().catch(onFailure)
  }
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, everyMs)
  timer.unref()
  return {
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
