import type { DietMark as Diet } from '@roux/contract/diet'
import { Leaf } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dietNames } from '../../i18n/diet-names.ts'

/** A diet that is computed, always with its word. */
export function DietMark({ diet }: { diet: Diet }) {
  const { t } = useTranslation()
  return (
    <span className="text-herb">
      <Leaf aria-hidden="true" className="mr-1 inline size-3.5" />
      {t(dietNames[diet])}
    </span>
  )
}
