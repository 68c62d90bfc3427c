import { LogIn, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { carryPrompt } from '../browser/carried-prompt.ts'
import { Palette } from '../features/palette/palette.tsx'
import { offeredActions } from '../ui/offered-actions.ts'
import { useGeneralActions } from './use-general-actions.tsx'

/** The palette of who has no account: without recipes. */
export function GuestPalette({ onClose }: { onClose(): void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { begin, looks } = useGeneralActions()
  const [offered] = useState(() => offeredActions('screen'))
  return (
    <Palette
      recipes={[]}
      actions={[
        ...offered,
        ...begin,
        { icon: <LogIn aria-hidden="true" />, text: t('account.logIn'), onSelect: () => void navigate('/auth/login') },
        {
          icon: <UserPlus aria-hidden="true" />,
          text: t('loginRequired.register'),
          onSelect: () => void navigate('/auth/register'),
        },
        ...looks,
      ]}
      onAsk={(prompt) => void navigate('/', { state: carryPrompt(prompt) })}
      onClose={onClose}
    />
  )
}
