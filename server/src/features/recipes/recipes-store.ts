import { contentFields, contentOf, pick } from '@roux/contract/content-fields'
import type { VersionReason } from '@roux/contract/version-reason'
import type { Kysely } from 'kysely'
import { type Clock, toTimestamp } from '../../clock.ts'
import { compileOnce } from '../../storage/compile-once.ts'
import type { Database } from '../../storage/database.ts'
import type { Engine } from '../../storage/engine.ts'
import type { StoredContent, Tables } from '../../storage/tables.ts'
import { isFull, type SpaceLimits, spaceOf } from './account-space-store.ts'
import { addressKey } from './address-key.ts'
import { type FoundInContent, type Indexed, indexedOf, withKept } from './finding/index-recipe.ts'
import { nextTurn, turnOfAccount } from './finding/turn-store.ts'
import { findOne, recipeOf, removeOne } from './one-recipe-store.ts'
import { copyVersions, keepVersion } from './recipe-versions-store.ts'
import { toSource } from './stored/recipe-json.ts'
import { toStoredRecipe } from './stored/recipe-rows.ts'
import type { Reach, StoredRecipe } from './stored/stored-recipe.ts'

type NewStoredRecipe = Omit<StoredRecipe, 'user' | 'revision' | 'deleted_at' | 'diet'>

/** What a new recipe needs and is not there (any more): its owner's account, the recipe it replaces, that as it was, or room. */
type Missing = 'owner' | 'replaced' | 'as it was' | 'room'

interface Insertion {
  readonly recipe: NewStoredRecipe
  /** By the lexicon, in its content. */
  readonly found: FoundInContent
  /** Only as long as it has this revision, where that is said. */
  readonly replaces?: { readonly id: string; readonly reach: Reach; readonly revision: number | undefined } | undefined
  /** Stored with it, or neither is. */
  readonly alongside?: ((trx: Kysely<Tables>) => Promise<void>) | undefined
}

type Changed = StoredRecipe | 'left' | 'no room' | undefined

/** A change of a recipe: what was seen of it, and what it is to be. */
interface Change {
  readonly seen: StoredRecipe
  readonly made: StoredRecipe
  /** By the lexicon, where its content is another. */
  readonly found: FoundInContent | undefined
  /** How another content came to be. */
  readonly reason: VersionReason
  /** Also in an account that has no room. */
  readonly mayGrow?: boolean
}

/** Recipes by their id. A deleted one is found only where that is said. */
export interface RecipesStore {
  find(id: string, reach: Reach): Promise<StoredRecipe | undefined>
  /**
   * Saves a recipe. One that replaces another takes over its favorite, its notes and its tags; the other's versions and content
   * become its versions, and the other is deleted. In an account that is full only such a one is saved, and has nothing
   * but the other's content for a history.
   */
  insert(ownerId: string, insertion: Insertion): Promise<StoredRecipe | Missing>
  /**
   * Stores what was made of a recipe. Where that is another content, the former becomes a version; other notes and
   * tags are no such change; notes have a date of their own. Undefined where there
   * is no such recipe (any more); left as it is where its content has changed since it was seen. In an account that has
   * no room a text may not grow, unless that is said, and keeps its newest version only.
   */
  change(change: Change, reach: Reach): Promise<Changed>
  /** False where there is no such recipe. */
  remove(id: string, reach: Reach): Promise<boolean>
  /**
   * Undoes a deletion since then. Where it takes the place of another recipe of its owner, that one is deleted.
   * Undefined, and nothing changes, where either is not there.
   */
  restore(
    id: string,
    reach: Reach,
    deletion: { readonly since: string; readonly replacedId: string | undefined },
  ): Promise<StoredRecipe | undefined>
}

export function recipesStore(
  database: Database,
  { limits, carryOver }: { readonly limits: SpaceLimits; readonly carryOver: CarryOver },
): RecipesStore {
  const { db, engine, clock } = database
  const made = { engine, clock, limits, carryOver }
  const findAny = compileOnce(database, ({ id }: { id: string }) =>
    recipeOf(db, id, 'everybody').where('recipes.deleted_at', 'is', null),
  )
  const findOwn = compileOnce(database, ({ id, ownerId }: { id: string; ownerId: string }) =>
    recipeOf(db, id, { ownerId }).where('recipes.deleted_at', 'is', null),
  )
  return {
    async find(id, reach) {
      const [row] = reach === 'everybody' ? await findAny({ id }) : await findOwn({ id, ownerId: reach.ownerId })
      return row && toStoredRecipe(row)
    },
    // On SQLite everybody waits for a transaction, and to read the longest recipe takes some time.
    async insert(ownerId, insertion) {
      const indexed = await indexedOf(insertion.recipe, insertion.found)
      return db.transaction().execute((trx) => insertOne(trx, made, ownerId, { ...insertion, indexed }))
    },
    async change(change, reach) {
      const { seen, made: next, found } = change
      const isFoundByOthers = found || next.notes !== seen.notes || next.tags !== seen.tags
      const indexed = isFoundByOthers ? await indexedOf(next, found ?? {}) : undefined
      return db.transaction().execute((trx) => changeOne(trx, made, { ...change, indexed }, reach))
    },
    remove: (id, reach) => db.transaction().execute((trx) => removeOne(trx, id, reach, clock)),
    restore: (id, reach, { since, replacedId }) =>
      db.transaction().execute(async (trx) => {
        const turn = await nextTurn(trx, id, reach)
        const gone = await findOne(trx, id, reach, { deletedSince: since, isLocked: engine.locksRows })
        if (!gone) return undefined
        if (replacedId !== undefined && !(await removeOne(trx, replacedId, { ownerId: gone.user.id }, clock))) {
          return undefined
        }
        if (replacedId !== undefined) await carryOver(trx, replacedId, id)
        await trx.updateTable('recipes').set({ deleted_at: null, turn }).where('id', '=', id).execute()
        return { ...gone, deleted_at: null }
      }),
  }
}

