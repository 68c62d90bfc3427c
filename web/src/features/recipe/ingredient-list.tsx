import type { ReadRecipe } from '@roux/contract/read-recipe'
import { leadingAmount } from '@roux/cooking/reading/leading-amount'
import { ingredientRow } from './recipe-look.ts'

export function IngredientList({ ingredients }: { ingredients: ReadRecipe['ingredients'] }) {
  return (
    <ul>
      {ingredients.map(({ id, index, content }) => (
        <li key={`${id} ${index}`} className={ingredientRow}>
          <IngredientLine line={content} />
        </li>
      ))}
    </ul>
  )
}

function IngredientLine({ line }: { line: string }) {
  const { amount, rest } = leadingAmount(line)
  return (
    <span className="min-w-0">
      {amount && <b className="font-semibold tabular-nums">{amount}</b>} {rest}
    </span>
  )
}
