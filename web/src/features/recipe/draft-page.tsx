import { isDraftField } from '@roux/contract/content-fields'
import type { Language } from '@roux/contract/language'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { isFieldDone, type ReadDraft } from '../../api/read-draft.ts'
import { unitLook } from './duration.tsx'
import { IngredientLine } from './ingredient-line.tsx'
import { MeasuredText } from './measured-text.tsx'
import { PlainText } from './plain-text.tsx'
import { facts, RecipeFacts, showFact } from './recipe-facts.tsx'
import { descriptionLook, directionRow, ingredientRow, numberedRow, titleLook } from './recipe-look.ts'
import { RecipePage } from './recipe-page.tsx'

const ingredientBars = ['w-4/5', 'w-3/5', 'w-2/3', 'w-1/2', 'w-3/4', 'w-7/12']
const directionBars = ['w-11/12', 'w-5/6', 'w-full', 'w-2/3']

interface DraftPageProps {
  draft: ReadDraft
  language: Language
  /** More is to come: bars stand for it. */
  isGrowing: boolean
}

/**
 * The page of a recipe that is being written. Nothing on it jumps: title and description come whole and stand at the
 * foot of a place that is kept for them, lines take the places of bars, and what lies under a growing part waits.
 */
export function DraftPage({ draft, language, isGrowing }: DraftPageProps) {
  const { title, description, ingredients = [], directions = [] } = draft
  const isThere = (field: keyof ReadDraft) => !isGrowing || isFieldDone(draft, field)
  return (
    <RecipePage
      language={language}
      isFinished={false}
      // Under a list that still grows they would be pushed down with every line.
      isNarrowShort={!isThere('ingredients')}
      head={
        <div className={isGrowing ? 'flex min-h-52 flex-col justify-end' : ''}>
          {isThere('title') && title ? (
            <h2 data-title="" className={titleLook(title)}>
              {title}
            </h2>
          ) : (
            <Bars className="mt-5 font-display text-title" widths={['w-3/5', 'w-2/5']} />
          )}
          {!isThere('description') && <Bars className="mt-4 text-lede" widths={['w-2/3', 'w-1/2']} />}
          {isThere('description') && description && (
            <p className={descriptionLook}>
              <PlainText text={description} />
            </p>
          )}
        </div>
      }
      facts={
        <RecipeFacts>
          {(field) => {
            if (!isDraftField(field)) return null
            const value = draft[field]
            return value === undefined ? (
              <Place unit={facts[field].unit} isGrowing={isGrowing} />
            ) : (
              showFact(field, value)
            )
          }}
        </RecipeFacts>
      }
      ingredients={
        (isGrowing || ingredients.length > 0) && (
          <Ingredients lines={ingredients} language={language} isDone={isThere('ingredients')} />
        )
      }
      directions={
        (isGrowing || directions.length > 0) && (
          <Directions lines={directions} language={language} isDone={!isGrowing} />
        )
      }
    />
  )
}

interface LinesProps {
  lines: readonly string[]
  language: Language
  isDone: boolean
}

function Ingredients({ lines, language, isDone }: LinesProps) {
  return (
    <ul>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines only ever join at the end
        <li key={place} className={ingredientRow}>
          <span className="min-w-0 flex-1">
            <IngredientLine line={line} language={language} />
            {!isDone && place === lines.length - 1 && <Bar className="ml-1 w-14" />}
          </span>
        </li>
      ))}
      {!isDone &&
        ingredientBars.slice(Math.min(lines.length, ingredientBars.length - 1)).map((width) => (
          <li key={width} aria-hidden="true" className={ingredientRow}>
            <span className="flex-1">
              <Bar className={width} />
            </span>
          </li>
        ))}
    </ul>
  )
}

function Directions({ lines, language, isDone }: LinesProps) {
  const bars = lines.length === 0 ? directionBars : directionBars.slice(0, 1)
  return (
    <ol className="[counter-reset:step]">
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines only ever join at the end
        <li key={place} className={`${directionRow} ${numberedRow}`}>
          <span className="whitespace-pre-line">
            <MeasuredText text={line} language={language} />
          </span>
        </li>
      ))}
      {!isDone &&
        bars.map((width) => (
          <li key={width} aria-hidden="true" className={`${directionRow} ${numberedRow}`}>
            <span>
              <Bar className={width} />
              <Bar className="w-1/2" />
            </span>
          </li>
        ))}
    </ol>
  )
}

/** Where a fact will be, as wide as most of them. */
function Place({ unit, isGrowing }: { unit: ParseKeys | undefined; isGrowing: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {isGrowing ? (
        <Bar className="w-[2ch]" />
      ) : (
        <>
          <span aria-hidden="true">–</span>
          <span className="sr-only">{t('unfinished.missing')}</span>
        </>
      )}
      {unit && (
        <>
          {' '}
          <span className={unitLook}>{t(unit)}</span>
        </>
      )}
    </>
  )
}

function Bars({ widths, className }: { widths: readonly string[]; className: string }) {
  return (
    <p aria-hidden="true" className={className}>
      {widths.map((width) => (
        <span key={width} className="block">
          <Bar className={width} />
        </span>
      ))}
    </p>
  )
}

/** As high as a line of the text around it, so that nothing moves when the text comes. */
function Bar({ className }: { className: string }) {
  return <span className={`bar inline-block h-[0.8em] animate-shimmer align-baseline ${className}`} />
}
