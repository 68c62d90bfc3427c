import type { ReactNode } from 'react'
import type { ListedRecipe } from '../../api/library.ts'
import { ChooseCircle } from './choose-circle.tsx'
import { FoundTitle } from './found-title.tsx'

export interface EntryProps {
  recipe: ListedRecipe
  /** Where it stands, counted from 1, of how many. */
  place: number
  count: number
  /** Something is chosen. */
  isSelecting: boolean
  isChosen: boolean
  cover(recipe: ListedRecipe): ReactNode
}

interface FrameProps extends EntryProps {
  className: string
  circleClass: string
  children: ReactNode
}

/** What a recipe of the library is, as a card and as a row: an entry of the list that can be chosen. */
export function Entry({ recipe, place, count, isSelecting, isChosen, className, circleClass, children }: FrameProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a grid stand between the list and its entries
    <div
      role="listitem"
      aria-posinset={place}
      aria-setsize={count}
      data-recipe={recipe.id}
      className={`group relative select-none [-webkit-touch-callout:none] ${className}`}
    >
      {children}
      <ChooseCircle recipe={recipe} isSelecting={isSelecting} isChosen={isChosen} className={circleClass} />
    </div>
  )
}

/** Its title, whose link covers the whole entry. */
export function EntryLink({ recipe, className }: { recipe: ListedRecipe; className: string }) {
  return (
    <a
      href={`/recipe/${encodeURIComponent(recipe.id)}`}
      draggable={false}
      className={`outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-accent ${className}`}
    >
      <FoundTitle recipe={recipe} />
    </a>
  )
}
