import { Download, LibraryBig, PenLine, SquarePen } from 'lucide-react'
import { Activity, type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRecipeList } from '../../api/recipes.ts'
import { fetchWhenIdle } from '../../browser/when-idle.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { NavLink } from '../../ui/link.tsx'
import { preloadable } from '../../ui/preloadable.tsx'
import { SidebarContent } from './sidebar-content.tsx'
import { SidebarSlot } from './sidebar-slot.tsx'
import type { SidebarControl } from './use-sidebar.ts'
import { useSidebarKeys } from './use-sidebar-keys.ts'

const SidebarOverlay = preloadable(async () => (await import('./sidebar-overlay.tsx')).SidebarOverlay)

interface SidebarProps {
  control: SidebarControl
  brand: ReactNode
}

/** The signed-in cook's recipes beside the screen, or in front of it where that is narrow. */
export function Sidebar({ control, brand }: SidebarProps) {
  useRecipeList() // Loads as soon as the cook is known, also while the sidebar is not open.
  const searchFocus = useSidebarKeys(control)
  // A press on the menu button opens it at once.
  useEffect(() => fetchWhenIdle(() => void SidebarOverlay.preload()), [])
  const content = { brand, searchFocus }
  return (
    <>
      <SidebarSlot isWhole={control.isWhole}>
        {!control.isWhole && <SidebarRail />}
        {/* Kept while it is a rail: thousands of rows are there again at once. */}
        <Activity mode={control.isWhole ? 'visible' : 'hidden'}>
          {control.isWide && <SidebarContent {...content} onChosen={control.closeOverlay} />}
        </Activity>
      </SidebarSlot>
      <LazyBoundary onMissing={control.closeOverlay} resetKey={control.isOverlayOpen}>
        {control.isOverlayOpen && (
          <SidebarOverlay onClose={control.closeOverlay}>
            {(onChosen) => <SidebarContent {...content} onChosen={onChosen} onClose={control.closeOverlay} />}
          </SidebarOverlay>
        )}
      </LazyBoundary>
    </>
  )
}

const ways = [
  { to: '/', text: 'appSidebar.newRecipe', Icon: SquarePen },
  { to: '/recipe/new', text: 'appSidebar.writeByHand', Icon: PenLine },
  { to: '/recipes', text: 'library.heading', Icon: LibraryBig },
  { to: '/bring-in', text: 'appSidebar.bringIn', Icon: Download },
] as const

/** What stays of the sidebar when it is collapsed. */
function SidebarRail() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('app.recipes')} className="grid justify-items-center gap-1.5 pt-2.5">
      {ways.map(({ to, text, Icon }) => (
        <NavLink
          key={to}
          to={to}
          aria-label={t(text)}
          data-tooltip=""
          className="touchable grid size-10 place-items-center rounded-[10px] text-ink-2 transition duration-150 ease-out hover:bg-surface hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-ink"
        >
          <Icon aria-hidden="true" className="size-[19px]" />
        </NavLink>
      ))}
    </nav>
  )
}
