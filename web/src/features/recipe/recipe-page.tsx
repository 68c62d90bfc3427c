import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasReadingPlace } from '../../browser/reading-place.ts'
import { SheetColumns, sheetHeading } from '../../ui/sheet.tsx'
import { useHeight } from './use-height.ts'

interface RecipePageProps {
  /** The language of what the recipe says, which need not be that of the page; the words around it are the page's. */
  language: string
  /** Title and description. */
  head: ReactNode
  /** Findings and facts, in the language of the page. */
  facts: ReactNode
  ingredients: ReactNode
  directions: ReactNode
  /** Under the directions, in a language of its own. */
  notes?: ReactNode
  /** Under all of it, in the language of the page. */
  end?: ReactNode
  /** It is all there. */
  isFinished?: boolean
  /** There is no place yet for directions under the ingredients. */
  isNarrowShort?: boolean
}

/** Where everything stands on the page of a recipe. */
export function RecipePage({
  language,
  head,
  facts,
  ingredients,
  directions,
  notes,
  end,
  isFinished = true,
  isNarrowShort = false,
}: RecipePageProps) {
  const { t, i18n } = useTranslation()
  const column = useRef<HTMLElement>(null)
  useHeight(column)
  // What was there already does not appear anew.
  const [isGoingOn] = useState(hasReadingPlace)
  return (
    <article lang={language} className={`wrap-anywhere ${isGoingOn ? '' : 'animate-appear'}`}>
      {head}
      <div className="mt-6 print:mt-4" lang={i18n.language}>
        {facts}
      </div>
      <SheetColumns>
        <section
          ref={column}
          aria-labelledby="ingredients"
          className="@min-[40rem]:sticky @min-[40rem]:top-[min(76px,calc(100dvh-var(--height,0px)-24px))] @min-[40rem]:self-start print:static"
        >
          <h2 id="ingredients" lang={i18n.language} className={sheetHeading}>
            {t('recipe.ingredients')}
          </h2>
          {ingredients || <Nothing text={t('recipe.noIngredients')} language={i18n.language} />}
        </section>
        <div>
          <section aria-labelledby="directions" className={isNarrowShort ? '@max-[40rem]:hidden' : ''}>
            <h2 id="directions" lang={i18n.language} className={sheetHeading}>
              {t('recipe.directions')}
            </h2>
            {directions || <Nothing text={t('recipe.noDirections')} language={i18n.language} />}
          </section>
          {notes}
        </div>
      </SheetColumns>
      {isFinished && (
        <p lang={i18n.language} className="pt-7 text-center font-display font-medium text-enjoy text-ink-2 italic">
          {t('recipe.enjoy')}
        </p>
      )}
      {end && <div lang={i18n.language}>{end}</div>}
    </article>
  )
}

function Nothing({ text, language }: { text: string; language: string }) {
  return (
    <p lang={language} className="text-ink-2">
      {text}
    </p>
  )
}
