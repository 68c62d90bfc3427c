import { Star } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cookingTime } from '../../browser/cooking-time.ts'
import { durationText } from '../../i18n/duration-text.ts'
import { Button } from '../../ui/button.tsx'

interface CookEndProps {
  cover: ReactNode
  /** For how many it was cooked, where the recipe says so. */
  serves: number
  /** The address of the recipe's page. */
  path: string
  isFavorite: boolean
  onFavorite(): void
  heading: Ref<HTMLHeadingElement>
  /** The place for a note, where the cook can leave one. */
  note: ReactNode
}

/** The page after the last step. */
export function CookEnd({ cover, serves, path, isFavorite, onFavorite, heading, note }: CookEndProps) {
  const { t } = useTranslation()
  const [minutes] = useState(() => cookingTime(path))
  const time = durationText(t, minutes)
  return (
    <div className="mx-auto flex w-full max-w-[33rem] flex-1 animate-appear flex-col pt-7 md:justify-center">
      {cover}
      <h1 ref={heading} tabIndex={-1} className="font-display font-medium text-title italic outline-none">
        {t('recipe.enjoy')}
      </h1>
      {/* Who only turns the pages has not cooked. */}
      {minutes > 0 && (
        <p className="mt-1.5 text-ink-2">
          {serves > 0 ? t('cook.cookedFor', { serves, time }) : t('cook.cookedIn', { time })}
        </p>
      )}
      <Button
        aria-pressed={isFavorite}
        onClick={onFavorite}
        className="mt-6 h-13! justify-start! rounded-[14px]! border-edge! px-4!"
      >
        <Star aria-hidden="true" className={`text-gold ${isFavorite ? 'fill-current' : ''}`} />
        {t('recipe.favorite')}
      </Button>
      {note}
    </div>
  )
}
