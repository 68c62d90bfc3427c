import { Star } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedRecipe } from '../../api/library.ts'
import { useMinutesText } from '../../i18n/use-minutes-text.ts'
import { ChooseCircle } from './choose-circle.tsx'
import { DietMark } from './diet-mark.tsx'
import { FoundTitle } from './found-title.tsx'
import { HitLine } from './hit-line.tsx'

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

/** A recipe among others: its cover, its title, and in one line what tells it from its neighbours. */
export const RecipeCard = memo(function RecipeCard(props: EntryProps) {
  const { recipe, place, count, isSelecting, isChosen, cover } = props
  const { t } = useTranslation()
  const time = useMinutesText(recipe)
  const hit = <HitLine recipe={recipe} />
  const [tag] = recipe.tags
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a grid stand between the list and its entries
    <div
      role="listitem"
      aria-posinset={place}
      aria-setsize={count}
      data-recipe={recipe.id}
      className="group relative min-w-0 select-none [-webkit-touch-callout:none]"
    >
      <div
        className={`relative aspect-3/2 overflow-clip rounded-[16px] [&>svg]:size-full [&>svg]:rounded-[16px] ${isChosen ? 'ring-3 ring-ink ring-offset-3 ring-offset-bg' : ''}`}
      >
        {cover(recipe)}
        {recipe.is_favorite && (
          <span className="absolute top-2.5 right-2.5 grid size-8 place-items-center rounded-full bg-surface text-gold">
            <Star aria-hidden="true" className="size-[17px] fill-current" />
            <span className="sr-only">{t('recipe.favorite')}</span>
          </span>
        )}
      </div>
      <h2
        lang={recipe.language}
        className="mt-3 mb-1 line-clamp-2 text-balance font-display font-medium text-card wrap-anywhere"
      >
        <a
          href={`/recipe/${encodeURIComponent(recipe.id)}`}
          draggable={false}
          className="outline-none after:absolute after:inset-0 after:rounded-[16px] focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:outline-offset-2"
        >
          <FoundTitle recipe={recipe} />
        </a>
      </h2>
      <p className="flex flex-wrap items-center text-ink-2 text-small [&>*+*]:before:mx-1.5 [&>*+*]:before:text-ink-3 [&>*+*]:before:content-['·']">
        {time && <span>{time}</span>}
        {recipe.diet && <DietMark diet={recipe.diet} />}
        {tag !== undefined && <span className="min-w-0 truncate">{tag}</span>}
      </p>
      {hit}
      <ChooseCircle recipe={recipe} isSelecting={isSelecting} isChosen={isChosen} className="top-2.5 left-2.5" />
    </div>
  )
})
