import type { Source } from '@roux/contract/source'
import { webAddressOf } from '@roux/contract/web-address'
import { useTranslation } from 'react-i18next'

/** Where a recipe was brought in from: what is not known is left out, words and all. */
export function RecipeSource({ source }: { source: Source }) {
  const { t, i18n } = useTranslation()
  const { author } = source
  // Of whatever server: nothing but an address of the web may be a link.
  const url = webAddressOf(source.url ?? '')
  const site = source.site ?? URL.parse(url ?? '')?.hostname
  if (!(site || author)) return null
  return (
    <p lang={i18n.language} className="mt-4 text-control text-ink-3 print:mt-2">
      {site && (
        <>
          {t('source.from')}{' '}
          {url === null ? (
            <span className="text-ink-2">{site}</span>
          ) : (
            <a
              href={url}
              rel="noreferrer"
              className="text-ink-2 underline decoration-edge underline-offset-3 hover:decoration-current pointer-coarse:inline-block pointer-coarse:py-2.5"
            >
              {site}
            </a>
          )}
        </>
      )}
      {author && (
        <>
          {site && ' '}
          {t(site ? 'source.fromBy' : 'source.by', { author })}
        </>
      )}
    </p>
  )
}
