import { isKeyOf } from '@roux/contract/fields-of'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUsage } from '../../api/administration.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { AdminSection } from './admin-section.tsx'
import { checkTextKeys } from './check-text-keys.ts'
import { DataTable } from './data-table.tsx'
import { LoadingLines } from './loading-lines.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { type DayUsage, sumUpUsage } from './sum-up-usage.ts'

/** Rows that are shown at first: the last days say most. */
const firstRows = 7

/** What the writing of recipes took. */
export function UsageSection() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useUsage()
  const [isWhole, setIsWhole] = useState(false)
  const rows = data && sumUpUsage(data)
  return (
    <AdminSection
      heading={t('admin.usage')}
      action={
        rows &&
        rows.length > firstRows &&
        !isWhole && <Button onClick={() => setIsWhole(true)}>{t('admin.allDays')}</Button>
      }
    >
      {isError && <NotLoaded onRetry={() => void refetch()} />}
      {!(rows || isError) && <LoadingLines />}
      {rows?.length === 0 && <p className="text-ink-2">{t('admin.noUsage')}</p>}
      {rows && rows.length > 0 && (
        <>
          <Totals rows={rows} />
          <UsageTable rows={isWhole ? rows : rows.slice(0, firstRows)} />
        </>
      )}
    </AdminSection>
  )
}

function Totals({ rows }: { rows: readonly DayUsage[] }) {
  const { t } = useTranslation()
  const { format } = new Intl.NumberFormat(useLanguage())
  const total = (key: 'written' | 'failed' | 'tokensIn' | 'tokensOut') =>
    format(rows.reduce((sum, row) => sum + row[key], 0))
  const values = {
    written: total('written'),
    failed: total('failed'),
    tokensIn: total('tokensIn'),
    tokensOut: total('tokensOut'),
  }
  return <p className="text-ink-2 text-control">{t('admin.usageTotals', values)}</p>
}

function UsageTable({ rows }: { rows: readonly DayUsage[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { format } = new Intl.NumberFormat(language)
  // The days are counted in UTC.
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const seconds = new Intl.NumberFormat(language, { style: 'unit', unit: 'second', maximumSignificantDigits: 2 })
  return (
    <DataTable
      label={t('admin.usage')}
      rows={rows}
      keyOf={({ day, provider }) => `${day} ${provider}`}
      columns={[
        {
          heading: t('admin.day'),
          cell: ({ day }) => <time dateTime={day}>{days.format(new Date(day))}</time>,
        },
        {
          heading: t('admin.writtenBy'),
          cell: ({ provider }) => (provider === 'kitchen' ? t('admin.kitchen') : provider),
        },
        { heading: t('admin.written'), isNumber: true, cell: ({ written }) => format(written) },
        { heading: t('admin.notWritten'), cell: (row) => <Failures row={row} /> },
        {
          heading: t('admin.tokens'),
          isNumber: true,
          cell: ({ tokensIn, tokensOut }) => `${format(tokensIn)} / ${format(tokensOut)}`,
        },
        {
          heading: t('admin.median'),
          isNumber: true,
          cell: ({ medianMs }) => (medianMs === undefined ? '–' : seconds.format(medianMs / 1000)),
        },
      ]}
    />
  )
}

function Failures({ row: { failures } }: { row: DayUsage }) {
  const { t } = useTranslation()
  const { format } = new Intl.NumberFormat(useLanguage())
  const textOf = (outcome: string) => {
    if (outcome === 'left') return t('admin.outcomes.left')
    if (outcome === 'not_food') return t('admin.outcomes.not_food')
    return isKeyOf(checkTextKeys, outcome) ? t(checkTextKeys[outcome]) : t('admin.outcomes.other', { code: outcome })
  }
  if (failures.length === 0) return format(0)
  return (
    <ul>
      {failures.map(({ outcome, count }) => (
        <li key={outcome}>{t('admin.outcome', { number: format(count), text: textOf(outcome) })}</li>
      ))}
    </ul>
  )
}
