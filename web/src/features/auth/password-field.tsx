import { Eye, EyeOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface PasswordFieldProps extends ComponentProps<typeof TextField> {
  isShown: boolean
  /** Without it the field has no button of its own: it follows another. */
  onShow?(isShown: boolean): void
}

/** A password, hidden until the cook wants to see it. Paste and password managers are welcome. */
export function PasswordField({ isShown, onShow, ...field }: PasswordFieldProps) {
  const { t } = useTranslation()
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      endButton={
        onShow && (
          <IconButton label={t('auth.showPassword')} aria-pressed={isShown} onClick={() => onShow(!isShown)}>
            <Icon aria-hidden="true" />
          </IconButton>
        )
      }
    />
  )
}
