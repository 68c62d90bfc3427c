import type { BroughtDraft } from '@roux/contract/bringing-in'
import { useTranslation } from 'react-i18next'
import { useRecipe } from '../../api/recipes.ts'
import { dayText } from '../../i18n/day-text.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { differingLines } from './differing-lines.ts'

/** Says of a draft that the cook has it already, since when, and how far the two are alike. */
export function SameNote({ draft, id }: { draft: BroughtDraft; id: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data } = useRecipe(id)
  const day = data && dayText(language, data.recipe.created_at)
  const number = data && differingLines(draft, data.recipe)
  const alike = number === 0 ? t('bringIn.sameLines') : t('bringIn.otherLines', { number })
  return [t('bringIn.same'), day && t('bringIn.sameSince', { day }), data && alike].filter(Boolean).join(' ')
}
