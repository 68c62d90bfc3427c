import { type ReadRecipe, readRecipe } from '@roux/contract/read-recipe'
import type { NewRecipe, RecipeChange } from '@roux/contract/recipe'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hasSameLines } from '../browser/has-same-lines.ts'
import { logFailure } from '../browser/log-failure.ts'
import { ApiError } from './api-error.ts'
import { createRecipe } from './create-recipe.ts'
import { generateRecipe, type RecipeOrder } from './generate-recipe.ts'
import { askAnew, know } from './know.ts'
import { changeLibrary, reloadLibrary } from './library.ts'
import { mustBeRecipe } from './must-be-recipe.ts'
import { newRecipeOf } from './new-recipe-of.ts'
import { readPageOf } from './page-of.ts'
import type { Watch } from './read-recipe-stream.ts'
import { request, requestWithTag } from './request.ts'
import { requestRecipe } from './request-recipe.ts'

/** A recipe of the signed-in cook, with the tag that names the content it had when it was read. */
export interface TaggedRecipe {
  recipe: ReadRecipe
  etag: string | undefined
}

export const listKey = ['recipes'] as const
export const recipeKey = (id: string) => ['recipe', id] as const

/** As many as one page of the server may have. */
const pageSize = 1000

/** All of the cook's recipes, newest first. What only a recipe's own page needs may be missing. */
export function useRecipeList() {
  return useQuery({ queryKey: listKey, queryFn: ({ signal }) => fetchAll(signal), staleTime: Number.POSITIVE_INFINITY })
}

/** Asked for once: its page says at once that no answer came, and asks again when the cook wants it. */
export function useRecipe(id: string) {
  return useQuery({ queryKey: recipeKey(id), queryFn: ({ signal }) => fetchRecipe(id, signal), retry: false })
}

/** Asks for a recipe, which the server saves; it joins the list, and its page has it at once. */
export async function generateInto(client: QueryClient, order: RecipeOrder, watch: Watch): Promise<ReadRecipe> {
  const recipe = await generateRecipe(order, watch)
  await know<TaggedRecipe>(client, recipeKey(recipe.id), { recipe, etag: undefined })
  addRecipe(client, recipe)
  return recipe
}

/** Is a recipe the cook's own? A superuser also meets those of others, which are in no list of theirs. */
export type IsOwn = (recipe: ReadRecipe) => boolean

/**
 * Saves a new recipe; it joins the list, and its page has it at once.
 * @param idempotencyKey of what may be sent again and is to be saved once
 */
export function useCreateRecipe(isOwn: IsOwn, idempotencyKey?: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (recipe: Partial<NewRecipe>) => createRecipe(recipe, { idempotencyKey }),
    onSuccess: (recipe) => joinRecipe(client, recipe, isOwn),
  })
}

interface Acceptance {
  improved: ReadRecipe
  /** What the improvement was asked for with. */
  wish: string
  /** The recipe whose place it takes, and what names its content as it was seen. */
  replaces: string
  ifMatch: string | undefined
}

/** Saves an improved recipe in the place of the one it was made of, which is gone when the server has answered. */
export function useAcceptImprovement(isOwn: IsOwn) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ improved, wish, replaces, ifMatch }: Acceptance) =>
      createRecipe({ ...newRecipeOf(improved), replaces, ...(wish && { wish }) }, { ifMatch }),
    onSuccess: (recipe, { replaces }) => {
      dropRecipe(client, replaces)
      return joinRecipe(client, recipe, isOwn)
    },
    // It may have been accepted elsewhere.
    onError: () => client.invalidateQueries({ queryKey: listKey }),
  })
}

/** Brings a recipe back in the place of the one that took its own. */
export function useUndoAcceptance(isOwn: IsOwn) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, replaces }: { id: string; replaces: string }) =>
      mustBeRecipe(await request('restoreRecipe', { params: { id }, query: { replaces } })),
    onSuccess: (recipe, { replaces }) => {
      dropRecipe(client, replaces)
      return joinRecipe(client, recipe, isOwn)
    },
  })
}

interface Update {
  id: string
  change: RecipeChange
  ifMatch?: string | undefined
}

/** Changes a recipe; its place in the list stays until the next load. */
function useUpdateRecipe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, change, ifMatch }: Update): Promise<TaggedRecipe> => {
      const { data, etag } = await requestWithTag('updateRecipe', { params: { id }, body: change, ifMatch })
      return { recipe: mustBeRecipe(data), etag }
    },
    onSuccess: async ({ recipe, etag }, { id }) => {
      await know<TaggedRecipe>(client, recipeKey(id), { recipe, etag })
      changeList(client, (list) => list.map((other) => (other.id === id ? recipe : other)))
      changeLibrary(client, (other) => (other.id === id ? recipe : other))
    },
  })
}