/** What a recipe is to its cook, whichever content it has. */
const keptOnAccept = ['is_favorite', 'notes', 'notes_updated_at', 'tags', 'source'] as const

/** Takes what else belongs to a recipe along to the one that takes its place. */
export type CarryOver = (trx: Kysely<Tables>, fromId: string, toId: string) => Promise<void>

interface Made {
  readonly carryOver: CarryOver
  readonly engine: Engine
  readonly clock: Clock
  readonly limits: SpaceLimits
}

async function insertOne(
  trx: Kysely<Tables>,
  { engine: { locksRows }, limits, carryOver }: Made,
  ownerId: string,
  { recipe, replaces, alongside, indexed }: Insertion & { readonly indexed: Indexed },
): Promise<StoredRecipe | Missing> {
  // An account may be deleted while its recipe is being written, and many recipes may come at once for its last room.
  const owner = await turnOfAccount(trx, ownerId)
  if (!owner) return 'owner'
  const { turns: turn, ...user } = owner
  const hasRoom = !isFull(await spaceOf(trx, ownerId), limits)
  if (!(hasRoom || replaces)) return 'room'
  const replaced = replaces && (await findOne(trx, replaces.id, replaces.reach, { isLocked: locksRows }))
  if (replaces && !replaced) return 'replaced'
  if (replaces?.revision !== undefined && replaces.revision !== replaced?.revision) return 'as it was'
  const made = replaced ? { ...recipe, ...pick(replaced, keptOnAccept) } : recipe
  const revision = replaced ? replaced.revision + 1 : 1
  const { url = null } = toSource(made.source) ?? {}
  const source_key = url === null ? null : addressKey(url)
  const search_text = replaced ? withKept(indexed.search_text, made) : indexed.search_text
  const rest = { ...indexed, search_text, source_key, text_bytes: bytesOf(made), revision, turn, deleted_at: null }
  await trx
    .insertInto('recipes')
    .values({ ...made, ...rest, user_id: ownerId })
    .execute()
  if (replaced) {
    const at = made.created_at
    if (hasRoom) await copyVersions(trx, replaced.id, made.id)
    const version_bytes = await keepVersion(trx, replaced, { at, recipeId: made.id })
    await trx.updateTable('recipes').set({ version_bytes }).where('id', '=', made.id).execute()
    await trx.updateTable('recipes').set({ deleted_at: at, turn }).where('id', '=', replaced.id).execute()
    await carryOver(trx, replaced.id, made.id)
  }
  await alongside?.(trx)
  return { ...made, diet: indexed.diet ?? null, user, revision, deleted_at: null }
}

async function changeOne(
  trx: Kysely<Tables>,
  { engine: { locksRows }, clock, limits }: Made,
  { seen, made, found, reason, mayGrow, indexed }: Change & { readonly indexed: Indexed | undefined },
  reach: Reach,
): Promise<Changed> {
  const turn = await nextTurn(trx, seen.id, reach)
  const present = await findOne(trx, seen.id, reach, { isLocked: locksRows })
  if (!present) return undefined
  if (present.revision !== seen.revision) return 'left'
  // A favourite is no content: it may have been changed meanwhile.
  const decided = made.is_favorite === seen.is_favorite ? { ...made, is_favorite: present.is_favorite } : made
  const ofRecipe = trx.updateTable('recipes').where('id', '=', seen.id)
  // What is found by no other words has the same content, notes and tags.
  if (!indexed) {
    await ofRecipe.set({ is_favorite: decided.is_favorite, turn }).execute()
    return decided
  }
  const hasRoom = !isFull(await spaceOf(trx, present.user.id), { ...limits, accountRecipes: 0 })
  const text_bytes = bytesOf(decided)
  if (!(hasRoom || mayGrow) && text_bytes > bytesOf(present)) return 'no room'
  const at = toTimestamp(clock())
  const notes_updated_at = decided.notes === present.notes ? present.notes_updated_at : dateOf(decided.notes, at)
  const changed = { ...decided, notes_updated_at, revision: present.revision + 1 }
  if (!found) {
    const { is_favorite, notes, tags, revision } = changed
    // Its number is no longer that of its content.
    const unchanged = { reason: present.reason, search_text: indexed.search_text, turn }
    await ofRecipe.set({ is_favorite, notes, tags, notes_updated_at, revision, text_bytes, ...unchanged }).execute()
    return changed
  }
  const next = { ...changed, diet: indexed.diet ?? null, reason, wish: null, updated_at: at }
  const version_bytes = await keepVersion(trx, present, { at, ...(!hasRoom && { most: 1 }) })
  const { id: _, user, ...columns } = next
  await ofRecipe.set({ ...columns, ...indexed, turn, text_bytes, version_bytes }).execute()
  return next
}

/** A change of the content is a change of the recipe; a favourite is not, and neither are notes and tags. */
export function hasSameContent(one: StoredContent, other: StoredContent): boolean {
  return contentFields.every((field) => one[field] === other[field])
}

function bytesOf(recipe: NewStoredRecipe): number {
  const { language: _, ...content } = contentOf(recipe)
  const { notes, tags, findings, wish, source, written_by } = recipe
  const texts = [
    ...Object.values(content),
    notes,
    tags === '[]' ? '' : tags,
    findings,
    wish,
    source,
    written_by,
  ].filter((value) => typeof value === 'string')
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
}

/** The date of notes that are written now. */
export function dateOf(notes: string, at: string): string | null {
  return notes === '' ? null : at
}
