import type { ChangedRecipes, RecipesChange } from '@roux/contract/changing-recipes'
import { distinctTags } from '@roux/contract/distinct-tags'
import { foldText } from '@roux/contract/fold-text'
import { limits } from '@roux/contract/limits'
import type { Clock } from '../../clock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import { yieldToEventLoop } from '../../yield-to-event-loop.ts'
import { deleteRecipe } from './delete-recipe.ts'
import type { RecipesStore } from './recipes-store.ts'
import { restoreRecipe } from './restore-recipe.ts'
import { readTags } from './stored/recipe-json.ts'
import type { StoredRecipe } from './stored/stored-recipe.ts'
import { changeContent, same } from './update-recipe.ts'

/** Changes many recipes, one after the other, and lets others have a turn between them. */
export async function changeRecipes(
  store: RecipesStore,
  change: RecipesChange,
  caller: Caller,
  clock: Clock,
): Promise<ChangedRecipes> {
  const changed: ChangedRecipes = { done: [], failed: [] }
  for (const id of new Set(change.ids)) {
    await yieldToEventLoop()
    try {
      await changeOne(store, id, change, caller, clock)
      changed.done.push(id)
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause
      changed.failed.push({ id, code: cause.code })
    }
  }
  return changed
}

async function changeOne(
  store: RecipesStore,
  id: string,
  { action, add_tags: added, remove_tags: removed }: RecipesChange,
  caller: Caller,
  clock: Clock,
): Promise<void> {
  if (action === 'delete') return deleteRecipe(store, id, caller)
  if (action === 'restore') return void (await restoreRecipe(store, { id, replaces: undefined }, caller, clock))
  const make = (present: StoredRecipe) => same({ ...present, tags: JSON.stringify(retagged(present, added, removed)) })
  await changeContent(store, id, caller, make, { reason: 'edited' })
}

/** @throws AppError `validation_error` where they would be more than a recipe has: none is left out in silence. */
function retagged({ tags }: StoredRecipe, added: readonly string[], removed: readonly string[]): string[] {
  const gone = new Set(removed.map(foldText))
  const next = distinctTags([...readTags(tags).filter((tag) => !gone.has(foldText(tag))), ...added])
  if (next.length > limits.tags) throw new AppError('validation_error')
  return next
}
