import { useTranslation } from 'react-i18next'
import { useSpace } from '../../api/space.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useMegabytes } from '../../i18n/use-megabytes.ts'
import { Button } from '../../ui/button.tsx'
import { SettingsSection } from './settings-section.tsx'

/** How much the account keeps, of how much. */
export function SpaceSection() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useSpace()
  const { format } = new Intl.NumberFormat(useLanguage())
  const megabytes = useMegabytes()
  return (
    <SettingsSection heading={t('userSettings.space')}>
      {data && (
        <>
          <ul className="text-control tabular-nums">
            <li>
              {data.most_recipes > 0
                ? t('userSettings.spaceRecipes', { used: format(data.recipes), most: format(data.most_recipes) })
                : t('userSettings.spaceRecipesFree', { used: format(data.recipes) })}
            </li>
            <li>
              {data.most_bytes > 0
                ? t('userSettings.spaceText', { used: megabytes(data.bytes), most: megabytes(data.most_bytes) })
                : t('userSettings.spaceTextFree', { used: megabytes(data.bytes) })}
            </li>
          </ul>
          <p className="text-ink-2 text-small">{t('userSettings.spaceNote')}</p>
        </>
      )}
      {isError && !data && (
        <div role="alert" className="grid gap-3">
          <p className="text-ink-2">{t('userSettings.spaceUnavailable')}</p>
          <Button className="justify-self-start" onClick={() => void refetch()}>
            {t('userSettings.spaceRetry')}
          </Button>
        </div>
      )}
    </SettingsSection>
  )
}
