import { validate as isUuid } from 'uuid'
import type { Clock } from '../../clock.ts'
import { createFairQueue } from '../../fair-queue.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller, ReachingUser } from '../../http/caller.ts'
import type { Handlers } from '../../http/endpoint-routes.ts'
import { createLimiter } from '../../http/limiter.ts'
import type { PreparedJson } from '../../http/made-answers.ts'
import type { LimitSettings } from '../../limit-settings.ts'
import type { CountStore } from '../../storage/count-store.ts'
import type { Database, Executor } from '../../storage/database.ts'
import type { TaskWaiter } from '../../threads/run-task.ts'
import { type AccountSpaceStore, accountSpaceStore, isFull, type SpaceLimits } from './account-space-store.ts'
import { changeRecipes } from './change-recipes.ts'
import { countChecks } from './check-for.ts'
import { clearDeletedRecipe } from './clear-deleted-recipe.ts'
import { clearRecipes, purgeRecipes } from './clear-recipes.ts'
import { deleteRecipe } from './delete-recipe.ts'
import { exportRecipes, recipesToTake } from './export-recipes.ts'
import { findRecipe, reachOf } from './find-recipe.ts'
import { createFinding } from './finding/create-finding.ts'
import { readInThread } from './finding/index-recipe.ts'
import { listRecipes } from './list-recipes.ts'
import { listVersions } from './list-versions.ts'
import { etagOf } from './matches-etag.ts'
import { readInstead } from './read-instead.ts'
import { readNutrition } from './read-nutrition.ts'
import type { ReadPreferences } from './recipe-findings.ts'
import { type RecipeVersionsStore, recipeVersionsStore } from './recipe-versions-store.ts'
import { type CarryOver, type RecipesStore, recipesStore } from './recipes-store.ts'
import { restoreRecipe } from './restore-recipe.ts'
import { restoreVersion } from './restore-version.ts'
import { sameRecipeStore } from './same-recipe-store.ts'
import { createRecipe, saveWrittenRecipe } from './save-recipe.ts'
import { toRecipe, toRecipeJson } from './stored/recipe-json.ts'
import { type RecipeListStore, recipeListStore } from './stored/recipe-list-store.ts'
import type { Reach, StoredRecipe } from './stored/stored-recipe.ts'
import { type TagsStore, tagsStore } from './tags-store.ts'
import { updateRecipe } from './update-recipe.ts'

type SavedWith = Parameters<typeof saveWrittenRecipe> extends [unknown, unknown, unknown, ...infer Rest] ? Rest : never

interface Parts {
  readonly database: Database
  readonly counts: CountStore
  readonly limits: SpaceLimits & Pick<LimitSettings, 'checkSeconds' | 'userDaily'>
  readonly readPreferences: ReadPreferences
  readonly carryOver: CarryOver
  readonly saveOnce: SaveOnce
}

/**
 * Has a recipe saved once for each key that a request comes with.
 * @throws AppError `idempotency_key_reused`
 */
export type SaveOnce = (
  request: { readonly userId: string; readonly key: string | undefined; readonly body: unknown },
  signal: AbortSignal,
  saving: {
    /** @param alongside stored with the recipe, or neither is */
    readonly save: (alongside?: (trx: Executor, id: string) => Promise<void>) => Promise<PreparedJson>
    /** What was saved; undefined where it is gone. */
    readonly recall: (id: string) => Promise<PreparedJson | undefined>
  },
) => Promise<PreparedJson>

/** Accounts that superusers are shown, of those that keep most. */
const shownAccounts = 10

/** As long as the limit of what is written. */
const day = 24 * 60 * 60 * 1000

