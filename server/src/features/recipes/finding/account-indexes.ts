import { type Cursor, fromTheStart, type IndexedRowsStore } from './indexed-rows-store.ts'
import { createRecipeIndex, putInto, type RecipeIndex, removeFrom } from './recipe-index.ts'
import type { Turns } from './turns.ts'

/** Rows that are read and taken in within some milliseconds. */
const rowsAtOnce = 100

/** Characters of words in all indexes; each takes a byte or two with what belongs to it, and a recipe has a thousand. */
const mostKept = 48 * 2 ** 20

/** Those of one account: no honest one has as many, and what has more is searched without being kept. */
const mostOfAccount = mostKept / 2

interface Kept {
  index: RecipeIndex
  cursor: Cursor
}

/** The indexes of accounts that were searched lately. Everything of them is in the database: they can go at any time. */
export interface AccountIndexes {
  /** The index of all that an account has now; undefined where that is too much to be kept. */
  of(ownerId: string, turns: Turns): Promise<RecipeIndex | undefined>
}

/**
 * An index follows its account by the turns of the changes, which are counted in the transactions that make them: so what
 * any instance writes is found by all, and what was read already is not read again.
 */
export function accountIndexes(rows: IndexedRowsStore, limits = { mostKept, mostOfAccount }): AccountIndexes {
  // The one that was used last stands last.
  const all = new Map<string, Kept>()
  const latest = new Map<string, Promise<unknown>>()
  const follow = async (ownerId: string, turns: Turns) => {
    const former = all.get(ownerId)
    const kept = former && !isWorn(former.index) ? former : { index: createRecipeIndex(), cursor: fromTheStart }
    all.delete(ownerId)
    for (let isLast = false; !isLast; ) {
      const changed = await rows.changed(ownerId, kept.cursor, rowsAtOnce)
      for (const row of changed) {
        if (row.deleted_at === null) putInto(kept.index, row, true)
        else removeFrom(kept.index, row.id)
        if (turns.isOver()) await turns.next()
      }
      kept.cursor = changed.at(-1) ?? kept.cursor
      isLast = changed.length < rowsAtOnce
      if (kept.index.size > limits.mostOfAccount) return undefined
    }
    all.set(ownerId, kept)
    forgetOldest(all, limits.mostKept)
    return kept.index
  }
  return {
    // One after the other: two that follow at once would both take in the same.
    of(ownerId, turns) {
      const made = (latest.get(ownerId) ?? Promise.resolve()).then(() => follow(ownerId, turns))
      const settled = made.catch(() => undefined)
      latest.set(ownerId, settled)
      void settled.then(() => latest.get(ownerId) === settled && latest.delete(ownerId))
      return made
    },
  }
}

/** Mostly made of what is no more. */
function isWorn({ entries, places }: RecipeIndex): boolean {
  return entries.length > 2 * places.size + 100
}

function forgetOldest(all: Map<string, Kept>, most: number): void {
  let size = 0
  for (const { index } of all.values()) size += index.size
  for (const [ownerId, { index }] of all) {
    if (size <= most || all.size === 1) return
    size -= index.size
    all.delete(ownerId)
  }
}
