import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListedRecipe } from '../../api/library.ts'

interface ChooseCircleProps {
  recipe: ListedRecipe
  isSelecting: boolean
  isChosen: boolean
  className: string
}

/** Chooses a recipe; it appears under the pointer and with the focus, and stays where something is chosen. */
export function ChooseCircle({ recipe: { title }, isSelecting, isChosen, className }: ChooseCircleProps) {
  const { t } = useTranslation()
  return (
    <span
      className={`absolute grid size-7 cursor-pointer place-items-center rounded-full border-2 transition-opacity duration-150 ease-out has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 ${isChosen ? 'border-ink bg-ink text-bg' : 'border-ink-3 bg-surface'} ${isSelecting ? '' : 'opacity-0 focus-within:opacity-100 group-hover:pointer-fine:opacity-100 pointer-coarse:pointer-events-none'} ${className}`}
    >
      <input
        type="checkbox"
        aria-label={t('library.select', { title })}
        checked={isChosen}
        onChange={() => undefined}
        className="absolute -inset-2.5 cursor-pointer appearance-none outline-none"
      />
      {isChosen && <Check aria-hidden="true" className="size-[15px] stroke-[2.6]" />}
    </span>
  )
}
