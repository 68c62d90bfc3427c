import type { ReadRecipe } from '@roux/contract/read-recipe'
import { MeasuredText } from './measured-text.tsx'
import { directionRow, numberedRow } from './recipe-look.ts'

export function DirectionList({ directions }: { directions: ReadRecipe['directions'] }) {
  return (
    <ol className="[counter-reset:step]">
      {directions.map(({ id, index, content }) => (
        <li key={`${id} ${index}`} className={`${directionRow} ${numberedRow}`}>
          <span className="whitespace-pre-line">
            <MeasuredText text={content} />
          </span>
        </li>
      ))}
    </ol>
  )
}
