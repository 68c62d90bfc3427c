/** Why a call failed without an answer; `cut`: one had begun, and broke off. */
export type NoAnswer = 'aborted' | 'network' | 'timeout' | 'cut'

interface Failure {
  message: string
  /** HTTP status; 0 where no answer came. */
  status: number
  /** The status text; where no answer came, a NoAnswer. */
  reason: string
  url: string
  /** The answer's body: parsed where it is JSON, else its text; undefined where there is none. */
  body: unknown
  /** Seconds after which it is worth trying again, where the answer says so. */
  retryAfter?: number | undefined
}

/** What every failed call throws (specification §8). */
export class ApiError extends Error {
  readonly status: number
  readonly reason: string
  readonly url: string
  readonly body: unknown
  readonly retryAfter: number | undefined

  constructor({ message, status, reason, url, body, retryAfter }: Failure, cause?: unknown) {
    super(message, { cause })
    this.name = 'ApiError'
    this.status = status
    this.reason = reason
    this.url = url
    this.body = body
    this.retryAfter = retryAfter
  }
}
