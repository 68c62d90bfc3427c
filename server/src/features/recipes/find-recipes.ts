import type { Match, RecipeListQuery } from '@roux/contract/finding-recipes'
import { foldText } from '@roux/contract/fold-text'
import { allInSlices } from './in-slices.ts'
import { readItems, readTags } from './recipe-json.ts'
import type { RecipeFilter, RecipeKey, RecipeListStore } from './recipe-list-store.ts'
import type { StoredRecipe } from './stored-recipe.ts'
import { whereMatched } from './where-matched.ts'

/** A recipe of a list that was found, and why. */
export interface FoundKey extends RecipeKey {
  readonly matched?: readonly Match[]
  readonly missing?: readonly string[]
}

interface Found {
  readonly key: FoundKey
  readonly title: string
  readonly minutes: number
  readonly score: number
}

/** Whether a list is more than the newest of all. */
export function isNarrowed({ q, sort, favorite, tag, diet, max_minutes, with: holds, without, have }: RecipeListQuery) {
  const isFiltered = favorite !== undefined || diet !== undefined || max_minutes !== undefined
  const foods = [...tag, ...holds, ...without, ...have]
  return q !== '' || sort !== 'newest' || isFiltered || foods.length > 0
}

/** What matches on a page, and how many match in all. */
export async function findRecipes(
  lists: RecipeListStore,
  filter: RecipeFilter,
  query: RecipeListQuery,
  signal: AbortSignal | undefined,
): Promise<[FoundKey[], number]> {
  const { skip, limit, have, sort, q } = query
  const words = wordsOf(q)
  const found: Found[] = []
  for await (const slice of allInSlices(lists, filter, { signal })) {
    const keys = new Map(slice.map((key) => [key.id, key]))
    for (const recipe of await lists.read(slice)) {
      const key = keys.get(recipe.id)
      const one =
        key &&
        isMeant(recipe, query) &&
        foundOf(recipe, key, filter.reach === 'everybody' ? '' : recipe.notes, words, have)
      if (one) found.push(one)
    }
  }
  if (have.length > 0) found.sort((a, b) => (a.key.missing?.length ?? 0) - (b.key.missing?.length ?? 0))
  else if (sort === 'title') found.sort((a, b) => (a.title < b.title ? -1 : 1))
  else if (sort === 'time') found.sort((a, b) => (a.minutes || 1e9) - (b.minutes || 1e9))
  else if (sort === 'relevance') found.sort((a, b) => b.score - a.score)
  return [found.slice(skip, skip + limit).map(({ key }) => key), found.length]
}

function wordsOf(text: string): string[] {
  return [...new Set(foldText(text).split(/\s+/))].filter((word) => word !== '')
}

function isMeant(recipe: StoredRecipe, { favorite, tag, diet, max_minutes, with: holds, without }: RecipeListQuery) {
  const tags = new Set(readTags(recipe.tags).map(foldText))
  const lines = readItems(recipe.ingredients).map(({ content }) => foldText(content))
  const has = (food: string) => lines.some((line) => line.includes(foldText(food)))
  const minutes = recipe.preparation_time + recipe.cook_time
  return (
    (favorite === undefined || recipe.is_favorite === (favorite === 'true')) &&
    tag.every((one) => tags.has(foldText(one))) &&
    diet === undefined &&
    (max_minutes === undefined || (minutes > 0 && minutes <= max_minutes)) &&
    holds.every(has) &&
    !without.some(has)
  )
}

function foundOf(
  recipe: StoredRecipe,
  key: RecipeKey,
  notes: string,
  words: readonly string[],
  have: readonly string[],
) {
  const lines = readItems(recipe.ingredients).map(({ content }) => content)
  const fields = [
    ['title', [recipe.title]],
    ['tags', readTags(recipe.tags)],
    ['ingredients', lines],
    ['description', [recipe.description]],
    ['notes', [notes]],
    ['directions', readItems(recipe.directions).map(({ content }) => content)],
  ] as const
  const texts = fields.flatMap(([, texts]) => texts.map(foldText))
  if (!words.every((word) => texts.some((text) => text.includes(word)))) return undefined
  const there = have.map(foldText)
  const missing = lines.filter((line) => !there.some((food) => foldText(line).includes(food)))
  if (have.length > 0 && missing.length === lines.length) return undefined
  const matched = whereMatched(fields, words)
  return {
    key: { ...key, ...(words.length > 0 && { matched }), ...(have.length > 0 && { missing }) },
    title: foldText(recipe.title),
    minutes: recipe.preparation_time + recipe.cook_time,
    score: matched.length > 0 ? fields.length - fields.findIndex(([field]) => field === matched[0]?.field) : 0,
  }
}
