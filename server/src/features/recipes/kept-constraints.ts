import { type Constraints, joinLasting, type LastingConstraints } from '@roux/contract/constraints'
import type { Preferences } from '@roux/contract/generation'
import type { Language } from '@roux/contract/language'
import { constraintsOf } from '@roux/cooking/checks/constraints-of'

/** What a recipe was written for, as it was stored with it; older recipes lack a part of it. */
export type CheckedFor = Partial<LastingConstraints> | null

/** Of our own making, like all that is stored as JSON. */
export function readCheckedFor(json: string | null): CheckedFor {
  return json === null ? null : JSON.parse(json)
}

/**
 * What a recipe that is there must keep: what it was written for, and what its owner wants of every recipe now. The
 * numbers and foods of the one request it was written for no longer count.
 */
export function keptConstraints(
  checkedFor: CheckedFor,
  preferences: Preferences | null,
  language: Language,
): Constraints {
  const wanted = constraintsOf(preferences, language)
  return { ...wanted, ...joinLasting(checkedFor ?? {}, wanted) }
}
