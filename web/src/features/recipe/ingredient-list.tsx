import type { Preferences } from '@roux/contract/generation'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import { IngredientLine } from './ingredient-line.tsx'
import { LineFindings } from './line-findings.tsx'
import { type PlacedFindings, spansOf } from './read-finding.ts'
import { ingredientRow } from './recipe-look.ts'

interface IngredientListProps extends Pick<ReadRecipe, 'ingredients' | 'language'> {
  findings: PlacedFindings
  profile: Preferences | undefined
}

export function IngredientList({ ingredients, language, findings, profile }: IngredientListProps) {
  return (
    <ul>
      {ingredients.map(({ id, index, content }) => {
        const found = findings.ofIngredient(id)
        return (
          <li key={`${id} ${index}`} className={ingredientRow}>
            <span className="min-w-0">
              <IngredientLine line={content} language={language} found={spansOf(found, content)} />
              <LineFindings findings={found} profile={profile} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
