import { type ExportFormat, exportFormats } from '@roux/contract/taking-away'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTakeAway } from '../../api/exporting.ts'
import { failureWords } from '../../api/failure-words.ts'
import { download } from '../../browser/download.ts'
import { logFailure } from '../../browser/log-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.ts'
import { FormatChoice } from './format-choice.tsx'

interface TakeAwayDialogProps {
  /** All of the cook's own where none are named. */
  ids?: readonly string[]
  onClose(): void
}

/** Recipes as a file, in the format of the cook's choice. */
export function TakeAwayDialog({ ids, onClose }: TakeAwayDialogProps) {
  const { t } = useTranslation()
  const [format, setFormat] = useState<ExportFormat>(ids ? 'markdown' : 'zip')
  const { mutate, isPending, error } = useTakeAway()
  const count = ids?.length
  const take = () =>
    mutate(
      { format, ...(ids && { ids: [...ids] }) },
      {
        onSuccess: (address) => {
          download(address)
          void showToast('success', t('takeAway.done'))
          onClose()
        },
        onError: (cause) => logFailure('taking recipes away failed', cause),
      },
    )
  return (
    <Modal
      title={
        count === 1
          ? t('takeAway.one')
          : count === undefined
            ? t('takeAway.all')
            : t('takeAway.some', { number: count })
      }
      description={t('takeAway.text')}
      onClose={onClose}
      footer={
        <>
          {/* Beside the button that it answers, however little of the formats is in sight. */}
          <div role="alert" className="w-full text-beet text-control">
            {error && !isPending && <p className="pt-2">{failureWords(t, error) ?? t('takeAway.failed')}</p>}
          </div>
          <Button onClick={onClose}>{t('takeAway.cancel')}</Button>
          <Button look="main" aria-disabled={isPending} onClick={() => isPending || take()}>
            <FileDown aria-hidden="true" />
            {t('takeAway.take')}
          </Button>
        </>
      }
    >
      <FormatChoice formats={exportFormats} format={format} onChoose={setFormat} />
      {count === 1 && <p className="text-ink-2 text-small">{t('takeAway.print')}</p>}
      {isPending && <Spinner label={t('takeAway.running')} />}
    </Modal>
  )
}
