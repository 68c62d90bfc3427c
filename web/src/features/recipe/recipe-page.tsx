import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasReadingPlace } from '../../browser/reading-place.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { SheetColumns, sheetHeading } from '../../ui/sheet.tsx'
import { useHeight } from './use-height.ts'
import { type Side, useSides } from './use-sides.ts'

/** On a narrow sheet: heard, but not seen. */
const otherSide = 'not-print:@max-[40rem]:sr-only'

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
  /** What it holds, under both columns. */
  nutrition?: ReactNode
  /** Under all of it, in the language of the page. */
  end?: ReactNode
  /** It is all there. */
  isFinished?: boolean
  /** There is no place yet for directions under the ingredients. */
  isNarrowShort?: boolean
  /** Stands above the list. */
  hint?: ReactNode
  /** On a narrow sheet list and steps are two sides of one; this stands beside what turns it. */
  besideSides?: ReactNode
}

/** Where everything stands on the page of a recipe. */
export function RecipePage({
  language,
  head,
  facts,
  ingredients,
  directions,
  notes,
  nutrition,
  end,
  isFinished = true,
  isNarrowShort = false,
  hint,
  besideSides,
}: RecipePageProps) {
  const { t, i18n } = useTranslation()
  const column = useRef<HTMLElement>(null)
  useHeight(column)
  // What was there already does not appear anew.
  const [isGoingOn] = useState(hasReadingPlace)
  const hasSides = besideSides !== undefined
  const sides = useRef<HTMLDivElement>(null)
  const { side, turnTo } = useSides(sides)
  const lookOf = (of: Side) => (hasSides && side !== of ? otherSide : '')
  const headingLook = `${sheetHeading} ${hasSides ? 'not-print:@max-[40rem]:sr-only' : ''}`
  return (
    <article lang={language} className={`wrap-anywhere ${isGoingOn ? '' : 'animate-appear'}`}>
      {head}
      <div className="mt-6 print:mt-4" lang={i18n.language}>
        {facts}
      </div>
      {hasSides && (
        <>
          <div ref={sides} className="@min-[40rem]:hidden" />
          <div
            lang={i18n.language}
            className="sticky top-0 z-10 -mx-5 mb-5 flex flex-wrap gap-x-2.5 gap-y-2 *:flex-auto border-line border-y bg-bg px-5 py-2 md:-mx-8 md:px-8 @min-[40rem]:hidden print:hidden"
          >
            <Segmented
              label={t('recipe.sides')}
              options={[
                { value: 'ingredients', text: t('recipe.ingredients') },
                { value: 'directions', text: t('recipe.steps') },
              ]}
              value={side}
              onChoose={turnTo}
            />
            {besideSides}
          </div>
        </>
      )}
      <SheetColumns>
        <section
          ref={column}
          aria-labelledby="ingredients"
          onFocus={() => turnTo('ingredients')}
          className={`${lookOf('ingredients')} @min-[40rem]:sticky @min-[40rem]:top-[min(76px,calc(100dvh-var(--height,0px)-24px))] @min-[40rem]:self-start print:static`}
        >
          <h2 id="ingredients" lang={i18n.language} className={headingLook}>
            {t('recipe.ingredients')}
          </h2>
          {hint}
          {ingredients || <Nothing text={t('recipe.noIngredients')} language={i18n.language} />}
        </section>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: whatever takes the focus is seen */}
        <div className={lookOf('directions')} onFocus={() => turnTo('directions')}>
          <section aria-labelledby="directions" className={isNarrowShort ? '@max-[40rem]:hidden' : ''}>
            <h2 id="directions" lang={i18n.language} className={headingLook}>
              {t('recipe.directions')}
            </h2>
            {directions || <Nothing text={t('recipe.noDirections')} language={i18n.language} />}
          </section>
          {notes}
        </div>
      </SheetColumns>
      {nutrition}
      {isFinished && (
        <p
          data-print="page"
          lang={i18n.language}
          className="pt-7 text-center font-display font-medium text-enjoy text-ink-2 italic"
        >
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
