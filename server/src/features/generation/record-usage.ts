import type { Tally } from '../../ai/recipe-writer.ts'
import { AppError } from '../../http/app-error.ts'
import type { GenerationsStore } from './generations-store.ts'

interface Usage {
  readonly userId: string | null
  readonly kind: 'generate' | 'improve'
  /** Who is asked. */
  readonly provider: string
  readonly model: string | null
}

/**
 * Writes down what writing a recipe took, whatever comes of it.
 * @param signal aborts when the cook leaves
 * @param write gives, beside the recipe, the failure for which the kitchen stepped in
 */
export async function recordUsage<Written extends { readonly failure?: string }>(
  store: GenerationsStore,
  { userId, kind, provider, model }: Usage,
  signal: AbortSignal,
  write: (tally: Tally) => Promise<Written>,
): Promise<Written> {
  const tally: Tally = { calls: 0, tokensIn: 0, tokensOut: 0 }
  const started = performance.now()
  const add = (outcome: string) =>
    store.add({
      user_id: userId,
      kind,
      provider,
      model,
      outcome,
      calls: tally.calls,
      tokens_in: countable(tally.tokensIn),
      tokens_out: countable(tally.tokensOut),
      duration_ms: Math.round(performance.now() - started),
    })
  try {
    const written = await write(tally)
    await add(written.failure ?? 'written')
    return written
  } catch (error) {
    await add(signal.aborted ? 'left' : error instanceof AppError ? error.code : 'internal')
    throw error
  }
}

/** What PostgreSQL calls an integer goes up to here. */
const most = 2 ** 31 - 1

/** A provider says how much it took, and may say anything. */
function countable(tokens: number): number {
  return tokens > 0 ? Math.min(Math.round(tokens), most) : 0
}
