import { type RefObject, useRef, useState } from 'react'
import { keepSidebarExpanded, readSidebarExpanded } from '../../browser/sidebar-cookie.ts'
import { useMediaQuery } from '../../browser/use-media-query.ts'

export interface SidebarControl {
  /** Wide enough for the whole sidebar beside the screen; else it opens in front of it. */
  isWide: boolean
  /** Beside the screen: whole, or an icon rail. Remembered. */
  isExpanded: boolean
  isOverlayOpen: boolean
  /** It stands beside the screen with everything in it. */
  isWhole: boolean
  /** What the menu button does, and says of it. */
  menu: { ref: RefObject<HTMLButtonElement | null>; onClick(): void; 'aria-expanded': boolean }
  toggle(): void
  closeOverlay(): void
}

export function useSidebar(): SidebarControl {
  const isWide = useMediaQuery('(min-width: 64rem)')
  const [isExpanded, setIsExpanded] = useState(readSidebarExpanded)
  const [isOverlayOpen, setIsOverlayOpen] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  const isOverlay = isOverlayOpen && !isWide
  // A tablet that was turned and is turned back has it closed, like every narrow page at first.
  if (isWide && isOverlayOpen) setIsOverlayOpen(false)
  const toggle = () => {
    if (!isWide) return setIsOverlayOpen(!isOverlayOpen)
    keepSidebarExpanded(!isExpanded)
    setIsExpanded(!isExpanded)
  }
  return {
    isWide,
    isExpanded,
    isOverlayOpen: isOverlay,
    isWhole: isWide && isExpanded,
    menu: { ref: menuButton, onClick: toggle, 'aria-expanded': isWide ? isExpanded : isOverlay },
    toggle,
    closeOverlay: () => setIsOverlayOpen(false),
  }
}
