import { setTimeout as pause } from 'node:timers/promises'
import { Draft, type PartialDraft } from '@roux/contract/draft'
import type { WishFinding } from '@roux/contract/wish-findings'
import type { RecipeWriter, Tally, Writing, WritingRequest } from '../../ai/recipe-writer.ts'
import { WriterError } from '../../ai/writer-error.ts'
import type { Audience } from './audience.ts'

/** Calls of a provider for one recipe: retries, formats and the repair together. */
export const mostCalls = 3

/** Before the second call a random part of this, and twice as much before each next one. */
const firstPauseMs = 500

/** Whoever is asked for a longer pause passes that on to the cook. */
const longestPauseMs = 5000

/** A whole draft, what its writer says of the wish, and what the kitchen made it of. */
export type WrittenDraft = Draft & { readonly findings: readonly WishFinding[]; readonly composition: string }

/**
 * A draft of a writer, who is asked again after a failure that may pass, as long as nobody has seen anything of it and
 * calls are left.
 * @param random from 0 to 1
 * @throws WriterError; the signal's reason once it has aborted
 */
export async function askWriter(
  writer: RecipeWriter,
  request: WritingRequest,
  audience: Audience,
  tally: Tally,
  random: () => number = Math.random,
): Promise<WrittenDraft> {
  const { signal, sendDraft } = audience
  let wasSeen = false
  const show = (draft: PartialDraft) => {
    wasSeen = sendDraft(draft) || wasSeen
    return wasSeen
  }
  for (let tries = 1; ; tries += 1) {
    try {
      return await askOnce(writer, request, { ...audience, sendDraft: show }, tally)
    } catch (error) {
      const pauseMs = pauseAfter(error, tries, random())
      if (pauseMs === undefined || wasSeen || Math.max(tally.calls, tries) >= mostCalls) throw error
      await pause(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
  }
}

/** The same, with a single call. */
export async function askOnce(
  writer: RecipeWriter,
  request: WritingRequest,
  { sendDraft, ...orderer }: Audience,
  tally: Tally,
): Promise<WrittenDraft> {
  let draft: PartialDraft = {}
  let findings: Writing['findings']
  let composition: Writing['composition']
  for await ({ findings, composition, ...draft } of writer.write(request, orderer, tally)) sendDraft(draft)
  // Nobody sees, and nothing keeps, what the cook did not wait for.
  orderer.signal.throwIfAborted()
  const whole = Draft.safeParse(draft)
  if (!whole.success) throw new WriterError('provider_malformed', { why: 'the last draft is not whole' })
  return { ...whole.data, findings: findings ?? [], composition: composition ?? '' }
}

/** How long to wait before the next call; undefined where there is to be none. The longest wait with full jitter. */
function pauseAfter(error: unknown, tries: number, random: number): number | undefined {
  if (!(error instanceof WriterError) || error.retry === 'never') return undefined
  if (error.retry === 'now') return 0
  const asked = (error.retryAfterSeconds ?? 0) * 1000
  return asked <= longestPauseMs ? asked + random * firstPauseMs * 2 ** (tries - 1) : undefined
}
