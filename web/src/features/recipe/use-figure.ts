import type { Nutrition } from '@roux/contract/nutrition'
import { useTranslation } from 'react-i18next'

/** Kept: to make one takes a millisecond on a phone. */
const formats = new Map<string, Intl.NumberFormat>()

/** Words a figure with its unit: whole numbers from ten on, below with a decimal. */
export function useFigure(): (of: keyof Nutrition, value: number | null) => string {
  const { t, i18n } = useTranslation()
  return (of, value) => {
    if (value === null) return t('nutrition.unknown')
    const digits = of === 'kcal' || value >= 10 ? 0 : 1
    const number = formatOf(i18n.language, digits).format(value)
    return of === 'kcal' ? t('nutrition.kcal', { number }) : t('nutrition.grams', { number })
  }
}

function formatOf(language: string, digits: number): Intl.NumberFormat {
  const key = `${language} ${digits}`
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { maximumFractionDigits: digits })
  formats.set(key, format)
  return format
}
