import { useTranslation } from 'react-i18next'

/** The columns of the list; a narrow one has two. */
export const lineGrid =
  'grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-5 @min-[48rem]:grid-cols-[4.5rem_minmax(0,1fr)_10rem_6rem_8rem]'

/** What stands over the columns; each entry says it by itself. */
export function ListHead() {
  const { t } = useTranslation()
  return (
    <div
      aria-hidden="true"
      className={`border-line border-b pb-2 text-ink-2 text-small @max-[48rem]:hidden! ${lineGrid}`}
    >
      <span />
      <span>{t('library.recipe')}</span>
      <span>{t('library.tag')}</span>
      <span>{t('library.totalTime')}</span>
      <span>{t('library.diet')}</span>
    </div>
  )
}
