import type { Preferences } from '@roux/contract/generation'
import type { Language } from '@roux/contract/language'
import type { ReadFinding } from '@roux/contract/read-recipe'
import { useTranslation } from 'react-i18next'
import { Removed, TextChange } from './change-marks.tsx'
import { type Change, placesNow } from './diff-text.ts'
import { LineFindings } from './line-findings.tsx'
import { MeasuredText } from './measured-text.tsx'
import { PlainText } from './plain-text.tsx'
import { spansOf } from './read-finding.ts'
import { directionRow } from './recipe-look.ts'

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

/** The steps of a recipe with what became of each; those that are gone do not count. */
export function DirectionChanges({ changes, language, findings, profile, isShort = false }: ChangesProps) {
  const placeNow = placesNow(changes)
  return (
    <ol>
      {changes.map((change, place) =>
        isShort && change.kind === 'same' ? null : (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps may repeat, and never move on this page
            key={place}
            data-number={change.kind === 'removed' ? '–' : (placeNow[place] ?? 0) + 1}
            className={`${directionRow} before:content-[attr(data-number)]`}
          >
            <span className="whitespace-pre-line">
              <DirectionChange change={change} language={language} findings={findings[placeNow[place] ?? -1] ?? []} />
              <LineFindings findings={findings[placeNow[place] ?? -1] ?? []} profile={profile} />
            </span>
          </li>
        ),
      )}
    </ol>
  )
}

interface ChangeProps {
  change: Change
  language: Language
  findings: readonly ReadFinding[]
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
