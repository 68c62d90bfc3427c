import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/text-field.tsx'

/** An e-mail address: the keyboard of a phone has its @ at hand, and puts in no capitals. */
export function EmailField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const { t } = useTranslation()
  return (
    <TextField
      {...field}
      label={t('auth.email')}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}
