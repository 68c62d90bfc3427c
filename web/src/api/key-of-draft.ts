import type { BroughtDraft } from '@roux/contract/bringing-in'
import { newIdempotencyKey } from './idempotency-key.ts'

const keys = new WeakMap<BroughtDraft, string>()

/** The key that a draft is saved with, as long as it is the same: what was saved and not answered is saved once. */
export function keyOfDraft(draft: BroughtDraft): string {
  const key = keys.get(draft) ?? newIdempotencyKey()
  keys.set(draft, key)
  return key
}
