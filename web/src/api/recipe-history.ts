import { readContent } from '@roux/contract/content-fields'
import { fieldsOf } from '@roux/contract/fields-of'
import { readRecipe } from '@roux/contract/read-recipe'
import { toText } from '@roux/contract/read-values'
import { readWrittenBy } from '@roux/contract/read-written-by'
import type { RecipeContent } from '@roux/contract/recipe-content'
import { type VersionReason, versionReasons } from '@roux/contract/version-reason'
import type { WrittenBy } from '@roux/contract/written-by'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { mustBeRecipe } from './must-be-recipe.ts'
import { distinctOf, pageByPage, readPageOf } from './page-of.ts'
import { type IsOwn, joinRecipe } from './recipes.ts'
import { request } from './request.ts'

/** How a content came to be; a server that does not say so leaves it open. */
export interface Origin {
  reason: VersionReason | undefined
  /** What an improvement was asked for with; empty where that is not known. */
  wish: string
  /** Empty where that is not known. */
  madeAt: string
  writtenBy: WrittenBy | null
}

export interface ReadVersion extends RecipeContent, Origin {
  version: string
  /** Until when it was the recipe. */
  replacedAt: string
}

export interface RecipeHistory {
  present: Origin
  /** Newest first. */
  versions: ReadVersion[]
}

const historyKey = (id: string) => ['history', id] as const
const deletedKey = ['deleted'] as const
const pageSize = 200

/** The earlier contents of a recipe that are kept. */
export function useRecipeHistory(id: string) {
  return useQuery({
    queryKey: historyKey(id),
    queryFn: async ({ signal }) => readHistory(await request('listRecipeVersions', { params: { id }, signal })),
    meta: { what: 'the history of a recipe' },
    retry: false,
  })
}

/** Makes an earlier content the present one. */
export function useRestoreVersion(isOwn: IsOwn) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (params: { id: string; version: string }) =>
      mustBeRecipe(await request('restoreRecipeVersion', { params })),
    onSuccess: (recipe) => joinRecipe(client, recipe, isOwn),
    onSettled: (_recipe, _error, { id }) => client.invalidateQueries({ queryKey: historyKey(id) }),
  })
}

/** The cook's deleted recipes that can come back, the newest first, page by page. */
export function useDeletedRecipes() {
  return useInfiniteQuery({
    queryKey: deletedKey,
    queryFn: async ({ signal, pageParam: skip }) => {
      const query = { deleted: 'true', view: 'summary', skip, limit: pageSize }
      return readPageOf(await request('listRecipes', { query, signal }), readRecipe)
    },
    ...pageByPage,
    select: ({ pages }) => distinctOf(pages),
    meta: { what: 'deleted recipes' },
  })
}

/** Brings a deleted recipe back, or lets it go for good: either way it leaves the list of deleted ones. */
export function useSettleDeleted(isOwn: IsOwn) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, comesBack }: { id: string; comesBack: boolean }) => {
      const answer = await request(comesBack ? 'restoreRecipe' : 'clearDeletedRecipe', { params: { id } })
      return comesBack ? mustBeRecipe(answer) : undefined
    },
    onSuccess: (recipe) => recipe && joinRecipe(client, recipe, isOwn),
    onSettled: () => client.invalidateQueries({ queryKey: deletedKey }),
  })
}

function readHistory(value: unknown): RecipeHistory {
  return { present: readOrigin(fieldsOf(value).present), versions: readPageOf(value, readVersion).data }
}

function readVersion(value: unknown): ReadVersion {
  const { version, replaced_at } = fieldsOf(value)
  return { ...readContent(value), ...readOrigin(value), version: toText(version), replacedAt: toText(replaced_at) }
}

function readOrigin(value: unknown): Origin {
  const { reason, wish, made_at, written_by } = fieldsOf(value)
  return {
    reason: versionReasons.find((known) => known === reason),
    wish: toText(wish),
    madeAt: toText(made_at),
    writtenBy: readWrittenBy(written_by),
  }
}
