import { unconstrained } from '@roux/contract/constraints'
import { type Allergen, allergens, type Diet, type DietMark, dietMarks, diets } from '@roux/contract/diet'
import { isChecked } from '@roux/contract/language'
import { checkRestrictions } from '../checks/check-restrictions.ts'
import type { RecipeChange } from './change.ts'
import type { ReadContent } from './read-content.ts'

/** What a diet leaves out that is an allergen: to gain that says it already. */
const allergenOf: Partial<Record<Diet, readonly Allergen[]>> = {
  gluten_free: ['gluten'],
  lactose_free: ['milk'],
  nut_free: ['nuts', 'peanuts'],
  egg_free: ['eggs'],
}

/** What a recipe contains now and did not, and the diets that it keeps or no longer keeps. */
export function restrictionChanges(before: ReadContent, after: ReadContent): RecipeChange[] {
  const [one, other] = [contentsOf(before), contentsOf(after)]
  if (!one || !other) return []
  const gained = allergens.filter((allergen) => other.surely.has(allergen) && !one.surely.has(allergen))
  const lost = diets.filter(
    (diet) =>
      other.surely.has(diet) &&
      !one.surely.has(diet) &&
      !allergenOf[diet]?.some((allergen) => gained.includes(allergen)),
  )
  const kept = dietMarks.filter((diet) => one.surely.has(diet) && !other.maybe.has(diet) && other.isRead)
  const changes: RecipeChange[] = []
  if (gained.length > 0) changes.push({ what: 'allergens', allergens: gained })
  const [isGained, isLost] = [strictest(kept), laxest(lost)]
  if (isGained.length + isLost.length > 0) changes.push({ what: 'diets', gained: isGained, lost: isLost })
  return changes
}

/** What is vegan is vegetarian, too. */
function strictest(kept: readonly DietMark[]): Diet[] {
  return kept.slice(0, 1)
}

/** What is not even vegetarian is not vegan either; who eats fish mostly asks for that. */
function laxest(lost: readonly Diet[]): Diet[] {
  const others = lost.filter((diet) => !dietMarks.some((one) => one === diet))
  const ofAnimals = (['vegetarian', 'vegan', 'pescatarian'] as const).find((diet) => lost.includes(diet))
  return ofAnimals ? [ofAnimals, ...others] : others
}

type Contents = { surely: ReadonlySet<string>; maybe: ReadonlySet<string>; isRead: boolean }

function contentsOf({ read, language }: ReadContent): Contents | undefined {
  if (!read || !isChecked(language) || read.listed.length === 0) return undefined
  const found = checkRestrictions(read, { ...unconstrained, language, allergies: allergens, diets }).flatMap(
    ({ code, certainty, params }) => {
      const name =
        code === 'allergen' && 'allergen' in params ? params.allergen : code === 'diet' ? params.diet : undefined
      return name ? [{ name, certainty }] : []
    },
  )
  return {
    surely: new Set(found.filter(({ certainty }) => certainty === 'contains').map(({ name }) => name)),
    maybe: new Set(found.map(({ name }) => name)),
    isRead: read.listed.every(({ foods, harmless }) => foods.length + harmless.length > 0),
  }
}
