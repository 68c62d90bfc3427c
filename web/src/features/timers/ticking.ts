const pace = 250

/** Calls something four times a second, also while the page is hidden. Returns how to end it. */
export function ticking(act: () => void): () => void {
  const interval = setInterval(act, pace)
  const worker = startWorker(act)
  return () => {
    clearInterval(interval)
    worker?.terminate()
  }
}

/** Without it, the page's own timers do: a little late where it is hidden. */
function startWorker(act: () => void): Worker | undefined {
  try {
    const worker = new Worker(new URL('./tick-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = act
    return worker
  } catch {
    return undefined
  }
}
