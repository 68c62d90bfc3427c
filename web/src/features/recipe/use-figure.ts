import type { Nutrition } from '@roux/contract/nutrition'
import { useTranslation } from 'react-i18next'

/** Words a figure with its unit: whole numbers from ten on, below with a decimal. */
export function useFigure(): (of: keyof Nutrition, value: number | null) => string {
  const { t, i18n } = useTranslation()
  return (of, value) => {
    if (value === null) return t('nutrition.unknown')
    const digits = of === 'kcal' || value >= 10 ? 0 : 1
    const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: digits }).format(value)
    return of === 'kcal' ? t('nutrition.kcal', { number }) : t('nutrition.grams', { number })
  }
}
