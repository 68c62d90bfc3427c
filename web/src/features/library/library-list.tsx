import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { ListedRecipe } from '../../api/library.ts'
import { ListHead } from './list-head.tsx'
import { RecipeCard } from './recipe-card.tsx'
import { RecipeLine } from './recipe-line.tsx'
import { columnsOf, usePlace } from './use-place.ts'
import { usePresses } from './use-presses.ts'
import type { Selection } from './use-selection.ts'

interface LibraryListProps {
  recipes: readonly ListedRecipe[]
  /** All that suit, seen or not. */
  count: number
  view: 'cards' | 'list'
  selection: Selection
  cover(recipe: ListedRecipe): ReactNode
  onOpen(recipe: ListedRecipe): void
  /** Asked for as the end of the list comes near. */
  onMore: (() => void) | undefined
}

/** How high the rows were that stood on the page of one entry of the browser's history: the way back leads to the same place. */
let left: { entry: string; layout: string; rows: VirtualItem[] } | undefined

/** As many as are in sight, and one row more at either side. */
export function LibraryList({ recipes, count, view, selection, cover, onOpen, onMore }: LibraryListProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  const { width, top } = usePlace(list)
  const columns = view === 'cards' ? columnsOf(width) : 1
  const rows = Math.ceil(recipes.length / columns)
  const entry = useLocation().key
  const shape = `${view} ${columns}`
  const layout = `${shape} ${width}`
  const virtualizer = useWindowVirtualizer({
    count: width === 0 ? 0 : rows,
    estimateSize: () => (view === 'cards' ? (width / columns) * 0.62 + 110 : 73),
    overscan: 1,
    initialMeasurementsCache: width > 0 && left?.entry === entry && left.layout === layout ? left.rows : [],
    scrollMargin: top,
  })
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    // Far enough ahead that nobody meets the end.
    if (last > rows - 12) onMore?.()
  }, [last, rows, onMore])
  const laidOut = useRef('')
  useEffect(() => {
    // Rows of another height.
    if (laidOut.current !== '' && laidOut.current !== shape) virtualizer.measure()
    if (width > 0) laidOut.current = shape
  }, [virtualizer, shape, width])
  useLayoutEffect(() => {
    if (width === 0) return
    return () => {
      left = { entry, layout, rows: virtualizer.takeSnapshot() }
    }
  }, [virtualizer, entry, layout, width])
  const presses = usePresses(recipes, selection, onOpen)
  const Entry = view === 'cards' ? RecipeCard : RecipeLine

  return (
    <>
      {view === 'list' && <ListHead />}
      {/* biome-ignore lint/a11y/useSemanticElements: rows of a grid stand between the list and its entries */}
      <div
        ref={list}
        role="list"
        aria-label={t('library.heading')}
        {...presses}
        className="relative"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {items.map(({ index, key, start }) => (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            role="presentation"
            className={`absolute inset-x-0 top-0 ${view === 'cards' ? 'grid gap-x-3.5 pb-7 md:gap-x-6' : ''}`}
            style={{
              transform: `translateY(${start - top}px)`,
              ...(view === 'cards' && { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }),
            }}
          >
            {recipes.slice(index * columns, (index + 1) * columns).map((recipe, column) => (
              <Entry
                key={recipe.id}
                recipe={recipe}
                place={index * columns + column + 1}
                count={count}
                cover={cover}
                isSelecting={selection.isOn}
                isChosen={selection.has(recipe.id)}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  )
}
