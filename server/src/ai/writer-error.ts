import { errors, type WriterErrorCode } from '@roux/contract/errors'

interface Details {
  /** What happened, in words of our own: it is logged, so nothing that the cook, the provider or a setting said. */
  readonly why: string
  readonly retryAfterSeconds?: number | undefined
}

/**
 * Why no recipe was written. The message is the contract's; the cause says more, for the log alone. The error that was
 * caught is not kept: those of the AI SDK carry the request, the headers and the whole answer.
 */
export class WriterError extends Error {
  override readonly name = 'WriterError'
  readonly code: WriterErrorCode
  /** When the provider wants to be asked again, in whole seconds. */
  readonly retryAfterSeconds?: number

  constructor(code: WriterErrorCode, { why, retryAfterSeconds }: Details) {
    super(errors[code].detail, { cause: new Error(why) })
    this.code = code
    if (retryAfterSeconds !== undefined) this.retryAfterSeconds = retryAfterSeconds
  }
}
