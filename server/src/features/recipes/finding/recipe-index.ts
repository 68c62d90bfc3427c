import type { DietMark } from '@roux/contract/diet'
import { searchedFields } from '@roux/contract/finding-recipes'
import { foldText } from '@roux/contract/fold-text'
import { readTags } from '../stored/recipe-json.ts'
import type { RecipeKey } from '../stored/recipe-list-store.ts'
import { lettersOf } from './close-words.ts'
import { readSearchText } from './search-words.ts'

/** What is kept of a recipe to find it by. */
export interface IndexedRow extends RecipeKey {
  readonly title: string
  readonly is_favorite: boolean | 0 | 1
  readonly tags: string
  readonly preparation_time: number
  readonly cook_time: number
  readonly diet: DietMark | null
  readonly search_text: string
  /** JSON of `ListedFoods`. */
  readonly foods: string
}

/** Of each line of a list how the recipe names its food, and what it may be: ids of the lexicon. */
export type ListedFoods = readonly (readonly [name: string, ...ids: string[]])[]

/** A recipe in an index. */
export interface Entry {
  readonly key: RecipeKey
  readonly title: string
  readonly isFavorite: boolean
  readonly tags: readonly string[]
  readonly minutes: number
  readonly diet: DietMark | null
  /** Lines of its list. */
  readonly lines: number
}

interface Postings {
  readonly letters: number
  /** `place * 64 + fields`, one bit of a field each. */
  readonly places: number[]
}

/** Recipes by their words and foods. What is replaced stays behind in the postings, of an entry that is no more. */
export interface RecipeIndex {
  readonly entries: (Entry | undefined)[]
  readonly words: Map<string, Postings>
  /** By food, `place * linesAtMost + line`. */
  readonly foods: Map<string, number[]>
  readonly places: Map<string, number>
  /** Orders of the entries, until one of them changes. */
  readonly orders: Map<string, readonly number[]>
  /** Characters of all words, those of replaced entries among them. */
  size: number
}

export const fieldBits = searchedFields.length

export const linesAtMost = 256

export function createRecipeIndex(): RecipeIndex {
  return { entries: [], words: new Map(), foods: new Map(), places: new Map(), orders: new Map(), size: 0 }
}

export function removeFrom(index: RecipeIndex, id: string): void {
  const place = index.places.get(id)
  if (place === undefined) return
  index.entries[place] = undefined
  index.places.delete(id)
  index.orders.clear()
}

/** Adds a recipe, or puts it in the place of what it was. */
export function putInto(index: RecipeIndex, row: IndexedRow, hasNotes: boolean): void {
  removeFrom(index, row.id)
  const place = index.entries.length
  const foods: ListedFoods = JSON.parse(row.foods)
  index.entries.push(toEntry(row, foods.length))
  index.places.set(row.id, place)
  index.orders.clear()
  index.size += row.search_text.length
  for (const [word, fields] of fieldsOfWords(row.search_text, hasNotes)) {
    const known = index.words.get(word)
    const posting = place * 2 ** fieldBits + fields
    if (known) known.places.push(posting)
    else index.words.set(word, { letters: lettersOf(word), places: [posting] })
  }
  for (const [line, [, ...ids]] of foods.entries()) {
    for (const id of ids) {
      const known = index.foods.get(id)
      const posting = place * linesAtMost + line
      if (known) known.push(posting)
      else index.foods.set(id, [posting])
    }
  }
}

function fieldsOfWords(kept: string, hasNotes: boolean): Map<string, number> {
  const fieldsOf = new Map<string, number>()
  for (const [field, words] of readSearchText(kept)) {
    if (searchedFields[field] === 'notes' && !hasNotes) continue
    for (const word of words) fieldsOf.set(word, (fieldsOf.get(word) ?? 0) | (1 << field))
  }
  return fieldsOf
}

function toEntry(row: IndexedRow, lines: number): Entry {
  const { id, updated_at, deleted_at, text_bytes, version_bytes } = row
  return {
    key: { id, updated_at, deleted_at, text_bytes, version_bytes },
    title: foldText(row.title),
    isFavorite: Boolean(row.is_favorite),
    tags: readTags(row.tags).map(foldText),
    minutes: row.preparation_time + row.cook_time,
    diet: row.diet,
    lines,
  }
}
