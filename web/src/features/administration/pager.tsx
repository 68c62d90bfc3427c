import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { Button } from '../../ui/button.tsx'

interface PagerProps {
  /** From 0. */
  page: number
  perPage: number
  count: number
  onPage(page: number): void
}

/** The way from page to page. A button that leads nowhere stays, so that it keeps the focus. */
export function Pager({ page, perPage, count, onPage }: PagerProps) {
  const { t } = useTranslation()
  const { format } = new Intl.NumberFormat(useLanguage())
  const first = page * perPage + 1
  const last = Math.min(first + perPage - 1, count)
  const hasPrevious = page > 0
  const hasNext = last < count
  return (
    <nav aria-label={t('admin.pages')} className="flex flex-wrap items-center justify-end gap-3">
      <p className="text-ink-2 text-small tabular-nums">
        {t('admin.range', { first: format(first), last: format(last), count: format(count) })}
      </p>
      <Button aria-disabled={!hasPrevious} onClick={() => hasPrevious && onPage(page - 1)}>
        {t('admin.previous')}
      </Button>
      <Button aria-disabled={!hasNext} onClick={() => hasNext && onPage(page + 1)}>
        {t('admin.next')}
      </Button>
    </nav>
  )
}
