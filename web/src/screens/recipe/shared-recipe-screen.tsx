import type { ReadRecipe } from '@roux/contract/read-recipe'
import { BookOpen, Play, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { createRecipe } from '../../api/create-recipe.ts'
import { newRecipeOf } from '../../api/new-recipe-of.ts'
import { useSharedRecipe } from '../../api/shared-recipe.ts'
import { logFailure } from '../../browser/log-failure.ts'
import { useDocumentTitle } from '../../browser/use-document-title.ts'
import { usePageStart } from '../../browser/use-page-start.ts'
import { useAskToLogIn } from '../../features/login-required/ask-to-log-in.ts'
import { FootBar } from '../../features/recipe/foot-bar.tsx'
import { printActions } from '../../features/recipe/print-actions.tsx'
import { useSession } from '../../session/session.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { Link } from '../../ui/link.tsx'
import { ActionMenu, useMenu } from '../../ui/menu.tsx'
import { preloadable } from '../../ui/preloadable.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.ts'
import { recipePath } from './recipe-path.ts'
import { sharedPath } from './shared-path.ts'
import { UnreachableRecipe } from './unreachable-recipe.tsx'
import { useCook } from './use-cook.ts'

// What stands around it is there before culinary knowledge has come.
const SharedArticle = preloadable(async () => (await import('./shared-article.tsx')).SharedArticle)

/** A recipe that somebody has shared, for anybody who has the link: nothing else of whoever shared it. */
export function SharedRecipeScreen() {
  const { t } = useTranslation()
  const { token = '' } = useParams()
  const { shared, retry } = useSharedRecipe(token)
  const title = shared.state === 'there' ? shared.recipe.title : undefined
  useDocumentTitle(title === undefined ? t('home.title') : t('recipe.title', { title }))
  return (
    <main id="content" tabIndex={-1} className="flex min-h-dvh flex-col outline-none">
      {shared.state === 'loading' && <Spinner label={t('shared.loading')} />}
      {shared.state === 'unreachable' && <UnreachableRecipe onRetry={retry} />}
      {shared.state === 'gone' && <Gone />}
      {shared.state === 'there' && <Shared token={token} recipe={shared.recipe} />}
    </main>
  )
}

function Gone() {
  const { t } = useTranslation()
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-5 p-8 text-center">
      <h1 className="font-display font-medium text-dialog">{t('shared.gone')}</h1>
      <p className="max-w-[44ch] text-balance text-ink-2">{t('shared.goneText')}</p>
      <Link to="/" className={buttonClass('quiet')}>
        {t('shared.home')}
      </Link>
    </div>
  )
}

function Shared({ token, recipe }: { token: string; recipe: ReadRecipe }) {
  const { t } = useTranslation()
  const heading = usePageStart()
  const cook = useCook(sharedPath(token), recipe)
  const { buttonProps, menuProps } = useMenu()
  const { save, isSaving } = useSaveCopy(token, recipe)
  const saveButton = (className: string) => (
    <Button look="main" aria-disabled={isSaving} onClick={save} className={className}>
      <BookOpen aria-hidden="true" />
      {t('shared.save')}
    </Button>
  )
  return (
    <Sheet>
      <header className="flex items-center gap-2 py-4 print:hidden">
        <p className="min-w-0 flex-1 text-ink-2 text-control">{t('shared.label')}</p>
        <Button
          aria-label={t('recipe.print')}
          data-tooltip=""
          {...buttonProps}
          className="px-2.5! aria-expanded:bg-accent-soft @max-[40rem]:border-transparent @max-[40rem]:bg-transparent"
        >
          <Printer aria-hidden="true" />
        </Button>
        <ActionMenu {...menuProps} actions={printActions(t)} />
        {cook && (
          <Button onClick={cook} className="@max-[40rem]:hidden">
            <Play aria-hidden="true" />
            {t('recipe.cook')}
          </Button>
        )}
        {saveButton('@max-[40rem]:hidden')}
      </header>
      <LazyBoundary
        loading={
          <div className="grid min-h-dvh">
            <Spinner label={t('shared.loading')} />
          </div>
        }
      >
        <SharedArticle token={token} recipe={recipe} heading={heading} />
      </LazyBoundary>
      <p className="mt-10 border-line border-t pt-5 text-center text-ink-3 text-small print:hidden">
        {t('shared.foot')}{' '}
        <Link to="/" className="underline underline-offset-3 hover:text-ink">
          {t('shared.home')}
        </Link>
      </p>
      <FootBar className="mt-6">
        {cook && (
          <Button
            aria-label={t('recipe.cook')}
            onClick={cook}
            className="h-13! w-13 flex-none rounded-[16px]! border-edge!"
          >
            <Play aria-hidden="true" />
          </Button>
        )}
        {saveButton('h-13! flex-1 rounded-[16px]! text-[1.0625rem]')}
      </FootBar>
    </Sheet>
  )
}

/** Saves a copy to the account of whoever has one; a guest is asked to log in, and the copy follows. */
export function useSaveCopy(token: string, recipe: ReadRecipe) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const askToLogIn = useAskToLogIn()
  const { isAuthenticated } = useSession()
  const [isSaving, setIsSaving] = useState(false)
  const saveCopy = async () => {
    setIsSaving(true)
    try {
      const { id } = await createRecipe(newRecipeOf(recipe))
      await navigate(recipePath(id))
      void showToast('success', t('shared.saved'))
    } catch (cause) {
      logFailure('saving a copy failed', cause)
      void showToast('error', t('shared.notSaved'))
      setIsSaving(false)
    }
  }
  const save = () => {
    if (isSaving) return
    if (isAuthenticated) void saveCopy()
    else askToLogIn({ copies: token })
  }
  return { save, isSaving }
}
