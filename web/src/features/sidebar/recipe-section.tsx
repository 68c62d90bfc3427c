import type { ReadRecipe } from '@roux/contract/read-recipe'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useId, useRef } from 'react'
import { RecipeRow, type RowHandlers } from './recipe-row.tsx'
import { useListTop } from './use-list-top.ts'

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

/** Pixels of a row whose title is one line. */
const usualHeight = 54

/**
 * A list of the sidebar under its heading. There may be thousands of recipes: rendered are those in sight, some beyond
 * them, so that arrow keys find the next, and the first and the last, to which Home and End lead.
 */
export function RecipeSection({ heading, recipes, states, handlers, empty }: RecipeSectionProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const count = recipes.length
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => list.current?.closest('[data-scroller]') ?? null,
    estimateSize: () => usualHeight,
    getItemKey: (index) => recipes[index]?.id ?? index,
    overscan: 8,
    scrollMargin: useListTop(list),
    rangeExtractor: (range) => {
      const focused = list.current?.querySelector<HTMLElement>('li:focus-within')?.dataset.index
      const kept = [0, count - 1, ...(focused === undefined ? [] : [Number(focused)])].filter((index) => index < count)
      return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b)
    },
  })
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="px-2 pb-2 font-semibold text-ink-3 text-tiny">
        {heading}
      </h2>
      {recipes.length === 0 && empty}
      <ul ref={list} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const recipe = recipes[index]
          return (
            recipe && (
              <RecipeRow
                key={recipe.id}
                ref={virtualizer.measureElement}
                recipe={recipe}
                place={index + 1}
                count={count}
                top={start - virtualizer.options.scrollMargin}
                isCurrent={recipe.id === states.currentId}
                isMenuOpen={recipe.id === states.menuId}
                isLeaving={recipe.id === states.leavingId}
                {...handlers}
              />
            )
          )
        })}
      </ul>
    </section>
  )
}
