import { lazyPart } from './lazy-part.ts'

export const toasterPart = lazyPart(() => import('./toaster.tsx'))

interface Action {
  label: string
  onClick(): void
}

/** Shows a sentence about something that failed, once at a time, and what can be done about it. */
export async function showErrorToast(text: string, action: Action): Promise<void> {
  const { toast } = await toasterPart.load()
  toast.error(text, { id: text, action })
}
