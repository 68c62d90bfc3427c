import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'

/** The name of the house; goes home. The smallest screens leave the mark out, so that the words stay whole. */
export function Brand({ isLarge = false }: { isLarge?: boolean }) {
  const { t } = useTranslation()
  return (
    <Link
      to="/"
      className="touchable flex min-w-0 items-center gap-2 rounded-[10px] px-1 py-1 min-[24rem]:gap-2.5 md:gap-3"
    >
      <Mark className={`size-[34px] flex-none ${isLarge ? '' : 'max-[22.5rem]:hidden'}`} />
      <span className="min-w-0">
        <span
          className={`block font-display font-medium leading-none tracking-[-0.01em] ${isLarge ? 'text-[1.375rem]' : 'text-[1.1875rem]'}`}
        >
          Roux
        </span>{' '}
        <span className="mt-1 block text-ink-3 min-[22.5rem]:truncate text-tiny tracking-[0.02em]">
          {t('app.tagline')}
        </span>
      </span>
    </Link>
  )
}
