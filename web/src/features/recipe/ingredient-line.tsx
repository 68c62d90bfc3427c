import type { Language } from '@roux/contract/language'
import { leadingAmount } from '@roux/cooking/reading/leading-amount'

/** An ingredient with its amount in bold. */
export function IngredientLine({ line, language }: { line: string; language: Language }) {
  const { amount, rest } = leadingAmount(line, language)
  return (
    <>
      {amount && <b className="font-semibold tabular-nums">{amount}</b>} {rest}
    </>
  )
}
