import { Bookmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { bookmarkletOf } from './bookmarklet-of.ts'

/** A bookmark to be dragged, for browsers with a bar for them; phones have their share sheet. */
export function Bookmarklet() {
  const { t } = useTranslation()
  // React takes no address that is a script. Here it does not run, either, since no script of a page may: it is to be kept.
  const give = (link: HTMLAnchorElement | null) => link?.setAttribute('href', bookmarkletOf(window.location.origin))
  return (
    <p className="mt-5 text-ink-3 text-small pointer-coarse:hidden">
      {t('bringIn.bookmarkHint')}{' '}
      <a
        ref={give}
        href="/bring-in"
        className="ml-1 inline-flex cursor-grab items-center gap-1.5 rounded-full border border-line bg-surface px-3 py-1 text-ink [&_svg]:size-4"
      >
        <Bookmark aria-hidden="true" />
        {t('bringIn.bookmarkName')}
      </a>
    </p>
  )
}
