import { ArrowLeft, Copy, Ellipsis, FileDown, Pencil, Play, Share, Star, Trash2, WandSparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { ActionMenu, useMenu } from '../../ui/menu.tsx'
import type { MenuAction } from '../../ui/menu-content.tsx'
import { useOfferedActions } from '../../ui/offered-actions.ts'
import { SheetToolbar } from '../../ui/sheet-toolbar.tsx'
import { FootBar } from './foot-bar.tsx'
import { printActions } from './print-actions.tsx'

/** What a recipe is for; where there is little room it stands at the foot. */
export interface MainActions {
  /** `later`: not yet known. Its place is kept, so that nothing moves away under a finger. */
  onShare?: (() => void) | 'later' | undefined
  onCook?: (() => void) | undefined
}

interface RecipeToolbarProps extends MainActions {
  isFavorite: boolean
  /** While it is being deleted nothing else can be done with it. */
  isLeaving?: boolean
  onFavorite(): void
  onImprove(): void
  onEdit(): void
  onDelete(): void
  onBack(): void
  onCopy(): void
  /** Only what is on the server can be. */
  onTakeAway?(): void
  /** What else there is of this recipe: notes, versions. */
  more: readonly MenuAction[]
}

/** On a narrow sheet a button is its icon. */
const iconOnly = '@max-[40rem]:border-transparent @max-[40rem]:bg-transparent @max-[40rem]:px-2.5'

/** What can be done with a recipe that is being read. On a narrow sheet it scrolls away with it. */
export function RecipeToolbar({ isFavorite, isLeaving = false, onShare, onCook, ...on }: RecipeToolbarProps) {
  const { t } = useTranslation()
  const { buttonProps, menuProps } = useMenu()
  const further: MenuAction[] = [
    ...printActions(t),
    { icon: <Copy aria-hidden="true" />, text: t('recipe.copy'), onSelect: on.onCopy },
    ...offer(<FileDown aria-hidden="true" />, t('takeAway.open'), on.onTakeAway),
    ...on.more.map((action, place) => (place === 0 ? { ...action, isApart: true } : action)),
    {
      icon: <Trash2 aria-hidden="true" />,
      text: t('recipe.delete'),
      isApart: true,
      isDanger: true,
      onSelect: on.onDelete,
    },
  ]
  useOfferedActions(
    'screen',
    isLeaving
      ? []
      : [
          ...offer(<Play aria-hidden="true" />, t('recipe.cook'), onCook),
          ...offer(<Pencil aria-hidden="true" />, t('recipe.edit'), on.onEdit),
          ...offer(<WandSparkles aria-hidden="true" />, t('recipe.improve'), on.onImprove),
          ...offer(<Star aria-hidden="true" />, t('recipe.favorite'), on.onFavorite),
          ...offer(<Share aria-hidden="true" />, t('recipe.share'), onClickOf(onShare)),
          ...further,
        ],
  )
  return (
    <SheetToolbar label={t('recipe.tools')} isNarrowSticky={false}>
      <Tool label={t('recipe.back')} onClick={on.onBack}>
        <ArrowLeft aria-hidden="true" />
      </Tool>
      <span className="flex-1" />
      <Tool label={t('recipe.favorite')} isPressed={isFavorite} isDisabled={isLeaving} onClick={on.onFavorite}>
        <Star aria-hidden="true" className={`text-gold ${isFavorite ? 'fill-current' : ''}`} />
      </Tool>
      <Button
        aria-label={t('recipe.improve')}
        data-tooltip=""
        disabled={isLeaving}
        onClick={on.onImprove}
        className={`@max-[48rem]:px-2.5 ${iconOnly}`}
      >
        <WandSparkles aria-hidden="true" />
        <span className="@max-[48rem]:hidden">{t('recipe.improve')}</span>
      </Button>
      <Tool label={t('recipe.edit')} isDisabled={isLeaving} onClick={on.onEdit}>
        <Pencil aria-hidden="true" />
      </Tool>
      {onShare && (
        <Tool
          label={t('recipe.share')}
          isDisabled={isLeaving || onShare === 'later'}
          onClick={onClickOf(onShare)}
          className={`@max-[40rem]:hidden ${unseenYet(onShare)}`}
        >
          <Share aria-hidden="true" />
        </Tool>
      )}
      <Tool label={t('recipe.delete')} isDisabled={isLeaving} onClick={on.onDelete}>
        <Trash2 aria-hidden="true" />
      </Tool>
      <Button
        aria-label={t('recipe.more')}
        data-tooltip=""
        disabled={isLeaving}
        {...buttonProps}
        className={`px-2.5! aria-expanded:bg-accent-soft ${iconOnly}`}
      >
        <Ellipsis aria-hidden="true" />
      </Button>
      {onCook && (
        <Button look="main" disabled={isLeaving} onClick={onCook} className="px-4.5 @max-[40rem]:hidden">
          <Play aria-hidden="true" />
          {t('recipe.cook')}
        </Button>
      )}
      <ActionMenu {...menuProps} actions={further} />
    </SheetToolbar>
  )
}

function offer(icon: ReactNode, text: string, onSelect: (() => void) | undefined): MenuAction[] {
  return onSelect ? [{ icon, text, onSelect }] : []
}

const onClickOf = (onShare: MainActions['onShare']) => (onShare === 'later' ? undefined : onShare)
const unseenYet = (onShare: MainActions['onShare']) => (onShare === 'later' ? 'invisible' : '')

interface ToolProps {
  label: string
  isPressed?: boolean
  isDisabled?: boolean
  className?: string
  onClick: (() => void) | undefined
  children: ReactNode
}

function Tool({ label, isPressed, isDisabled = false, onClick, className = '', children }: ToolProps) {
  return (
    <Button
      aria-label={label}
      data-tooltip=""
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      disabled={isDisabled}
      onClick={onClick}
      className={`px-2.5! ${iconOnly} ${className}`}
    >
      {children}
    </Button>
  )
}

/** The main actions where the toolbar has no room for them. */
export function RecipeFoot({ onShare, onCook }: MainActions) {
  const { t } = useTranslation()
  if (!onShare && !onCook) return null
  return (
    <FootBar className="mt-8">
      {onShare && (
        <Button
          aria-label={t('recipe.share')}
          onClick={onClickOf(onShare)}
          className={`h-13! w-13 flex-none rounded-[16px]! border-edge! ${unseenYet(onShare)}`}
        >
          <Share aria-hidden="true" />
        </Button>
      )}
      {onCook && (
        <Button look="main" onClick={onCook} className="h-13! flex-1 rounded-[16px]! text-[1.0625rem]">
          <Play aria-hidden="true" />
          {t('recipe.cook')}
        </Button>
      )}
    </FootBar>
  )
}
