/** An error as it goes into the log. */
interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code: unknown
  readonly cause: LoggedError | undefined
  readonly [more: string]: unknown
}

/**
 * What of an error goes into the log: never the other properties that libraries put there, in which databases repeat
 * whole rows, providers whole prompts, and parsers whole requests.
 */
export function describeForLog(error: Error): LoggedError {
  const { name: type, message, stack = '', cause } = error
  const code = 'code' in error ? error.code : 'errcode' in error ? error.errcode : undefined
  return { type, message, stack, code, cause: cause instanceof Error ? describeForLog(cause) : undefined }
}
