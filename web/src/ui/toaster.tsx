import type { CSSProperties } from 'react'
import { Toaster as SonnerToaster, toast as sonnerToast } from 'sonner'

export const toast = sonnerToast

const look: CSSProperties & Record<`--${string}`, string> = {
  '--normal-bg': 'var(--surface)',
  '--normal-border': 'var(--line)',
  '--normal-text': 'var(--ink)',
  '--border-radius': 'var(--radius-m)',
  fontFamily: 'var(--font-ui)',
}

const toastLook = {
  className: 'pointer-events-auto',
  classNames: { actionButton: 'pointer-coarse:h-11! pointer-coarse:px-4!' },
}

/** Where toasts appear: sonner with its defaults, in our colours. They can be pressed while a dialog blocks the page. */
export function Toaster({ theme }: { theme: 'light' | 'dark' }) {
  return <SonnerToaster theme={theme} position="bottom-right" style={look} toastOptions={toastLook} />
}
