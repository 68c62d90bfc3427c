import { WriterError } from '../src/ai/provider/writer-error.ts'

/** The code of what a writer fails with, and its cause in words. */
export async function failureOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(error instanceof WriterError)) throw new Error('no WriterError', { cause: error })
  return `${error.code}: ${error.cause instanceof Error ? error.cause.message : ''}`
}
