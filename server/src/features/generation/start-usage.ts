import type { Tally } from '../../ai/recipe-writer.ts'
import type { Generation, GenerationsStore } from './generations-store.ts'

interface Order extends Pick<Generation, 'kind' | 'provider' | 'model'> {
  readonly userId: string | null
}

export interface Usage {
  /** Whoever calls a provider adds to it. */
  readonly tally: Tally
  /** No provider that was to be asked has been. The kitchen's work is not counted in calls. */
  isUntouched(): boolean
  /** Writes down what it took until now, and what came of it. */
  record(outcome: string): Promise<void>
}

/** Begins to count what writing a recipe takes. */
export function startUsage(store: GenerationsStore, { userId, ...order }: Order): Usage {
  const tally: Tally = { calls: 0, tokensIn: 0, tokensOut: 0 }
  const started = performance.now()
  return {
    tally,
    isUntouched: () => order.provider !== 'kitchen' && tally.calls === 0,
    record: (outcome) =>
      store.add({
        ...order,
        user_id: userId,
        outcome,
        calls: tally.calls,
        tokens_in: countable(tally.tokensIn),
        tokens_out: countable(tally.tokensOut),
        duration_ms: Math.round(performance.now() - started),
      }),
  }
}

/** What PostgreSQL calls an integer goes up to here. */
const most = 2 ** 31 - 1

/** A provider says how much it took, and may say anything. */
function countable(tokens: number): number {
  return tokens > 0 ? Math.min(Math.round(tokens), most) : 0
}
