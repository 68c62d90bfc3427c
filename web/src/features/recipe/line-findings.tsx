import type { Preferences } from '@roux/contract/generation'
import type { ReadFinding } from '@roux/contract/read-recipe'
import { Info, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFindingTexts } from './use-finding-texts.ts'

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
      return title ? [[title, finding.severity === 'danger'] as const] : []
    }),
  )
  return Array.from(entries, ([title, isDanger]) => {
    const Icon = isDanger ? TriangleAlert : Info
    return (
      <span
        key={title}
        lang={i18n.language}
        className={`mt-1 flex gap-1.5 font-normal text-small ${isDanger ? 'text-beet' : 'text-ink-2'}`}
      >
        <Icon aria-hidden="true" className={`mt-0.5 size-4 flex-none ${isDanger ? '' : 'text-gold'}`} />
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </span>
    )
  })
}
