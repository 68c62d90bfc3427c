import { hash, randomBytes, randomInt } from 'node:crypto'

/** A secret nobody can guess: 256 random bits, safe in links and headers. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Can it be such a secret? What cannot needs no looking up. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** What is stored of such a secret. Enough of a hash only because there are far too many secrets to try. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex')
}

/** A code of 8 digits that a person can type. Short: it needs a slow hash and few tries. */
export function newCode(): string {
  return String(randomInt(100_000_000)).padStart(8, '0')
}

export function isCode(text: string): boolean {
  return /^\d{8}$/.test(text)
}
