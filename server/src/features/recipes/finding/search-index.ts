import { type DietMark, dietMarks } from '@roux/contract/diet'
import { type RecipeListQuery, searchedFields } from '@roux/contract/finding-recipes'
import { foldText } from '@roux/contract/fold-text'
import type { RecipeKey } from '../recipe-list-store.ts'
import { closenessOf, lacksTooMany, lettersOf, lettersWrong, mostWrong } from './close-words.ts'
import { type Entry, fieldBits, linesAtMost, type RecipeIndex } from './recipe-index.ts'
import { wordsOf } from './search-words.ts'
import { sortInTurns, type Turns } from './turns.ts'

/** A food as a cook names it, with all that it may be; of one that nobody knows only its words. */
export interface NamedFood {
  readonly name: string
  readonly ids: readonly string[]
}

/** What is looked for: a query with its foods read. */
export interface Sought extends Pick<RecipeListQuery, 'q' | 'sort' | 'favorite' | 'tag' | 'diet' | 'max_minutes'> {
  readonly with: readonly NamedFood[]
  readonly without: readonly NamedFood[]
  readonly have: readonly NamedFood[]
  /** Foods that every kitchen has. */
  readonly staples: readonly string[]
  /** Whether a word that stands nowhere may be a known one with wrong letters. */
  readonly isMended: boolean
}

/** A recipe that was found. */
export interface Found {
  readonly key: RecipeKey
  readonly entry: Entry
  readonly score: number
  readonly missing: number
}

/** What was found, newest first, and the words that stand for what was searched for: itself, or what is written like it. */
export interface Finding {
  readonly found: Found[]
  readonly words: readonly string[]
}

/** Everything in an index that is looked for. It costs by the words that are known and the recipes that have them. */
export async function searchIndex(index: RecipeIndex, sought: Sought, turns: Turns): Promise<Finding> {
  const { scores, words } = await scoresOf(index, sought, turns)
  const there = sought.have.length > 0 ? linesThere(index, sought) : undefined
  const needed = sought.with.map((food) => placesWith(index, food))
  const unwanted = sought.without.map((food) => placesWith(index, food))
  const tags = sought.tag.map(foldText)
  const newest = await newestFirst(index, turns)
  const found: Found[] = []
  for (const place of newest) {
    const entry = index.entries[place]
    const score = scores ? (scores[place] ?? 0) : 1
    if (!entry || score === 0 || !isMeant(entry, sought, tags)) continue
    if (!needed.every((places) => places.has(place)) || unwanted.some((places) => places.has(place))) continue
    const lines = there?.get(place)
    // What has nothing of what is there is no idea for tonight.
    if (there && !lines?.hasOwn) continue
    found.push({ key: entry.key, entry, score, missing: lines ? entry.lines - lines.lines.size : 0 })
    if (turns.isOver()) await turns.next()
  }
  return { found, words }
}

/** In the order that is asked for; what is equal stays newest first. */
export async function inOrder(found: Found[], { sort, have }: Sought, turns: Turns): Promise<Found[]> {
  const byMissing = (one: Found, other: Found) => one.missing - other.missing
  const ordered = sort === 'newest' ? found : await sortInTurns(found, comparisons[sort], turns)
  return have.length > 0 ? sortInTurns(ordered, byMissing, turns) : ordered
}

const unknownTime = Number.POSITIVE_INFINITY

const comparisons = {
  title: ({ entry: one }: Found, { entry: other }: Found) =>
    one.title < other.title ? -1 : one.title > other.title ? 1 : 0,
  time: ({ entry: one }: Found, { entry: other }: Found) => {
    const [first, second] = [one.minutes || unknownTime, other.minutes || unknownTime]
    return first < second ? -1 : first > second ? 1 : 0
  },
  relevance: (one: Found, other: Found) => other.score - one.score,
}

async function newestFirst({ entries, orders }: RecipeIndex, turns: Turns): Promise<readonly number[]> {
  const known = orders.get('newest')
  if (known) return known
  const places = [...entries.keys()].filter((place) => entries[place])
  const made = await sortInTurns(
    places,
    (one, other) => {
      const [first, second] = [entries[one], entries[other]]
      if (!first || !second) return 0
      const [newer, older] = [second.key, first.key]
      if (newer.updated_at === older.updated_at) return older.id < newer.id ? 1 : -1
      return older.updated_at < newer.updated_at ? 1 : -1
    },
    turns,
  )
  orders.set('newest', made)
  return made
}

/** What is worth more, of the fields that hold a word, times the closeness of it. */
const weights = [32, 24, 16, 8, 4, 2]

/** By the bits of its fields. */
const weightOf = Array.from({ length: 2 ** fieldBits }, (_, fields) =>
  Math.max(0, ...searchedFields.map((_field, bit) => (fields & (1 << bit) ? (weights[bit] ?? 0) : 0))),
)

