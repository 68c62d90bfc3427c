import type { ReactNode } from 'react'

interface SidebarSlotProps {
  isWhole: boolean
  children?: ReactNode
}

/**
 * The place of the sidebar beside the screen: 20rem, or a rail of 3rem (specification §9), and always the rail where the
 * screen would be too narrow beside it. It stands before there is anything to show in it. On phones there is an overlay
 * instead.
 */
export function SidebarSlot({ isWhole, children }: SidebarSlotProps) {
  return (
    <div
      className={`sticky top-0 hidden h-dvh flex-none border-line border-r bg-sunken md:block print:hidden w-12 ${isWhole ? 'lg:w-80' : ''}`}
    >
      {children}
    </div>
  )
}
