import { fieldsOf } from '@roux/contract/fields-of'
import { dropText, keepText, readText } from './kept-text.ts'
import { parseJson } from './parse-json.ts'
import { dropRecipeDraft, guestDraft } from './recipe-draft-kept.ts'

// What the first page knows of the guest's recipe: how to keep and to drop it, and what it is called.

/** Where it is kept, until the tab closes (specification §3). */
const key = 'temp-recipe'

/** Keeps a guest's recipe as it was received, until the tab closes. */
export function keepGuestRecipe(received: unknown): void {
  keepText('session', key, JSON.stringify(received))
  dropRecipeDraft(guestDraft)
}

/** The guest's recipe as it was received; undefined without one. */
export function readKeptGuestRecipe(): unknown {
  const text = readText('session', key)
  return text === undefined ? undefined : parseJson(text)
}

/** What the guest's recipe is called; empty without one. */
export function readGuestTitle(): string {
  const { title } = fieldsOf(readKeptGuestRecipe())
  return typeof title === 'string' ? title.trim() : ''
}

export function dropKeptGuestRecipe(): void {
  dropText('session', key)
}

/** Drops the guest's recipe and what they have changed of it. */
export function dropGuestRecipe(): void {
  dropKeptGuestRecipe()
  dropRecipeDraft(guestDraft)
}
