import { type DietMark, dietMarks } from '@roux/contract/diet'
import { type RecipeListQuery, searchedFields } from '@roux/contract/finding-recipes'
import { foldText } from '@roux/contract/fold-text'
import { closenessOf, lacksTooMany, lettersOf, lettersWrong, mostWrong } from './close-words.ts'
import { linesThere, type NamedFood, placesWith } from './foods-in-index.ts'
import { type Entry, fieldBits, type RecipeIndex } from './recipe-index.ts'
import { wordsOf } from './search-words.ts'
import { sortInTurns, stepsAtOnce, type Turns } from './turns.ts'

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
export interface FoundEntry {
  readonly entry: Entry
  readonly score: number
  readonly missing: number
}

/** What was found, in the order asked for, and the words that stand for what was searched for: itself, or what is written like it. */
export interface Finding {
  readonly found: FoundEntry[]
  readonly words: readonly string[]
}

/** Everything in an index that is looked for. It costs by the words that are known and the recipes that have them. */
export async function searchIndex(index: RecipeIndex, sought: Sought, turns: Turns): Promise<Finding> {
  const { scores, words } = await scoresOf(index, sought, turns)
  const there = sought.have.length > 0 ? await linesThere(index, sought, turns) : undefined
  const needed = await inTurn(sought.with, (food) => placesWith(index, food, turns))
  const unwanted = await inTurn(sought.without, (food) => placesWith(index, food, turns))
  const tags = sought.tag.map(foldText)
  const found: FoundEntry[] = []
  for (const [at, place] of (await orderOf(index, sought.sort, turns)).entries()) {
    if (at % stepsAtOnce === 0 && turns.isOver()) await turns.next()
    const entry = index.entries[place]
    const score = scores ? (scores[place] ?? 0) : 1
    if (!entry || score === 0 || !isMeant(entry, sought, tags)) continue
    if (!needed.every((places) => places[place]) || unwanted.some((places) => places[place])) continue
    // What has nothing of what is there is no idea for tonight.
    if (there && !there.hasOwn[place]) continue
    found.push({ entry, score, missing: there ? entry.lines - (there.counts[place] ?? 0) : 0 })
  }
  const isSorted = sought.sort !== 'relevance' && !there
  return { found: isSorted ? found : await sortInTurns(found, comparisonOf(sought), turns), words }
}

async function inTurn<One, Made>(all: readonly One[], make: (one: One) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  for (const one of all) made.push(await make(one))
  return made
}

/** The order that is asked for; what is equal stays newest first. */
export function comparisonOf({ sort, have }: Sought): (one: FoundEntry, other: FoundEntry) => number {
  const compare = sort === 'title' || sort === 'time' ? comparisons[sort] : undefined
  return (one, other) =>
    (have.length > 0 ? one.missing - other.missing : 0) ||
    (compare ? compare(one.entry, other.entry) : 0) ||
    (sort === 'relevance' ? other.score - one.score : 0)
}

const unknownTime = Number.MAX_SAFE_INTEGER

const comparisons = {
  newest: ({ key: one }: Entry, { key: other }: Entry) =>
    compareTexts(other.updated_at, one.updated_at) || compareTexts(other.id, one.id),
  title: (one: Entry, other: Entry) => compareTexts(one.title, other.title),
  time: (one: Entry, other: Entry) => (one.minutes || unknownTime) - (other.minutes || unknownTime),
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** All places in an order, which is kept until a recipe changes; what is sorted by relevance comes newest first. */
async function orderOf(index: RecipeIndex, sort: Sought['sort'], turns: Turns): Promise<readonly number[]> {
  const { entries, orders } = index
  const name = sort === 'relevance' ? 'newest' : sort
  const known = orders.get(name)
  if (known) return known
  const compare = comparisons[name]
  const made = await sortInTurns(
    name === 'newest' ? [...index.places.values()] : await orderOf(index, 'newest', turns),
    (one, other) => {
      const [first, second] = [entries[one], entries[other]]
      return first && second ? compare(first, second) : 0
    },
    turns,
  )
  orders.set(name, made)
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
    let tried = 0
    for (const known of index.words.keys()) {
      tried += 1
      const closeness = closenessOf(known, word)
      if ((closeness > 0 || tried % stepsAtOnce === 0) && turns.isOver()) await turns.next()
      if (closeness === 0) continue
      isKnown = true
      count(known, closeness)
    }
    const meant = isKnown || !isMended ? [word] : await mendWord(index, word, turns)
    if (!isKnown) for (const known of meant) count(known, 1)
    words.push(...meant)
    if (scores) addTo(best, scores)
    scores = best
    if (turns.isOver()) await turns.next()
  }
  return { scores, words }
}

/** Adds former scores where there are both. */
function addTo(scores: Uint32Array, former: Uint32Array): void {
  for (let place = 0; place < scores.length; place += 1) {
    const before = former[place] ?? 0
    scores[place] = scores[place] && before > 0 ? (scores[place] ?? 0) + before : 0
  }
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
    if (tried % stepsAtOnce === 0 && turns.isOver()) await turns.next()
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
