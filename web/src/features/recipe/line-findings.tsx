import type { Preferences } from '@roux/contract/generation'
import type { ReadFinding } from '@roux/contract/read-recipe'
import { Info, ScanSearch, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type FindingLook, lookOf } from './read-finding.ts'
import { useFindingTexts } from './use-finding-texts.ts'

const icons = { danger: TriangleAlert, label: ScanSearch, note: Info } as const satisfies Record<FindingLook, unknown>

/** Danger first. */
const order: readonly FindingLook[] = ['danger', 'label', 'note']

interface LineFindingsProps {
  findings: readonly ReadFinding[]
  profile: Preferences | undefined
}

/** What there is to know of one line, under it. */
export function LineFindings({ findings, profile }: LineFindingsProps) {
  const { i18n } = useTranslation()
  const textOf = useFindingTexts(profile)
  const entries = new Map(
    findings.flatMap((finding) => {
      const title = textOf(finding)?.title
      return title ? [[title, lookOf(finding)] as const] : []
    }),
  )
  const ordered = Array.from(entries).toSorted(([, one], [, other]) => order.indexOf(one) - order.indexOf(other))
  return ordered.map(([title, look]) => {
    const Icon = icons[look]
    return (
      <span
        key={title}
        lang={i18n.language}
        className={`mt-1 flex gap-1.5 font-normal text-small ${look === 'danger' ? 'text-beet' : 'text-ink-2'}`}
      >
        <Icon aria-hidden="true" className={`mt-0.5 size-4 flex-none ${look === 'note' ? 'text-gold' : ''}`} />
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </span>
    )
  })
}
