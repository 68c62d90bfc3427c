import type { Language } from '@roux/contract/language'
import type { RecipeChange } from '@roux/cooking/changes/change'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Removed } from './change-marks.tsx'
import { IngredientLine } from './ingredient-line.tsx'

type OfFoods = Extract<RecipeChange, { foods: unknown }>

/** What became of one ingredient, or of several. */
export function FoodChange({ change, language }: { change: OfFoods; language: Language }) {
  const { t } = useTranslation()
  switch (change.what) {
    case 'removed':
      return <InRow items={change.foods}>{(name) => <Removed>{name}</Removed>}</InRow>
    case 'added':
      return <InRow items={change.foods}>{(line) => <New line={line} language={language} />}</InRow>
    case 'replaced':
      return (
        <InRow items={change.foods}>
          {({ from, to }) => (
            <>
              <Removed>{from}</Removed> <New line={to} language={language} />
            </>
          )}
        </InRow>
      )
    case 'less':
    case 'more':
      return (
        <>
          <span className="sr-only">{t(change.what === 'less' ? 'changes.less' : 'changes.more')} </span>
          <InRow items={change.foods}>
            {({ name, from, to }) => (
              <span lang={language}>
                <span className="inline-block first-letter:uppercase">{name}</span> <Removed>{from}</Removed>{' '}
                <b className="font-semibold tabular-nums">{to}</b>
              </span>
            )}
          </InRow>
        </>
      )
  }
}

function New({ line, language }: { line: string; language: Language }) {
  const { t } = useTranslation()
  return (
    <ins className="no-underline">
      <span className="sr-only">{t('preview.added')} </span>
      <span lang={language}>
        <IngredientLine line={line} language={language} />
      </span>
    </ins>
  )
}

/** One after the other, with commas. */
function InRow<Entry>({ items, children: show }: { items: readonly Entry[]; children: (item: Entry) => ReactNode }) {
  return items.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={place}>
      {place > 0 && ', '}
      {show(item)}
    </Fragment>
  ))
}
