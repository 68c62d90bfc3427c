import { isKeyOf } from '@roux/contract/fields-of'
import type { Preferences, RequestOptions } from '@roux/contract/generation'
import { Settings2, SlidersHorizontal } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allergenNames, dietNames } from '../../i18n/diet-names.ts'
import { durationText } from '../../i18n/duration-text.ts'
import { Chip, chipLook } from '../../ui/chip.tsx'
import { ChipSelect } from '../../ui/chip-select.tsx'
import { hasWish, switchWish, type Wish, wishesOf } from './own-wishes.ts'

const people = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20]
const minutes = [15, 20, 30, 45, 60, 90, 120, 180]

interface PromptOptionsProps {
  /** What the cook wants of every recipe. */
  own: Preferences
  value: RequestOptions
  onChange(value: RequestOptions): void
  isDisabled: boolean
  editButton: RefObject<HTMLButtonElement | null>
  /** Opens the preferences themselves. */
  onEdit(): void
}

/**
 * What goes with the prompt: the cook's preferences, each to be switched off for this request, for how many, and how
 * long it may take. What is set is always in sight; the rest, behind one button.
 */
export function PromptOptions({ own, value, onChange, isDisabled, editButton, onEdit }: PromptOptionsProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  useForgetting(own, value, onChange)
  const active = value.preferences ?? own
  const wishes = wishesOf(own)
  const serves = value.serves ?? active.serves
  const changeServes = (chosen: number | null) =>
    // The usual number is a preference: nobody in particular is another one.
    onChange({
      ...value,
      serves: chosen,
      ...(chosen === null && own.serves !== null && { preferences: { ...active, serves: null } }),
    })
  const isEmpty = wishes.length === 0 && serves === null && value.max_minutes === null

  return (
    <fieldset disabled={isDisabled} className="flex min-w-0 flex-auto flex-wrap items-center gap-2">
      <legend className="sr-only">{t('options.label')}</legend>
      {wishes.map((wish) => (
        <Chip
          key={`${wish.list} ${wish.entry}`}
          isOn={hasWish(active, wish)}
          onClick={() => onChange({ ...value, preferences: switchWish(own, active, wish) })}
        >
          <WishText wish={wish} />
        </Chip>
      ))}
      {(isOpen || serves !== null) && (
        <ChipSelect
          label={t('options.serves')}
          anyText={t('options.servesAny')}
          textOf={(number) => t('options.servesCount', { number })}
          numbers={people}
          value={serves}
          onChange={changeServes}
        />
      )}
      {(isOpen || value.max_minutes !== null) && (
        <ChipSelect
          label={t('options.time')}
          anyText={t('options.timeAny')}
          textOf={(number) => t('options.timeAtMost', { time: durationText(t, number) })}
          numbers={minutes}
          value={value.max_minutes}
          onChange={(chosen) => onChange({ ...value, max_minutes: chosen })}
        />
      )}
      {isOpen && (
        <button
          ref={editButton}
          type="button"
          aria-haspopup="dialog"
          onClick={onEdit}
          className={`${chipLook} border-line bg-surface text-ink-2 hover:border-ink-3`}
        >
          <Settings2 aria-hidden="true" className="size-4 flex-none" />
          {t('options.edit')}
        </button>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={t('options.open')}
        {...(!isEmpty && { 'data-tooltip': '' })}
        onClick={() => setIsOpen(!isOpen)}
        className={`${chipLook} border-transparent text-ink-2 hover:bg-sunken hover:text-ink aria-expanded:bg-sunken`}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4 flex-none" />
        {isEmpty && !isOpen && t('options.open')}
      </button>
    </fieldset>
  )
}

/** Once the preferences themselves change, nothing of them is switched off: what is new must not be off by chance. */
function useForgetting(own: Preferences, value: RequestOptions, onChange: (value: RequestOptions) => void): void {
  const known = useRef(own)
  useEffect(() => {
    if (known.current === own) return
    known.current = own
    onChange({ ...value, preferences: null })
  })
}

function WishText({ wish: { list, entry } }: { wish: Wish }) {
  const { t } = useTranslation()
  if (list === 'diets' && isKeyOf(dietNames, entry)) return t(dietNames[entry])
  const food = list === 'allergies' && isKeyOf(allergenNames, entry) ? t(allergenNames[entry]) : entry
  return t('options.without', { food })
}
