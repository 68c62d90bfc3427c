import { useState } from 'react'
import { keepSidebarExpanded, readSidebarExpanded } from '../../browser/sidebar-cookie.ts'
import { useMediaQuery } from '../../browser/use-media-query.ts'

export interface SidebarControl {
  /** Wide enough for a sidebar beside the screen (specification §9); else it is an overlay. */
  isWide: boolean
  /** Beside the screen: whole, or an icon rail. Remembered. */
  isExpanded: boolean
  isOverlayOpen: boolean
  toggle(): void
  closeOverlay(): void
}

export function useSidebar(): SidebarControl {
  const isWide = useMediaQuery('(min-width: 768px)')
  const [isExpanded, setIsExpanded] = useState(readSidebarExpanded)
  const [isOverlayOpen, setIsOverlayOpen] = useState(false)
  return {
    isWide,
    isExpanded,
    isOverlayOpen: isOverlayOpen && !isWide,
    toggle() {
      if (!isWide) return setIsOverlayOpen(!isOverlayOpen)
      keepSidebarExpanded(!isExpanded)
      setIsExpanded(!isExpanded)
    },
    closeOverlay: () => setIsOverlayOpen(false),
  }
}
