import type { Draft } from '@roux/contract/draft'
import type { WishFinding } from '@roux/contract/wish-findings'

/** A recipe of the kitchen, and what it has to say of the wish: nothing of that stands in its text. */
export type Written = Draft & { readonly findings: readonly WishFinding[] }
