import type { Staying } from '@roux/cooking/amounts/what-stays'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { isOtherTin, type ShownRecipe } from './use-recipe-view.ts'
import { useTinText } from './use-tin-text.ts'

interface ServingsHintProps {
  view: ShownRecipe
  isSaving: boolean
  /** Makes what is shown the recipe, where it is the reader's. */
  onSave?: (() => void) | undefined
}

const stayingKeys = {
  'as-written': 'servings.asWritten',
  'larger-pan': 'servings.largerPan',
  'longer-in-oven': 'servings.longerInOven',
  'shorter-in-oven': 'servings.shorterInOven',
} as const satisfies Record<Staying, ParseKeys>

/** Twice as much, or half, takes another time, however high it stands. */
function timesIn(factor: number): ParseKeys {
  if (factor >= 1.5) return 'tin.longer'
  return factor <= 2 / 3 ? 'tin.shorter' : 'tin.asHigh'
}

const link = 'underline decoration-edge underline-offset-3 hover:decoration-current aria-disabled:opacity-60'

/** What the marker means, what does not scale, and the ways out of both. */
export function ServingsHint({ view, isSaving, onSave }: ServingsHintProps) {
  const { t, i18n } = useTranslation()
  const { isScaled, isConverted, written, staying } = view
  const { serves } = view.recipe
  const textOf = useTinText()
  const tins = isOtherTin(view.tins) ? view.tins : undefined
  const isReplaced = view.replaced.size > 0
  if (!isScaled && !isConverted && !isReplaced && view.ticked.size === 0) return null
  const ofServings = isScaled ? (isConverted ? 'servings.scaledAndConverted' : 'servings.scaled') : 'servings.converted'
  return (
    <div lang={i18n.language} className="-mt-1.5 mb-2 text-control text-ink-2">
      {(isScaled || isConverted) && (
        <p>
          <span className="print:hidden">
            <span className="marker">{t('servings.marked')}</span>
            {tins
              ? t(isConverted ? 'tin.scaledAndConverted' : 'tin.scaled', { tin: textOf(tins.written) })
              : t(ofServings, { serves, written })}
          </span>{' '}
          {isScaled && t(tins ? timesIn(view.factor) : stayingKeys[staying])}
        </p>
      )}
      {isReplaced && !isScaled && !isConverted && (
        <p className="print:hidden">
          <span className="marker">{t('servings.marked')}</span>
          {t('instead.hint')}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 print:hidden">
        {isScaled && onSave && (
          <button type="button" aria-disabled={isSaving} onClick={onSave} className={link}>
            {tins ? t('tin.save') : t('servings.save', { serves })}
          </button>
        )}
        {isConverted && view.systems.length > 1 && (
          <button type="button" onClick={() => view.showIn(undefined)} className={link}>
            {t('units.asWritten')}
          </button>
        )}
        {view.ticked.size > 0 && (
          <button type="button" onClick={view.untickAll} className={link}>
            {t('servings.untick')}
          </button>
        )}
      </p>
    </div>
  )
}
