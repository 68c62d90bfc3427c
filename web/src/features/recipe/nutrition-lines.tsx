import type { NutritionLine, RecipeNutrition, WhyUncounted } from '@roux/contract/nutrition'
import type { ParseKeys } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NutritionProps } from './nutrition-props.ts'
import { useFigure } from './use-figure.ts'

const reasons: Readonly<Record<WhyUncounted, ParseKeys>> = {
  no_food: 'nutrition.noFood',
  several_foods: 'nutrition.severalFoods',
  various: 'nutrition.various',
  optional: 'nutrition.optional',
  no_amount: 'nutrition.noAmount',
  unknown_weight: 'nutrition.unknownWeight',
  part: 'nutrition.part',
  other_form: 'nutrition.otherForm',
  not_eaten: 'nutrition.notEaten',
  not_measured: 'nutrition.notMeasured',
  other_language: 'nutrition.otherLanguage',
}

/** As many of those that were not counted are named at once; the list has all. */
const mostNamed = 5

interface NutritionLinesProps extends Pick<NutritionProps, 'shown'> {
  nutrition: RecipeNutrition
  language: string
}

/** How much was counted, what was not, and line by line what as. The ids of the lines are their places in the list. */
export function NutritionLines({ nutrition, shown, language }: NutritionLinesProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { counted, total, lines } = nutrition
  const left = lines.filter((line) => 'why' in line).map((line) => contentOf(line, shown))
  const more = left.length - mostNamed
  const how = { counted: counted.lines, all: counted.of }
  return (
    <>
      <p className="mt-2.5 text-ink-2 text-small">
        {total
          ? t(left.length === 0 ? 'nutrition.allCounted' : 'nutrition.counted', how)
          : t('nutrition.tooLittle', how)}
        {left.length > 0 && (
          <>
            {' '}
            {t('nutrition.notCounted')} <span lang={language}>{left.slice(0, mostNamed).join(' · ')}</span>
            {more > 0 && ` ${t('nutrition.more', { more })}`}
          </>
        )}
      </p>
      <div className="mt-1.5 text-ink-2 text-small print:hidden">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="underline underline-offset-4"
        >
          {t('nutrition.what')}
        </button>
        {isOpen && <Counted nutrition={nutrition} shown={shown} language={language} />}
      </div>
    </>
  )
}

/** Line by line, and all of it together. */
function Counted({ nutrition: { total, lines }, shown, language }: NutritionLinesProps) {
  const { t } = useTranslation()
  const figure = useFigure()
  return (
    <>
      {total && (
        <p className="mt-2">
          {t('nutrition.total', {
            serves: shown.serves,
            energy: figure('kcal', total.kcal),
            protein: figure('protein_g', total.protein_g),
            fat: figure('fat_g', total.fat_g),
            carbohydrate: figure('carbohydrate_g', total.carbohydrate_g),
          })}
        </p>
      )}
      <ul className="mt-2">
        {lines.map((line) => (
          <li key={line.ingredient_id} className="border-line border-b py-1.5">
            <span lang={language} className="text-ink">
              {contentOf(line, shown)}
            </span>
            <br />
            {'why' in line ? (
              t(reasons[line.why])
            ) : (
              <>
                {figure('fat_g', line.grams)} · <span lang="en">{line.source}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2">{t('nutrition.source')}</p>
    </>
  )
}

function contentOf({ ingredient_id }: NutritionLine, { ingredients }: NutritionProps['shown']): string {
  return ingredients[Number(ingredient_id)]?.content ?? ''
}
