import { useTranslation } from 'react-i18next'
import { Sheet, SheetColumns, sheetHeading } from '../../ui/sheet.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { directionRow, ingredientRow, numberedRow } from './recipe-look.ts'

const ingredients = ['w-4/5', 'w-3/5', 'w-2/3', 'w-1/2', 'w-3/4', 'w-7/12']
const directions = ['w-11/12', 'w-5/6', 'w-full', 'w-2/3']

/** The page of a recipe that is still being written. Only for the eyes. */
export function RecipeSkeleton() {
  const { t } = useTranslation()
  const number = <Bar className="w-7" />
  return (
    <div aria-hidden="true" className="w-full animate-appear">
      <Sheet>
        <div className="mt-8 font-display text-title">
          <Bar className="w-3/5" />
        </div>
        <div className="mt-4 mb-6 text-lede">
          <Bar className="w-2/3" />
        </div>
        <RecipeFacts preparation={number} cooking={number} serves={number} />
        <SheetColumns>
          <div>
            <p className={sheetHeading}>{t('recipe.ingredients')}</p>
            {ingredients.map((width) => (
              <div key={width} className={ingredientRow}>
                <span className="flex-1">
                  <Bar className={width} />
                </span>
              </div>
            ))}
          </div>
          <div className="[counter-reset:step]">
            <p className={sheetHeading}>{t('recipe.directions')}</p>
            {directions.map((width) => (
              <div key={width} className={`${directionRow} ${numberedRow}`}>
                <span>
                  <Bar className={width} />
                  <Bar className="w-1/2" />
                </span>
              </div>
            ))}
          </div>
        </SheetColumns>
      </Sheet>
    </div>
  )
}

/** As high as a line of the text around it, so that nothing moves when the text comes. */
function Bar({ className }: { className: string }) {
  return <span className={`bar inline-block h-[0.8em] animate-shimmer align-baseline ${className}`} />
}
