import type { Links } from '@roux/contract/sharing'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLinks, useRevokeLink } from '../../api/links.ts'
import { dayText } from '../../i18n/day-text.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { showToast } from '../../ui/toast.ts'
import { AdminSection } from './admin-section.tsx'
import { DataTable } from './data-table.tsx'
import { failureKey } from './failure-key.ts'
import { LoadingLines } from './loading-lines.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { Pager } from './pager.tsx'

const perPage = 10

/** The links by which recipes are shared, of everybody; each can be revoked. */
export function LinksSection() {
  const { t } = useTranslation()
  const [page, setPage] = useState(0)
  const { data, isError, isPlaceholderData, refetch } = useLinks(page, perPage)
  return (
    <AdminSection heading={t('admin.links')}>
      {isError && <NotLoaded onRetry={() => void refetch()} />}
      {!(data || isError) && <LoadingLines />}
      {data?.count === 0 && <p>{t('admin.noLinks')}</p>}
      {data && data.count > 0 && (
        <>
          <LinkTable links={data.data} isBusy={isPlaceholderData} />
          {data.count > perPage && <Pager page={page} perPage={perPage} count={data.count} onPage={setPage} />}
        </>
      )}
    </AdminSection>
  )
}

function LinkTable({ links, isBusy }: { links: Links['data']; isBusy: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { mutate } = useRevokeLink()
  const day = (at: string) => <time dateTime={at}>{dayText(language, at)}</time>
  const revoke = (id: string) =>
    mutate(id, {
      onSuccess: () => void showToast('success', t('admin.linkRevoked')),
      onError: (cause) => void showToast('error', t(failureKey(cause))),
    })
  return (
    <DataTable
      label={t('admin.links')}
      rows={links}
      isBusy={isBusy}
      keyOf={({ recipe_id }) => recipe_id}
      columns={[
        {
          heading: t('admin.linkRecipe'),
          cell: ({ recipe_id, title }) => (
            <Link to={`/recipe/${recipe_id}`} className="underline underline-offset-3">
              {title}
            </Link>
          ),
        },
        { heading: t('admin.account'), cell: ({ email }) => email },
        { heading: t('admin.linkMade'), cell: ({ created_at }) => day(created_at) },
        {
          heading: t('admin.linkEnd'),
          cell: ({ expires_at }) => (expires_at === null ? t('sharing.never') : day(expires_at)),
        },
        {
          heading: t('admin.linkPublished'),
          cell: ({ published }) => (published ? t('admin.yes') : t('admin.no')),
        },
        {
          heading: t('sharing.revoke'),
          isAction: true,
          cell: ({ recipe_id, title }) => (
            <Button look="danger" aria-label={`${t('admin.revoke')}: ${title}`} onClick={() => revoke(recipe_id)}>
              {t('admin.revoke')}
            </Button>
          ),
        },
      ]}
    />
  )
}
