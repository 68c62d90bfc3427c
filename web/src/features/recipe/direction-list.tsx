import type { ReadRecipe } from '@roux/contract/read-recipe'
import { MeasuredText } from './measured-text.tsx'
import { directionRow, numberedRow } from './recipe-look.ts'

export function DirectionList({ directions, language }: Pick<ReadRecipe, 'directions' | 'language'>) {
  return (
    <ol className="[counter-reset:step]">
      {directions.map(({ id, index, content }) => (
        <li key={`${id} ${index}`} className={`${directionRow} ${numberedRow}`}>
          <span className="whitespace-pre-line">
            <MeasuredText text={content} language={language} />
          </span>
        </li>
      ))}
    </ol>
  )
}
