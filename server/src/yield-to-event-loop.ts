const waiting: (() => void)[] = []

/**
 * Resolves in a turn of the event loop that is given to nobody else. What takes milliseconds of the processor begins
 * with it: where hundreds are due at once, other calls get in between.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(beginNext)
  })
}

function beginNext(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(beginNext)
}
