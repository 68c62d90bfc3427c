import type { ReadRecipe } from '@roux/contract/read-recipe'
import { History, LibraryBig, Trash2 } from 'lucide-react'
import {
  type MouseEvent,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useMatch, useNavigate } from 'react-router'
import { findRecipes, foldTitles } from '../../browser/find-recipes.ts'
import { useRecipeDeletion } from '../../session/use-recipe-deletion.ts'
import { Link } from '../../ui/link.tsx'
import { ActionMenu } from '../../ui/menu.tsx'
import { RecipeSection, type RowStates } from './recipe-section.tsx'
import { useRowMenu } from './use-row-menu.ts'

export interface SidebarListsProps {
  recipes: readonly ReadRecipe[]
  /** What is in the search box. */
  text: string
  /** Told what opens the first recipe that is found. */
  openFirst: RefObject<() => void>
  onChosen(): void
}

/** Favorites and Recently saved, or what was found (specification §2). */
export function SidebarLists({ recipes, text, openFirst, onChosen }: SidebarListsProps) {
  const { t } = useTranslation()
  const folded = useMemo(() => foldTitles(recipes), [recipes])
  const wanted = useDeferredValue(text)
  const found = useMemo(() => findRecipes(folded, wanted), [folded, wanted])
  const favorites = useMemo(() => recipes.filter((recipe) => recipe.is_favorite), [recipes])

  const currentId = useMatch('/recipe/:id')?.params.id
  const { menu, open, close } = useRowMenu()
  const { leavingId, remove } = useRemoval(currentId)
  const states: RowStates = { currentId, menuId: menu?.recipe.id, leavingId }
  const openRecipe = useOpening(onChosen)
  const onOpen = useCallback(
    (event: MouseEvent<HTMLAnchorElement>, recipe: ReadRecipe) => {
      // A new tab or window is the browser's business.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      openRecipe(recipe)
    },
    [openRecipe],
  )
  useEffect(() => {
    openFirst.current = () => {
      // By what is in the box now, which the list may still be on its way to.
      const [first] = findRecipes(folded, text) ?? []
      if (first) openRecipe(first)
    }
  })
  const moreLabel = useCallback((title: string) => t('appSidebar.more', { title }), [t])
  const handlers = { onOpen, onMore: open, moreLabel }

  return (
    <>
      <p role="status" className="sr-only">
        {found && t('appSidebar.found', { number: found.length })}
      </p>
      {found ? (
        <>
          <RecipeSection
            heading={t('appSidebar.results')}
            recipes={found}
            states={states}
            handlers={handlers}
            empty={
              <Nothing text={t('appSidebar.noResults', { text: wanted.trim() })} hint={t('appSidebar.noResultsHint')} />
            }
          />
          <Link to={`/recipes?${new URLSearchParams({ q: wanted.trim() })}`} onClick={onChosen} className={furtherLook}>
            <LibraryBig aria-hidden="true" className="size-4 flex-none" />
            <span className="min-w-0 wrap-anywhere">{t('palette.searchAll', { text: wanted.trim() })}</span>
          </Link>
        </>
      ) : (
        <>
          {favorites.length > 0 && (
            <RecipeSection
              heading={t('appSidebar.favorites')}
              recipes={favorites}
              states={states}
              handlers={handlers}
            />
          )}
          <RecipeSection
            heading={t('appSidebar.recent')}
            recipes={recipes}
            states={states}
            handlers={handlers}
            empty={<Nothing text={t('appSidebar.empty')} hint={t('appSidebar.emptyHint')} />}
          />
          <Link to="/recipes/deleted" onClick={onChosen} className={furtherLook}>
            <History aria-hidden="true" className="size-4" />
            {t('appSidebar.deleted')}
          </Link>
        </>
      )}
      {menu && (
        <ActionMenu
          key={menu.recipe.id}
          button={menu.button}
          label={moreLabel(menu.recipe.title)}
          isOpen
          hasKeyboard={menu.hasKeyboard}
          onClose={close}
          actions={[
            {
              icon: <Trash2 aria-hidden="true" />,
              text: t('appSidebar.delete'),
              isDanger: true,
              onSelect: () => void remove(menu.recipe, menu.button.current),
            },
          ]}
        />
      )}
    </>
  )
}

const furtherLook =
  'flex items-center gap-2.5 justify-self-start rounded-small p-2 text-ink-3 text-small transition duration-150 ease-out hover:bg-surface hover:text-ink pointer-coarse:py-3'

function Nothing({ text, hint }: { text: string; hint: string }) {
  return (
    <div className="px-2 py-1 text-control">
      <p className="wrap-anywhere text-ink-2">{text}</p>
      <p className="mt-1 text-ink-3 text-small">{hint}</p>
    </div>
  )
}

/** Opens a recipe. The same function through every move, so that the rows need not be drawn again. */
function useOpening(onChosen: () => void) {
  const navigate = useNavigate()
  const latest = useRef({ navigate, onChosen })
  useEffect(() => {
    latest.current = { navigate, onChosen }
  })
  return useCallback((recipe: ReadRecipe) => {
    latest.current.onChosen()
    void latest.current.navigate(`/recipe/${encodeURIComponent(recipe.id)}`)
  }, [])
}

/** Deletes a recipe from its row; the focus goes to the row beside it, and from the page of that recipe one goes home. */
function useRemoval(currentId: string | undefined) {
  const navigate = useNavigate()
  const deleteRecipe = useRecipeDeletion()
  const [leavingId, setLeavingId] = useState<string>()
  const remove = async (recipe: ReadRecipe, button: HTMLElement | null) => {
    setLeavingId(recipe.id)
    const isGone = await deleteRecipe(recipe)
    setLeavingId(undefined)
    if (!isGone) return
    const row = button?.closest('li')
    if (row?.contains(document.activeElement)) {
      const neighbor = row.nextElementSibling ?? row.previousElementSibling
      neighbor?.querySelector('a')?.focus({ preventScroll: true })
    }
    if (recipe.id === currentId) await navigate('/')
  }
  return { leavingId, remove }
}
