import { useTranslation } from 'react-i18next'
import { useSpace } from '../../api/space.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useMegabytes } from '../../i18n/use-megabytes.ts'
import { ReadSection } from './read-section.tsx'

/** How much the account keeps, of how much. */
export function SpaceSection() {
  const { t } = useTranslation()
  const { format } = new Intl.NumberFormat(useLanguage())
  const megabytes = useMegabytes()
  return (
    <ReadSection
      heading={t('userSettings.space')}
      query={useSpace()}
      loading={t('userSettings.spaceLoading')}
      unavailable={t('userSettings.spaceUnavailable')}
    >
      {({ recipes, bytes, most_recipes, most_bytes }) => (
        <>
          <ul className="text-control tabular-nums">
            <li>
              {most_recipes > 0
                ? t('userSettings.spaceRecipes', { used: format(recipes), most: format(most_recipes) })
                : t('userSettings.spaceRecipesFree', { used: format(recipes) })}
            </li>
            <li>
              {most_bytes > 0
                ? t('userSettings.spaceText', { used: megabytes(bytes), most: megabytes(most_bytes) })
                : t('userSettings.spaceTextFree', { used: megabytes(bytes) })}
            </li>
          </ul>
          <p className="text-ink-2 text-small">{t('userSettings.spaceNote')}</p>
        </>
      )}
    </ReadSection>
  )
}
