import type { Backups } from '@roux/contract/administration'
import { useTranslation } from 'react-i18next'
import { useBackups, useInstallation, useMakeBackup } from '../../api/administration.ts'
import { errorCode } from '../../api/error-code.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useMegabytes } from '../../i18n/use-megabytes.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { AdminSection } from './admin-section.tsx'
import { DataTable } from './data-table.tsx'
import { failureKey } from './failure-key.ts'
import { LoadingLines } from './loading-lines.tsx'
import { NotLoaded } from './not-loaded.tsx'

/** The back-ups of SQLite; of PostgreSQL, where they are made. */
export function BackupsSection() {
  const { t } = useTranslation()
  const installation = useInstallation()
  const isSqlite = installation.data?.database === 'sqlite'
  const backups = useBackups(isSqlite)
  const { mutate, isPending } = useMakeBackup()
  const make = () => {
    const say = (kind: 'loading' | 'success' | 'error', text: string) =>
      void showToast(kind, text, undefined, 'back-up')
    say('loading', t('admin.backingUp'))
    mutate(undefined, {
      onSuccess: () => say('success', t('admin.backedUp')),
      onError: (cause) => say('error', t(failureKey(cause))),
    })
  }
  const isError = installation.isError || backups.isError
  const isUnreadable = errorCode(backups.error) === 'backups_unreadable'
  return (
    <AdminSection
      heading={t('admin.backups')}
      action={
        isSqlite && (
          <Button aria-busy={isPending} aria-disabled={isPending} onClick={() => isPending || make()}>
            {isPending ? t('admin.backingUp') : t('admin.backUp')}
          </Button>
        )
      }
    >
      {installation.data?.database === 'postgres' && <p className="text-ink-2">{t('admin.backupsElsewhere')}</p>}
      {isError && (
        <NotLoaded
          says={isUnreadable ? t('admin.failure.backupsUnreadable') : undefined}
          onRetry={() => void (installation.isError ? installation : backups).refetch()}
        />
      )}
      {!(isError || backups.data) && installation.data?.database !== 'postgres' && <LoadingLines />}
      {backups.data && <BackupList backups={backups.data} />}
    </AdminSection>
  )
}

function BackupList({ backups: { data, every_hours, keep } }: { backups: Backups }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const times = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const megabytes = useMegabytes()
  const sentences = [
    every_hours === 0 ? t('admin.backupsNever') : t('admin.backupsEvery', { hours: every_hours }),
    keep === 0 ? t('admin.backupsAllKept') : t('admin.backupsKept', { number: keep }),
    t('admin.backupsPlace'),
  ]
  return (
    <>
      <p className="max-w-[70ch] text-ink-2 text-control">{sentences.join(' ')}</p>
      {data.length === 0 ? (
        <p>{t('admin.noBackups')}</p>
      ) : (
        <DataTable
          label={t('admin.backups')}
          rows={data}
          keyOf={({ name }) => name}
          columns={[
            { heading: t('admin.backupName'), cell: ({ name }) => name },
            {
              heading: t('admin.backupTime'),
              cell: ({ made_at }) => <time dateTime={made_at}>{times.format(new Date(made_at))}</time>,
            },
            { heading: t('admin.backupSize'), isNumber: true, cell: ({ bytes }) => megabytes(bytes) },
          ]}
        />
      )}
    </>
  )
}
