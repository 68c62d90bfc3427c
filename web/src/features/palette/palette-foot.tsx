import { useTranslation } from 'react-i18next'
import { Kbd } from './kbd.tsx'

/** The keys of the palette, where there are keys. */
export function PaletteFoot({ hasRecipes }: { hasRecipes: boolean }) {
  const { t } = useTranslation()
  return (
    <p className="flex flex-none flex-wrap gap-x-5 gap-y-1 border-line border-t px-5 py-3 text-ink-3 text-small pointer-coarse:hidden">
      <span className="flex items-center gap-1.5">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {t('palette.move')}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>{t('palette.enter')}</Kbd>
        {t('palette.open')}
      </span>
      {hasRecipes && (
        <span className="flex items-center gap-1.5">
          <Kbd>Ctrl {t('palette.enter')}</Kbd>
          {t('palette.cook')}
        </span>
      )}
    </p>
  )
}
