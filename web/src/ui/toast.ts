import { preloadable } from './preloadable.tsx'

const load = () => import('./toaster.tsx')

/** Where toasts appear. */
export const Toaster = preloadable(async () => (await load()).Toaster)

interface Action {
  label: string
  onClick(): void
}

/** The specification's six (§4); `loading` stays until another takes its place under the same `id`. */
type Kind = 'default' | 'loading' | 'success' | 'info' | 'warning' | 'error'

const { promise: toastWanted, resolve: wantToast } = Promise.withResolvers<void>()

/** Settles with the first toast, whose place may not be there yet. */
export { toastWanted }

/** Shows a sentence, once at a time (by `id`), and what can be done about it. Where toasts cannot be fetched, nothing happens. */
export async function showToast(kind: Kind, text: string, action?: Action, id = text): Promise<void> {
  wantToast()
  const toaster = await load().catch(() => undefined)
  await toaster?.toasterStands
  toaster?.toast[kind === 'default' ? 'message' : kind](text, { id, ...(action && { action }) })
}

/** A toast lies in front of dialogs: a press on one is not a press outside them. */
export function isOnToast(event: { target: EventTarget | null }): boolean {
  return event.target instanceof Element && event.target.closest('[data-sonner-toaster]') !== null
}
