import type { FindingCode } from '@roux/contract/finding-codes'
import type { Recipe } from '@roux/contract/recipe'
import { type Clock, toTimestamp } from '../../clock.ts'
import { isSecret } from '../../security/secrets.ts'
import type { ShareStore } from './share-store.ts'

/** What is true of a recipe whoever reads it. Everything else says what its owner eats, or asked for. */
const ofEverybody: ReadonlySet<FindingCode> = new Set([
  'composed_by_kitchen',
  'kitchen_stood_in',
  'unused_ingredient',
  'unlisted_ingredient',
])

export interface Shared {
  readonly recipe: Recipe
  /** Search engines may list it. */
  readonly isPublished: boolean
}

export interface SharedReading {
  readonly store: Pick<ShareStore, 'findOpen'>
  readonly clock: Clock
  /** Whether links open anything at all. */
  readonly isOn: boolean
  /** A recipe that is there, whoever's. */
  readonly findAny: (id: string) => Promise<Recipe | undefined>
}

/**
 * The recipe that a link shows, as nobody's. Undefined, and nothing tells why, for a link that never was, was revoked or
 * is past, whose recipe is deleted or whose owner's account is inactive, and where sharing is off.
 */
export async function readShared(
  { store, clock, isOn, findAny }: SharedReading,
  token: string,
): Promise<Shared | undefined> {
  const open = isOn && isSecret(token) ? await store.findOpen(token, toTimestamp(clock())) : undefined
  const recipe = open && (await findAny(open.recipe_id))
  if (!recipe) return undefined
  const findings = recipe.findings.filter(({ code }) => ofEverybody.has(code))
  const nobodys = { user: null, is_favorite: false, notes: '', notes_updated_at: null, tags: [], composition: '' }
  return {
    recipe: { ...recipe, ...nobodys, findings },
    isPublished: open.published,
  }
}
