import { useSyncExternalStore } from 'react'
import { dropText, keepText, readText } from './kept-text.ts'

// What the first page knows of drafts of recipes: whether there are any, and how to drop them.

/** Names the draft of a recipe that is not saved yet. */
export const newDraft = 'new'

/** Names the draft of the guest's recipe, which has no id that lasts. */
export const guestDraft = 'guest'

/** Told when a draft comes or goes. */
const listeners = new Set<() => void>()

export function keepDraftText(id: string, text: string): void {
  keepText('session', draftKey(id), text)
  for (const listener of listeners) listener()
}

export function readDraftText(id: string): string | undefined {
  return readText('session', draftKey(id))
}

export function dropRecipeDraft(id: string): void {
  dropText('session', draftKey(id))
  for (const listener of listeners) listener()
}

/** Whether a recipe is being edited. */
export function useHasRecipeDraft(id: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    () => readDraftText(id) !== undefined,
  )
}

function draftKey(id: string): string {
  return `recipe-draft:${id}`
}
