import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip, chipLook, chipOff } from '../../ui/chip.tsx'
import { hasPart, togglePart } from './wish-parts.ts'

interface WishChipsProps {
  wish: string
  /** What the recipe is for now. */
  serves: number
  /** What may be left out. */
  foods: readonly string[]
  isDisabled: boolean
  onChange(wish: string): void
}

const row = 'flex flex-wrap gap-2'

/** What cooks ask for most: each writes itself into the wish, and can be taken out again. */
export function WishChips({ wish, serves, foods, isDisabled, onChange }: WishChipsProps) {
  const { t } = useTranslation()
  const id = useId()
  const [showsFoods, setShowsFoods] = useState(false)
  const chip = (text: string) => (
    <Chip key={text} isOn={hasPart(wish, text)} disabled={isDisabled} onClick={() => onChange(togglePart(wish, text))}>
      {text}
    </Chip>
  )
  return (
    <fieldset aria-label={t('improve.chips')} className="grid min-w-0 gap-2">
      <div className={row}>
        {chip(t('improve.forPeople', { number: serves === 6 ? 4 : 6 }))}
        {chip(t('improve.lighter'))}
        {chip(t('improve.quicker'))}
        {foods.length > 0 && (
          <button
            type="button"
            aria-expanded={showsFoods}
            aria-controls={id}
            disabled={isDisabled}
            onClick={() => setShowsFoods(!showsFoods)}
            className={`${chipLook} ${chipOff}`}
          >
            {t('improve.without')}
            <ChevronDown aria-hidden="true" className={`size-3.5 flex-none ${showsFoods ? 'rotate-180' : ''}`} />
          </button>
        )}
        {chip(t('improve.cheaper'))}
        {chip(t('improve.airFryer'))}
      </div>
      <div
        id={id}
        hidden={!showsFoods}
        className={`${row} max-h-32 overflow-y-auto rounded-medium bg-sunken p-2 [&[hidden]]:hidden`}
      >
        {foods.map((food) => chip(t('improve.withoutFood', { food })))}
      </div>
    </fieldset>
  )
}
