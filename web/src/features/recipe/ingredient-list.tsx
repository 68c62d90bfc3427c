import type { ReadRecipe } from '@roux/contract/read-recipe'
import { IngredientLine } from './ingredient-line.tsx'
import { ingredientRow } from './recipe-look.ts'

export function IngredientList({ ingredients, language }: Pick<ReadRecipe, 'ingredients' | 'language'>) {
  return (
    <ul>
      {ingredients.map(({ id, index, content }) => (
        <li key={`${id} ${index}`} className={ingredientRow}>
          <span className="min-w-0">
            <IngredientLine line={content} language={language} />
          </span>
        </li>
      ))}
    </ul>
  )
}
