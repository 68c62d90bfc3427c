import { type Constraints, unconstrained } from '@roux/contract/constraints'
import type { Preferences } from '@roux/contract/generation'
import type { InsteadOption } from '@roux/contract/instead'
import { isChecked } from '@roux/contract/language'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { UnitSystem } from '@roux/contract/units'
import { constraintsOf } from '@roux/cooking/checks/constraints-of'
import { insteadOf, replaceableLines, textsOf } from '@roux/cooking/instead/instead-of'
import { type WithInstead, withInstead } from '@roux/cooking/instead/with-instead'

/** The keys of choices by the ids of their lines. */
type Chosen = Readonly<Record<string, string>>

/** The lines of a recipe for which something may stand in. */
export function linesWithStandIns(recipe: ReadRecipe): ReadonlySet<string> {
  return new Set(replaceableLines(recipe, recipe.language))
}

/** A recipe's lines and steps with what was chosen. */
export function textsWithStandIns(recipe: ReadRecipe, chosen: Chosen): WithInstead | undefined {
  return isChecked(recipe.language) ? withInstead(textsOf(recipe), byPlace(recipe, chosen), recipe.language) : undefined
}

interface Asked {
  line: string
  serves: number
  units: UnitSystem | undefined
  chosen: Chosen
  profile: Preferences | null
}

/** What a cook with this profile may take in place of a line, as it would be on the screen. */
export function standInsFor(recipe: ReadRecipe, { line, chosen, profile, ...showing }: Asked): InsteadOption[] {
  const asked: Constraints = profile
    ? constraintsOf(profile, recipe.language)
    : { ...unconstrained, language: recipe.language }
  return insteadOf(recipe, asked, { ingredientId: line, chosen: byPlace(recipe, chosen), ...showing })
}

function byPlace({ ingredients }: ReadRecipe, chosen: Chosen): Map<number, string> {
  return new Map(
    ingredients.flatMap(({ id }, place) => (chosen[id] === undefined ? [] : [[place, chosen[id]] as const])),
  )
}
