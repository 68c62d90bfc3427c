import type { Match, RecipeListQuery } from '@roux/contract/finding-recipes'
import type { TaskWaiter } from '../../threads/run-task.ts'
import { runTask } from '../../threads/run-task.ts'
import type { AccountIndexes } from './finding/account-indexes.ts'
import type { IndexedRowsStore } from './finding/indexed-rows-store.ts'
import { createRecipeIndex, type ListedFoods, putInto } from './finding/recipe-index.ts'
import { type Finding, type Found, inOrder, type NamedFood, type Sought, searchIndex } from './finding/search-index.ts'
import { type Turns, takeTurns } from './finding/turns.ts'
import { whereMatched } from './finding/where-matched.ts'
import { allInSlices } from './in-slices.ts'
import { readItems, readTags } from './recipe-json.ts'
import type { RecipeFilter, RecipeKey, RecipeListStore } from './recipe-list-store.ts'

/** Why a recipe of a list was found. */
export interface Reasons {
  readonly matched?: readonly Match[]
  readonly missing?: readonly string[]
}

export interface FindingParts {
  readonly lists: RecipeListStore
  readonly rows: IndexedRowsStore
  readonly indexes: AccountIndexes
}

interface FoundPage {
  readonly keys: RecipeKey[]
  readonly count: number
  /** Of recipes of the page. */
  reasonsOf(keys: readonly RecipeKey[]): Promise<ReadonlyMap<string, Reasons>>
}

/** Whether a list is more than the newest of all. */
export function isNarrowed({
  q,
  sort,
  favorite,
  tag,
  diet,
  max_minutes,
  with: needed,
  without,
  have,
}: RecipeListQuery) {
  const isFiltered = favorite !== undefined || diet !== undefined || max_minutes !== undefined
  return q !== '' || sort !== 'newest' || isFiltered || [tag, needed, without, have].some(({ length }) => length > 0)
}

/**
 * What is looked for, on a page, and how many there are in all. One's own recipes are looked up in the index of the
 * account; everybody's, deleted ones and those of an account that is too large to be kept are read, slice by slice, and
 * there no word is mended.
 * @throws OverloadedError; the signal's reason once it has aborted
 */
export async function findRecipes(
  { lists, rows, indexes }: FindingParts,
  filter: RecipeFilter,
  query: RecipeListQuery,
  waiter: TaskWaiter,
): Promise<FoundPage> {
  const turns = takeTurns(waiter.signal)
  const sought = await soughtIn(query, waiter)
  const hasNotes = filter.reach !== 'everybody'
  const index =
    filter.reach !== 'everybody' && !filter.isDeleted ? await indexes.of(filter.reach.ownerId, turns) : undefined
  const { found, words } = index
    ? await searchIndex(index, { ...sought, isMended: true }, turns)
    : await searchSlices({ lists, rows }, filter, sought, { hasNotes, turns, signal: waiter.signal })
  const ordered = await inOrder(found, sought, turns)
  const { skip, limit } = query
  return {
    keys: ordered.slice(skip, skip + limit).map(({ key }) => key),
    count: found.length,
    reasonsOf: async (keys) => {
      if (words.length === 0 && sought.have.length === 0) return new Map()
      const matched = words.length > 0 ? await matchedIn(lists, keys, words, hasNotes) : new Map<string, Match[]>()
      const missing = sought.have.length > 0 ? await missingIn(rows, keys, sought) : new Map<string, string[]>()
      return new Map(keys.map(({ id }) => [id, reasons(matched.get(id), missing.get(id))]))
    },
  }
}

function reasons(matched: Match[] | undefined, missing: string[] | undefined): Reasons {
  return { ...(matched && { matched }), ...(missing && { missing }) }
}

/** A query with its foods as the lexicon reads them. */
async function soughtIn(query: RecipeListQuery, waiter: TaskWaiter): Promise<Sought> {
  const names = [...new Set([...query.with, ...query.without, ...query.have])]
  const { named, staples } = names.length > 0 ? await runTask(waiter, 'foodsNamed', names) : { named: [], staples: [] }
  const byName = new Map(named.map((food) => [food.name, food]))
  const foods = (of: readonly string[], how: 'ids' | 'wide'): NamedFood[] =>
    of.map((name) => ({ name, ids: byName.get(name)?.[how] ?? [] }))
  const [needed, without, have] = [foods(query.with, 'ids'), foods(query.without, 'wide'), foods(query.have, 'ids')]
  return { ...query, with: needed, without, have, staples, isMended: false }
}

interface Reading {
  readonly hasNotes: boolean
  readonly turns: Turns
  readonly signal: AbortSignal | undefined
}

async function searchSlices(
  { lists, rows }: Pick<FindingParts, 'lists' | 'rows'>,
  filter: RecipeFilter,
  sought: Sought,
  { hasNotes, turns, signal }: Reading,
): Promise<Finding> {
  const all: Found[] = []
  let words: readonly string[] = []
  for await (const slice of allInSlices(lists, filter, { signal })) {
    const index = createRecipeIndex()
    for (const row of await rows.ofKeys(slice)) {
      putInto(index, row, hasNotes)
      if (turns.isOver()) await turns.next()
    }
    const part = await searchIndex(index, sought, turns)
    const byId = new Map(part.found.map((one) => [one.key.id, one]))
    all.push(...slice.flatMap(({ id }) => byId.get(id) ?? []))
    words = part.words
  }
  return { found: all, words }
}

async function matchedIn(
  lists: RecipeListStore,
  keys: readonly RecipeKey[],
  words: readonly string[],
  hasNotes: boolean,
): Promise<Map<string, Match[]>> {
  const lines = (list: string) => readItems(list).map(({ content }) => content)
  const recipes = await lists.read(keys)
  return new Map(
    recipes.map(({ id, title, tags, ingredients, description, notes, directions }) => {
      const fields = [
        ['title', [title]],
        ['tags', readTags(tags)],
        ['ingredients', lines(ingredients)],
        ['description', [description]],
        ['notes', hasNotes ? [notes] : []],
        ['directions', lines(directions)],
      ] as const
      return [id, whereMatched(fields, words)]
    }),
  )
}

/** What is still to buy, as each list names it. */
async function missingIn(
  rows: IndexedRowsStore,
  keys: readonly RecipeKey[],
  { have, staples: ofEveryKitchen }: Sought,
): Promise<Map<string, string[]>> {
  const there = new Set([...ofEveryKitchen, ...have.flatMap(({ ids }) => ids)])
  return new Map(
    (await rows.foodsOf(keys)).map(({ id, foods }) => {
      const listed: ListedFoods = JSON.parse(foods)
      return [id, listed.filter(([, ...ids]) => !ids.some((food) => there.has(food))).map(([name]) => name)]
    }),
  )
}
