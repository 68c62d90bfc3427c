import { type CSSProperties, useEffect } from 'react'
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

/** So far from the edge as sonner has them, but above the timers and the main actions that stand at the foot. */
const above = (edge: string) => ({ bottom: `calc(${edge} + var(--timers-height, 0px) + var(--foot-height, 0px))` })

const { promise: toasterStands, resolve: standUp } = Promise.withResolvers<void>()

/** Settles when toasts have a place to appear in; sonner forgets those that come before. */
export { toasterStands }

/** Where toasts appear: sonner with its defaults, in our colours. They can be pressed while a dialog blocks the page. */
export function Toaster({ theme }: { theme: 'light' | 'dark' }) {
  useEffect(() => standUp(), [])
  return (
    <SonnerToaster
      theme={theme}
      position="bottom-right"
      offset={above('24px')}
      mobileOffset={above('16px')}
      style={look}
      toastOptions={toastLook}
    />
  )
}
