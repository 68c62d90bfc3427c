import { limits } from '@roux/contract/limits'
import { useTranslation } from 'react-i18next'
import { formMessage } from '../../i18n/form-message.ts'

/** Words what the form's schema found wrong. */
export function useFault(): (message: string | undefined) => string | undefined {
  const { t } = useTranslation()
  return (message) => {
    const key = formMessage(message)
    return key && t(key, limits)
  }
}
