import type { ExportFormat } from '@roux/contract/taking-away'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface FormatChoiceProps {
  formats: readonly ExportFormat[]
  format: ExportFormat
  onChoose(format: ExportFormat): void
}

/** Products and languages are called the same everywhere. */
const names: Readonly<Record<ExportFormat, string>> = {
  markdown: 'Markdown',
  cooklang: 'Cooklang',
  'json-ld': 'JSON-LD',
  mealie: 'Mealie',
  paprika: 'Paprika',
  zip: 'Roux',
}

const hints = {
  markdown: 'takeAway.markdown',
  cooklang: 'takeAway.cooklang',
  'json-ld': 'takeAway.jsonLd',
  mealie: 'takeAway.mealie',
  paprika: 'takeAway.paprika',
  zip: 'takeAway.zip',
} as const satisfies Record<ExportFormat, string>

/** The formats, each with what it is for. */
export function FormatChoice({ formats, format, onChoose }: FormatChoiceProps) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <div role="radiogroup" aria-label={t('takeAway.format')} className="grid gap-1">
      {formats.map((one) => (
        <label
          key={one}
          className="-mx-3 flex min-h-11 cursor-pointer items-start gap-3 rounded-[12px] px-3 py-2 hover:bg-sunken has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === format}
            onChange={() => onChoose(one)}
            className="mt-1 size-4 flex-none accent-accent"
          />
          <span>
            <span className="font-medium">{names[one]}</span>
            <span className="block text-ink-2 text-small">{t(hints[one])}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
