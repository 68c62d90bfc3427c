import { isChecked } from '@roux/contract/language'
import type { Tin, TinUnit } from '@roux/cooking/amounts/tin'
import { writeFraction } from '@roux/cooking/amounts/write-number'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'

const shapes = {
  round: 'tin.round',
  square: 'tin.square',
  oblong: 'tin.oblong',
  loaf: 'tin.loaf',
} as const satisfies Record<Tin['shape'], ParseKeys>

const units = { cm: 'tin.cm', in: 'tin.in', g: 'tin.g', lb: 'tin.lb' } as const satisfies Record<TinUnit, ParseKeys>

/** Names a tin in the words of the page: "Round, 24 cm". */
export function useTinText(): (tin: Tin) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  const write = (number: number) => (isChecked(language) ? writeFraction(number, language) : String(number))
  return ({ shape, sides, unit }) => {
    const [small, large] = sides.map(write)
    const size = t(units[unit], { size: shape === 'oblong' ? `${small} × ${large}` : large })
    return t(shapes[shape], { size })
  }
}
