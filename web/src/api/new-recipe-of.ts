import { contentOf } from '@roux/contract/content-fields'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { Finding, NewRecipe } from '@roux/contract/recipe'
import { readWishFinding } from '@roux/contract/wish-findings'

/** A recipe as an account takes it: what it says, what its cook noted and what its writer says of it, and nothing else of where it came from. */
export function newRecipeOf(recipe: ReadRecipe): Partial<NewRecipe> {
  const content = contentOf(recipe)
  const withoutIds = (items: ReadRecipe['ingredients']) => items.map(({ content, index }) => ({ content, index }))
  return {
    ...content,
    serves: Math.max(content.serves, 1),
    is_favorite: recipe.is_favorite,
    notes: recipe.notes,
    tags: recipe.tags,
    source: recipe.source,
    written_by: recipe.written_by,
    ingredients: withoutIds(content.ingredients),
    directions: withoutIds(content.directions),
    findings: recipe.findings.flatMap((finding): Finding[] => {
      const { code } = finding
      if (isWriter(code)) return [{ code, severity: 'info', params: {} }]
      // What it was asked to hold is counted anew.
      if (code === 'nutrient') return [{ code, severity: 'info', params: finding.params }]
      const said = readWishFinding(finding)
      return said ? [said] : []
    }),
  }
}

function isWriter(code: string): code is 'composed_by_kitchen' | 'kitchen_stood_in' {
  return code === 'composed_by_kitchen' || code === 'kitchen_stood_in'
}
