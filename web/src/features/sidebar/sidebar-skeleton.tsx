import { useTranslation } from 'react-i18next'

const widths = ['w-3/5', 'w-4/5', 'w-1/2', 'w-2/3', 'w-3/4', 'w-7/12']

/** The lists while they are on their way. */
export function SidebarSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="animate-appear pt-1">
      <span className="sr-only">{t('appSidebar.loading')}</span>
      {widths.map((width) => (
        <div key={width} className="px-2 py-2 text-control">
          <span className={`bar inline-block h-[0.8em] animate-shimmer align-baseline ${width}`} />
        </div>
      ))}
    </div>
  )
}
