import { Star } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

interface CookEndProps {
  isFavorite: boolean
  onFavorite(): void
  heading: Ref<HTMLHeadingElement>
  /** The place for a note, where the cook can leave one. */
  note: ReactNode
}

/** The page after the last step. */
export function CookEnd({ isFavorite, onFavorite, heading, note }: CookEndProps) {
  const { t } = useTranslation()
  return (
    <div className="mx-auto flex w-full max-w-[33rem] flex-1 animate-appear flex-col pt-7 md:justify-center">
      <h1 ref={heading} tabIndex={-1} className="font-display font-medium text-title italic outline-none">
        {t('recipe.enjoy')}
      </h1>
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
