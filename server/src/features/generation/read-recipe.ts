import type { PartialDraft } from '@roux/contract/draft'
import type { Orderer, Reading } from '../../ai/recipe-writer.ts'
import { AppError } from '../../http/app-error.ts'
import type { Kitchens } from './generate.ts'
import { startUsage } from './start-usage.ts'
import { untilSeen } from './until-seen.ts'
import { type Quota, withUsage } from './with-usage.ts'
import { withinTime } from './within-time.ts'

interface Cook {
  readonly userId: string
  readonly quota: Quota
  /** Told when nothing can be refused any more but for what the provider does. */
  readonly onBegin: () => void
}

/**
 * Has a provider read a recipe that somebody brings. Nothing of it is kept.
 * @throws AppError; the signal's reason once the cook has left
 */
export async function readRecipe(
  reading: Reading,
  { userId, quota, onBegin }: Cook,
  { writers, generations }: Pick<Kitchens, 'writers' | 'generations'>,
  orderer: Orderer,
): Promise<PartialDraft> {
  const { read } = writers.usual
  if (!read) throw new AppError('no_provider')
  await quota.count()
  onBegin()
  const usage = startUsage(generations, { kind: 'read', userId, ...writers.nameUsual() })
  return await withUsage({ usage, quota, signal: orderer.signal }, (tally) =>
    withinTime(writers.time, orderer, (limited) =>
      untilSeen({ signal: limited.signal, tally, show: () => false }, async () => {
        let draft: PartialDraft = {}
        for await (draft of read(reading, limited, tally));
        // Nobody sees what the cook did not wait for.
        limited.signal.throwIfAborted()
        return draft
      }),
    ),
  )
}
