import type { Language } from '@roux/contract/language'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import { leadingAmount } from '@roux/cooking/reading/leading-amount'
import { ingredientRow } from './recipe-look.ts'

export function IngredientList({ ingredients, language }: Pick<ReadRecipe, 'ingredients' | 'language'>) {
  return (
    <ul>
      {ingredients.map(({ id, index, content }) => (
        <li key={`${id} ${index}`} className={ingredientRow}>
          <IngredientLine line={content} language={language} />
        </li>
      ))}
    </ul>
  )
}

function IngredientLine({ line, language }: { line: string; language: Language }) {
  const { amount, rest } = leadingAmount(line, language)
  return (
    <span className="min-w-0">
      {amount && <b className="font-semibold tabular-nums">{amount}</b>} {rest}
    </span>
  )
}
