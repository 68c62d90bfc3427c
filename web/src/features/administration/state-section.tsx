import { type CheckName, type CheckResult, checkNames, type Installation } from '@roux/contract/administration'
import { useTranslation } from 'react-i18next'
import { useInstallation, useRunCheck } from '../../api/administration.ts'
import { Button } from '../../ui/button.tsx'
import { AdminSection } from './admin-section.tsx'
import { checkTextKeys } from './check-text-keys.ts'
import { failureKey } from './failure-key.ts'
import { LoadingLines } from './loading-lines.tsx'
import { NotLoaded } from './not-loaded.tsx'

const nameKeys = {
  provider: 'admin.provider',
  mail: 'admin.mail',
  database: 'admin.database',
} as const satisfies Record<CheckName, string>

/** What this Roux leans on, and whether it holds. */
export function StateSection() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useInstallation()
  return (
    <AdminSection heading={t('admin.state')}>
      {isError && <NotLoaded onRetry={() => void refetch()} />}
      {!(data || isError) && <LoadingLines />}
      {data && (
        <ul>
          {checkNames.map((name) => (
            <PartState key={name} name={name} installation={data} />
          ))}
        </ul>
      )}
    </AdminSection>
  )
}

function PartState({ name, installation }: { name: CheckName; installation: Installation }) {
  const { t } = useTranslation()
  const { mutate, isPending, data, error } = useRunCheck()
  const partName = t(nameKeys[name])
  const isPaid = name === 'provider' && installation.provider !== 'kitchen'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-3.5 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold text-control">{partName}</p>
        <p className="text-ink-2 text-control wrap-anywhere">
          <Value name={name} installation={installation} />
        </p>
        {isPaid && <p className="text-ink-3 text-small">{t('admin.providerHint')}</p>}
        <div role="status" className="text-control">
          {isPending && <p className="text-ink-2">{t('admin.testing')}</p>}
          {!isPending && data && <Verdict result={data} />}
          {!isPending && error && <p className="text-beet">{t(failureKey(error))}</p>}
        </div>
      </div>
      <Button
        aria-label={t('admin.testOf', { name: partName })}
        aria-busy={isPending}
        aria-disabled={isPending}
        onClick={() => isPending || mutate(name)}
      >
        {t('admin.test')}
      </Button>
    </li>
  )
}

function Value({
  name,
  installation: { provider, model, model_percent, mail, database },
}: {
  name: CheckName
  installation: Installation
}) {
  const { t } = useTranslation()
  if (name === 'provider') {
    if (provider === 'kitchen') return t('admin.kitchen')
    const share = typeof model_percent === 'number' ? t('admin.modelPercent', { percent: model_percent }) : null
    return [provider, model, share].filter((part) => part !== null).join(' · ')
  }
  if (name === 'mail') return mail === 'smtp' ? t('admin.smtp') : t('admin.folder')
  return database === 'sqlite' ? 'SQLite' : 'PostgreSQL'
}

function Verdict({ result: { code } }: { result: CheckResult }) {
  const { t } = useTranslation()
  return code === null ? (
    <p className="text-herb">{t('admin.works')}</p>
  ) : (
    <p className="text-beet">{t(checkTextKeys[code])}</p>
  )
}
