import { fieldsOf, isFields } from '@roux/contract/fields-of'
import type { Match } from '@roux/contract/finding-recipes'
import { type ReadRecipe, readRecipe } from '@roux/contract/read-recipe'
import { toText } from '@roux/contract/read-values'
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { askAnew } from './know.ts'
import { distinctOf, type PageOf, pageByPage, readPageOf } from './page-of.ts'
import { type CallQuery, request } from './request.ts'

/** A recipe of a list, with why it is there. */
export interface ListedRecipe extends ReadRecipe {
  /** Where it has what was searched for. */
  matched: Match[]
  /** Of a list by what is there: the foods that are still to buy. */
  missing: string[] | undefined
}

type Page = PageOf<ListedRecipe>

interface Pages {
  pages: Page[]
  pageParams: number[]
}

const libraryKey = ['library'] as const
const pageSize = 100

/** The cook's recipes that suit a query, page by page. What was there stays until the first of another one has come. */
export function useLibrary(query: CallQuery) {
  return useInfiniteQuery({
    queryKey: [...libraryKey, query],
    queryFn: async ({ signal, pageParam: skip }) =>
      readListed(await request('listRecipes', { query: { ...query, view: 'summary', skip, limit: pageSize }, signal })),
    ...pageByPage,
    select: ({ pages }) => ({ recipes: distinctOf(pages), count: pages.at(-1)?.count ?? 0 }),
    placeholderData: keepPreviousData,
    // What changes a recipe changes it here too.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { what: 'the library' },
  })
}

/** The few recipes that suit a text best, wherever they have it; nothing is asked for without one. */
export function useBestMatches(text: string, limit: number): Page {
  const q = text.trim()
  const { data } = useQuery({
    queryKey: ['matches', q, limit],
    queryFn: async ({ signal }) =>
      readListed(await request('listRecipes', { query: { q, sort: 'relevance', view: 'summary', limit }, signal })),
    enabled: q !== '',
    meta: { what: 'matches' },
  })
  return data ?? { data: [], count: 0 }
}

const tagsKey = ['tags'] as const

/** The cook's tags, the most used first, with the number of recipes that have them. */
export function useTags() {
  return useQuery({
    queryKey: tagsKey,
    queryFn: async ({ signal }) => readTagCounts(await request('listTags', { signal })),
    meta: { what: 'tags' },
  })
}

/** Changes the recipes that the library shows; where one has come, its lists are asked for anew. */
export function changeLibrary(client: QueryClient, change: (recipe: ReadRecipe) => ReadRecipe | undefined): void {
  client.setQueriesData<Pages>({ queryKey: libraryKey }, (pages) => pages && changePages(pages, change))
  askAnew(client, libraryKey)
  void client.invalidateQueries({ queryKey: tagsKey })
}

export function reloadLibrary(client: QueryClient): void {
  client.removeQueries({ queryKey: libraryKey, type: 'inactive' })
  void client.invalidateQueries({ queryKey: libraryKey })
  void client.invalidateQueries({ queryKey: tagsKey })
}

function changePages({ pages, pageParams }: Pages, change: (recipe: ReadRecipe) => ReadRecipe | undefined): Pages {
  const changed = pages.map(({ data, count }) => ({
    count,
    data: data.flatMap((listed) => {
      const recipe = change(listed)
      return recipe ? [recipe === listed ? listed : { ...listed, ...recipe }] : []
    }),
  }))
  const gone = pages.reduce((sum, { data }, place) => sum + data.length - (changed[place]?.data.length ?? 0), 0)
  return { pageParams, pages: changed.map(({ data, count }) => ({ data, count: count - gone })) }
}

function readListed(value: unknown): Page {
  return readPageOf(value, (entry) => {
    const { matched, missing } = fieldsOf(entry)
    const recipe = readRecipe(entry)
    return (
      recipe && {
        ...recipe,
        matched: Array.isArray(matched) ? matched.filter(isMatch) : [],
        missing: Array.isArray(missing) ? missing.map(toText) : undefined,
      }
    )
  })
}

function isMatch(value: unknown): value is Match {
  return (
    isFields(value) && typeof value.field === 'string' && typeof value.text === 'string' && Array.isArray(value.spans)
  )
}

function readTagCounts(value: unknown): { tag: string; count: number }[] {
  return readPageOf(value, (entry) => {
    const { tag, count } = fieldsOf(entry)
    return typeof tag === 'string' ? { tag, count: Number(count) } : undefined
  }).data
}
