import { useTranslation } from 'react-i18next'
import type { ListedRecipe } from '../../api/library.ts'
import { MarkedSpans } from '../../ui/marked-spans.tsx'

const names = {
  tags: 'library.inTag',
  ingredients: 'library.inIngredient',
  description: 'library.inDescription',
  notes: 'library.inNote',
  directions: 'library.inStep',
} as const

/** Foods that are named; of the rest it is said how many there are. */
const named = 3

/** Why a recipe is in the list, beside its title: where it has what was searched for, or what is to buy for it. */
export function HitLine({ recipe: { matched, missing, language } }: { recipe: ListedRecipe }) {
  const { t } = useTranslation()
  if (missing) {
    const foods = missing.slice(0, named).join(', ')
    const number = missing.length - named
    return (
      <p className="mt-1 line-clamp-2 text-ink-2 text-small">
        {missing.length === 0
          ? t('library.nothingToBuy')
          : number > 0
            ? t('library.toBuyMore', { foods, number })
            : t('library.toBuy', { foods })}
      </p>
    )
  }
  const match = matched.find(({ field }) => field !== 'title')
  if (!match || match.field === 'title') return null
  return (
    <p className="mt-1 line-clamp-2 text-ink-2 text-small wrap-anywhere">
      {t(names[match.field])}{' '}
      <span lang={language}>
        <MarkedSpans text={match.text} spans={match.spans} />
      </span>
    </p>
  )
}
