import { useTranslation } from 'react-i18next'
import { dateText } from '../../i18n/day-text.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { QrCode } from './qr-code.tsx'

interface PrintFootProps {
  url: string
  expiresAt: string | null
}

/** On paper alone: the link of the recipe for a phone, and in words. Nothing of it when the link is past. */
export function PrintFoot({ url, expiresAt }: PrintFootProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.now()) return null
  return (
    <div className="mt-6 hidden break-inside-avoid items-center gap-4 border-line border-t pt-3 print:flex">
      <QrCode text={url} label={t('sharing.code')} className="w-[calc(30mm/var(--print-scale,1))] flex-none" />
      <p className="min-w-0 text-ink-2 text-small wrap-anywhere">
        <strong className="block font-display font-medium text-ink text-section">{t('sharing.onPhone')}</strong>
        {url.replace(/^https?:\/\//, '')}
        {expiresAt !== null && (
          <span className="block">{t('sharing.openUntil', { date: dateText(language, expiresAt) })}</span>
        )}
      </p>
    </div>
  )
}
