import type { Share, ShareRequest } from '@roux/contract/sharing'
import { Copy, Share as ShareIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../browser/copy-text.ts'
import { dayText } from '../../i18n/day-text.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

const day = 24 * 60 * 60 * 1000

/** In how many days a link may end. */
const ends = ['7', '30', '365'] as const

interface ShareLinkProps {
  share: Share
  title: string
  isOwn: boolean
  /** It was brought in, and may not be listed. */
  isBroughtIn: boolean
  isBusy: boolean
  onChange(change: ShareRequest): void
  onRevoke(): void
}

/** A link that there is, and what can be done with it. */
export function ShareLink({ share, title, isOwn, isBroughtIn, isBusy, onChange, onRevoke }: ShareLinkProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const [said, setSaid] = useState('')
  const { url, expires_at, published } = share
  const isPast = expires_at !== null && Date.parse(expires_at) <= Date.now()
  const copy = async () => setSaid((await copyText(url)) ? t('sharing.copied') : t('sharing.notCopied'))
  const setEnd = (value: string) => {
    if (value === 'never') onChange({ expires_at: null })
    else if (value !== 'kept') onChange({ expires_at: new Date(Date.now() + Number(value) * day).toISOString() })
  }
  return (
    <>
      <TextField
        label={t('sharing.link')}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
        hint={isPast ? t('sharing.past') : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="main" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t('sharing.copy')}
        </Button>
        {/* Missing where the browser has none, or the address is not secure. */}
        {'share' in navigator && (
          <Button onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
            <ShareIcon aria-hidden="true" />
            {t('sharing.send')}
          </Button>
        )}
        <p role="status" className="self-center text-ink-2 text-small">
          {said}
        </p>
      </div>
      {isOwn && (
        <>
          <SelectField
            label={t('sharing.end')}
            value={expires_at === null ? 'never' : 'kept'}
            disabled={isBusy}
            onChange={(event) => setEnd(event.target.value)}
          >
            <option value="never">{t('sharing.never')}</option>
            {expires_at !== null && <option value="kept">{dayText(language, expires_at) ?? expires_at}</option>}
            {ends.map((days) => (
              <option key={days} value={days}>
                {t('sharing.inDays', { days })}
              </option>
            ))}
          </SelectField>
          {isBroughtIn ? (
            <p className="text-ink-3 text-small">{t('sharing.broughtIn')}</p>
          ) : (
            <label className="touchable flex min-h-10 cursor-pointer items-start gap-3 text-control">
              <input
                type="checkbox"
                checked={published}
                disabled={isBusy}
                aria-describedby={id}
                onChange={(event) => onChange({ published: event.target.checked })}
                className="mt-0.5 size-5 flex-none accent-accent"
              />
              <span>
                {t('sharing.publish')}
                <span id={id} className="block text-ink-3 text-small">
                  {t('sharing.publishHint')}
                </span>
              </span>
            </label>
          )}
        </>
      )}
      <div className="flex flex-wrap items-center gap-3 border-line border-t pt-4">
        <Button look="danger" aria-disabled={isBusy} onClick={() => isBusy || onRevoke()}>
          {t('sharing.revoke')}
        </Button>
        <p className="min-w-0 flex-1 basis-48 text-ink-3 text-small">{t('sharing.revokeHint')}</p>
      </div>
    </>
  )
}
