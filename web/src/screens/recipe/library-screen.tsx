import { Download, Plus } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { type ListedRecipe, useLibrary } from '../../api/library.ts'
import { useRecipeList } from '../../api/recipes.ts'
import { useDocumentTitle } from '../../browser/use-document-title.ts'
import { usePageStart } from '../../browser/use-page-start.ts'
import { FilterBar } from '../../features/library/filter-bar.tsx'
import { LibraryBar } from '../../features/library/library-bar.tsx'
import { LibraryList } from '../../features/library/library-list.tsx'
import { LibrarySkeleton, NoRecipes, NothingSuits, NotLoaded } from '../../features/library/library-notes.tsx'
import {
  isNarrowed,
  type LibraryState,
  queryOf,
  readState,
  widened,
  writeState,
} from '../../features/library/library-state.ts'
import { ManyRecipes } from '../../features/library/many-recipes.tsx'
import { useSelection } from '../../features/library/use-selection.ts'
import { RecipeCover } from '../../features/recipe/recipe-cover.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { recipePath } from './recipe-path.ts'
import { useTakeAwayDialog } from './use-take-away-dialog.tsx'

/** All recipes of the cook: searched, narrowed and sorted by what the address says. */
export function LibraryScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const heading = usePageStart()
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readState(params), [params])
  const { data: all } = useRecipeList()
  const library = useLibrary(queryOf(state))
  const { data, error, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = library
  const selection = useSelection()
  const takeAway = useTakeAwayDialog(selection.recipes.map(({ id }) => id))
  useDocumentTitle(t('library.title'))

  const change = (changed: Partial<LibraryState>) => {
    const next = { ...state, ...changed }
    // Letters of one search are one step of the browser's history.
    const isTyping = changed.q !== undefined && changed.q !== '' && state.q !== ''
    setParams(writeState(next), { replace: isTyping, preventScrollReset: true })
  }
  const fetchAll = async () => {
    let listed = library
    while (listed.hasNextPage && !listed.isFetchNextPageError) listed = await listed.fetchNextPage()
    return listed.data?.recipes ?? []
  }
  const onOpen = useCallback(({ id }: ListedRecipe) => void navigate(recipePath(id)), [navigate])
  const cover = useCallback((recipe: ListedRecipe) => <RecipeCover recipe={recipe} />, [])
  const number =
    data &&
    (isNarrowed(state) ? t('library.countOf', { number: data.count, all: all?.length ?? data.count }) : data.count)

  return (
    <div className="mx-auto w-full max-w-[1232px] flex-1 px-5 pb-24 md:px-8 xl:px-10">
      <div className="@container">
        <header className="flex items-center gap-2.5 pt-2 pb-4 md:pb-5">
          <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
            <h1 ref={heading} tabIndex={-1} className="font-display font-medium text-library outline-none">
              {t('library.heading')}
            </h1>
            <p role="status" className="whitespace-nowrap text-ink-2 tabular-nums">
              {number !== undefined && <span className="sr-only">{t('library.number')} </span>}
              {number}
            </p>
          </div>
          <Link to="/bring-in" className={`${buttonClass('quiet')} @max-[40rem]:hidden`}>
            <Download aria-hidden="true" />
            {t('appSidebar.bringIn')}
          </Link>
          <Link
            to="/"
            aria-label={t('appSidebar.newRecipe')}
            className={`${buttonClass('main')} @max-[40rem]:size-11 @max-[40rem]:px-0!`}
          >
            <Plus aria-hidden="true" />
            <span className="@max-[40rem]:hidden">{t('appSidebar.newRecipe')}</span>
          </Link>
        </header>
        <LibraryBar state={state} onChange={change} />
        <FilterBar state={state} onChange={change} />
        <div aria-busy={library.isPlaceholderData} className="pt-2.5">
          {data ? (
            data.recipes.length > 0 ? (
              <LibraryList
                recipes={data.recipes}
                count={data.count}
                view={state.view}
                selection={selection}
                cover={cover}
                onOpen={onOpen}
                onMore={hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined}
              />
            ) : isNarrowed(state) ? (
              <NothingSuits onWiden={() => change(widened(state))} />
            ) : (
              <NoRecipes />
            )
          ) : isError ? (
            <NotLoaded cause={error} onRetry={() => void refetch()} />
          ) : (
            <LibrarySkeleton />
          )}
        </div>
        <ManyRecipes
          selection={selection}
          count={data?.count ?? 0}
          fetchAll={fetchAll}
          onTakeAway={takeAway.onTakeAway}
        />
        {takeAway.dialog}
      </div>
    </div>
  )
}
