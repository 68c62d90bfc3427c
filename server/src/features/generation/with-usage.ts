import type { ErrorCode } from '@roux/contract/errors'
import { WriterError } from '../../ai/provider/writer-error.ts'
import type { Tally } from '../../ai/recipe-writer.ts'
import { AppError } from '../../http/app-error.ts'
import type { Usage } from './start-usage.ts'

/** How many more requests somebody may make. */
export interface Quota {
  /** @throws AppError `quota_exceeded` */
  count(): Promise<unknown>
  takeBack(): Promise<void>
}

interface Accounts {
  readonly usage: Usage
  readonly quota: Quota
  /** Aborts when the cook leaves. */
  readonly signal: AbortSignal
}

/** Has something written, and writes down what it took, whatever comes of it. @throws AppError for a writer's failure */
export async function withUsage<Result>(
  { usage, quota, signal }: Accounts,
  write: (tally: Tally) => Promise<Result>,
  outcomeOf: (written: Result) => string = () => 'written',
): Promise<Result> {
  try {
    const written = await write(usage.tally)
    await usage.record(outcomeOf(written))
    return written
  } catch (cause) {
    const error = toAppError(cause)
    const code = error instanceof AppError ? error.code : 'internal'
    await usage.record(signal.aborted ? 'left' : code)
    if (free.some((other) => other === code) || usage.isUntouched()) await quota.takeBack()
    throw error
  }
}

/**
 * Failures before anything was written: they cost nobody anything, like leaving the line before the turn has come. A
 * refusal, an unusable answer and a cook who leaves later have used the writer like any recipe.
 */
const free: readonly ErrorCode[] = [
  'provider_unavailable',
  'provider_rate_limited',
  'provider_busy',
  'provider_misconfigured',
]

function toAppError(error: unknown): unknown {
  if (!(error instanceof WriterError)) return error
  return new AppError(error.code, { cause: error.cause, retryAfterSeconds: error.retryAfterSeconds })
}
