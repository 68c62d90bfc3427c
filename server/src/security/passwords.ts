import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createFairQueue, type Waiter } from '../fair-queue.ts'

/** For argon2id, the package's default: the least of OWASP ASVS 5.0, appendix C. About 9 ms of a processor. */
const shipped = { memoryCost: 47_104, timeCost: 1, parallelism: 1 }

/** Hashes and checks passwords and short codes. */
export interface Passwords {
  /** A PHC string. */
  hash(password: string, waiter: Waiter): Promise<string>
  /** Whether a PHC string is this password's. Where there is none, the same work is done and the answer is no. */
  verify(phc: string | undefined, password: string, waiter: Waiter): Promise<boolean>
  /** A PHC string that is no password's. */
  newUnusable(): string
  /** Whether it was made with other parameters than those of today. */
  isOutdated(phc: string): boolean
}

/** One processor stays free for everything else. */
const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1))

/**
 * Each hash fills 46 MiB and one processor for its time, so only a few are made at once, one of each caller.
 * All functions that hash throw `OverloadedError` while too many wait already.
 */
export function createPasswords(
  limits = { atOnce, atOncePerCaller: 1, longest: 200 },
  parameters = shipped,
): Passwords {
  const { run } = createFairQueue(limits)
  // How every hash of these parameters begins.
  const prefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`
  const newUnusable = () => `${prefix}${base64(randomBytes(16))}$${base64(randomBytes(32))}`
  const ofNobody = newUnusable()
  return {
    hash: (password, waiter) => run(waiter, () => hash(password, parameters)),
    verify: (phc, password, waiter) => run(waiter, () => verify(phc ?? ofNobody, password)),
    newUnusable,
    isOutdated: (phc) => !phc.startsWith(prefix),
  }
}

/** Base64 as PHC strings have it. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
