import { useCallback, useMemo, useState } from 'react'
import type { ListedRecipe } from '../../api/library.ts'

export interface Selection {
  /** Something is chosen. */
  isOn: boolean
  recipes: readonly ListedRecipe[]
  has(id: string): boolean
  /** Chooses recipes, or no longer. */
  set(recipes: readonly ListedRecipe[], isChosen: boolean): void
  clear(): void
}

/** The recipes that are chosen; they stay so when the list becomes another. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ListedRecipe>>(new Map())
  const set = useCallback((recipes: readonly ListedRecipe[], isChosen: boolean) => {
    setChosen((before) => {
      const next = new Map(before)
      for (const recipe of recipes) {
        if (isChosen) next.set(recipe.id, recipe)
        else next.delete(recipe.id)
      }
      return next
    })
  }, [])
  const clear = useCallback(() => setChosen(new Map()), [])
  return useMemo(
    () => ({ isOn: chosen.size > 0, recipes: [...chosen.values()], has: (id) => chosen.has(id), set, clear }),
    [chosen, set, clear],
  )
}
