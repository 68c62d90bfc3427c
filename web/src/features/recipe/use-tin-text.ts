import { isChecked } from '@roux/contract/language'
import type { Tin } from '@roux/cooking/amounts/tin'
import { writeFraction } from '@roux/cooking/amounts/write-number'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'

const shapes: Partial<Record<Tin['shape'], ParseKeys>> = { round: 'tin.round', square: 'tin.square' }

/** Names a tin in the words of the page: "Round, 24 cm". */
export function useTinText(): (tin: Tin) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  const write = (number: number) => (isChecked(language) ? writeFraction(number, language) : String(number))
  return ({ shape, sides, unit }) => {
    const [small = '', large = ''] = sides.map(write)
    const number = shape === 'oblong' ? `${small} × ${large}` : large
    const size = unit === 'in' ? t('tin.in', { size: number }) : `${number} ${unit}`
    const named = shapes[shape]
    return named ? t(named, { size }) : size
  }
}
