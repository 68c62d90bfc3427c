import type { DietMark } from '@roux/contract/diet'
import type { StoredContent } from '../../../storage/tables.ts'
import { runTask } from '../../../threads/run-task.ts'
import type { Tasks } from '../../../threads/tasks.ts'
import { readItems, readTags } from '../stored/recipe-json.ts'
import { replaceFields, searchTextOf } from './search-words.ts'

/** Counts the readings of ours: a greater one has every recipe read again. */
export const presentReading = 1

/** What the lexicon finds in a recipe; of what could not be read now nothing, and the number of no reading. */
export interface FoundInContent {
  readonly foods: string
  readonly diet: DietMark | null
  readonly reading: number
}

export type ReadForIndex = (content: StoredContent, caller: string) => Promise<FoundInContent>

const unread: FoundInContent = { foods: '[]', diet: null, reading: 0 }

type Read = (
  caller: string,
  ...what: Parameters<Tasks['readForFinding']>
) => Promise<ReturnType<Tasks['readForFinding']>>

/** Reads recipes somewhere. Whoever fails or is too busy never keeps one from being saved: it is read later. */
export function foundBy(read: Read): ReadForIndex {
  return async (content, caller) => {
    const { ingredients, directions, language, ...fields } = content
    const lines = (list: string) => readItems(list).map((item) => item.content)
    const recipe = { ...fields, ingredients: lines(ingredients), directions: lines(directions) }
    const found = await read(caller, recipe, language).catch(() => undefined)
    return found ? { foods: JSON.stringify(found.foods), diet: found.diet, reading: presentReading } : unread
  }
}

/** As `foundBy`, in a thread. */
export const readInThread = foundBy((caller, ...what) => runTask({ caller }, 'readForFinding', ...what))

/** What an index has of a recipe, as it is stored. */
export interface Indexed extends Partial<FoundInContent> {
  readonly search_text: string
}

type OwnWords = { readonly tags: string; readonly notes: string }

/** What is stored of a recipe to find it by. */
export async function indexedOf(recipe: StoredContent & OwnWords, found: Partial<FoundInContent>): Promise<Indexed> {
  const lines = (list: string) => readItems(list).map(({ content }) => content)
  const search_text = await searchTextOf({
    title: [recipe.title],
    tags: readTags(recipe.tags),
    ingredients: lines(recipe.ingredients),
    description: [recipe.description],
    notes: [recipe.notes],
    directions: lines(recipe.directions),
  })
  return { search_text, ...found }
}

/** The same with the tags and notes of another recipe, which are short. */
export function withKept(searchText: string, { tags, notes }: OwnWords): string {
  return replaceFields(searchText, { tags: readTags(tags), notes: [notes] })
}
