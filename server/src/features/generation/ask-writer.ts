import { Draft, type PartialDraft } from '@roux/contract/draft'
import type { WishFinding } from '@roux/contract/wish-findings'
import { WriterError } from '../../ai/provider/writer-error.ts'
import type { RecipeWriter, Tally, Writing, WritingRequest } from '../../ai/recipe-writer.ts'
import type { Audience } from './audience.ts'
import { untilSeen } from './until-seen.ts'

/** A whole draft, what its writer says of the wish, and what the kitchen made it of. */
export type WrittenDraft = Draft & { readonly findings: readonly WishFinding[]; readonly composition: string }

/**
 * A draft of a writer, who is asked again after a failure that may pass, as long as nobody has seen anything of it and
 * calls are left.
 * @param random from 0 to 1
 * @throws WriterError; the signal's reason once it has aborted
 */
export function askWriter(
  writer: RecipeWriter,
  request: WritingRequest,
  audience: Audience,
  tally: Tally,
  random?: () => number,
): Promise<WrittenDraft> {
  const { signal, sendDraft } = audience
  return untilSeen({ signal, tally, show: sendDraft, ...(random && { random }) }, (show) =>
    askOnce(writer, request, { ...audience, sendDraft: show }, tally),
  )
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
