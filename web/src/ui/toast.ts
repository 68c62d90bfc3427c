import { lazyPart } from './lazy-part.ts'

export const toasterPart = lazyPart(() => import('./toaster.tsx'))

/** Shows a sentence about something that failed. */
export async function showErrorToast(text: string): Promise<void> {
  const { toast } = await toasterPart.load()
  toast.error(text)
}
