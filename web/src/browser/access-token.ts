import { dropText, keepText, readText } from './kept-text.ts'

const key = 'access_token'

/** The bearer token of this browser's session (specification §3); what cannot be one is dropped. */
export function readAccessToken(): string | undefined {
  const token = readText('local', key)
  if (token === undefined || /^[\x21-\x7e]+$/.test(token)) return token
  dropText('local', key)
  return undefined
}

export function keepAccessToken(token: string): void {
  keepText('local', key, token)
}

export function dropAccessToken(): void {
  dropText('local', key)
}

/** Tells when another tab of this browser has logged in or out. Returns how to stop listening. */
export function whenTokenChangesElsewhere(listener: () => void): () => void {
  // A null key: that tab has cleared its storage.
  const hear = (event: StorageEvent) => (event.key === key || event.key === null) && listener()
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
