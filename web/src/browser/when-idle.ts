import { fieldsOf } from '@roux/contract/fields-of'

/** Fetches something ahead of its need, unless the browser is to save data. Returns how to call it off. */
export function fetchWhenIdle(fetchAhead: () => void): () => void {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return fieldsOf(connection).saveData === true ? () => undefined : whenIdle(fetchAhead)
}

/** Does something when there is nothing else to do. Safari cannot say when that is. Returns how to call it off. */
export function whenIdle(action: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(action, 1500)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(action)
  return () => cancelIdleCallback(request)
}
