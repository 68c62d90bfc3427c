import { Star } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMinutesText } from '../../i18n/use-minutes-text.ts'
import { DietMark } from './diet-mark.tsx'
import { Entry, EntryLink, type EntryProps } from './entry.tsx'
import { HitLine } from './hit-line.tsx'
import { lineGrid } from './list-head.tsx'

/** The same as a row of a list. */
export const RecipeLine = memo(function RecipeLine(props: EntryProps) {
  const { recipe, isChosen, cover } = props
  const { t } = useTranslation()
  const time = useMinutesText(recipe)
  return (
    <Entry
      {...props}
      className={`min-h-[73px] border-line border-b py-2.5 ${lineGrid}`}
      circleClass="top-1/2 left-5.5 -mt-3.5"
    >
      <div
        className={`h-13 overflow-clip rounded-[10px] [&>svg]:size-full [&>svg]:rounded-[10px] ${isChosen ? 'ring-2 ring-ink ring-offset-2 ring-offset-bg' : ''}`}
      >
        {cover(recipe)}
      </div>
      <div className="min-w-0">
        <h2 lang={recipe.language} className="line-clamp-2 font-display font-medium text-card wrap-anywhere">
          <EntryLink recipe={recipe} className="after:rounded-small" />
          {recipe.is_favorite && (
            <>
              <Star aria-hidden="true" className="ml-2 inline size-3.5 fill-current text-gold" />
              <span className="sr-only">{t('recipe.favorite')}</span>
            </>
          )}
        </h2>
        <HitLine recipe={recipe} />
        <p className="flex flex-wrap gap-x-3 text-ink-2 text-small @min-[48rem]:hidden">
          {time && <span>{time}</span>}
          {recipe.diet && <DietMark diet={recipe.diet} />}
        </p>
      </div>
      <span className="truncate text-ink-2 text-small @max-[48rem]:hidden">{recipe.tags[0]}</span>
      <span className="text-ink-2 text-small @max-[48rem]:hidden">{time}</span>
      <span className="text-small @max-[48rem]:hidden">{recipe.diet && <DietMark diet={recipe.diet} />}</span>
    </Entry>
  )
})
