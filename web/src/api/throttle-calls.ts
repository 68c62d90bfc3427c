interface Throttled<Value> {
  (value: Value): void
  /** Hands on what is waiting, at once. */
  flush(): void
}

/** Hands on values with at least so many milliseconds between them, skipping all but the newest. */
export function throttleCalls<Value>(milliseconds: number, handOn: (value: Value) => void): Throttled<Value> {
  let waiting: { value: Value } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    if (waiting === undefined) return
    const { value } = waiting
    waiting = undefined
    handOn(value)
  }
  const pass = (value: Value) => {
    waiting = { value }
    if (timer !== undefined) return
    flush()
    const rest = () => {
      timer = waiting && setTimeout(rest, milliseconds)
      flush()
    }
    timer = setTimeout(rest, milliseconds)
  }
  return Object.assign(pass, { flush })
}
