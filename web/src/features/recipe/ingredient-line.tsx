import type { Language } from '@roux/contract/language'
import { leadingAmount } from '@roux/cooking/amounts/leading-amount'
import { FoundWords } from './found-words.tsx'
import type { Span } from './read-finding.ts'
import { longestOnOneLine } from './split-measures.ts'

interface IngredientLineProps {
  line: string
  language: Language
  found?: readonly Span[]
}

/** An ingredient with its amount in bold. */
export function IngredientLine({ line, language, found = [] }: IngredientLineProps) {
  const { amount, rest } = leadingAmount(line, language)
  return (
    <>
      {amount && (
        <b className={`font-semibold tabular-nums ${amount.length <= longestOnOneLine ? 'whitespace-nowrap' : ''}`}>
          {amount}
        </b>
      )}{' '}
      <FoundWords text={rest} start={line.length - rest.length} found={found} />
    </>
  )
}
