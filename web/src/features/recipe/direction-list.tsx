import type { Preferences } from '@roux/contract/generation'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import { LineFindings } from './line-findings.tsx'
import { MeasuredText } from './measured-text.tsx'
import { type PlacedFindings, spansOf } from './read-finding.ts'
import { directionRow, numberedRow } from './recipe-look.ts'

interface DirectionListProps extends Pick<ReadRecipe, 'directions' | 'language'> {
  findings: PlacedFindings
  profile: Preferences | undefined
}

export function DirectionList({ directions, language, findings, profile }: DirectionListProps) {
  return (
    <ol className="[counter-reset:step]">
      {directions.map(({ id, index, content }) => {
        const found = findings.ofDirection(id)
        return (
          <li key={`${id} ${index}`} className={`${directionRow} ${numberedRow}`}>
            <span className="whitespace-pre-line">
              <MeasuredText text={content} language={language} found={spansOf(found, content)} />
              <LineFindings findings={found} profile={profile} />
            </span>
          </li>
        )
      })}
    </ol>
  )
}
