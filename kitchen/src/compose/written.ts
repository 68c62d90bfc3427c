import type { Draft } from '@roux/contract/draft'
import type { WishFinding } from '@roux/contract/wish-findings'

/**
 * A recipe of the kitchen, what it has to say of the wish, nothing of which stands in its text, and what it is made of;
 * that is empty where it is not, or no longer, in the kitchen's own words.
 */
export type Written = Draft & { readonly findings: readonly WishFinding[]; readonly composition: string }
