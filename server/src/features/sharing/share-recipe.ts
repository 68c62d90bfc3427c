import type { Recipe } from '@roux/contract/recipe'
import type { Links, Share, ShareRequest } from '@roux/contract/sharing'
import { type Clock, toTimestamp } from '../../clock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import { newSecret } from '../../security/secrets.ts'
import type { ShareStore, StoredLink, StoredShare } from './share-store.ts'

export interface Sharing {
  readonly store: ShareStore
  /** @throws AppError `recipe_not_found` */
  readonly findRecipe: (id: string, caller: Caller) => Promise<Recipe>
  readonly clock: Clock
  /** Where people reach this Roux. */
  readonly appUrl: string
  /** Whether links open anything at all. */
  readonly isOn: boolean
}

/**
 * Makes a link to a recipe of the caller's own, or changes the one there is: what is not said of it stays.
 * @throws AppError `sharing_off`; `not_publishable` for what was brought in; `recipe_not_found`, also to a superuser for somebody else's
 */
export async function shareRecipe(sharing: Sharing, id: string, caller: Caller, change: ShareRequest): Promise<Share> {
  const { store, findRecipe, clock, isOn } = sharing
  if (!isOn) throw new AppError('sharing_off')
  const recipe = await findRecipe(id, caller)
  if (recipe.user?.id !== caller.user.id) throw new AppError('recipe_not_found')
  if (change.published && recipe.source) throw new AppError('not_publishable')
  const found = await store.find(recipe.id)
  const { expires_at, published } = change
  await store.save({
    recipe_id: recipe.id,
    token: found?.token ?? newSecret(),
    expires_at: expires_at === undefined ? (found?.expires_at ?? null) : expires_at,
    published: published ?? found?.published ?? false,
    created_at: found?.created_at ?? toTimestamp(clock()),
  })
  // Of two that come at once the first one's secret stays.
  const made = await readShare(sharing, id, caller)
  if (!made) throw new AppError('recipe_not_found')
  return made
}

/**
 * Null where there is no link.
 * @throws AppError `recipe_not_found`
 */
export async function readShare(sharing: Sharing, id: string, caller: Caller): Promise<Share | null> {
  const recipe = await sharing.findRecipe(id, caller)
  const found = await sharing.store.find(recipe.id)
  return found ? toShare(found, sharing.appUrl) : null
}

/** @throws AppError `recipe_not_found`, `not_shared` */
export async function revokeShare({ store, findRecipe }: Sharing, id: string, caller: Caller): Promise<void> {
  const recipe = await findRecipe(id, caller)
  if (!(await store.remove(recipe.id))) throw new AppError('not_shared')
}

/** A link for whoever sees that there is one. */
export function toLink(stored: StoredLink, appUrl: string): Links['data'][number] {
  const { recipe_id, created_at, title, email } = stored
  return { ...toShare(stored, appUrl), recipe_id, created_at, title, email }
}

function toShare({ token, expires_at, published }: StoredShare, appUrl: string): Share {
  return { url: `${appUrl}/shared/${token}`, expires_at, published }
}
