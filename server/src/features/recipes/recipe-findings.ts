import type { Preferences } from '@roux/contract/generation'
import type { Finding } from '@roux/contract/recipe'
import { readWishFinding } from '@roux/contract/wish-findings'
import type { StoredContent } from '../../storage/tables.ts'
import type { Check } from './check-for.ts'
import type { FoundInContent, ReadForIndex } from './finding/index-recipe.ts'
import { type CheckedFor, keptConstraints, readCheckedFor } from './kept-constraints.ts'
import type { RecipesStore } from './recipes-store.ts'
import { readFindings, readItems } from './stored/recipe-json.ts'
import type { StoredRecipe } from './stored/stored-recipe.ts'

/** What the cook of an account wants of every recipe; null for nothing. */
export type ReadPreferences = (userId: string) => Promise<Preferences | null>

/** What a recipe is checked with when somebody saves it. */
export interface Checking {
  readonly readPreferences: ReadPreferences
  readonly check: Check
  readonly read: ReadForIndex
}

/** What was found in a content: for its cook, and to find it by. */
interface Checked {
  readonly findings: Finding[]
  readonly found: FoundInContent
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

interface Written {
  readonly ownerId: string
  readonly written: readonly Finding[]
  readonly checkedFor: CheckedFor
  readonly isChanged: boolean
}

/**
 * What there is to say of a recipe after a cook has saved it: what its writer says of it, and what a check against what
 * it was written for and against its owner's present preferences finds.
 * @param isChanged no longer what its writer wrote
 * @throws AppError `too_many_requests`
 */
export async function findAnew(
  content: StoredContent,
  { ownerId, written, checkedFor, isChanged }: Written,
  { readPreferences, check, read }: Checking,
): Promise<Checked> {
  const preferences = await readPreferences(ownerId)
  const { ingredients, directions, ...fields } = content
  const recipe = { ...fields, ingredients: readItems(ingredients), directions: readItems(directions) }
  const constraints = keptConstraints(checkedFor, preferences, content.language)
  const said = isChanged ? authorshipIn(written) : saidByWriter(written)
  // Whoever may have nothing more checked is told at once, and has nothing read.
  const checked = check(recipe, constraints)
  const [findings, found] = await Promise.all([checked, read(content, ownerId)])
  return { findings: [...said, ...findings], found }
}

/** What is made of a recipe that is there; with what is found in its content where that is another. */
export type Made = Pick<Parameters<RecipesStore['change']>[0], 'made' | 'found'>

/**
 * A stored recipe with what is found in its present content.
 * @param isChanged no longer what its writer wrote
 * @throws AppError `too_many_requests`
 */
export async function checkedAnew(recipe: StoredRecipe, isChanged: boolean, checking: Checking): Promise<Made> {
  const written = { ownerId: recipe.user.id, written: readFindings(recipe.findings), isChanged }
  const checkedFor = readCheckedFor(recipe.checked_for)
  const { findings, found } = await findAnew(recipe, { ...written, checkedFor }, checking)
  return { made: { ...recipe, findings: JSON.stringify(findings) }, found }
}
