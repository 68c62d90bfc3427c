import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { RecipeContent } from '@roux/contract/recipe-content'
import type { RecipeChange } from '@roux/cooking/changes/change'
import { summariseChanges } from '@roux/cooking/changes/summarise-changes'
import {
  ArrowLeftRight,
  Clock,
  Flame,
  Languages,
  Leaf,
  type LucideIcon,
  Minus,
  Pencil,
  Plus,
  Ruler,
  TriangleAlert,
  Users,
} from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageBefore } from './change-marks.tsx'
import { FoodChange } from './food-change.tsx'
import { useChangeTexts } from './use-change-texts.ts'
import { useFigure } from './use-figure.ts'

export interface ChangeSummaryProps {
  before: ReadRecipe | RecipeContent
  after: ReadRecipe | RecipeContent
  /** As deep as the page is where it stands. */
  heading: 'h2' | 'h3'
}

/** What changes from one content of a recipe to another, read from both by code: at most six lines. */
export function ChangeSummary({ before, after, heading: Heading }: ChangeSummaryProps) {
  const { t, i18n } = useTranslation()
  const figure = useFigure()
  const { changes, energy } = useMemo(() => summariseChanges(before, after), [before, after])
  if (changes.length === 0) return null
  return (
    <section
      lang={i18n.language}
      aria-labelledby="changes"
      className="mb-7 rounded-medium border border-line bg-raised px-5 py-4 text-[0.9375rem] print:mb-4 print:break-inside-avoid"
    >
      <Heading id="changes" className="mb-2 font-display font-medium text-section">
        {t('changes.heading')}
      </Heading>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1.5 @min-[40rem]:grid-cols-2">
        <LanguageBefore value={before.language}>
          {changes.map((change) => (
            <ChangeLine key={JSON.stringify(change)} change={change} language={after.language} />
          ))}
        </LanguageBefore>
      </ul>
      {energy && (
        <p className="mt-2.5 text-ink-2 text-small">
          {t('changes.energy', {
            from: figure('kcal', energy.from),
            to: figure('kcal', energy.to),
            counted: energy.counted,
            all: energy.of,
          })}
        </p>
      )}
    </section>
  )
}

const icons: Readonly<Record<RecipeChange['what'], LucideIcon>> = {
  allergens: TriangleAlert,
  diets: Leaf,
  serves: Users,
  replaced: ArrowLeftRight,
  removed: Minus,
  added: Plus,
  less: Minus,
  more: Plus,
  time: Clock,
  appliance: Flame,
  temperature: Flame,
  units: Ruler,
  language: Languages,
  steps: Pencil,
  title: Pencil,
  wording: Pencil,
}

function ChangeLine({ change, language }: { change: RecipeChange; language: RecipeContent['language'] }) {
  const textOf = useChangeTexts()
  const Icon = icons[change.what]
  const isDanger = change.what === 'allergens'
  const line: ReactNode = 'foods' in change ? <FoodChange change={change} language={language} /> : textOf(change)
  return (
    <li className={`flex gap-3 ${isDanger ? 'font-semibold text-beet @min-[40rem]:col-span-2' : ''}`}>
      <Icon aria-hidden="true" className={`mt-1 size-4 flex-none ${isDanger ? '' : 'text-ink-3'}`} />
      <span className="min-w-0 wrap-anywhere">
        {line}
        {change.what === 'title' && <span lang={language}>{change.to}</span>}
      </span>
    </li>
  )
}
