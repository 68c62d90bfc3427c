import { type Constraints, unconstrained } from '@roux/contract/constraints'
import { allergens, diets } from '@roux/contract/diet'
import type { Preferences } from '@roux/contract/generation'
import type { InsteadOption } from '@roux/contract/instead'
import { isChecked, type Language } from '@roux/contract/language'
import type { ReadFinding, ReadRecipe } from '@roux/contract/read-recipe'
import type { UnitSystem } from '@roux/contract/units'
import { checkItems } from '@roux/cooking/checks/check-items'
import { constraintsOf } from '@roux/cooking/checks/constraints-of'
import { bestInstead, insteadOf, replaceableLines, textsOf } from '@roux/cooking/instead/instead-of'
import { nameStandIn } from '@roux/cooking/instead/name-stand-in'
import { type WithInstead, withInstead } from '@roux/cooking/instead/with-instead'
import { factOf, isOfWish, joinFindings } from './read-finding.ts'

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

interface Showing {
  serves: number
  units: UnitSystem | undefined
}

interface StandInRequest extends Showing {
  line: string
  chosen: Chosen
  profile: Preferences | null
}

/** What a cook with this profile may take in place of a line, as it would be on the screen. */
export function standInsFor(
  recipe: ReadRecipe,
  { line, chosen, profile, ...showing }: StandInRequest,
): InsteadOption[] {
  const asked = constraintsOf(profile, recipe.language)
  return insteadOf(recipe, asked, { ingredientId: line, chosen: byPlace(recipe, chosen), ...showing })
}

/** The best choice for a line in which something was found, and its name in a sentence of the page. */
export interface Offer extends Pick<InsteadOption, 'key' | 'content' | 'effect'> {
  /** Its id. */
  line: string
  /** What it says now. */
  of: string
  food: string
}

/** More in a recipe wait for those before them: the checks go over the whole of it for each. */
const mostOffers = 6

interface Found extends Showing {
  /** The lines in which a food was found that the cook does not eat. */
  lines: readonly string[]
  /** All that was found. */
  findings: readonly ReadFinding[]
  profile: Preferences
  /** Of the page. */
  language: Language
}

/** What may take the place of what was found, by the ids of the lines: it keeps to all that the others are about too. */
export function offersFor(
  recipe: ReadRecipe,
  { lines, findings, profile, language, ...showing }: Found,
): Map<string, Offer> {
  const asked = withFound(constraintsOf(profile, recipe.language), findings)
  const named = [language, recipe.language].find(isChecked)
  if (!named) return new Map()
  const best = bestInstead(recipe, asked, lines.slice(0, mostOffers), showing)
  return new Map(
    recipe.ingredients.flatMap(({ id: line, content: of }) => {
      const option = best.get(line)
      return option ? [[line, { ...option, line, of, food: nameStandIn(option.key, named) }] as const] : []
    }),
  )
}

/**
 * A recipe with an offer as a part of its text, and with what is found in that. Nobody has said of it what became of a
 * wish.
 */
export function withOffer(recipe: ReadRecipe, { line, key }: Offer): ReadRecipe {
  const texts = textsWithStandIns(recipe, { [line]: key })
  if (!texts) return recipe
  const anew = (list: 'ingredients' | 'directions') =>
    recipe[list].map((item, place) => ({ ...item, content: texts[list][place]?.text ?? item.content }))
  const changed = { ...recipe, ingredients: anew('ingredients'), directions: anew('directions') }
  const isAsBefore = (list: 'ingredients' | 'directions', id: string | undefined) =>
    changed[list].every((item, place) => item.id !== id || item.content === recipe[list][place]?.content)
  const left = recipe.findings.filter(
    (finding) =>
      !isOfWish(finding.code) &&
      isAsBefore('ingredients', finding.ingredient_id) &&
      isAsBefore('directions', finding.direction_id),
  )
  const asked = withFound({ ...unconstrained, language: recipe.language }, recipe.findings)
  return { ...changed, findings: joinFindings(left, checkItems(changed, asked)) }
}

/** What findings are about, as what is asked for too: a wish is no part of the profile. */
function withFound(asked: Constraints, findings: readonly ReadFinding[]): Constraints {
  const factsOf = (code: string, fact: string) =>
    new Set(findings.filter((finding) => finding.code === code).map((finding) => factOf(finding, fact)))
  const wished = (code: string) => [...factsOf(code, 'asked')].filter((name) => name !== '')
  const [found, broken] = [factsOf('allergen', 'allergen'), factsOf('diet', 'diet')]
  return {
    ...asked,
    allergies: allergens.filter((allergen) => found.has(allergen) || asked.allergies.includes(allergen)),
    other_allergies: [...asked.other_allergies, ...wished('allergen')],
    diets: diets.filter((diet) => broken.has(diet) || asked.diets.includes(diet)),
    excluded: [...asked.excluded, ...wished('excluded')],
    dislikes: [...asked.dislikes, ...wished('disliked')],
  }
}

function byPlace({ ingredients }: ReadRecipe, chosen: Chosen): Map<number, string> {
  return new Map(
    ingredients.flatMap(({ id }, place) => (chosen[id] === undefined ? [] : [[place, chosen[id]] as const])),
  )
}
