import { plainFields } from '@roux/contract/content-fields'
import type { Preferences } from '@roux/contract/generation'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Added, LanguageBefore, Removed, TextChange } from './change-marks.tsx'
import { diffLines } from './diff-text.ts'
import { FindingAlarms, FindingNotes, OtherDishNote, WriterNote } from './finding-notes.tsx'
import { LateChangeSummary } from './late-change-summary.tsx'
import { DirectionChanges, IngredientChanges } from './line-changes.tsx'
import { RecipeFacts, showFact } from './recipe-facts.tsx'
import { descriptionLook, titleLook } from './recipe-look.ts'
import { RecipePage } from './recipe-page.tsx'
import { usePlacedFindings } from './use-placed-findings.ts'

interface RecipeComparisonProps {
  before: ReadRecipe
  after: ReadRecipe
  /** What the cook wants of every recipe, where it is known. */
  profile: Preferences | undefined
  /** Takes the focus when the page comes. */
  heading: Ref<HTMLHeadingElement>
}

/** A recipe with what changed against the one it was made from. */
export function RecipeComparison({ before, after, profile, heading }: RecipeComparisonProps) {
  const findings = usePlacedFindings(after, profile)
  const ingredients = diffLines(contents(before.ingredients), contents(after.ingredients))
  const directions = diffLines(contents(before.directions), contents(after.directions))
  const hasNewTitle = before.title !== after.title
  return (
    <LanguageBefore value={before.language}>
      <RecipePage
        language={after.language}
        head={
          <>
            <OtherDishNote findings={findings} />
            {/* Lines so far apart that the ground of one covers nothing of the next. */}
            <h1
              ref={heading}
              tabIndex={-1}
              className={`${titleLook(after.title)} ${hasNewTitle ? 'leading-[1.3]!' : ''}`}
            >
              {hasNewTitle ? <Added>{after.title}</Added> : after.title}
            </h1>
            {hasNewTitle && (
              <p className="mt-3.5 font-display font-medium text-section">
                <Removed>{before.title}</Removed>
              </p>
            )}
            {(before.description || after.description) && (
              <p className={descriptionLook}>
                <TextChange before={before.description} after={after.description} />
              </p>
            )}
          </>
        }
        facts={
          <>
            {plainFields.every((field) => before[field] === after[field]) &&
              ingredients.every(isKept) &&
              directions.every(isKept) && <Unchanged />}
            <FindingAlarms findings={findings} profile={profile} />
            <LateChangeSummary before={before} after={after} heading="h2" />
            <RecipeFacts>
              {(field) => {
                const now = showFact(field, after[field])
                if (before[field] === after[field]) return now
                return <FactChange before={showFact(field, before[field])} after={now} />
              }}
            </RecipeFacts>
            <FindingNotes findings={findings} profile={profile} />
          </>
        }
        end={<WriterNote findings={findings} writtenBy={after.written_by} />}
        ingredients={
          ingredients.length > 0 && (
            <IngredientChanges
              changes={ingredients}
              language={after.language}
              findings={after.ingredients.map(({ id }) => findings.ofIngredient(id))}
              profile={profile}
            />
          )
        }
        directions={
          directions.length > 0 && (
            <DirectionChanges
              changes={directions}
              language={after.language}
              findings={after.directions.map(({ id }) => findings.ofDirection(id))}
              profile={profile}
            />
          )
        }
      />
    </LanguageBefore>
  )
}

export function FactChange({ before, after }: { before: ReactNode; after: ReactNode }) {
  return (
    <>
      {before && <Removed>{before}</Removed>} {after && <Added>{after}</Added>}
    </>
  )
}

function Unchanged() {
  const { t } = useTranslation()
  return <p className="mb-6 rounded-medium bg-sunken px-4 py-3 text-ink-2">{t('preview.unchanged')}</p>
}

export function contents(items: ReadRecipe['ingredients']): string[] {
  return items.map(({ content }) => content)
}

export function isKept({ kind }: { kind: string }): boolean {
  return kind === 'same'
}
