import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Mark } from '../../ui/mark.tsx'

/** The name of the house; goes home. */
export function Brand() {
  const { t } = useTranslation()
  return (
    <Link to="/" className="touchable flex min-w-0 items-center gap-2.5 rounded-[10px] px-1 py-1 md:gap-3">
      <Mark className="size-[34px] flex-none" />
      <span className="min-w-0">
        <span className="block font-display font-semibold text-[1.1875rem] leading-none tracking-[-0.01em]">Roux</span>{' '}
        <span className="mt-1 block truncate text-ink-3 text-tiny tracking-[0.02em]">{t('app.tagline')}</span>
      </span>
    </Link>
  )
}
