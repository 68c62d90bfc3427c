import type { Preferences } from '@roux/contract/generation'
import { LineFindings } from './line-findings.tsx'
import { MeasuredText } from './measured-text.tsx'
import { type PlacedFindings, spansOf } from './read-finding.ts'
import { directionRow, numberedRow } from './recipe-look.ts'
import type { StepPlace } from './time-button.tsx'
import type { ShownRecipe } from './use-recipe-view.ts'

interface DirectionListProps {
  view: ShownRecipe
  findings: PlacedFindings
  profile: Preferences | undefined
  /** The recipe that timers are started for. */
  timed?: Omit<StepPlace, 'step'> | undefined
}

export function DirectionList({ view, findings, profile, timed }: DirectionListProps) {
  const { language, directions } = view.recipe
  return (
    <ol className="[counter-reset:step]">
      {directions.map(({ id, index, content }, place) => {
        const found = findings.ofDirection(id)
        return (
          <li key={`${id} ${index}`} className={`${directionRow} ${numberedRow}`}>
            <span className="whitespace-pre-line">
              <MeasuredText
                text={content}
                language={language}
                found={spansOf(found, content)}
                marks={view.marks.directions[place] ?? []}
                place={timed && { ...timed, step: place + 1 }}
              />
              <LineFindings findings={found} profile={profile} />
            </span>
          </li>
        )
      })}
    </ol>
  )
}
