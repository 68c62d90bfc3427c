import type { ReadRecipe } from '@roux/contract/read-recipe'
import { type ReactNode, useId } from 'react'
import { RecipeRow, type RowHandlers } from './recipe-row.tsx'

export interface RowStates {
  /** Ids of the recipes that are open, have their menu open, or are being deleted. */
  currentId: string | undefined
  menuId: string | undefined
  leavingId: string | undefined
}

interface RecipeSectionProps {
  heading: string
  recipes: readonly ReadRecipe[]
  states: RowStates
  handlers: RowHandlers
  /** What stands there when there are no recipes. */
  empty?: ReactNode
}

/** A list of the sidebar under its heading. */
export function RecipeSection({ heading, recipes, states, handlers, empty }: RecipeSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="px-2 pb-2 font-semibold text-ink-3 text-tiny">
        {heading}
      </h2>
      {recipes.length === 0 && empty}
      <ul>
        {recipes.map((recipe) => (
          <RecipeRow
            key={recipe.id}
            recipe={recipe}
            isCurrent={recipe.id === states.currentId}
            isMenuOpen={recipe.id === states.menuId}
            isLeaving={recipe.id === states.leavingId}
            {...handlers}
          />
        ))}
      </ul>
    </section>
  )
}
