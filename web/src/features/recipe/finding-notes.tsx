import type { ReadFinding } from '@roux/contract/read-recipe'
import type { FindingCode } from '@roux/contract/recipe'
import { CookingPot } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const textKeys = {
  composed_by_kitchen: { title: 'finding.kitchenTitle', text: 'finding.kitchenText' },
} as const satisfies Partial<Record<FindingCode, unknown>>

/** What the cook should know about a recipe. Codes of another version are passed over. */
export function FindingNotes({ findings }: { findings: readonly ReadFinding[] }) {
  const { t } = useTranslation()
  const codes = new Set(findings.map(({ code }) => code).filter(isKnown))
  return Array.from(codes, (code) => (
    <div
      key={code}
      role="note"
      className="mb-7 flex gap-3 rounded-medium border border-line bg-surface px-4 py-3.5 text-[0.9375rem] print:hidden"
    >
      <CookingPot aria-hidden="true" className="mt-0.5 size-5 flex-none text-gold" />
      <p className="text-ink-2">
        <b className="block font-semibold text-ink">{t(textKeys[code].title)}</b>
        {t(textKeys[code].text)}
      </p>
    </div>
  ))
}

function isKnown(code: string): code is keyof typeof textKeys {
  return Object.hasOwn(textKeys, code)
}
