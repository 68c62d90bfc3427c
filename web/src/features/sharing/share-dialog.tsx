import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRevokeShare, useSaveShare, useShare } from '../../api/sharing.ts'
import { logFailure } from '../../browser/log-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ShareLink } from './share-link.tsx'

interface ShareDialogProps {
  recipeId: string
  title: string
  /** The cook's own: a superuser only sees and revokes the links of others. */
  isOwn: boolean
  isBroughtIn: boolean
  onClose(): void
}

/** The link that shows a recipe to whoever has it: made, sent, given an end, revoked. */
export function ShareDialog({ recipeId, title, isOwn, isBroughtIn, onClose }: ShareDialogProps) {
  const { t } = useTranslation()
  const { data: share, isError, refetch } = useShare(recipeId)
  const save = useSaveShare(recipeId)
  const revoke = useRevokeShare(recipeId)
  const isBusy = save.isPending || revoke.isPending
  const onError = (cause: unknown) => logFailure('sharing a recipe failed', cause)
  return (
    <Modal title={t('sharing.title')} description={t('sharing.text')} onClose={onClose}>
      {share === undefined && !isError && <Spinner label={t('sharing.loading')} />}
      {isError && (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p className="text-ink-2">{t('sharing.unavailable')}</p>
          <Button onClick={() => void refetch()}>{t('sharing.retry')}</Button>
        </div>
      )}
      {share === null && !isOwn && <p className="text-ink-2">{t('sharing.none')}</p>}
      {share === null && isOwn && (
        <Button
          look="main"
          className="justify-self-start"
          aria-disabled={isBusy}
          onClick={() => isBusy || save.mutate({}, { onError })}
        >
          <Link2 aria-hidden="true" />
          {t('sharing.make')}
        </Button>
      )}
      {share && (
        <ShareLink
          share={share}
          title={title}
          isOwn={isOwn}
          isBroughtIn={isBroughtIn}
          isBusy={isBusy}
          onChange={(change) => save.mutate(change, { onError })}
          onRevoke={() => revoke.mutate(undefined, { onError })}
        />
      )}
      <div role="alert" className="text-beet text-control">
        {(save.isError || revoke.isError) && !isBusy && <p>{t('sharing.failed')}</p>}
      </div>
    </Modal>
  )
}
