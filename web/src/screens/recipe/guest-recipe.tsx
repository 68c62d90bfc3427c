import type { ReadRecipe } from '@roux/contract/read-recipe'
import { type Ref, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useGuestPreferences } from '../../browser/guest-preferences.ts'
import { dropGuestRecipe, keepGuestRecipe } from '../../browser/guest-recipe.ts'
import { draftValues, guestDraft, keepRecipeDraft } from '../../browser/recipe-draft.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { useAskToLogIn } from '../../features/login-required/ask-to-log-in.ts'
import { RecipeArticle } from '../../features/recipe/recipe-article.tsx'
import { RecipeFoot, RecipeToolbar } from '../../features/recipe/recipe-toolbar.tsx'
import { useCopyRecipe } from '../../features/recipe/use-copy-recipe.ts'
import type { LogInState } from '../../session/log-in-state.ts'
import { useSession } from '../../session/session.ts'
import { showToast } from '../../ui/toast.ts'
import { GuestRecipeNote } from './guest-recipe-note.tsx'
import { useMoreActions } from './more-actions.tsx'
import { type NewRecipeState, newRecipePath } from './new-recipe-state.ts'
import { NotesEditor, type NotesOpener, NotesSection } from './notes-section.tsx'
import { RecipeEditor } from './recipe-editing.tsx'

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
  const askToLogIn = useAskToLogIn()
  const { isAuthenticated } = useSession()
  const profile = useGuestPreferences()
  const copy = useCopyRecipe()
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

  // A cook whose account did not get the recipe of their tab can still save it.
  const toAccount = (wish: Pick<LogInState, 'makesFavorite'> = {}) => {
    const state: NewRecipeState = { recipe: { ...recipe, is_favorite: wish.makesFavorite === true } }
    if (isAuthenticated) void navigate(newRecipePath, { state })
    else askToLogIn({ keepsRecipe: true, ...wish })
  }
  const edit = () => {
    if (isAuthenticated) toAccount()
    else keepRecipeDraft(guestDraft, { values: draftValues(recipe) })
  }
  const note = (notes: string) => {
    const noted = { ...recipe, notes, notes_updated_at: notes === '' ? null : new Date().toISOString() }
    keepGuestRecipe(noted)
    onChange(noted)
    return Promise.resolve('done' as const)
  }
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
        onFavorite={() => toAccount({ makesFavorite: true })}
        onImprove={() => toAccount()}
        onEdit={edit}
        onDelete={remove}
        onBack={() => void navigate('/')}
        onCopy={() => void copy(recipe)}
        more={more}
      />
      <GuestRecipeNote onSave={() => toAccount()} />
      <RecipeArticle
        recipe={recipe}
        profile={profile}
        notes={<NotesSection ref={notes} draftId={recipe.id || guestDraft} recipe={recipe} onSave={note} />}
        heading={heading}
      />
      <RecipeFoot />
    </>
  )
}
