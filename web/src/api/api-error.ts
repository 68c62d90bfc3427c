/** Why a call failed without an answer. */
export type NoAnswer = 'aborted' | 'network' | 'timeout'

interface Failure {
  message: string
  /** HTTP status; 0 where no answer came. */
  status: number
  /** The status text; where no answer came, a NoAnswer. */
  reason: string
  url: string
  /** The answer's body: parsed where it is JSON, else its text; undefined where there is none. */
  body: unknown
}

/** What every failed call throws (specification §8). */
export class ApiError extends Error {
  readonly status: number
  readonly reason: string
  readonly url: string
  readonly body: unknown

  constructor({ message, status, reason, url, body }: Failure, cause?: unknown) {
    super(message, { cause })
    this.name = 'ApiError'
    this.status = status
    this.reason = reason
    this.url = url
    this.body = body
  }
}
