import { Download, LibraryBig, PenLine, RotateCw, SquarePen } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRecipeList } from '../../api/recipes.ts'
import { Button } from '../../ui/button.tsx'
import { Link, NavLink } from '../../ui/link.tsx'
import { preloadMenus } from '../../ui/menu.tsx'
import { moveThroughRows } from './move-through-rows.ts'
import { SidebarHead } from './sidebar-head.tsx'
import { SidebarLists, type SidebarListsProps } from './sidebar-lists.tsx'
import { SidebarSearch } from './sidebar-search.tsx'
import { SidebarSkeleton } from './sidebar-skeleton.tsx'
import type { SearchFocus } from './use-sidebar-keys.ts'

interface SidebarContentProps {
  brand: ReactNode
  searchFocus: SearchFocus
  /** Something was chosen that has a screen of its own. */
  onChosen(): void
  /** Given where it stands in front of the screen. */
  onClose?: () => void
}

/** The whole sidebar: search, lists, and the foot of the house. */
export function SidebarContent({ brand, searchFocus, onChosen, onClose }: SidebarContentProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const openFirst = useRef<() => void>(() => undefined)
  return (
    <nav
      aria-label={t('app.recipes')}
      data-tooltip-place=""
      onPointerEnter={() => void preloadMenus()}
      onFocus={() => void preloadMenus()}
      onKeyDown={(event) => moveThroughRows(event, searchFocus.field.current)}
      className="relative flex h-full flex-col gap-3 px-3"
    >
      <div className="-mx-3">
        <SidebarHead brand={brand} onClose={onClose} />
      </div>
      <SidebarSearch text={text} onChange={setText} focus={searchFocus} onEnter={() => openFirst.current()} />
      <div className="grid flex-none">
        <div className="flex items-center">
          <Link to="/" onClick={onChosen} className={`${linkLook} flex-1`}>
            <SquarePen aria-hidden="true" className="size-[17px]" />
            {t('appSidebar.newRecipe')}
          </Link>
          <Link
            to="/recipe/new"
            onClick={onChosen}
            aria-label={t('appSidebar.writeByHand')}
            data-tooltip=""
            className="touchable grid size-9 flex-none place-items-center rounded-small text-ink-3 transition duration-150 ease-out hover:bg-surface hover:text-ink"
          >
            <PenLine aria-hidden="true" className="size-4" />
          </Link>
        </div>
        <NavLink to="/recipes" onClick={onChosen} className={linkLook}>
          <LibraryBig aria-hidden="true" className="size-[17px]" />
          <span className="flex-1">{t('library.heading')}</span>
          <AllNumber />
        </NavLink>
        <NavLink to="/bring-in" onClick={onChosen} className={linkLook}>
          <Download aria-hidden="true" className="size-[17px]" />
          {t('appSidebar.bringIn')}
        </NavLink>
      </div>
      <div
        data-scroller=""
        className="-mx-3 min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pt-1 pb-4 [scrollbar-width:thin]"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <SidebarBody text={text} openFirst={openFirst} onChosen={onChosen} />
        </div>
      </div>
      <p className="px-2 pb-[max(16px,env(safe-area-inset-bottom))] text-ink-3 text-tiny">{t('app.footer')}</p>
    </nav>
  )
}

function AllNumber() {
  const { data } = useRecipeList()
  return data && data.length > 0 && <span className="pr-2 text-ink-3 text-small tabular-nums">{data.length}</span>
}

const linkLook =
  'flex items-center gap-2.5 rounded-small p-2 text-control text-ink-2 transition duration-150 ease-out hover:bg-surface hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-ink pointer-coarse:py-3'

function SidebarBody(props: Omit<SidebarListsProps, 'recipes'>) {
  const { t } = useTranslation()
  const { data: recipes, isError, refetch } = useRecipeList()
  if (recipes) return <SidebarLists recipes={recipes} {...props} />
  if (!isError) return <SidebarSkeleton />
  return (
    <Button className="justify-self-start" onClick={() => void refetch()}>
      <RotateCw aria-hidden="true" />
      {t('appSidebar.retry')}
    </Button>
  )
}
