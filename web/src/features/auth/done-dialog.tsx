import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { LogInState } from '../../session/log-in-state.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Modal } from '../../ui/modal.tsx'

interface DoneDialogProps {
  title: string
  text: string
  /** For the login screen. */
  state?: LogInState
}

/** Says that it worked. However it is left, the login screen comes next, in place of the form that is done with. */
export function DoneDialog({ title, text, state = {} }: DoneDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const leave = () => void navigate('/auth/login', { replace: true, state })
  const ok = (
    <Link ref={takeFocus} to="/auth/login" replace state={state} className={buttonClass('main', 'min-w-24')}>
      {t('auth.ok')}
    </Link>
  )
  return <Modal title={title} description={text} onClose={leave} footer={ok} />
}

/** Dialogs of Radix pass over links when they look for what to focus. */
function takeFocus(link: HTMLElement | null): void {
  link?.focus()
}
