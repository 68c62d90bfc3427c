import type { Origin } from '@roux/contract/bringing-in'
import { useTranslation } from 'react-i18next'

const looks = {
  data: 'border-herb bg-herb',
  text: 'border-gold',
  provider: 'border-gold',
  photo: 'border-gold',
  missing: 'border-ink-3 border-dashed',
}

const names = {
  data: 'bringIn.origin.data',
  text: 'bringIn.origin.text',
  provider: 'bringIn.origin.provider',
  photo: 'bringIn.origin.photo',
  missing: 'bringIn.origin.missing',
} as const

/** Where a part of a draft comes from: the page's own data, its text, what a provider read in that, or nowhere. */
export function OriginMark({ origin }: { origin: Origin | undefined }) {
  const { t } = useTranslation()
  const kind = kindOf(origin)
  return (
    <span className="flex items-center gap-2 text-ink-3 text-small">
      <span aria-hidden="true" className={`size-2.5 flex-none rounded-full border-[1.5px] ${looks[kind]}`} />
      {t(names[kind])}
    </span>
  )
}

function kindOf(origin: Origin | undefined): keyof typeof looks {
  if (origin === undefined) return 'missing'
  if (origin === 'provider' || origin === 'photo') return origin
  return origin === 'json-ld' || origin === 'microdata' || origin === 'file' ? 'data' : 'text'
}
