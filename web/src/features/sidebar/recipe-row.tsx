import type { ReadRecipe } from '@roux/contract/read-recipe'
import { type MouseEvent, memo, type Ref } from 'react'
import { useMinutesText } from '../../i18n/use-minutes-text.ts'

export interface RowHandlers {
  onOpen(event: MouseEvent<HTMLAnchorElement>, recipe: ReadRecipe): void
  onMore(event: MouseEvent<HTMLButtonElement>, recipe: ReadRecipe): void
  /** The accessible name of the menu button. */
  moreLabel(title: string): string
}

interface RecipeRowProps extends RowHandlers {
  ref: Ref<HTMLLIElement>
  recipe: ReadRecipe
  /** Where it stands, counted from 1, of how many. */
  place: number
  count: number
  /** Pixels from the top of the list. */
  top: number
  isCurrent: boolean
  isMenuOpen: boolean
  /** It is being deleted. */
  isLeaving: boolean
}

/** One recipe of a list. Plain links, since the router's would all follow every move. */
export const RecipeRow = memo(function RecipeRow(props: RecipeRowProps) {
  const time = useMinutesText(props.recipe)
  const { ref, recipe, place, count, top, isCurrent, isMenuOpen, isLeaving, onOpen, onMore, moreLabel } = props
  return (
    <li
      ref={ref}
      data-index={place - 1}
      aria-posinset={place}
      aria-setsize={count}
      style={{ transform: `translateY(${top}px)` }}
      className={`absolute inset-x-0 top-0 flex items-center rounded-small transition-[background-color,opacity] duration-150 ease-out ${isCurrent ? 'bg-accent-soft' : 'hover:bg-surface'} ${isLeaving ? 'opacity-45' : ''}`}
    >
      <div className="relative min-w-0 flex-1 py-2 pl-2 text-control pointer-coarse:py-3">
        <a
          href={`/recipe/${encodeURIComponent(recipe.id)}`}
          title={recipe.title}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={(event) => onOpen(event, recipe)}
          className="line-clamp-2 outline-none wrap-anywhere after:absolute after:inset-0 after:rounded-small focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:outline-offset-[-2px]"
        >
          {recipe.title}
        </a>
        {time && <span className="block text-ink-3 text-tiny">{time}</span>}
      </div>
      <button
        type="button"
        aria-label={moreLabel(recipe.title)}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        data-tooltip=""
        onClick={(event) => onMore(event, recipe)}
        className="touchable grid size-9 flex-none place-items-center rounded-small font-bold text-ink-3 outline-offset-[-2px] hover:text-ink aria-expanded:text-ink"
      >
        ···
      </button>
    </li>
  )
})
