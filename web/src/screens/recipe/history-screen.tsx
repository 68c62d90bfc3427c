import type { ReadRecipe } from '@roux/contract/read-recipe'
import { ArrowLeft, Undo2 } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { type ReadVersion, type RecipeHistory, useRecipeHistory, useRestoreVersion } from '../../api/recipe-history.ts'
import { useRecipe } from '../../api/recipes.ts'
import { logFailure } from '../../browser/log-failure.ts'
import { useDocumentTitle } from '../../browser/use-document-title.ts'
import { usePageStart } from '../../browser/use-page-start.ts'
import { useReasonText, useVersionDate, VersionList } from '../../features/history/version-list.tsx'
import { VersionChanges } from '../../features/recipe/version-changes.tsx'
import { LeadHome } from '../../session/lead-home.tsx'
import { useIsOwn } from '../../session/use-is-own.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.ts'
import { ChooseView, type View } from './choose-view.tsx'
import { RecipeOwner } from './recipe-owner.tsx'
import { recipePath } from './recipe-path.ts'
import { UnreachableRecipe } from './unreachable-recipe.tsx'

/** The earlier contents of a recipe, each against the present one, and any of them can be it again. */
export function HistoryScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const recipe = useRecipe(id)
  const history = useRecipeHistory(id)
  const title = recipe.data?.recipe.title
  useDocumentTitle(title ? t('history.title', { title }) : t('home.title'))
  const retry = () => void Promise.all([recipe.refetch(), history.refetch()])
  if (recipe.data && history.data) {
    return <History id={id} recipe={recipe.data.recipe} history={history.data} />
  }
  const error = recipe.error ?? history.error
  if (error === null) return <Spinner label={t('history.loading')} />
  if (error instanceof ApiError && error.status === 404) return <LeadHome isRecipe />
  return <UnreachableRecipe onRetry={retry} />
}

interface HistoryProps {
  id: string
  recipe: ReadRecipe
  history: RecipeHistory
}

function History({ id, recipe, history }: HistoryProps) {
  const { t } = useTranslation()
  const start = usePageStart()
  const [query] = useSearchParams()
  const { versions } = history
  const chosen = versions.find(({ version }) => version === query.get('version')) ?? versions[0]
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Sheet>
      <RecipeOwner owner={recipe.user} />
      <div className="pt-3">
        <Link to={recipePath(id)} className={buttonClass('quiet', '-ml-3.5 border-transparent! bg-transparent!')}>
          <ArrowLeft aria-hidden="true" />
          {t('history.back')}
        </Link>
      </div>
      <h1 ref={start} tabIndex={-1} className="pt-3 pb-2 font-display font-medium text-form-title outline-none">
        {t('history.heading')}
      </h1>
      <p lang={recipe.language} className="pb-6 text-ink-2 wrap-anywhere">
        {recipe.title}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9 @min-[46rem]:grid-cols-[16.5rem_minmax(0,1fr)] @min-[46rem]:gap-12">
        <div className="@min-[46rem]:sticky @min-[46rem]:top-4 @min-[46rem]:max-h-[calc(100dvh-2rem)] @min-[46rem]:self-start @min-[46rem]:overflow-y-auto">
          <VersionList
            history={history}
            chosen={chosen?.version}
            onChosen={() => requestAnimationFrame(() => heading.current?.focus())}
          />
        </div>
        {chosen ? (
          <ChosenVersion id={id} recipe={recipe} version={chosen} heading={heading} />
        ) : (
          <p className="text-ink-2">{t('history.none')}</p>
        )}
      </div>
    </Sheet>
  )
}

interface ChosenVersionProps {
  id: string
  recipe: ReadRecipe
  version: ReadVersion
  heading: RefObject<HTMLHeadingElement | null>
}

function ChosenVersion({ id, recipe, version, heading }: ChosenVersionProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const reasonText = useReasonText()
  const dateOf = useVersionDate()
  const { mutateAsync: restoreVersion, isPending } = useRestoreVersion(useIsOwn())
  const [view, setView] = useState<View>('changes')
  const restore = async () => {
    try {
      await restoreVersion({ id, version: version.version })
      await navigate(recipePath(id))
      void showToast('success', t('history.done'))
    } catch (cause) {
      logFailure('restoring a version failed', cause)
      void showToast('error', t('history.failed'))
    }
  }
  return (
    <section aria-labelledby="version">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2
          ref={heading}
          id="version"
          tabIndex={-1}
          className="min-w-0 flex-1 basis-64 scroll-mt-4 text-balance font-display font-medium text-dialog outline-none wrap-anywhere"
        >
          {reasonText(version)} · {dateOf(version)}
        </h2>
        <Button look="main" aria-disabled={isPending} onClick={() => isPending || void restore()}>
          <Undo2 aria-hidden="true" />
          {t('history.restore')}
        </Button>
      </div>
      <p className="mt-1.5 max-w-[52ch] text-ink-2">{t('history.against')}</p>
      <ChooseView view={view} onChoose={setView} className="mt-4" />
      <VersionChanges before={recipe} after={version} isWhole={view === 'whole'} same={t('history.same')} />
    </section>
  )
}
