/** Does something when there is nothing else to do. Safari cannot say when that is. Returns how to call it off. */
export function whenIdle(action: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(action, 1500)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(action)
  return () => cancelIdleCallback(request)
}
