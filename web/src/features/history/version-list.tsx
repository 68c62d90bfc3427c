import type { VersionReason } from '@roux/contract/version-reason'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Origin, ReadVersion, RecipeHistory } from '../../api/recipe-history.ts'
import { momentText } from '../../i18n/day-text.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { writerName } from '../../i18n/writer-name.ts'
import { Link } from '../../ui/link.tsx'

interface VersionListProps {
  history: RecipeHistory
  chosen: string | undefined
  onChosen(): void
}

/** The present content of a recipe and those before it, newest first, each with how it came to be. */
export function VersionList({ history: { present, versions }, chosen, onChosen }: VersionListProps) {
  const { t } = useTranslation()
  const reasonText = useReasonText()
  const when = useWhenText()
  const isWhole = versions.at(-1)?.reason === 'written'
  return (
    <div>
      <ol
        aria-label={t('history.versions')}
        className="relative grid before:absolute before:top-6 before:bottom-6 before:left-[18px] before:w-px before:bg-line before:content-['']"
      >
        <li className={row}>
          <span aria-hidden="true" className={`${dot} bg-gold`} />
          <span className="min-w-0">
            <span className="block font-semibold text-control wrap-anywhere">{reasonText(present)}</span>
            <span className="block text-ink-3 text-small">
              {t('history.now', { when: when(present.madeAt) })}
              <WriterOf version={present} />
            </span>
          </span>
        </li>
        {versions.map((version) => (
          <li key={version.version}>
            <Link
              to={{ search: `?version=${version.version}` }}
              replace
              aria-current={version.version === chosen}
              onClick={onChosen}
              className={`${row} rounded-medium transition-colors duration-150 ease-out hover:bg-sunken aria-[current=true]:bg-accent-soft`}
            >
              <span aria-hidden="true" className={`${dot} bg-bg`} />
              <span className="min-w-0">
                <span className="block font-semibold text-control wrap-anywhere">{reasonText(version)}</span>
                <span className="block text-ink-3 text-small">
                  {version.madeAt ? when(version.madeAt) : t('history.until', { when: when(version.replacedAt) })}
                  <WriterOf version={version} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {versions.length > 0 && (
        <p className="mt-3 px-2.5 text-ink-3 text-small">{isWhole ? t('history.beginning') : t('history.end')}</p>
      )}
    </div>
  )
}

const row = 'relative flex min-h-11 gap-3.5 px-3 py-2.5'
const dot = 'relative mt-[5px] size-[13px] flex-none rounded-full border-2 border-gold'

/** Who wrote it, where that was not the cook. */
function WriterOf({ version: { writtenBy } }: { version: Pick<Origin, 'writtenBy'> }) {
  const { t } = useTranslation()
  if (writtenBy === null) return null
  return <span className="block wrap-anywhere">{writerName(writtenBy) ?? t('history.kitchen')}</span>
}

/** How a content came to be, in words. */
export function useReasonText() {
  const { t } = useTranslation()
  return ({ reason = 'edited', wish }: Pick<Origin, 'reason' | 'wish'>) =>
    reason === 'improved' && wish !== '' ? t('history.improvedBy', { wish }) : t(reasonKeys[reason])
}

const reasonKeys = {
  written: 'history.written',
  edited: 'history.edited',
  improved: 'history.improved',
  restored: 'history.restored',
  brought_in: 'history.broughtIn',
} as const satisfies Record<VersionReason, ParseKeys>

/** A date in words; nothing for what is none. */
function useWhenText() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (at: string) => momentText(language, t('history.today'), at) ?? ''
}

/** When a content was made, or until when it was there. */
export function useVersionDate() {
  const when = useWhenText()
  return ({ madeAt, replacedAt }: ReadVersion) => when(madeAt || replacedAt)
}
