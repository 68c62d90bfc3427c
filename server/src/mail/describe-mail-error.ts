/** Of an error what may stand in the log: a server's answer repeats addresses. */
export function describeMailError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { reason: 'unknown' }
  const { code, command, responseCode } = error as Partial<Record<'code' | 'command' | 'responseCode', unknown>>
  return { reason: error.name, code, command, status: responseCode }
}
