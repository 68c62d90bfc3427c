import { type ErrorCode, errors } from '@roux/contract/errors'
import type { RefusalReason } from '@roux/contract/refusal-reason'

interface Details {
  /** For the log only. */
  readonly cause?: unknown
  readonly retryAfterSeconds?: number | undefined
  /** Why a request is refused: with `not_food`. */
  readonly reason?: RefusalReason
}

/** An expected failure of a use case; its status and text stand in the contract. Anything else thrown is a bug. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | undefined
  readonly reason: RefusalReason | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    super(errors[code].detail, details.cause === undefined ? undefined : { cause: details.cause })
    this.code = code
    this.retryAfterSeconds = details.retryAfterSeconds
    this.reason = details.reason
  }
}
