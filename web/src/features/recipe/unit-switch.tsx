import { type UnitSystem, unitSystems } from '@roux/contract/units'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Segmented } from '../../ui/segmented.tsx'
import type { ShownRecipe } from './use-recipe-view.ts'

const names = { metric: 'units.metric', us: 'units.us' } as const satisfies Record<UnitSystem, ParseKeys>

/** Metric or US: there where the recipe has something to convert. */
export function UnitSwitch({ view, className }: { view: ShownRecipe; className: string }) {
  const { t } = useTranslation()
  if (view.systems.length === 0) return null
  return (
    <Segmented
      label={t('units.label')}
      options={unitSystems.map((system) => ({ value: system, text: t(names[system]) }))}
      value={view.units}
      onChoose={(system) => view.showIn(system)}
      className={className}
    />
  )
}
