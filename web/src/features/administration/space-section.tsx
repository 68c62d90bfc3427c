import type { AccountSpaces } from '@roux/contract/space'
import { useTranslation } from 'react-i18next'
import { useAccountSpaces } from '../../api/space.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useMegabytes } from '../../i18n/use-megabytes.ts'
import { AdminSection } from './admin-section.tsx'
import { DataTable } from './data-table.tsx'
import { LoadingLines } from './loading-lines.tsx'
import { NotLoaded } from './not-loaded.tsx'

/** The accounts that keep most, and how much one may keep. */
export function SpaceSection() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useAccountSpaces()
  const { format } = new Intl.NumberFormat(useLanguage())
  const megabytes = useMegabytes()
  const limits = ({ most_recipes, most_bytes }: AccountSpaces) => {
    const recipes = format(most_recipes)
    const size = megabytes(most_bytes)
    if (most_recipes > 0 && most_bytes > 0) return t('admin.spaceLimits', { recipes, size })
    if (most_recipes > 0) return t('admin.spaceLimitRecipes', { recipes })
    return most_bytes > 0 ? t('admin.spaceLimitSize', { size }) : t('admin.spaceFree')
  }
  return (
    <AdminSection heading={t('admin.space')}>
      {isError && <NotLoaded onRetry={() => void refetch()} />}
      {!(data || isError) && <LoadingLines />}
      {data && (
        <p className="max-w-[70ch] text-ink-2 text-control">{t('admin.spaceShown', { limits: limits(data) })}</p>
      )}
      {data?.data.length === 0 && <p>{t('admin.noSpace')}</p>}
      {data && data.data.length > 0 && (
        <DataTable
          label={t('admin.space')}
          rows={data.data}
          keyOf={({ email }) => email}
          columns={[
            { heading: t('admin.account'), cell: ({ email }) => email },
            { heading: t('admin.spaceRecipes'), isNumber: true, cell: ({ recipes }) => format(recipes) },
            { heading: t('admin.spaceSize'), isNumber: true, cell: ({ bytes }) => megabytes(bytes) },
          ]}
        />
      )}
    </AdminSection>
  )
}
