import { dietMarks } from '@roux/contract/diet'
import { Carrot, ChevronDown, Plus, ShoppingBasket, Star, X } from 'lucide-react'
import { type ReactNode, startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTags } from '../../api/library.ts'
import { dietNames } from '../../i18n/diet-names.ts'
import { durationText } from '../../i18n/duration-text.ts'
import { chipLook } from '../../ui/chip.tsx'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { ActionMenu, useMenu } from '../../ui/menu.tsx'
import type { MenuAction } from '../../ui/menu-content.tsx'
import { preloadable } from '../../ui/preloadable.tsx'
import { isNarrowed, type LibraryState, timeChoices, widened } from './library-state.ts'

const FoodsDialog = preloadable(async () => (await import('./foods-dialog.tsx')).FoodsDialog)

interface FilterBarProps {
  state: LibraryState
  onChange(change: Partial<LibraryState>): void
}

/** What leaves recipes out: what is chosen has a cross, and what is in the kitchen stands behind a rule. */
export function FilterBar({ state, onChange }: FilterBarProps) {
  const { t } = useTranslation()
  const { data: tags = [] } = useTags()
  const [foods, setFoods] = useState<'list' | 'kitchen'>()
  const openFoods = (which: 'list' | 'kitchen') => startTransition(() => setFoods(which))
  const closeFoods = () => setFoods(undefined)
  const { favorite, diet, minutes, have } = state
  const without = (list: readonly string[], gone: string) => list.filter((each) => each !== gone)
  const offeredTags = tags.filter(({ tag }) => !state.tags.includes(tag))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-label={t('library.filters')}
      className="-mx-5 flex items-center gap-2 overflow-x-auto px-5 py-3.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      <button
        type="button"
        aria-pressed={favorite}
        onClick={() => onChange({ favorite: !favorite })}
        className={`${filterLook} ${favorite ? on : off}`}
      >
        <Star aria-hidden="true" />
        {t('library.favorites')}
        {favorite && <X aria-hidden="true" />}
      </button>
      {state.tags.map((tag) => (
        <Chosen key={tag} text={tag} onRemove={() => onChange({ tags: without(state.tags, tag) })} />
      ))}
      {offeredTags.length > 0 && (
        <Offer
          text={t('library.tag')}
          actions={offeredTags.map(({ tag, count }) => ({
            icon: <span className="min-w-6 text-ink-3 text-small tabular-nums">{count}</span>,
            text: tag,
            onSelect: () => onChange({ tags: [...state.tags, tag] }),
          }))}
        />
      )}
      {diet ? (
        <Chosen text={t(dietNames[diet])} onRemove={() => onChange({ diet: undefined })} />
      ) : (
        <Offer
          text={t('library.diet')}
          actions={dietMarks.map((mark) => ({
            icon: null,
            text: t(dietNames[mark]),
            onSelect: () => onChange({ diet: mark }),
          }))}
        />
      )}
      {minutes ? (
        <Chosen
          text={t('library.upTo', { time: durationText(t, minutes) })}
          onRemove={() => onChange({ minutes: undefined })}
        />
      ) : (
        <Offer
          text={t('library.time')}
          actions={timeChoices.map((choice) => ({
            icon: null,
            text: t('library.upTo', { time: durationText(t, choice) }),
            onSelect: () => onChange({ minutes: choice }),
          }))}
        />
      )}
      {state.with.map((food) => (
        <Chosen
          key={`with ${food}`}
          text={t('library.with', { food })}
          onRemove={() => onChange({ with: without(state.with, food) })}
        />
      ))}
      {state.without.map((food) => (
        <Chosen
          key={`without ${food}`}
          text={t('library.without', { food })}
          onRemove={() => onChange({ without: without(state.without, food) })}
        />
      ))}
      <Opener icon={<Carrot aria-hidden="true" />} text={t('library.ingredients')} onClick={() => openFoods('list')} />
      <span aria-hidden="true" className="mx-1 h-5 w-px flex-none bg-line" />
      {have.map((food) => (
        <Chosen
          key={`have ${food}`}
          icon={<ShoppingBasket aria-hidden="true" />}
          text={food}
          onRemove={() => onChange({ have: without(have, food) })}
        />
      ))}
      <Opener
        icon={have.length > 0 ? <Plus aria-hidden="true" /> : <ShoppingBasket aria-hidden="true" />}
        text={t('library.have')}
        isFurther={have.length > 0}
        onClick={() => openFoods('kitchen')}
      />
      {isNarrowed({ ...state, q: '' }) && (
        <button
          type="button"
          onClick={() => onChange({ ...widened(state), q: state.q })}
          className="flex-none whitespace-nowrap px-1.5 py-1 text-ink-2 text-small underline decoration-edge underline-offset-3 hover:decoration-current pointer-coarse:py-3"
        >
          {t('library.clearAll')}
        </button>
      )}
      <LazyBoundary onMissing={closeFoods} resetKey={foods}>
        {foods && <FoodsDialog of={foods} state={state} onChange={onChange} onClose={closeFoods} />}
      </LazyBoundary>
    </div>
  )
}

const filterLook = `${chipLook} flex-none whitespace-nowrap [&_svg]:size-[15px] [&_svg]:flex-none`
const off = 'border-edge text-ink hover:border-ink-3'
const on = 'border-edge bg-accent-soft text-ink'

function Chosen({ icon, text, onRemove }: { icon?: ReactNode; text: string; onRemove(): void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-label={t('library.remove', { name: text })}
      onClick={onRemove}
      className={`${filterLook} ${on}`}
    >
      {icon}
      {text}
      <X aria-hidden="true" />
    </button>
  )
}

function Offer({ text, actions }: { text: string; actions: readonly MenuAction[] }) {
  const { buttonProps, menuProps } = useMenu()
  return (
    <>
      <button type="button" {...buttonProps} className={`${filterLook} ${off}`}>
        {text}
        <ChevronDown aria-hidden="true" />
      </button>
      <ActionMenu {...menuProps} actions={actions} />
    </>
  )
}

interface OpenerProps {
  icon: ReactNode
  text: string
  /** Some of it is chosen already. */
  isFurther?: boolean
  onClick(): void
}

function Opener({ icon, text, isFurther = false, onClick }: OpenerProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={FoodsDialog.preload}
      onFocus={FoodsDialog.preload}
      onClick={onClick}
      className={`${filterLook} ${off} ${isFurther ? 'border-dashed' : ''}`}
    >
      {icon}
      {text}
      {!isFurther && <ChevronDown aria-hidden="true" />}
    </button>
  )
}
