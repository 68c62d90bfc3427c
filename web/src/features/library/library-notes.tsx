import { Download, RotateCw, SquarePen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { failureCodeWords } from '../../api/failure-words.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

/** Nothing suits what was chosen. */
export function NothingSuits({ onWiden }: { onWiden(): void }) {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <p className="text-ink-2">{t('library.nothingSuits')}</p>
      <Button onClick={onWiden}>{t('library.showAll')}</Button>
    </div>
  )
}

/** There are no recipes yet. */
export function NoRecipes() {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <p>{t('appSidebar.empty')}</p>
      <p className="text-ink-2">{t('library.emptyHint')}</p>
      <p className="flex flex-wrap gap-2">
        <Link to="/" className={buttonClass('quiet')}>
          <SquarePen aria-hidden="true" />
          {t('appSidebar.newRecipe')}
        </Link>
        <Link to="/bring-in" className={buttonClass('quiet')}>
          <Download aria-hidden="true" />
          {t('appSidebar.bringIn')}
        </Link>
      </p>
    </div>
  )
}

export function NotLoaded({ cause, onRetry }: { cause: unknown; onRetry(): void }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 py-10">
      <p className="text-ink-2">{[t('library.unavailable'), failureCodeWords(t, cause)].join(' ')}</p>
      <Button onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        {t('appSidebar.retry')}
      </Button>
    </div>
  )
}

/** Cards that are on their way. */
export function LibrarySkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="animate-appear">
      <span className="sr-only">{t('appSidebar.loading')}</span>
      <div className="grid grid-cols-2 gap-x-3.5 gap-y-7 md:gap-x-6 @min-[760px]:grid-cols-3 @min-[1100px]:grid-cols-4">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <div key={key}>
            <div className="aspect-3/2 rounded-[16px] bg-sunken" />
            <div className="bar mt-3 h-4 w-3/4 animate-shimmer" />
            <div className="bar mt-2 h-3 w-1/2 animate-shimmer" />
          </div>
        ))}
      </div>
    </div>
  )
}
