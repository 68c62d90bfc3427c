import { useTranslation } from 'react-i18next'

const widths = ['w-3/5', 'w-4/5', 'w-1/2']

/** A part on its way. */
export function LoadingLines() {
  const { t } = useTranslation()
  return (
    <div role="status" className="animate-appear">
      <span className="sr-only">{t('admin.loading')}</span>
      {widths.map((width) => (
        <div key={width} className="py-2">
          <span className={`bar inline-block h-[0.8em] animate-shimmer align-baseline ${width}`} />
        </div>
      ))}
    </div>
  )
}
