import type { Language } from '@roux/contract/language'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import { findMeasures } from '@roux/cooking/times/find-measures'
import type { ReactNode } from 'react'
import { directionRow } from './recipe-look.ts'

export function DirectionList({ directions, language }: Pick<ReadRecipe, 'directions' | 'language'>) {
  return (
    <ol className="[counter-reset:step]">
      {directions.map(({ id, index, content }) => (
        <li key={`${id} ${index}`} className={directionRow}>
          <span className="whitespace-pre-line">{withMeasures(content, language)}</span>
        </li>
      ))}
    </ol>
  )
}

/** The text with its times and temperatures marked. */
function withMeasures(text: string, language: Language): ReactNode[] {
  const parts: ReactNode[] = []
  let done = 0
  for (const { start, end } of findMeasures(text, language)) {
    parts.push(
      text.slice(done, start),
      <mark
        key={start}
        className="bg-transparent font-semibold text-accent underline decoration-dotted underline-offset-4"
      >
        {text.slice(start, end)}
      </mark>,
    )
    done = end
  }
  return [...parts, text.slice(done)]
}
