import type { BroughtDraft } from '@roux/contract/bringing-in'
import { contentOf, factFields, isDraftField, pick, readContent } from '@roux/contract/content-fields'
import type { RecipeContent } from '@roux/contract/recipe-content'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recipeOfDraft } from '../../api/recipe-of-draft.ts'
import { useRecipe } from '../../api/recipes.ts'
import { wordLook } from '../../features/bring-in/brought-rows.tsx'
import { draftLook } from '../../features/bring-in/draft-preview.tsx'
import { VersionChanges } from '../../features/recipe/version-changes.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ChooseView, type View } from './choose-view.tsx'
import { recipePath } from './recipe-path.ts'

interface DraftComparisonProps {
  draft: BroughtDraft
  /** Of the cook's own recipe. */
  id: string
  actions: ReactNode
}

/** What tells a draft from the recipe that the cook has already. */
export function DraftComparison({ draft, id, actions }: DraftComparisonProps) {
  const { t, i18n } = useTranslation()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [view, setView] = useState<View>('changes')
  const { data, error, refetch } = useRecipe(id)
  useEffect(() => {
    heading.current?.focus()
    // On a phone it may only just be seen, above the bar at the foot.
    if ((heading.current?.getBoundingClientRect().top ?? 0) > window.innerHeight / 2) heading.current?.scrollIntoView()
  }, [])
  return (
    <article lang={i18n.language} aria-labelledby={headingId} className={draftLook}>
      <h2
        ref={heading}
        id={headingId}
        tabIndex={-1}
        className="scroll-mt-4 pt-4 text-balance font-display font-medium text-form-title tracking-[-0.02em] outline-none"
      >
        {t('bringIn.compared', { title: draft.title })}
      </h2>
      <p className="mt-1.5 max-w-[52ch] text-ink-2">{t('bringIn.compareHint')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ChooseView view={view} onChoose={setView} />
        <Link to={recipePath(id)} className={wordLook}>
          {t('bringIn.openYours')}
        </Link>
      </div>
      {data ? (
        <VersionChanges
          before={data.recipe}
          after={contentBrought(draft, data.recipe)}
          isWhole={view === 'whole'}
          same={t('bringIn.sameAsYours')}
        />
      ) : error ? (
        <div role="alert" className="mt-6 grid justify-items-start gap-3">
          <p className="text-ink-2">{t('recipe.unreachable')}</p>
          <Button onClick={() => void refetch()}>
            <RotateCw aria-hidden="true" />
            {t('recipe.retry')}
          </Button>
        </div>
      ) : (
        <Spinner label={t('bringIn.loading')} />
      )}
      {actions}
    </article>
  )
}

/** What was brought: a fact that was not found says nothing, so the cook's own is no difference. */
function contentBrought(draft: BroughtDraft, own: RecipeContent): RecipeContent {
  const unknown = factFields.filter((field) => !isDraftField(field) || draft.from[field] === undefined)
  return { ...contentOf(readContent(recipeOfDraft(draft, own.language))), ...pick(own, unknown) }
}
