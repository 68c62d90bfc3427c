import type { Preferences } from '@roux/contract/generation'
import type { Language } from '@roux/contract/language'
import type { ReadFinding } from '@roux/contract/read-recipe'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageBefore, Removed, TextChange } from './change-marks.tsx'
import { type Change, placesNow } from './diff-text.ts'
import { IngredientLine } from './ingredient-line.tsx'
import { LineFindings } from './line-findings.tsx'
import { spansOf } from './read-finding.ts'
import { ingredientRow } from './recipe-look.ts'

interface ChangesProps {
  changes: readonly Change[]
  /** The language of the recipe. */
  language: Language
  /** Of the lines as they are now, in their order. */
  findings: readonly (readonly ReadFinding[])[]
  profile: Preferences | undefined
  /** Without those that stay. */
  isShort?: boolean
}

/** The ingredients of a recipe with what became of each. */
export function IngredientChanges({ changes, language, findings, profile, isShort = false }: ChangesProps) {
  const placeNow = placesNow(changes)
  return (
    <ul>
      {changes.map((change, place) =>
        isShort && change.kind === 'same' ? null : (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and never move on this page
            key={place}
            className={`${ingredientRow} ${change.kind === 'added' ? '-mx-2 rounded-[6px] bg-herb-soft px-2' : ''}`}
          >
            <div className="min-w-0 flex-1">
              <div className="flex gap-3">
                <IngredientChange
                  change={change}
                  language={language}
                  findings={findings[placeNow[place] ?? -1] ?? []}
                />
              </div>
              <LineFindings findings={findings[placeNow[place] ?? -1] ?? []} profile={profile} />
            </div>
          </li>
        ),
      )}
    </ul>
  )
}

interface ChangeProps {
  change: Change
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
