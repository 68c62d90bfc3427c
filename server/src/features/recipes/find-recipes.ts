import type { Match, RecipeListQuery } from '@roux/contract/finding-recipes'
import type { TaskWaiter } from '../../threads/run-task.ts'
import type { AccountIndexes } from './finding/account-indexes.ts'
import type { NamedFood } from './finding/foods-in-index.ts'
import type { FoodNames } from './finding/foods-named.ts'
import type { IndexedRowsStore } from './finding/indexed-rows-store.ts'
import { createRecipeIndex, type ListedFoods, putInto, type RecipeIndex } from './finding/recipe-index.ts'
import { comparisonOf, type FoundEntry, type Sought, searchIndex } from './finding/search-index.ts'
import { merged, type Turns, takeTurns } from './finding/turns.ts'
import { whereMatched } from './finding/where-matched.ts'
import { allInSlices } from './in-slices.ts'
import { readItems, readTags } from './stored/recipe-json.ts'
import type { RecipeFilter, RecipeKey, RecipeListStore } from './stored/recipe-list-store.ts'
import { hasTexts, type StoredRecipe, type StoredSummary } from './stored/stored-recipe.ts'

/** Why a recipe of a list was found. */
export interface Reasons {
  readonly matched?: readonly Match[]
  readonly missing?: readonly string[]
}

export interface FindingParts {
  readonly lists: RecipeListStore
  readonly rows: IndexedRowsStore
  readonly indexes: AccountIndexes
  readonly foodNames: FoodNames
}

interface FoundPage {
  readonly keys: RecipeKey[]
  readonly count: number
  /** Whether the texts of what was found say why. */
  readonly hasWords: boolean
  /** Of recipes of the page; with their texts, where these say why. */
  reasonsOf(recipes: readonly StoredSummary[]): Promise<ReadonlyMap<string, Reasons>>
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
 * account. Everybody's, deleted ones and those of an account that is too large to be kept are read, slice by slice: that
 * takes as long as they are many, though no more memory than the page and all before it, and there no word is mended.
 * @throws OverloadedError; the signal's reason once it has aborted
 */
export async function findRecipes(
  { lists, rows, indexes, foodNames }: FindingParts,
  filter: RecipeFilter,
  query: RecipeListQuery,
  waiter: TaskWaiter,
): Promise<FoundPage> {
  const turns = takeTurns(waiter.signal)
  const sought = await soughtIn(query, foodNames, waiter)
  const hasNotes = filter.reach !== 'everybody'
  const { skip, limit } = query
  const index =
    filter.reach !== 'everybody' && !filter.isDeleted ? await indexes.of(filter.reach.ownerId, turns) : undefined
  const { first, count, words } = index
    ? await searchWhole(index, { ...sought, isMended: true }, skip + limit, turns)
    : await searchSlices({ lists, rows }, filter, sought, { hasNotes, turns, ...waiter, most: skip + limit })
  const hasWords = words.length > 0
  return {
    keys: first.slice(skip).map(({ entry }) => entry.key),
    count,
    hasWords,
    async reasonsOf(recipes) {
      const missing = sought.have.length > 0 ? await missingIn(rows, recipes, sought) : undefined
      const why = new Map<string, Reasons>()
      for (const recipe of recipes) {
        const matched = hasWords && hasTexts(recipe) ? await matchedIn(recipe, words, hasNotes, turns) : undefined
        why.set(recipe.id, reasons(matched, missing?.get(recipe.id)))
      }
      return why
    },
  }
}

function reasons(matched: Match[] | undefined, missing: string[] | undefined): Reasons {
  return { ...(matched && { matched }), ...(missing && { missing }) }
}

/** A query with its foods as the lexicon reads them. */
async function soughtIn(query: RecipeListQuery, foodNames: FoodNames, waiter: TaskWaiter): Promise<Sought> {
  const names = [...new Set([...query.with, ...query.without, ...query.have])]
  const { named, staples } = names.length > 0 ? await foodNames(waiter, names) : { named: [], staples: [] }
  const byName = new Map(named.map((food) => [food.name, food]))
  const foods = (of: readonly string[], how: 'ids' | 'wide'): NamedFood[] =>
    of.map((name) => ({ name, ids: byName.get(name)?.[how] ?? [] }))
  const [needed, without, have] = [foods(query.with, 'ids'), foods(query.without, 'wide'), foods(query.have, 'ids')]
  return { ...query, with: needed, without, have, staples, isMended: false }
}

/** The first of all that was found, in order. */
interface FoundFirst {
  readonly first: readonly FoundEntry[]
  readonly count: number
  readonly words: readonly string[]
}

async function searchWhole(index: RecipeIndex, sought: Sought, most: number, turns: Turns): Promise<FoundFirst> {
  const { found, words } = await searchIndex(index, sought, turns)
  return { first: found.slice(0, most), count: found.length, words }
}

interface Reading {
  readonly hasNotes: boolean
  readonly turns: Turns
  readonly signal?: AbortSignal | undefined
  readonly most: number
}

async function searchSlices(
  { lists, rows }: Pick<FindingParts, 'lists' | 'rows'>,
  filter: RecipeFilter,
  sought: Sought,
  { hasNotes, turns, signal, most }: Reading,
): Promise<FoundFirst> {
  const compare = comparisonOf(sought)
  let all: FoundFirst = { first: [], count: 0, words: [] }
  for await (const slice of allInSlices(lists, filter, { signal })) {
    const index = createRecipeIndex()
    const byId = new Map((await rows.ofKeys(slice)).map((row) => [row.id, row]))
    for (const { id } of slice) {
      const row = byId.get(id)
      if (row) putInto(index, row, hasNotes)
      if (turns.isOver()) await turns.next()
    }
    index.orders.set('newest', [...index.places.values()])
    const { found, words } = await searchIndex(index, sought, turns)
    const first = await merged(all.first, found, compare, turns)
    all = { first: first.slice(0, most), count: all.count + found.length, words }
  }
  return all
}

async function matchedIn(
  { title, tags, ingredients, description, notes, directions }: StoredRecipe,
  words: readonly string[],
  hasNotes: boolean,
  turns: Turns,
): Promise<Match[]> {
  const lines = (list: string) => readItems(list).map(({ content }) => content)
  if (turns.isOver()) await turns.next()
  const fields = [
    ['title', [title]],
    ['tags', readTags(tags)],
    ['ingredients', lines(ingredients)],
    ['description', [description]],
    ['notes', hasNotes ? [notes] : []],
    ['directions', lines(directions)],
  ] as const
  return whereMatched(fields, words, turns)
}

/** What is still to buy, as each list names it. */
async function missingIn(
  rows: IndexedRowsStore,
  recipes: readonly { readonly id: string }[],
  { have, staples: ofEveryKitchen }: Sought,
): Promise<Map<string, string[]>> {
  const there = new Set([...ofEveryKitchen, ...have.flatMap(({ ids }) => ids)])
  return new Map(
    (await rows.foodsOf(recipes)).map(({ id, foods }) => {
      const listed: ListedFoods = JSON.parse(foods)
      return [id, listed.filter(([, ...ids]) => !ids.some((food) => there.has(food))).map(([name]) => name)]
    }),
  )
}
