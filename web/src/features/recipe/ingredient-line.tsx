import type { Language } from '@roux/contract/language'
import { leadingAmount } from '@roux/cooking/amounts/leading-amount'
import { ChangedText } from './changed-text.tsx'
import { FoundWords } from './found-words.tsx'
import type { Marks } from './marks.ts'
import type { FindingSpan } from './read-finding.ts'
import { longestOnOneLine } from './split-measures.ts'

interface IngredientLineProps {
  line: string
  language: Language
  found?: readonly FindingSpan[]
  /** What of it was worked out. */
  marks?: Marks
}

/** An ingredient with its amount in bold. */
export function IngredientLine({ line, language, found = [], marks = [] }: IngredientLineProps) {
  const { amount, rest } = leadingAmount(line, language)
  return (
    <>
      {amount && (
        <b className={`font-semibold tabular-nums ${amount.length <= longestOnOneLine ? 'whitespace-nowrap' : ''}`}>
          <ChangedText text={amount} start={line.indexOf(amount)} marks={marks}>
            {(piece) => piece}
          </ChangedText>
        </b>
      )}{' '}
      <ChangedText text={rest} start={line.length - rest.length} marks={marks}>
        {(piece, start) => <FoundWords text={piece} start={start} found={found} />}
      </ChangedText>
    </>
  )
}
