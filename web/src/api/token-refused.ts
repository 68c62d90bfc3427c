type Listener = (token: string) => void

const listeners = new Set<Listener>()

/** Told by the request layer when the server no longer knows a token that was sent. */
export function tellTokenRefused(token: string): void {
  for (const listener of listeners) listener(token)
}

/** Listens for that. Returns how to stop. */
export function whenTokenRefused(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
