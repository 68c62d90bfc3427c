import type { Preferences } from '@roux/contract/generation'
import type { Language } from '@roux/contract/language'
import type { RecipeFormValues } from '@roux/contract/recipe-form'
import { type Ref, Suspense, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { keepRecipeDraft, type RecipeDraft, readRecipeDraft } from '../../browser/recipe-draft.ts'
import { dropRecipeDraft } from '../../browser/recipe-draft-kept.ts'
import { FindingAlarms } from '../../features/recipe/finding-notes.tsx'
import { LineFindings } from '../../features/recipe/line-findings.tsx'
import { useEditingFindings } from '../../features/recipe/use-editing-findings.ts'
import type { EditedContent } from '../../features/recipe-edit/edited-content.ts'
import { preloadable } from '../../ui/preloadable.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.ts'

/** Everything that editing needs, drag and drop with it. */
export const RecipeEditor = preloadable(
  async () => (await import('../../features/recipe-edit/recipe-editor.tsx')).RecipeEditor,
)

interface RecipeEditingProps {
  /** Names the draft in the browser. */
  draftId: string
  /** What the editor begins with where there is no draft. */
  unchanged: RecipeDraft
  /** The address of this page. */
  path: string
  title: string
  heading: Ref<HTMLHeadingElement>
  language: Language
  /** What the cook wants of every recipe, where it is known. */
  profile: Preferences | undefined
  /** It is another cook's, whose notes are nobody else's. */
  isForeign?: boolean
  /** Throws where it cannot be saved; says `conflict` where the recipe no longer has the content of this ETag. */
  onSave(content: EditedContent, etag: string | undefined): Promise<'done' | 'conflict'>
  /** After cancelling. */
  onCancelled?(): void
  /** Fetches the version that was saved elsewhere. */
  onTakeTheirs?(): Promise<void>
}

/** The editor of a recipe. What is typed is kept until it is saved; cancelling can be undone. */
export function RecipeEditing({ draftId, unchanged, path, onSave, ...props }: RecipeEditingProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [draft] = useState(() => readRecipeDraft(draftId) ?? unchanged)
  const latest = useRef(draft)
  const [values, setValues] = useState(draft.values)
  const findings = useEditingFindings(values, props.language, props.profile)
  const keep = useCallback(
    (changed: RecipeFormValues) => {
      latest.current = { ...latest.current, values: changed }
      setValues(changed)
      keepRecipeDraft(draftId, latest.current)
    },
    [draftId],
  )

  const putAside = (text: string) => {
    const aside = latest.current
    dropRecipeDraft(draftId)
    if (JSON.stringify(aside.values) === JSON.stringify(unchanged.values)) return
    const bringBack = () => {
      keepRecipeDraft(draftId, aside)
      if (location.pathname !== path) void navigate(path)
    }
    void showToast('info', text, { label: t('edit.undo'), onClick: bringBack }, `draft ${draftId}`)
  }
  const takeTheirs = async () => {
    await props.onTakeTheirs?.()
    putAside(t('edit.putAside'))
  }

  return (
    // Where the editor cannot be fetched the draft stays: it is there again after a reload.
    <Suspense fallback={<Spinner label={t('recipe.loading')} />}>
      <RecipeEditor
        title={props.title}
        heading={props.heading}
        language={props.language}
        values={draft.values}
        alarms={<FindingAlarms findings={findings} profile={props.profile} />}
        isForeign={props.isForeign}
        noteOf={(list, place) => (
          <LineFindings
            findings={list === 'ingredients' ? findings.ofIngredient(`${place}`) : findings.ofDirection(`${place}`)}
            profile={props.profile}
          />
        )}
        onChange={keep}
        onSave={(content, isForced) => onSave(content, isForced ? undefined : draft.etag)}
        onCancel={() => {
          putAside(t('edit.cancelled'))
          props.onCancelled?.()
        }}
        onTakeTheirs={takeTheirs}
      />
    </Suspense>
  )
}
