import { Star } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMinutesText } from '../../i18n/use-minutes-text.ts'
import { DietMark } from './diet-mark.tsx'
import { Entry, EntryLink, type EntryProps } from './entry.tsx'
import { HitLine } from './hit-line.tsx'

/** A recipe among others: its cover, its title, and in one line what tells it from its neighbours. */
export const RecipeCard = memo(function RecipeCard(props: EntryProps) {
  const { recipe, isChosen, cover } = props
  const { t } = useTranslation()
  const time = useMinutesText(recipe)
  const [tag] = recipe.tags
  return (
    <Entry {...props} className="min-w-0" circleClass="top-2.5 left-2.5">
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
        <EntryLink recipe={recipe} className="after:rounded-[16px] focus-visible:after:outline-offset-2" />
      </h2>
      {/* The dot before what begins a line is cut off. */}
      <p className="overflow-clip text-ink-2 text-small">
        <span className="-ml-4 flex flex-wrap items-center [&>*]:before:inline-block [&>*]:before:w-4 [&>*]:before:text-center [&>*]:before:text-ink-3 [&>*]:before:content-['·'/'']">
          {time && <span>{time}</span>}
          {recipe.diet && <DietMark diet={recipe.diet} />}
          {tag !== undefined && <span className="min-w-0 truncate">{tag}</span>}
        </span>
      </p>
      <HitLine recipe={recipe} />
    </Entry>
  )
})
