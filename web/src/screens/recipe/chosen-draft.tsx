import type { BroughtDraft } from '@roux/contract/bringing-in'
import { readRecipe } from '@roux/contract/read-recipe'
import { BookOpen, Check, Pencil } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { failureCodeWords } from '../../api/failure-words.ts'
import { keyOfDraft, recipeOfKey } from '../../api/key-of-draft.ts'
import { recipeOfDraft } from '../../api/recipe-of-draft.ts'
import { useCreateRecipe } from '../../api/recipes.ts'
import { logFailure } from '../../browser/log-failure.ts'
import { DraftPreview } from '../../features/bring-in/draft-preview.tsx'
import { FootBar } from '../../features/recipe/foot-bar.tsx'
import { currentLanguage } from '../../i18n/i18n.ts'
import { useIsOwn } from '../../session/use-is-own.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { DraftComparison } from './draft-comparison.tsx'
import { type NewRecipeState, newRecipePath } from './new-recipe-state.ts'
import { recipePath } from './recipe-path.ts'

interface ChosenDraftProps {
  draft: BroughtDraft
  /** With the recipe of the cook that it is the same as, where there is one. */
  isCompared: boolean
  savedId: string | undefined
  isLeftOut: boolean
  /** Of those that wait for a decision. */
  isLast: boolean
  onSaved(id: string): void
  onLeftOut(): void
}

/** The draft that a cook looks at, or what tells it from the recipe that is there, and what can be done with it. */
export function ChosenDraft({ draft, isCompared, savedId, isLeftOut, isLast, onSaved, onLeftOut }: ChosenDraftProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mutateAsync: create, isPending } = useCreateRecipe(useIsOwn(), keyOfDraft(draft))
  const isSaving = useRef(false)
  const save = async () => {
    // The second press of two is heard before anything is drawn.
    if (isSaving.current) return
    isSaving.current = true
    try {
      const { id, title } = await create(recipeOfKey(draft, currentLanguage()))
      onSaved(id)
      if (isLast) await navigate(recipePath(id))
      void showToast('success', t('bringIn.savedToast', { title }))
    } catch (cause) {
      logFailure('saving what was brought in failed', cause)
      void showToast('error', failureCodeWords(t, cause) ?? t('bringIn.notSaved'))
    } finally {
      isSaving.current = false
    }
  }
  const edit = () => {
    const recipe = readRecipe(recipeOfDraft(draft, currentLanguage()))
    if (recipe) void navigate(newRecipePath, { state: { recipe } satisfies NewRecipeState })
  }
  const actions = (isFoot: boolean) => {
    const size = isFoot ? 'h-13! rounded-[16px]!' : ''
    if (savedId !== undefined) {
      return (
        <Button
          onClick={() => void navigate(recipePath(savedId))}
          className={`${size} ${isFoot ? 'flex-1' : 'ml-auto'}`}
        >
          <BookOpen aria-hidden="true" />
          {t('bringIn.open')}
        </Button>
      )
    }
    return (
      <>
        {!isLeftOut && (
          <Button
            onClick={onLeftOut}
            className={`${size} ${isFoot ? '' : 'mr-auto border-transparent! bg-transparent!'}`}
          >
            {t('bringIn.leaveOut')}
          </Button>
        )}
        <Button onClick={edit} aria-label={t('bringIn.edit')} className={isFoot ? `${size} w-13` : ''}>
          <Pencil aria-hidden="true" />
          {!isFoot && t('bringIn.edit')}
        </Button>
        <Button
          look="main"
          aria-disabled={isPending}
          onClick={() => void save()}
          className={`${size} ${isFoot ? 'min-w-0 flex-1 px-2!' : ''}`}
        >
          {!(isFoot && draft.same_as) && <Check aria-hidden="true" />}
          {t(draft.same_as === null ? 'bringIn.save' : 'bringIn.keepBoth')}
        </Button>
      </>
    )
  }
  const bar = (
    <div className="flex flex-wrap items-center justify-end gap-2.5 pt-5 @max-[40rem]:hidden">{actions(false)}</div>
  )
  return (
    <div className="min-w-0">
      {isCompared && draft.same_as !== null ? (
        <DraftComparison draft={draft} id={draft.same_as} actions={bar} />
      ) : (
        <DraftPreview draft={draft} actions={bar} />
      )}
      <FootBar className="mt-6">{actions(true)}</FootBar>
    </div>
  )
}
