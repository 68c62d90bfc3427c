import type { Allergen, Diet } from '@roux/contract/diet'
import type { Preferences } from '@roux/contract/generation'
import type { Finding } from '@roux/contract/recipe'
import { readWishFinding } from '@roux/contract/wish-findings'
import { checkItems } from '@roux/cooking/checks/check-items'
import { whoEats } from '@roux/cooking/requests/who-eats'
import { readItems } from './recipe-json.ts'
import type { StoredContent } from './stored-recipe.ts'

/** What the text of a recipe was checked against when it was written for somebody. */
export interface CheckedFor {
  readonly diets: readonly Diet[]
  readonly allergies: readonly Allergen[]
  readonly other_allergies: readonly string[]
}

/** Who wrote a recipe stays true whatever a cook changes. */
const authorship: readonly Finding['code'][] = ['composed_by_kitchen', 'kitchen_stood_in']

/** Who wrote it, in our form. */
function authorshipIn(findings: readonly Finding[]): Finding[] {
  return authorship
    .filter((code) => findings.some((finding) => finding.code === code))
    .map((code) => ({ code, severity: 'info', params: {} }))
}

/** More than any wish has to be told. */
const mostSaid = 50

/**
 * What its writer says of a recipe, as a client tells it: who it was and what became of the wish, in our form, and
 * nothing else of what was found. It stays as long as the recipe is what was written: whoever changes a word of it has
 * a recipe of their own, which was never asked for.
 */
function saidByWriter(findings: readonly Finding[]): Finding[] {
  return [
    ...authorshipIn(findings),
    ...findings.flatMap((finding) => readWishFinding(finding) ?? []).slice(0, mostSaid),
  ]
}

/**
 * What there is to say of a recipe after a cook has saved it: what its writer says of it, and what a check against what
 * it was written for and against its owner's present preferences finds. The numbers and foods of the one request it was
 * written for no longer count.
 * @param isChanged no longer what its writer wrote
 */
export function findAnew(
  content: StoredContent,
  written: readonly Finding[],
  checkedFor: CheckedFor | null,
  preferences: Preferences | null,
  isChanged: boolean,
): Finding[] {
  const joined = <Word>(before: readonly Word[] = [], now: readonly Word[] = []) => [...new Set([...before, ...now])]
  const { ingredients, directions, ...fields } = content
  const recipe = { ...fields, ingredients: readItems(ingredients), directions: readItems(directions) }
  const asked = {
    language: content.language,
    diets: joined(checkedFor?.diets, preferences?.diets),
    allergies: joined(checkedFor?.allergies, preferences?.allergies),
    otherAllergies: joined(checkedFor?.other_allergies, preferences?.other_allergies),
    eaters: whoEats(preferences?.wishes ?? ''),
    dislikes: preferences?.dislikes ?? [],
    excluded: [],
    wanted: [],
    serves: null,
    maxMinutes: null,
  }
  const said = isChanged ? authorshipIn(written) : saidByWriter(written)
  return [...said, ...checkItems(recipe, asked)]
}

/** Of our own making, like all that is stored as JSON. */
export function readCheckedFor(json: string | null): CheckedFor | null {
  return json === null ? null : JSON.parse(json)
}
