import { Toaster as SonnerToaster, toast as sonnerToast } from 'sonner'

export const toast = sonnerToast

/** Where toasts appear: sonner with its defaults, at the bottom right. */
export function Toaster({ theme }: { theme: 'light' | 'dark' }) {
  return <SonnerToaster theme={theme} position="bottom-right" />
}
