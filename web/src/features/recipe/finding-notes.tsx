import type { Preferences } from '@roux/contract/generation'
import { CookingPot, Info, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PlacedFindings } from './read-finding.ts'
import { useFindingTexts } from './use-finding-texts.ts'

interface FindingNotesProps {
  findings: PlacedFindings
  /** What the cook wants of every recipe, where it is known. */
  profile: Preferences | undefined
}

/** What is of danger to the cook: above everything, on paper too. */
export function FindingAlarms({ findings, profile }: FindingNotesProps) {
  const { t } = useTranslation()
  const textOf = useFindingTexts(profile)
  if (findings.alarms.length === 0) return null
  return (
    <section
      aria-label={t('finding.notes')}
      className="mb-7 rounded-medium border border-beet bg-beet-soft px-4 py-3.5 text-[0.9375rem] print:mb-4 print:break-inside-avoid"
    >
      <ul className="grid gap-2.5">
        {findings.alarms.map((group) => {
          const [first] = group
          const text = textOf(first)
          const detail = text?.detail(group)
          return (
            text && (
              <li key={`${first.code} ${text.title}`} className="flex gap-3 text-ink">
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none text-beet" />
                <p className="min-w-0 wrap-anywhere">
                  <b className="block font-semibold text-beet">{text.title}</b>
                  {detail}
                </p>
              </li>
            )
          )
        })}
      </ul>
      <p className="mt-2.5 pl-8 text-ink-2 text-small">{t('finding.noPromise')}</p>
    </section>
  )
}

/** Who wrote the recipe, what is to be known of it as a whole, and what the checks are worth. */
export function FindingNotes({ findings, profile }: FindingNotesProps) {
  const { t } = useTranslation()
  const textOf = useFindingTexts(profile)
  const isChecked = profile !== undefined && [profile.allergies, profile.other_allergies, profile.diets].some(hasAny)
  return (
    <>
      {findings.whole.length > 0 && (
        <ul className="-mt-5 mb-9 grid gap-1.5 text-[0.9375rem] text-ink-2 print:-mt-2 print:mb-5">
          {Array.from(new Set(findings.whole.map((finding) => textOf(finding)?.title)), (title) => (
            <li key={title} className="flex gap-2.5">
              <Info aria-hidden="true" className="mt-1 size-4 flex-none text-gold" />
              <span className="min-w-0 wrap-anywhere">{title}</span>
            </li>
          ))}
        </ul>
      )}
      {isChecked && findings.alarms.length === 0 && (
        <p className="-mt-5 mb-9 text-ink-3 text-small print:-mt-2 print:mb-5">{t('finding.noPromise')}</p>
      )}
    </>
  )
}

/** That the built-in kitchen wrote the recipe, and why. */
export function WriterNote({ findings: { writers } }: Pick<FindingNotesProps, 'findings'>) {
  const { t } = useTranslation()
  if (writers.size === 0) return null
  return (
    <div
      role="note"
      className="mb-7 flex gap-3 rounded-medium border border-line bg-surface px-4 py-3.5 text-[0.9375rem] print:hidden"
    >
      <CookingPot aria-hidden="true" className="mt-0.5 size-5 flex-none text-gold" />
      <p className="text-ink-2">
        <b className="block font-semibold text-ink">{t('finding.kitchenTitle')}</b>
        {t(writers.has('kitchen_stood_in') ? 'finding.kitchenStoodIn' : 'finding.kitchenText')}
      </p>
    </div>
  )
}

function hasAny(list: readonly string[]): boolean {
  return list.length > 0
}
