import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { errorCode } from '../../api/error-code.ts'
import { failureWords } from '../../api/failure-words.ts'

const texts: Readonly<Record<string, ParseKeys>> = {
  no_recipe_found: 'bringIn.failure.noRecipe',
  unreadable: 'bringIn.failure.unreadable',
  too_large: 'bringIn.failure.tooLarge',
  too_many: 'bringIn.failure.tooMany',
  bad_request: 'bringIn.failure.unreadable',
  address_refused: 'bringIn.failure.refused',
  page_unavailable: 'bringIn.failure.unavailable',
  fetching_off: 'bringIn.failure.off',
  payload_too_large: 'bringIn.tooLarge',
}

/** Why something gave no recipe, and what to do next. */
export function useFailureText() {
  const { t } = useTranslation()
  return (failure: string | undefined, cause: unknown): string => {
    const key = texts[failure ?? errorCode(cause) ?? '']
    return key ? t(key) : (failureWords(t, cause) ?? t('bringIn.failure.general'))
  }
}
