import { startTransition, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeRecipes } from '../../api/change-recipes.ts'
import type { ListedRecipe } from '../../api/library.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { preloadable } from '../../ui/preloadable.tsx'
import { showToast } from '../../ui/toast.ts'
import { SelectionBar } from './selection-bar.tsx'
import type { Selection } from './use-selection.ts'

const TagDialog = preloadable(async () => (await import('./tag-dialog.tsx')).TagDialog)

interface ManyRecipesProps {
  selection: Selection
  /** All that suit, seen or not. */
  count: number
  /** Gives them all. */
  fetchAll(): Promise<readonly ListedRecipe[]>
  onTakeAway(): void
}

/** What is done with the recipes that are chosen: those that it could not be done with stay chosen. */
export function ManyRecipes({ selection, count, fetchAll, onTakeAway }: ManyRecipesProps) {
  const { t } = useTranslation()
  const change = useChangeRecipes()
  const [isBusy, setIsBusy] = useState(false)
  const [isTagging, setIsTagging] = useState(false)
  const { recipes, set, clear } = selection
  const leave = useCallback(() => {
    clear()
    // The bar had the focus, or may have had it.
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [clear])

  const run = async (ids: readonly string[], what: Parameters<typeof change>[1]) => {
    setIsBusy(true)
    const done = await change(ids, what)
    setIsBusy(false)
    const number = ids.length - done.size
    if (number > 0) void showToast('error', t('library.notDone', { number, all: ids.length }))
    return [...done]
  }
  const chooseAll = async () => {
    setIsBusy(true)
    const all = await fetchAll()
    setIsBusy(false)
    set(all, true)
    if (all.length < count) void showToast('error', t('library.unavailable'))
  }
  const remove = async () => {
    const done = await run(
      recipes.map(({ id }) => id),
      { action: 'delete' },
    )
    const gone = new Set(done)
    set(
      recipes.filter(({ id }) => gone.has(id)),
      false,
    )
    document.getElementById('content')?.focus({ preventScroll: true })
    if (done.length === 0) return
    const undo = () => void run(done, { action: 'restore' })
    await showToast(
      'default',
      t('library.deleted', { number: done.length }),
      { label: t('deletion.undo'), onClick: undo },
      `deleted ${done[0]}`,
    )
  }
  const tag = async (add_tags: string[], remove_tags: string[]) => {
    setIsTagging(false)
    const done = await run(
      recipes.map(({ id }) => id),
      { action: 'tag', add_tags, remove_tags },
    )
    if (done.length > 0) void showToast('success', t('library.tagged', { number: done.length }))
    if (done.length === recipes.length) leave()
  }

  return (
    <>
      {selection.isOn && (
        <SelectionBar
          number={recipes.length}
          isBusy={isBusy}
          onAll={recipes.length < count ? () => void chooseAll() : undefined}
          onTag={() => startTransition(() => setIsTagging(true))}
          onTakeAway={onTakeAway}
          onDelete={() => void remove()}
          onLeave={leave}
        />
      )}
      <LazyBoundary onMissing={() => setIsTagging(false)} resetKey={isTagging}>
        {isTagging && (
          <TagDialog
            recipes={recipes}
            onSave={(add, gone) => void tag(add, gone)}
            onClose={() => setIsTagging(false)}
          />
        )}
      </LazyBoundary>
    </>
  )
}
