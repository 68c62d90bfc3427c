interface LoggableError {
  readonly [field: string]: unknown
  readonly type: string
  readonly message: string
  /** Where it happened, without the message. */
  readonly stack: string
}

/**
 * What may stand in the log of an error. Of its own fields only the code: a database repeats a whole row in others,
 * and a single value even in the message.
 */
export function loggableError(error: unknown, depth = 3): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { name, message, stack = '', cause } = error
  return {
    type: name,
    message: isOfPostgres(error) ? '' : message,
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...('code' in error && { code: error.code }),
    ...(cause !== undefined && depth > 0 && { cause: loggableError(cause, depth - 1) }),
  }
}

/** The database server's own errors have a severity; those of the connection have none. */
function isOfPostgres(error: Error): boolean {
  return 'severity' in error
}
