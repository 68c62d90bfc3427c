import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface RecipeFactsProps {
  /** A `Duration`, or what stands in for one that is not there yet. */
  preparation: ReactNode
  cooking: ReactNode
  serves: ReactNode
}

export function RecipeFacts({ preparation, cooking, serves }: RecipeFactsProps) {
  const { t } = useTranslation()
  return (
    <dl className="mb-9 flex flex-wrap border-line border-y print:mb-5">
      <Fact name={t('recipe.preparation')}>{preparation}</Fact>
      <Fact name={t('recipe.cooking')}>{cooking}</Fact>
      <Fact name={t('recipe.serves')}>{serves}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mr-4 border-line border-r py-3.5 pr-4 last:mr-0 last:border-r-0 last:pr-0 @min-[40rem]:mr-7 @min-[40rem]:pr-7 print:py-2">
      <dt className="text-ink-3 text-small">{name}</dt>
      <dd className="font-display font-medium text-section tabular-nums">{children}</dd>
    </div>
  )
}