/** The calls of saved recipes, and what others need of them. */
export function createRecipes({ database, counts, limits, readPreferences, carryOver, saveOnce }: Parts) {
  const { clock } = database
  const checkFor = countChecks(limits.checkSeconds)
  const checkingFor = (waiter: TaskWaiter) => ({
    ...{ readPreferences, check: checkFor(waiter), read: readInThread },
  })
  const recipes = recipesStore(database, { limits, carryOver })
  const space = accountSpaceStore(database)
  const lists = recipeListStore(database)
  const versions = recipeVersionsStore(database)
  const finding = createFinding(database, lists)
  const searches = createFairQueue({ atOnce: 100, atOncePerCaller: 1, longest: 1000 })
  const assertRoom = assertingRoom(space, counts, limits)
  const recall = async (reach: Reach, id: string, readerId: string) => {
    const recipe = await recipes.find(id, reach)
    return recipe && answer(recipe, readerId)
  }
  const handlers = {
    listRecipes: async ({ caller, query, waiter }) => ({
      preparedJson: await listRecipes({ finding, searches, clock }, caller, query, waiter),
    }),
    createRecipe: ({ caller, body, ifMatch, idempotencyKey, waiter, signal }) => {
      const { id: userId } = caller.user
      const saving = { ...checkingFor(waiter), assertRoom, clock }
      return saveOnce({ userId, key: idempotencyKey, body }, signal, {
        save: async (alongside) =>
          answer(await createRecipe(recipes, caller, { recipe: body, ifMatch }, { ...saving, alongside }), userId),
        recall: (id) => recall(reachOf(caller), id, userId),
      })
    },
    readRecipe: async ({ caller, params }) => answer(await findRecipe(recipes, params.id, caller), caller.user.id),
    updateRecipe: async ({ caller, params, body, ifMatch, waiter }) =>
      answer(
        await updateRecipe(recipes, params.id, caller, { change: body, ifMatch }, checkingFor(waiter)),
        caller.user.id,
      ),
    ...goingAway(recipes, clock),
    ...ofAccounts(space, tagsStore(database), limits),
    restoreRecipe: async ({ caller, params, query }) =>
      answer(await restoreRecipe(recipes, { ...params, replaces: query.replaces }, caller, clock), caller.user.id),
    clearDeletedRecipe: async ({ caller, params }) => {
      await clearDeletedRecipe(lists, params.id, caller, clock)
      return { message: 'Recipe deleted for good' }
    },
    listRecipeVersions: async ({ caller, params }) => ({
      preparedJson: await listVersions(recipes, versions, params.id, caller),
    }),
    ...workedOut(recipes, readPreferences),
    restoreRecipeVersion: async ({ caller, params, waiter }) =>
      answer(await restoreVersion(recipes, versions, params, caller, checkingFor(waiter)), caller.user.id),
  } satisfies Partial<Handlers>
  return {
    handlers,
    /** @throws AppError `recipe_not_found` */
    findRecipe: async (id: string, caller: Caller) => toRecipe(await findRecipe(recipes, id, caller), caller.user.id),
    /** One that is there, whoever's, as a stranger reads it. */
    findAny: async (id: string) => {
      const recipe = await recipes.find(id, 'everybody')
      return recipe && toRecipe(recipe, '')
    },
    /** A recipe of an account that is the same as what it brings in; null where there is none. */
    findSame: sameRecipeStore(database).find,
    /** The answer that a recipe of an account was given with, or is now; undefined where it is gone. */
    recallRecipe: (ownerId: string, id: string) => recall({ ownerId }, id, ownerId),
    saveRecipe: async (ownerId: string, ...what: SavedWith) =>
      answer(await saveWrittenRecipe(recipes, readInThread, ownerId, ...what), ownerId),
    ...takenAway(lists, versions, clock),
    /** @throws AppError `account_full` */
    assertRoom: (ownerId: string) => assertRoom(ownerId),
    /** Clears away what was deleted too long ago to be restored. */
    purgeRecipes: () => purgeRecipes(lists, clock),
    startReading: finding.startReading,
    /** Clears away all recipes of an account. */
    clearRecipes: (ownerId: string) => clearRecipes(lists, ownerId),
  }
}

/** Whether there is room for one more recipe in an account. */
function assertingRoom(space: AccountSpaceStore, counts: CountStore, limits: Parts['limits']) {
  const daily = { name: 'full-account', max: limits.userDaily, windowMs: day, code: 'quota_exceeded' } as const
  const overfull = createLimiter(counts, daily)
  return async (ownerId: string, isAccepted = false) => {
    if (!isFull(await space.of(ownerId), limits)) return
    if (!isAccepted) throw new AppError('account_full')
    // Nobody accepts more than was improved; whoever went on accepting would fill the disk.
    await overfull.count(ownerId)
  }
}

/** What takes one recipe away, or does it with many. */
function goingAway(recipes: RecipesStore, clock: Clock) {
  return {
    deleteRecipe: async ({ caller, params }) => {
      await deleteRecipe(recipes, params.id, caller)
      return { message: 'Recipe deleted successfully' }
    },
    changeRecipes: async ({ caller, body }) => changeRecipes(recipes, body, caller, clock),
  } satisfies Partial<Handlers>
}

/** What is counted of all recipes of an account. */
function ofAccounts(space: AccountSpaceStore, tags: TagsStore, { accountRecipes, accountBytes }: SpaceLimits) {
  const most = { most_recipes: accountRecipes, most_bytes: accountBytes }
  return {
    readSpace: async ({ caller }) => ({ ...(await space.of(caller.user.id)), ...most }),
    listTags: async ({ caller }) => ({ data: await tags.of(caller.user.id) }),
    listSpace: async () => ({ data: await space.fullest(shownAccounts), ...most }),
  } satisfies Partial<Handlers>
}

/** What leaves an account. Recipes that somebody takes away are those with these ids that they reach, or all of their own. */
function takenAway(lists: RecipeListStore, versions: RecipeVersionsStore, clock: Clock) {
  const filterOf = (user: ReachingUser, ids: readonly string[] | undefined) => ({
    reach: ids ? reachOf({ user }) : { ownerId: user.id },
    ids: ids?.filter((id) => isUuid(id)).map((id) => id.toLowerCase()),
  })
  return {
    exportRecipes: (ownerId: string) => exportRecipes(lists, versions, ownerId, clock),
    readRecipes: (user: ReachingUser, ids: readonly string[] | undefined) =>
      recipesToTake(lists, filterOf(user, ids), user.id),
    hasRecipes: async (user: ReachingUser, ids: readonly string[]) =>
      (await lists.keys(filterOf(user, ids), { limit: 1 })).length > 0,
  }
}

/** What is worked out of a recipe whenever somebody asks. */
function workedOut(recipes: RecipesStore, readPreferences: ReadPreferences) {
  return {
    readRecipeNutrition: async ({ caller, params, query, waiter }) =>
      readNutrition(recipes, { ...params, ...query }, caller, waiter),
    readInstead: async ({ caller, params, query, waiter }) =>
      readInstead(recipes, readPreferences, { ...params, ...query }, caller, waiter),
  } satisfies Partial<Handlers>
}

function answer(recipe: StoredRecipe, readerId: string): PreparedJson {
  return { preparedJson: toRecipeJson(recipe, readerId), etag: etagOf(recipe) }
}
