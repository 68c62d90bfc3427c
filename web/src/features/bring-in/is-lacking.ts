import type { BroughtEntry } from '../../api/bring-in.ts'
import { isForReader } from '../../api/reading-of.ts'

/**
 * Whether a provider might read more of it than the server did: of a page or a text, in a file or not, that came and gave
 * no recipe, or one without its list or its steps, and that no provider has read yet.
 */
export function isLacking({ state, request, drafts, failures, decisions }: BroughtEntry): boolean {
  if (state !== 'read' || !isForReader(request)) return false
  const [draft, ...others] = drafts
  if (!draft) return failures.every(({ code }) => code === 'no_recipe_found' || code === 'unreadable')
  const isUndecided = decisions[0] === undefined && others.length === 0
  const isRead = Object.values(draft.from).some((origin) => origin === 'provider' || origin === 'photo')
  return isUndecided && !isRead && (draft.ingredients.length === 0 || draft.directions.length === 0)
}
