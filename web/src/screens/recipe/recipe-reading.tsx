import type { ReadRecipe } from '@roux/contract/read-recipe'
import { type Ref, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { usePreferences } from '../../api/preferences.ts'
import { useSaveChange, useSwapLines, useToggleFavorite } from '../../api/recipes.ts'
import { draftValues, keepRecipeDraft } from '../../browser/recipe-draft.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { fetchChangeSummary } from '../../features/recipe/late-change-summary.tsx'
import { RecipeArticle } from '../../features/recipe/recipe-article.tsx'
import { RecipeTags } from '../../features/recipe/recipe-tags.tsx'
import { RecipeFoot, RecipeToolbar } from '../../features/recipe/recipe-toolbar.tsx'
import { useCopyRecipe } from '../../features/recipe/use-copy-recipe.ts'
import { useRecipeView } from '../../features/recipe/use-recipe-view.ts'
import { useIsOwn } from '../../session/use-is-own.ts'
import { useRecipeDeletion } from '../../session/use-recipe-deletion.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { preloadable } from '../../ui/preloadable.tsx'
import { KnownTags } from './known-tags.tsx'
import { useMoreActions } from './more-actions.tsx'
import { NotesEditor, type NotesOpener, NotesSection } from './notes-section.tsx'
import { PrintLink } from './print-link.tsx'
import { RecipeEditor } from './recipe-editing.tsx'
import { historyPath, recipePath } from './recipe-path.ts'
import { saveTags } from './save-tags.ts'
import { useAskPanel } from './use-ask-panel.tsx'
import { useCook } from './use-cook.ts'
import { useServingsSaving } from './use-servings-saving.tsx'
import { useShareDialog } from './use-share-dialog.tsx'
import { useTakeAwayDialog } from './use-take-away-dialog.tsx'
import { useTakeOffer } from './use-take-offer.ts'

const ImproveDialog = preloadable(async () => (await import('../../features/improve/improve-dialog.tsx')).ImproveDialog)

interface RecipeReadingProps {
  id: string
  recipe: ReadRecipe
  etag: string | undefined
  heading: Ref<HTMLHeadingElement>
  onImproved(wish: string, recipe: ReadRecipe): void
  /** Fetches what the server has now. */
  onTakeTheirs(): Promise<void>
}

/** A saved recipe in view mode. */
export function RecipeReading({ id, recipe, etag, heading, onImproved, onTakeTheirs }: RecipeReadingProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // What is found for it comes a moment later than the rest of the page.
  const profile = useDeferredValue(usePreferences().data)
  const isOwn = useIsOwn()
  const save = useSaveChange()
  const toggleFavorite = useToggleFavorite()
  const deleteRecipe = useRecipeDeletion()
  const copy = useCopyRecipe()
  const view = useRecipeView(id, recipe)
  const { conflict, ...saving } = useServingsSaving(
    recipe,
    view,
    async ({ is_favorite: _, ...scaled }, isForced) =>
      save({ id, change: scaled, ifMatch: isForced ? undefined : etag }),
    onTakeTheirs,
  )
  const takeOffer = useTakeOffer(useSwapLines(id), onTakeTheirs)
  const notes = useRef<NotesOpener>(null)
  const { onAsk, panel: askPanel } = useAskPanel(id, view)
  const { onTakeAway, dialog: takeAwayDialog } = useTakeAwayDialog([id])
  const onHistory = () => void navigate(historyPath(id))
  const more = useMoreActions(isOwn(recipe) ? notes : undefined, { onHistory, onAsk })
  const [isLeaving, setIsLeaving] = useState(false)
  const [isImproving, setIsImproving] = useState(false)
  const [wish, setWish] = useState('')
  const close = () => setIsImproving(false)
  useEffect(
    () =>
      whenIdle(() => {
        void RecipeEditor.preload()
        void ImproveDialog.preload()
        void NotesEditor.preload()
      }),
    [],
  )

  const { onShare, dialog: shareDialog } = useShareDialog(id, recipe)
  const cook = useCook(recipePath(id), recipe)
  const leave = async () => {
    setIsLeaving(true)
    await deleteRecipe({ id, title: recipe.title })
    await navigate('/')
  }

  return (
    <>
      <RecipeToolbar
        isFavorite={recipe.is_favorite}
        isLeaving={isLeaving}
        onFavorite={() => toggleFavorite({ id, is_favorite: recipe.is_favorite })}
        onImprove={() => {
          void fetchChangeSummary()
          startTransition(() => setIsImproving(true))
        }}
        onEdit={() => keepRecipeDraft(id, { values: draftValues(recipe), etag })}
        onDelete={() => void leave()}
        onBack={() => void navigate('/')}
        onCopy={() => void copy(view.recipe)}
        onTakeAway={onTakeAway}
        more={more}
        onShare={onShare}
        onCook={cook}
      />
      <RecipeArticle
        recipe={recipe}
        path={recipePath(id)}
        view={view}
        {...saving}
        onTakeOffer={isOwn(recipe) ? takeOffer : undefined}
        profile={profile}
        notes={
          isOwn(recipe) && (
            <NotesSection
              ref={notes}
              draftId={id}
              recipe={recipe}
              etag={etag}
              onSave={(notes, ifMatch) => save({ id, change: { notes }, ifMatch })}
              onTakeTheirs={onTakeTheirs}
            />
          )
        }
        tags={
          isOwn(recipe) ? (
            <RecipeTags
              recipe={recipe}
              onChange={(tags) => saveTags(tags, (change) => save({ id, change, ifMatch: undefined }), t)}
              suggestions={(list) => <KnownTags id={list} but={recipe.tags} />}
            />
          ) : undefined
        }
        heading={heading}
      />
      <PrintLink recipeId={id} />
      <RecipeFoot onShare={onShare} onCook={cook} />
      {conflict}
      {shareDialog}
      {askPanel}
      {takeAwayDialog}
      <LazyBoundary onMissing={close} resetKey={isImproving}>
        {isImproving && (
          <ImproveDialog
            recipeId={id}
            recipe={recipe}
            wish={wish}
            onChangeWish={setWish}
            onImproved={(sentWish, improved) => {
              close()
              onImproved(sentWish, improved)
            }}
            onClose={close}
          />
        )}
      </LazyBoundary>
    </>
  )
}
