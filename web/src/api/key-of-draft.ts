import type { BroughtDraft } from '@roux/contract/bringing-in'
import type { Language } from '@roux/contract/language'
import { newIdempotencyKey } from './idempotency-key.ts'
import { recipeOfDraft } from './recipe-of-draft.ts'

const keys = new WeakMap<BroughtDraft, string>()
const recipes = new WeakMap<BroughtDraft, ReturnType<typeof recipeOfDraft>>()

/** The key that a draft is saved with, as long as it is the same: what was saved and not answered is saved once. */
export function keyOfDraft(draft: BroughtDraft): string {
  const key = keys.get(draft) ?? newIdempotencyKey()
  keys.set(draft, key)
  return key
}

/** The recipe that goes with its key, which stands for one alone: that of the first time, whatever language the page has since. */
export function recipeOfKey(draft: BroughtDraft, page: Language): ReturnType<typeof recipeOfDraft> {
  const recipe = recipes.get(draft) ?? recipeOfDraft(draft, page)
  recipes.set(draft, recipe)
  return recipe
}
