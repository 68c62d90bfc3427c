import type { Preferences } from '@roux/contract/generation'
import type { Language } from '@roux/contract/language'
import type { ReadFinding } from '@roux/contract/read-recipe'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageBefore, Removed, TextChange } from './change-marks.tsx'
import { type DiffPart, placesNow } from './diff-text.ts'
import { IngredientLine } from './ingredient-line.tsx'
import { LineFindings } from './line-findings.tsx'
import { MeasuredText } from './measured-text.tsx'
import { PlainText } from './plain-text.tsx'
import { spansOf } from './read-finding.ts'
import { directionRow, ingredientRow } from './recipe-look.ts'

interface ChangesProps {
  changes: readonly DiffPart[]
  /** The language of the recipe. */
  language: Language
  /** Of the lines as they are now, in their order. */
  findings: readonly (readonly ReadFinding[])[]
  profile: Preferences | undefined
  /** Without those that stay. */
  isShort?: boolean
}

/** The ingredients of a recipe with what became of each. */
export function IngredientChanges(props: ChangesProps) {
  return (
    <ul>
      {shownLines(props).map(({ place, change, findings }) => (
        <li
          key={place}
          className={`${ingredientRow} ${change.kind === 'added' ? '-mx-2 rounded-[6px] bg-herb-soft px-2' : ''}`}
        >
          <div className="min-w-0 flex-1">
            <div className="flex gap-3">
              <IngredientChange change={change} language={props.language} findings={findings} />
            </div>
            <LineFindings findings={findings} profile={props.profile} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The steps of a recipe with what became of each; those that are gone do not count. */
export function DirectionChanges(props: ChangesProps) {
  return (
    <ol>
      {shownLines(props).map(({ place, now, change, findings }) => (
        <li
          key={place}
          data-number={now === undefined ? '–' : now + 1}
          className={`${directionRow} before:content-[attr(data-number)]`}
        >
          <span className="whitespace-pre-line">
            <DirectionChange change={change} language={props.language} findings={findings} />
            <LineFindings findings={findings} profile={props.profile} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Lines may repeat, and never move on this page: their place tells them apart. */
function shownLines({ changes, findings, isShort = false }: ChangesProps) {
  const placeNow = placesNow(changes)
  return changes
    .map((change, place) => ({ change, place, now: placeNow[place], findings: findings[placeNow[place] ?? -1] ?? [] }))
    .filter(({ change }) => !(isShort && change.kind === 'same'))
}

interface ChangeProps {
  change: DiffPart
  language: Language
  findings: readonly ReadFinding[]
}

function IngredientChange({ change, language, findings }: ChangeProps) {
  const { t, i18n } = useTranslation()
  const languageBefore = useContext(LanguageBefore) ?? language
  switch (change.kind) {
    case 'same':
      return (
        <span className="min-w-0">
          <IngredientLine line={change.after} language={language} found={spansOf(findings, change.after)} />
        </span>
      )
    case 'changed':
      return (
        <span className="min-w-0">
          <TextChange before={change.before} after={change.after} />
        </span>
      )
    case 'removed':
      return (
        <Removed>
          <IngredientLine line={change.before} language={languageBefore} />
        </Removed>
      )
    case 'added':
      return (
        <>
          <ins className="min-w-0 no-underline">
            <IngredientLine line={change.after} language={language} found={spansOf(findings, change.after)} />
          </ins>
          <span lang={i18n.language} className="ml-auto flex-none font-semibold text-herb text-tiny leading-[1.875]">
            {t('preview.new')}
          </span>
        </>
      )
  }
}

function DirectionChange({ change, language, findings }: ChangeProps) {
  const { t, i18n } = useTranslation()
  switch (change.kind) {
    case 'same':
      return <MeasuredText text={change.after} language={language} found={spansOf(findings, change.after)} />
    case 'changed':
      return <TextChange before={change.before} after={change.after} />
    case 'removed':
      return (
        <Removed>
          <PlainText text={change.before} />
        </Removed>
      )
    case 'added':
      return (
        <ins className="-mx-2 -my-1 block rounded-[6px] bg-herb-soft px-2 py-1 no-underline">
          <span lang={i18n.language} className="sr-only">
            {t('preview.added')}{' '}
          </span>
          <MeasuredText text={change.after} language={language} found={spansOf(findings, change.after)} />
        </ins>
      )
  }
}
