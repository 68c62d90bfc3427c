import type { ReadRecipe } from '@roux/contract/read-recipe'
import { type Ref, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useGuestPreferences } from '../../browser/guest-preferences.ts'
import { readGuestRecipe } from '../../browser/guest-recipe.ts'
import { dropGuestRecipe, keepGuestRecipe } from '../../browser/guest-recipe-kept.ts'
import { hasSameLines } from '../../browser/has-same-lines.ts'
import { draftValues, keepRecipeDraft } from '../../browser/recipe-draft.ts'
import { guestDraft } from '../../browser/recipe-draft-kept.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { RecipeArticle } from '../../features/recipe/recipe-article.tsx'
import { RecipeTags } from '../../features/recipe/recipe-tags.tsx'
import { RecipeFoot, RecipeToolbar } from '../../features/recipe/recipe-toolbar.tsx'
import { useCopyRecipe } from '../../features/recipe/use-copy-recipe.ts'
import { useRecipeView } from '../../features/recipe/use-recipe-view.ts'
import { useSession } from '../../session/session.ts'
import { showToast } from '../../ui/toast.ts'
import { GuestRecipeNote } from './guest-recipe-note.tsx'
import { useMoreActions } from './more-actions.tsx'
import { NotesEditor, type NotesOpener, NotesSection } from './notes-section.tsx'
import { RecipeEditor } from './recipe-editing.tsx'
import { useCook } from './use-cook.ts'
import { useServingsSaving } from './use-servings-saving.tsx'
import { useTakeOffer } from './use-take-offer.ts'
import { useToAccount } from './use-to-account.ts'

export const guestRecipePath = '/recipe/guest'

interface GuestRecipeProps {
  recipe: ReadRecipe
  onChange(recipe: ReadRecipe): void
  heading: Ref<HTMLHeadingElement>
}

/** The recipe of this tab in view mode. What needs an account asks a guest to log in. */
export function GuestRecipe({ recipe, onChange, heading }: GuestRecipeProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const toAccount = useToAccount()
  const { isAuthenticated } = useSession()
  const profile = useGuestPreferences()
  const copy = useCopyRecipe()
  const keep = (changed: ReadRecipe) => {
    keepGuestRecipe(changed)
    onChange(changed)
    return Promise.resolve('done' as const)
  }
  const viewId = recipe.id || guestDraft
  const view = useRecipeView(viewId, recipe)
  const { conflict, ...saving } = useServingsSaving(recipe, view, keep)
  const takeOffer = useTakeOffer((from, to) => {
    const kept = readGuestRecipe()
    if (!kept || !hasSameLines(kept, from)) return Promise.resolve('conflict' as const)
    const { ingredients, directions, findings } = to
    return keep({ ...kept, ingredients, directions, findings })
  })
  const notes = useRef<NotesOpener>(null)
  const more = useMoreActions(notes)
  useEffect(
    () =>
      whenIdle(() => {
        void RecipeEditor.preload()
        void NotesEditor.preload()
      }),
    [],
  )

  const edit = () => {
    // A cook whose account did not get the recipe of their tab can still save it.
    if (isAuthenticated) toAccount(recipe)
    else keepRecipeDraft(guestDraft, { values: draftValues(recipe) })
  }
  const note = (notes: string) =>
    keep({ ...recipe, notes, notes_updated_at: notes === '' ? null : new Date().toISOString() })
  const cook = useCook(guestRecipePath, recipe)
  const remove = () => {
    dropGuestRecipe()
    void navigate('/')
    const bringBack = () => {
      keepGuestRecipe(recipe)
      void navigate(guestRecipePath)
    }
    void showToast('default', t('deletion.deleted', { title: recipe.title }), {
      label: t('deletion.undo'),
      onClick: bringBack,
    })
  }

  return (
    <>
      <RecipeToolbar
        isFavorite={recipe.is_favorite}
        onFavorite={() => toAccount(recipe, { makesFavorite: true })}
        onImprove={() => toAccount(recipe)}
        onEdit={edit}
        onDelete={remove}
        onBack={() => void navigate('/')}
        onCopy={() => void copy(view.recipe)}
        more={more}
        onCook={cook}
      />
      <GuestRecipeNote onSave={() => toAccount(recipe)} />
      <RecipeArticle
        recipe={recipe}
        path={guestRecipePath}
        view={view}
        {...saving}
        onTakeOffer={takeOffer}
        profile={profile}
        tags={<RecipeTags recipe={recipe} onChange={async (tags) => void (await keep({ ...recipe, tags }))} />}
        notes={<NotesSection ref={notes} draftId={viewId} recipe={recipe} onSave={note} />}
        heading={heading}
      />
      <RecipeFoot onCook={cook} />
      {conflict}
    </>
  )
}
