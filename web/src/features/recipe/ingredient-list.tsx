import type { Preferences } from '@roux/contract/generation'
import { isChecked } from '@roux/contract/language'
import { halfEgg } from '@roux/cooking/amounts/half-egg'
import type { ParseKeys } from 'i18next'
import { Check, Egg } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IngredientLine } from './ingredient-line.tsx'
import { LineFindings } from './line-findings.tsx'
import { type PlacedFindings, spansOf } from './read-finding.ts'
import { tickedRow } from './recipe-look.ts'
import type { ShownRecipe } from './use-recipe-view.ts'

interface IngredientListProps {
  view: ShownRecipe
  findings: PlacedFindings
  profile: Preferences | undefined
}

/** The list, to be ticked off. */
export function IngredientList({ view, findings, profile }: IngredientListProps) {
  const { language, ingredients } = view.recipe
  return (
    <ul>
      {ingredients.map(({ id, index, content }, place) => {
        const found = findings.ofIngredient(id)
        const isTicked = view.ticked.has(id)
        const marks = view.marks.ingredients[place] ?? []
        return (
          <li key={`${id} ${index}`} className={tickedRow}>
            <label className="flex cursor-pointer gap-3 rounded-small has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
              <input
                type="checkbox"
                checked={isTicked}
                onChange={({ target }) => view.tick(id, target.checked)}
                className="peer sr-only"
              />
              <span aria-hidden="true" className="tick-box">
                {isTicked && <Check strokeWidth={3} />}
              </span>
              <span className={`min-w-0 ${isTicked ? 'text-ink-3 line-through' : ''}`}>
                <IngredientLine line={content} language={language} found={spansOf(found, content)} marks={marks} />
              </span>
            </label>
            <div className="pl-4.75">
              {marks.length > 0 && <HalfEgg line={content} language={language} />}
              <LineFindings findings={found} profile={profile} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

const eggKeys: { readonly [place: number]: ParseKeys } = { 1: 'servings.halfEgg', 2: 'servings.halfSecondEgg' }

/** How half an egg is had. */
function HalfEgg({ line, language }: { line: string; language: ShownRecipe['recipe']['language'] }) {
  const { t, i18n } = useTranslation()
  const egg = isChecked(language) ? halfEgg(line, language) : undefined
  if (egg === undefined) return null
  return (
    <span lang={i18n.language} className="mt-1 flex gap-1.5 text-ink-2 text-small">
      <Egg aria-hidden="true" className="mt-0.5 size-4 flex-none text-gold" />
      {t(eggKeys[egg] ?? 'servings.halfLastEgg')}
    </span>
  )
}
