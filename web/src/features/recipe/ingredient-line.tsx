import { leadingAmount } from '@roux/cooking/reading/leading-amount'

/** An ingredient with its amount in bold. */
export function IngredientLine({ line }: { line: string }) {
  const { amount, rest } = leadingAmount(line)
  return (
    <>
      {amount && <b className="font-semibold tabular-nums">{amount}</b>} {rest}
    </>
  )
}