/** Saves what a cook wrote of a recipe, unless it was changed elsewhere meanwhile: which one counts is theirs to say. */
export function useSaveChange() {
  const { mutateAsync: update } = useUpdateRecipe()
  return async (change: Update): Promise<'done' | 'conflict'> => {
    try {
      await update(change)
      return 'done'
    } catch (cause) {
      if (cause instanceof ApiError && cause.status === 412) return 'conflict'
      throw cause
    }
  }
}

/** Puts the lines of a recipe in the place of others, where those are what is there; it is saved like an edit. */
export function useSwapLines(id: string) {
  const client = useQueryClient()
  const save = useSaveChange()
  return (from: ReadRecipe, { ingredients, directions }: ReadRecipe): Promise<'done' | 'conflict'> => {
    const kept = client.getQueryData<TaggedRecipe>(recipeKey(id))
    if (!kept || !hasSameLines(kept.recipe, from)) return Promise.resolve('conflict')
    return save({ id, change: { ingredients, directions }, ifMatch: kept.etag })
  }
}

/** Flips the favourite; the screens take the server's value when it has answered. A failure is only logged. */
export function useToggleFavorite() {
  const update = useUpdateRecipe()
  return (recipe: Pick<ReadRecipe, 'id' | 'is_favorite'>) =>
    update.mutate(
      { id: recipe.id, change: { is_favorite: !recipe.is_favorite } },
      { onError: (cause) => logFailure('changing a favourite failed', cause) },
    )
}

/** Deletes a recipe; it leaves the list when the server has answered. */
export function useDeleteRecipe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      await request('deleteRecipe', { params: { id } })
    },
    onSuccess: (_, id) => dropRecipe(client, id),
  })
}

/** Undoes a deletion. */
export function useRestoreRecipe(isOwn: IsOwn) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => mustBeRecipe(await request('restoreRecipe', { params: { id } })),
    onSuccess: (recipe) => isOwn(recipe) && addRecipe(client, recipe),
  })
}

/** A better version of a recipe by the cook's wish; it is kept nowhere. */
export async function improveRecipe(
  id: string,
  wish: string,
  { writer, ...watch }: Watch & Pick<RecipeOrder, 'writer'>,
): Promise<ReadRecipe> {
  const body = { user_input: wish, ...(writer && { writer }) }
  return mustBeRecipe(await requestRecipe('improveRecipe', { params: { id }, body, ...watch }))
}

export async function joinRecipe(client: QueryClient, recipe: ReadRecipe, isOwn: IsOwn): Promise<void> {
  await know<TaggedRecipe>(client, recipeKey(recipe.id), { recipe, etag: undefined })
  if (isOwn(recipe)) addRecipe(client, recipe)
}

function dropRecipe(client: QueryClient, id: string): void {
  dropRecipes(client, new Set([id]))
}

/** All at once: what hangs on the recipes is asked for once, however many they are. */
export function dropRecipes(client: QueryClient, ids: ReadonlySet<string>): void {
  // Not removed: its page, which is still there, would ask for it once more.
  for (const id of ids) {
    client
      .getQueryCache()
      .find({ queryKey: recipeKey(id) })
      ?.reset()
  }
  changeList(client, (list) => list.filter(({ id }) => !ids.has(id)))
  changeLibrary(client, (other) => (ids.has(other.id) ? undefined : other))
}

/** Puts a recipe that the server has saved into the list, which is sorted as the server would. */
function addRecipe(client: QueryClient, recipe: ReadRecipe): void {
  changeList(client, (list) =>
    [recipe, ...list.filter(({ id }) => id !== recipe.id)].toSorted((a, b) => compareNewest(a, b)),
  )
  reloadLibrary(client)
}

export function changeList(client: QueryClient, change: (list: ReadRecipe[]) => ReadRecipe[]): void {
  const list = client.getQueryData<ReadRecipe[]>(listKey)
  if (!list) return void client.resetQueries({ queryKey: listKey })
  client.setQueryData<ReadRecipe[]>(listKey, change(list))
  askAnew(client, listKey)
}

async function fetchRecipe(id: string, signal: AbortSignal): Promise<TaggedRecipe> {
  const { data, etag } = await requestWithTag('readRecipe', { params: { id }, signal })
  return { recipe: mustBeRecipe(data), etag }
}

async function fetchAll(signal: AbortSignal): Promise<ReadRecipe[]> {
  const recipes: ReadRecipe[] = []
  for (;;) {
    const query = { skip: recipes.length, limit: pageSize, view: 'summary' }
    const { data, count } = readPageOf(await request('listRecipes', { query, signal }), readRecipe)
    recipes.push(...data)
    if (data.length === 0 || recipes.length >= count) return recipes.toSorted(compareNewest)
  }
}

function compareNewest(a: ReadRecipe, b: ReadRecipe): number {
  return b.updated_at.localeCompare(a.updated_at)
}
