import { dropText } from './kept-text.ts'

/** Names the draft of the guest's recipe, which has no id that lasts. */
export const guestDraft = 'guest'

/** Told when a draft comes or goes. */
export const draftListeners = new Set<() => void>()

export function draftKey(id: string): string {
  return `recipe-draft:${id}`
}

export function dropRecipeDraft(id: string): void {
  dropText('session', draftKey(id))
  for (const listener of draftListeners) listener()
}
