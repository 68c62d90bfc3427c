import { useEffect, useRef } from 'react'
import type { MenuAction } from './menu-content.tsx'

type Of = 'screen' | 'account'

type Offers = Set<{ current: readonly MenuAction[] }>

const offers: Record<Of, Offers> = { screen: new Set(), account: new Set() }

/** Offers what can be done on this part of the page to the palette, as long as the part is there. */
export function useOfferedActions(of: Of, actions: readonly MenuAction[]): void {
  const offer = useRef(actions)
  useEffect(() => {
    offer.current = actions
  })
  useEffect(() => {
    offers[of].add(offer)
    return () => void offers[of].delete(offer)
  }, [of])
}

/** What can be done on the page now. */
export function offeredActions(of: Of): MenuAction[] {
  return [...offers[of]].flatMap(({ current }) => current)
}
