import { ArrowLeft, Pencil, Star, Trash2, WandSparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { SheetToolbar } from '../../ui/sheet-toolbar.tsx'

interface RecipeToolbarProps {
  isFavorite: boolean
  /** While it is being deleted nothing else can be done with it. */
  isLeaving?: boolean
  onFavorite(): void
  onImprove(): void
  onEdit(): void
  onDelete(): void
  onBack(): void
}

/** What can be done with a recipe that is being read. */
export function RecipeToolbar({ isFavorite, isLeaving = false, ...on }: RecipeToolbarProps) {
  const { t } = useTranslation()
  return (
    <SheetToolbar label={t('recipe.tools')}>
      <Tool label={t('recipe.back')} onClick={on.onBack}>
        <ArrowLeft aria-hidden="true" />
      </Tool>
      <span className="flex-1" />
      <Tool label={t('recipe.favorite')} isPressed={isFavorite} isDisabled={isLeaving} onClick={on.onFavorite}>
        <Star aria-hidden="true" className={`text-gold ${isFavorite ? 'fill-current' : ''}`} />
      </Tool>
      <Button
        aria-label={t('recipe.improve')}
        disabled={isLeaving}
        onClick={on.onImprove}
        className="max-[359px]:px-2 max-[359px]:[&_svg]:hidden"
      >
        <WandSparkles aria-hidden="true" />
        <span className="@min-[36rem]:hidden">{t('recipe.improveShort')}</span>
        <span className="@max-[36rem]:hidden">{t('recipe.improve')}</span>
      </Button>
      <Tool label={t('recipe.edit')} isDisabled={isLeaving} onClick={on.onEdit}>
        <Pencil aria-hidden="true" />
      </Tool>
      <Tool label={t('recipe.delete')} isDisabled={isLeaving} onClick={on.onDelete}>
        <Trash2 aria-hidden="true" className="text-beet" />
      </Tool>
    </SheetToolbar>
  )
}

interface ToolProps {
  label: string
  isPressed?: boolean
  isDisabled?: boolean
  onClick(): void
  children: ReactNode
}

function Tool({ label, isPressed, isDisabled = false, onClick, children }: ToolProps) {
  return (
    <Button
      aria-label={label}
      data-tooltip=""
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      disabled={isDisabled}
      onClick={onClick}
      className="px-2.5!"
    >
      {children}
    </Button>
  )
}
