import { factFields } from '@roux/contract/content-fields'
import type { Item, RecipeContent } from '@roux/contract/recipe-content'
import type { ParseKeys } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageBefore, TextChange } from './change-marks.tsx'
import { type DiffPart, diffLines } from './diff-text.ts'
import { LateChangeSummary } from './late-change-summary.tsx'
import { DirectionChanges, IngredientChanges } from './line-changes.tsx'
import { contents, FactChange, isKept } from './recipe-comparison.tsx'
import { RecipeFacts, showFact } from './recipe-facts.tsx'

interface VersionChangesProps {
  before: RecipeContent
  after: RecipeContent
  /** Also what is the same in both. */
  isWhole: boolean
  /** What is said where the two are the same. */
  same: string
}

/** What would come with another content of a recipe, and what would go: amounts as they were written. */
export function VersionChanges({ before, after, isWhole, same }: VersionChangesProps) {
  const { i18n } = useTranslation()
  const ingredients = diffOf(before.ingredients, after.ingredients)
  const directions = diffOf(before.directions, after.directions)
  const shown = factFields.filter((field) => isWhole || before[field] !== after[field])
  const texts = textParts.filter(({ field }) => (isWhole && after[field] !== '') || before[field] !== after[field])
  const lists = { language: after.language, findings: [], profile: undefined, isShort: !isWhole }
  const hasLines = (changes: readonly DiffPart[]) => (isWhole ? changes.length > 0 : !changes.every(isKept))
  if (shown.length + texts.length === 0 && !hasLines(ingredients) && !hasLines(directions)) {
    return <p className="mt-6 text-ink-2">{same}</p>
  }
  return (
    <LanguageBefore value={before.language}>
      <div lang={after.language} className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-7 wrap-anywhere">
        {/* Without what stays, the changes are their own summary. */}
        {isWhole && (
          <div className="-mb-7">
            <LateChangeSummary before={before} after={after} heading="h3" />
          </div>
        )}
        {texts.map(({ field, heading }) => (
          <Part key={field} heading={heading}>
            <p className="max-w-[62ch] whitespace-pre-line text-step">
              <TextChange before={before[field]} after={after[field]} />
            </p>
          </Part>
        ))}
        {shown.length > 0 && (
          <div lang={i18n.language} className="-mb-9">
            <RecipeFacts>
              {(field) => {
                if (!shown.includes(field)) return undefined
                const now = showFact(field, after[field])
                return before[field] === after[field] ? (
                  now
                ) : (
                  <FactChange before={showFact(field, before[field])} after={now} />
                )
              }}
            </RecipeFacts>
          </div>
        )}
        {hasLines(ingredients) && (
          <Part heading="recipe.ingredients">
            <IngredientChanges changes={ingredients} {...lists} />
            <Staying changes={ingredients} isWhole={isWhole} text="history.linesStay" />
          </Part>
        )}
        {hasLines(directions) && (
          <Part heading="recipe.directions">
            <DirectionChanges changes={directions} {...lists} />
            <Staying changes={directions} isWhole={isWhole} text="history.stepsStay" />
          </Part>
        )}
      </div>
    </LanguageBefore>
  )
}

const textParts = [
  { field: 'title', heading: 'history.titlePart' },
  { field: 'description', heading: 'history.descriptionPart' },
] as const

function Part({ heading, children }: { heading: ParseKeys; children: ReactNode }) {
  const { t, i18n } = useTranslation()
  return (
    <section>
      <h3 lang={i18n.language} className="mb-2.5 font-display font-medium text-section">
        {t(heading)}
      </h3>
      {children}
    </section>
  )
}

interface StayingProps {
  changes: readonly DiffPart[]
  isWhole: boolean
  text: 'history.linesStay' | 'history.stepsStay'
}

function Staying({ changes, isWhole, text }: StayingProps) {
  const { t, i18n } = useTranslation()
  const count = changes.filter(isKept).length
  if (isWhole || count === 0) return null
  return (
    <p lang={i18n.language} className="mt-2.5 text-ink-3 text-small">
      {t(text, { number: count })}
    </p>
  )
}

function diffOf(before: Item[], after: Item[]): DiffPart[] {
  return diffLines(contents(before), contents(after))
}