/** How well each recipe holds all words; 0 where it lacks one. Undefined where none is searched for. */
async function scoresOf(index: RecipeIndex, { q, isMended }: Sought, turns: Turns) {
  const searched = wordsOf(q)
  if (searched.length === 0) return { scores: undefined, words: [] }
  const words: string[] = []
  let scores: Uint32Array | undefined
  for (const word of searched) {
    const best = new Uint32Array(index.entries.length)
    const count = (known: string, closeness: number) => {
      for (const posting of index.words.get(known)?.places ?? []) {
        const place = Math.floor(posting / 2 ** fieldBits)
        const score = (weightOf[posting % 2 ** fieldBits] ?? 0) * closeness
        if (score > (best[place] ?? 0)) best[place] = score
      }
    }
    let isKnown = false
    for (const known of index.words.keys()) {
      const closeness = closenessOf(known, word)
      if (closeness === 0) continue
      isKnown = true
      count(known, closeness)
      if (turns.isOver()) await turns.next()
    }
    const meant = isKnown || !isMended ? [word] : await mendWord(index, word, turns)
    if (!isKnown) for (const known of meant) count(known, 1)
    words.push(...meant)
    const former = scores
    scores = former ? best.map((score, place) => (score > 0 && former[place] ? score + (former[place] ?? 0) : 0)) : best
  }
  return { scores, words }
}

/** The known words that a word may have been meant for: those with fewest wrong letters. */
async function mendWord({ words }: RecipeIndex, searched: string, turns: Turns): Promise<string[]> {
  let most = mostWrong(searched)
  if (most === 0) return []
  const letters = lettersOf(searched)
  let meant: string[] = []
  let tried = 0
  for (const [known, { letters: itsLetters }] of words) {
    tried += 1
    if (tried % 200 === 0 && turns.isOver()) await turns.next()
    if (known.length < searched.length - most || lacksTooMany(itsLetters, letters, most)) continue
    const wrong = Math.min(...known.split(/['’-]/).map((part) => lettersWrong(searched, part, most)))
    if (wrong > most) continue
    if (wrong < most) [most, meant] = [wrong, []]
    meant.push(known)
  }
  return meant
}

function isMeant(entry: Entry, { favorite, diet, max_minutes }: Sought, tags: readonly string[]): boolean {
  if (favorite !== undefined && entry.isFavorite !== (favorite === 'true')) return false
  if (max_minutes !== undefined && (entry.minutes === 0 || entry.minutes > max_minutes)) return false
  if (diet !== undefined && !keeps(entry.diet, diet)) return false
  return tags.every((tag) => entry.tags.includes(tag))
}

/** A stricter diet keeps the others. */
function keeps(mark: DietMark | null, diet: DietMark): boolean {
  return mark !== null && dietMarks.indexOf(mark) <= dietMarks.indexOf(diet)
}

/** The recipes whose list has a food; of one that nobody knows those whose list has its words. */
function placesWith(index: RecipeIndex, food: NamedFood): ReadonlySet<number> {
  if (food.ids.length === 0) return placesWithWords(index, food.name)
  const places = new Set<number>()
  for (const id of food.ids) {
    for (const posting of index.foods.get(id) ?? []) places.add(Math.floor(posting / linesAtMost))
  }
  return places
}

const listBit = 1 << searchedFields.indexOf('ingredients')

function placesWithWords({ words }: RecipeIndex, name: string): ReadonlySet<number> {
  const sets = wordsOf(name).map((searched) => {
    const places = new Set<number>()
    for (const [known, postings] of words) {
      if (closenessOf(known, searched) === 0) continue
      for (const posting of postings.places) {
        if ((posting % 2 ** fieldBits) & listBit) places.add(Math.floor(posting / 2 ** fieldBits))
      }
    }
    return places
  })
  const [first = new Set<number>(), ...others] = sets
  return new Set([...first].filter((place) => others.every((one) => one.has(place))))
}

interface LinesThere {
  readonly lines: Set<number>
  /** More than what every kitchen has. */
  hasOwn: boolean
}

/** Which lines of which lists need not be bought for. */
function linesThere({ foods }: RecipeIndex, { have, staples }: Sought): Map<number, LinesThere> {
  const there = new Map<number, LinesThere>()
  const add = (id: string, isOwn: boolean) => {
    for (const posting of foods.get(id) ?? []) {
      const place = Math.floor(posting / linesAtMost)
      const known = there.get(place) ?? { lines: new Set(), hasOwn: false }
      known.lines.add(posting % linesAtMost)
      known.hasOwn ||= isOwn
      there.set(place, known)
    }
  }
  for (const { ids } of have) for (const id of ids) add(id, true)
  for (const id of staples) add(id, false)
  return there
}
