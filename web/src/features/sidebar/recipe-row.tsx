import type { ReadRecipe } from '@roux/contract/read-recipe'
import { type MouseEvent, memo } from 'react'
import { useMinutesText } from '../../i18n/use-minutes-text.ts'

export interface RowHandlers {
  onOpen(event: MouseEvent<HTMLAnchorElement>, recipe: ReadRecipe): void
  onMore(event: MouseEvent<HTMLButtonElement>, recipe: ReadRecipe): void
  /** The accessible name of the menu button. */
  moreLabel(title: string): string
}

interface RecipeRowProps extends RowHandlers {
  recipe: ReadRecipe
  isCurrent: boolean
  isMenuOpen: boolean
  /** It is being deleted. */
  isLeaving: boolean
}

/**
 * One recipe of a list. There may be thousands: plain links, since the router's would all follow every move, and
 * nothing is laid out or painted that is not in sight.
 */
export const RecipeRow = memo(function RecipeRow(props: RecipeRowProps) {
  const time = useMinutesText(props.recipe)
  const { recipe, isCurrent, isMenuOpen, isLeaving, onOpen, onMore, moreLabel } = props
  return (
    <li
      className={`flex items-center rounded-small transition duration-150 ease-out [contain-intrinsic-size:auto_3.4rem] [content-visibility:auto] ${isCurrent ? 'bg-accent-soft' : 'hover:bg-surface'} ${isLeaving ? 'opacity-45' : ''}`}
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
