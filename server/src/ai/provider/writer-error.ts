import { errors, type WriterErrorCode } from '@roux/contract/errors'

/** Whether another call may do better: after a pause, at once, or not at all. */
type Retry = 'later' | 'now' | 'never'

interface Details {
  /** What happened, in words of our own: it is logged, so nothing that the cook, the provider or a setting said. */
  readonly why: string
  readonly retryAfterSeconds?: number | undefined
  /** Where it is not what its code usually means. */
  readonly retry?: Retry
}

const usualRetry: Readonly<Record<WriterErrorCode, Retry>> = {
  provider_unavailable: 'later',
  provider_rate_limited: 'later',
  provider_malformed: 'now',
  // The cook has waited long enough.
  provider_timeout: 'never',
  provider_busy: 'never',
  provider_refused: 'never',
  provider_misconfigured: 'never',
}

/**
 * Why no recipe was written. The message is the contract's; the cause says more, for the log alone. The error that was
 * caught is not kept: those of the AI SDK carry the request, the headers and the whole answer.
 */
export class WriterError extends Error {
  override readonly name = 'WriterError'
  readonly code: WriterErrorCode
  readonly retry: Retry
  /** When the provider wants to be asked again, in whole seconds. */
  readonly retryAfterSeconds?: number

  constructor(code: WriterErrorCode, { why, retryAfterSeconds, retry = usualRetry[code] }: Details) {
    super(errors[code].detail, { cause: new Error(why) })
    this.code = code
    this.retry = retry
    if (retryAfterSeconds !== undefined) this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The model does not take the form in which it was asked to answer. */
export class FormatRefusedError extends WriterError {
  constructor(details: Details) {
    super('provider_misconfigured', details)
  }
}
