import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../../http/app-error.ts'
import {
  type Claim,
  ClaimLostError,
  type GenerationKeysStore,
  type KeyedRequest,
  type Outcome,
  renewEveryMs,
} from './generation-keys-store.ts'

/** How often whoever waits for the same request of somebody else looks for its answer. */
const lookEveryMs = 200

interface Making<Answer> {
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal
  /** Has the answer made; it is finished with the claim, where there is one. */
  make(claim: Claim | undefined): Promise<Answer>
  /** The answer that was made before; undefined where it is gone. */
  recall(outcome: Outcome): Promise<Answer | undefined>
  /** Told that somebody else is making the answer, and that it will take a while. */
  onWait(): void
}

/**
 * Has the answer to a request made once, however often it comes with its key: at the same time, later, or after the
 * process that was at it has ended.
 * @throws AppError `idempotency_key_reused`, or what making it failed with
 */
export async function oncePerKey<Answer>(
  keys: GenerationKeysStore,
  request: KeyedRequest | undefined,
  { signal, make, recall, onWait }: Making<Answer>,
): Promise<Answer> {
  if (!request) return make(undefined)
  let awaited: string | undefined
  for (;;) {
    const found = await keys.claim(request, awaited)
    if (found.state === 'reused') throw new AppError('idempotency_key_reused')
    if (found.state === 'failed') throw new AppError(found.code, { retryAfterSeconds: found.retryAfterSeconds })
    if (found.state === 'mine') {
      const answer = await holding(keys, found.claim, () => make(found.claim))
      if (answer !== lost) return answer
    } else if (found.state === 'done') {
      const answer = await recall(found.outcome)
      if (answer !== undefined) return answer
      await keys.free(found.claim)
    } else {
      awaited = found.claim
      onWait()
      await pause(lookEveryMs, undefined, { signal })
    }
  }
}

const lost = Symbol('lost')

async function holding<Answer>(
  keys: GenerationKeysStore,
  claim: Claim,
  make: () => Promise<Answer>,
): Promise<Answer | typeof lost> {
  // A renewal that fails is made good by the next; after several, somebody else takes over.
  const renewal = setInterval(() => void keys.renew(claim).catch(() => undefined), renewEveryMs)
  try {
    return await make()
  } catch (error) {
    if (error instanceof ClaimLostError) return lost
    if (error instanceof AppError) await keys.fail(claim, error.code, error.retryAfterSeconds)
    else await keys.free(claim)
    throw error
  } finally {
    clearInterval(renewal)
  }
}
