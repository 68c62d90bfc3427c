import type { RecipesChange } from '@roux/contract/changing-recipes'
import { distinctTags } from '@roux/contract/distinct-tags'
import { fieldsOf } from '@roux/contract/fields-of'
import { foldText } from '@roux/contract/fold-text'
import { limits } from '@roux/contract/limits'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import { toText } from '@roux/contract/read-values'
import { useQueryClient } from '@tanstack/react-query'
import { logFailure } from '../browser/log-failure.ts'
import { changeLibrary, reloadLibrary } from './library.ts'
import { changeList, dropRecipes, listKey, recipeKey } from './recipes.ts'
import { request } from './request.ts'

type Change = Pick<RecipesChange, 'action'> & Partial<Pick<RecipesChange, 'add_tags' | 'remove_tags'>>

/** Changes many recipes in few calls. Gives the ids of those that are changed; what fails is logged, and they stay as they are. */
export function useChangeRecipes(): (ids: readonly string[], change: Change) => Promise<ReadonlySet<string>> {
  const client = useQueryClient()
  return async (ids, change) => {
    const done = new Set<string>()
    try {
      for (let start = 0; start < ids.length; start += limits.changedAtOnce) {
        const body = { ...change, ids: ids.slice(start, start + limits.changedAtOnce) }
        const answer = fieldsOf(await request('changeRecipes', { body })).done
        for (const id of Array.isArray(answer) ? answer : []) done.add(toText(id))
      }
    } catch (cause) {
      logFailure('changing many recipes failed', cause)
    }
    if (change.action === 'restore') {
      void client.invalidateQueries({ queryKey: listKey })
      reloadLibrary(client)
    } else if (change.action === 'delete') {
      dropRecipes(client, done)
    } else {
      const retag = (recipe: ReadRecipe) => (done.has(recipe.id) ? retagged(recipe, change) : recipe)
      changeList(client, (list) => list.map(retag))
      changeLibrary(client, retag)
      for (const id of done) void client.invalidateQueries({ queryKey: recipeKey(id) })
    }
    return done
  }
}

function retagged(recipe: ReadRecipe, { add_tags = [], remove_tags = [] }: Change): ReadRecipe {
  const gone = new Set(remove_tags.map(foldText))
  return { ...recipe, tags: distinctTags([...recipe.tags.filter((tag) => !gone.has(foldText(tag))), ...add_tags]) }
}
