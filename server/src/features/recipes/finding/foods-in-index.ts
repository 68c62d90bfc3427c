import { searchedFields } from '@roux/contract/finding-recipes'
import { closenessOf } from './close-words.ts'
import { fieldBits, linesAtMost, type RecipeIndex } from './recipe-index.ts'
import { wordsOf } from './search-words.ts'
import { stepsAtOnce, type Turns } from './turns.ts'

/** A food as a cook names it, with all that it may be; of one that nobody knows only its words. */
export interface NamedFood {
  readonly name: string
  readonly ids: readonly string[]
}

/** By place: 1 where a recipe is one of those that were asked for. */
export type Places = Readonly<Record<number, number | undefined>>

/** The recipes whose list has a food; of one that nobody knows those whose list has its words. */
export async function placesWith(index: RecipeIndex, food: NamedFood, turns: Turns): Promise<Places> {
  if (food.ids.length === 0) return placesWithWords(index, food.name, turns)
  const places = new Uint8Array(index.entries.length)
  for (const id of food.ids) {
    for (const posting of index.foods.get(id) ?? []) places[Math.floor(posting / linesAtMost)] = 1
    if (turns.isOver()) await turns.next()
  }
  return places
}

const listBit = 1 << searchedFields.indexOf('ingredients')

async function placesWithWords({ entries, words }: RecipeIndex, name: string, turns: Turns): Promise<Places> {
  const searched = wordsOf(name)
  // How many of the words each list has, one after the other.
  const has = new Uint8Array(entries.length)
  for (const [before, word] of searched.entries()) {
    let tried = 0
    for (const [known, postings] of words) {
      tried += 1
      const isHeld = closenessOf(known, word) > 0
      if ((isHeld || tried % stepsAtOnce === 0) && turns.isOver()) await turns.next()
      if (!isHeld) continue
      for (const posting of postings.places) {
        const place = Math.floor(posting / 2 ** fieldBits)
        if ((posting % 2 ** fieldBits) & listBit && has[place] === before) has[place] = before + 1
      }
    }
  }
  return has.map((count) => Number(count === searched.length && count > 0))
}

interface LinesThere {
  /** How many lines of each list need not be bought for. */
  readonly counts: Readonly<Record<number, number | undefined>>
  /** Which lists have more of it than what every kitchen has. */
  readonly hasOwn: Places
}

interface FoodsThere {
  readonly have: readonly NamedFood[]
  /** Foods that every kitchen has. */
  readonly staples: readonly string[]
}

/** What of the lists is there. */
export async function linesThere(
  { entries, foods }: RecipeIndex,
  { have, staples }: FoodsThere,
  turns: Turns,
): Promise<LinesThere> {
  const hasOwn = new Uint8Array(entries.length)
  const counts = new Uint16Array(entries.length)
  // A bit for each line, which may be several foods.
  const there = new Uint8Array((entries.length * linesAtMost) / 8)
  const add = async (id: string, isOwn: boolean) => {
    for (const posting of foods.get(id) ?? []) {
      const place = Math.floor(posting / linesAtMost)
      if (isOwn) hasOwn[place] = 1
      const [at, bit] = [posting >> 3, 1 << (posting & 7)]
      const known = there[at] ?? 0
      if ((known & bit) === 0) counts[place] = (counts[place] ?? 0) + 1
      there[at] = known | bit
    }
    if (turns.isOver()) await turns.next()
  }
  for (const { ids } of have) for (const id of ids) await add(id, true)
  for (const id of staples) await add(id, false)
  return { counts, hasOwn }
}
