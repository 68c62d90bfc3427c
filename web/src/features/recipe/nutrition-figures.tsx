import type { Nutrition } from '@roux/contract/nutrition'
import { nutritionOf } from '@roux/cooking/nutrition/nutrition-of'
import type { ParseKeys } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { sheetHeading } from '../../ui/sheet.tsx'
import { NutritionLines } from './nutrition-lines.tsx'
import type { NutritionProps } from './nutrition-props.ts'
import { useFigure } from './use-figure.ts'

type Part = { of: keyof Nutrition; name: ParseKeys; brief: ParseKeys }
type Figure = { of: keyof Nutrition; name: ParseKeys; part?: Part }

/** In the order of European labels (Regulation (EU) No 1169/2011, Annex XV). */
const figures: readonly Figure[] = [
  { of: 'kcal', name: 'nutrition.energy' },
  {
    of: 'fat_g',
    name: 'nutrition.fat',
    part: { of: 'saturated_fat_g', name: 'nutrition.ofWhichSaturates', brief: 'nutrition.saturated' },
  },
  {
    of: 'carbohydrate_g',
    name: 'nutrition.carbohydrate',
    part: { of: 'sugars_g', name: 'nutrition.ofWhichSugars', brief: 'nutrition.sugars' },
  },
  { of: 'fibre_g', name: 'nutrition.fibre' },
  { of: 'protein_g', name: 'nutrition.protein' },
  { of: 'salt_g', name: 'nutrition.salt' },
]

/** What a portion of a recipe holds, and what was counted for it; where that is too little, only that. */
export function NutritionFigures({ recipe, shown }: NutritionProps) {
  const { t, i18n } = useTranslation()
  const { language, ingredients, directions } = recipe
  const nutrition = useMemo(() => {
    const items = ingredients.map(({ content }, index) => ({ id: `${index}`, content }))
    return nutritionOf({ language, serves: recipe.serves, ingredients: items, directions }, shown.serves)
  }, [language, ingredients, directions, recipe.serves, shown.serves])
  const { per_serving } = nutrition
  if (nutrition.lines.length === 0) return null
  return (
    <section
      data-print="page"
      lang={i18n.language}
      aria-labelledby={per_serving ? 'nutrition' : undefined}
      aria-label={per_serving ? undefined : t('nutrition.heading')}
      className="mt-9 print:mt-5 print:break-inside-avoid"
    >
      {per_serving && (
        <>
          <h2 id="nutrition" className={sheetHeading}>
            {t('nutrition.perServing')}
          </h2>
          <dl className="border-line border-y py-1 tabular-nums @min-[40rem]:flex @min-[40rem]:justify-between @min-[40rem]:gap-4 @min-[40rem]:py-3">
            {figures.map((figure) => (
              <FigureOf key={figure.of} figure={figure} held={per_serving} />
            ))}
          </dl>
        </>
      )}
      <NutritionLines nutrition={nutrition} shown={shown} language={language} />
    </section>
  )
}

/** On a narrow page two columns, what is part of it below it; on a wide one all of it in one. */
function FigureOf({ figure: { of, name, part }, held }: { figure: Figure; held: Nutrition }) {
  const { t } = useTranslation()
  const figure = useFigure()
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-line border-b py-1.5 last:border-b-0 @min-[40rem]:block @min-[40rem]:border-b-0 @min-[40rem]:py-0">
      <dt className="@min-[40rem]:text-ink-2 @min-[40rem]:text-small">{t(name)}</dt>
      <dd className="text-right font-semibold @min-[40rem]:text-left">{figure(of, held[of])}</dd>
      {part && (
        <>
          <dt className="pl-4 text-ink-2 text-small @min-[40rem]:sr-only">{t(part.name)}</dt>
          <dd className="text-right text-ink-2 text-small @min-[40rem]:text-left">
            {figure(part.of, held[part.of])}
            <span aria-hidden="true" className="@max-[40rem]:hidden">
              {' '}
              {t(part.brief)}
            </span>
          </dd>
        </>
      )}
    </div>
  )
}
