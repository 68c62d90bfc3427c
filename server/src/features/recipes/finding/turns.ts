import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds for which the event loop is held at once. */
const held = 2

/** Lets others have their turn in work that is longer than the event loop may be held. */
export interface Turns {
  /** Asked often: it costs next to nothing. */
  isOver(): boolean
  /** @throws the signal's reason once it has aborted */
  next(): Promise<void>
}

export function takeTurns(signal?: AbortSignal): Turns {
  let began = performance.now()
  return {
    isOver: () => performance.now() - began > held,
    async next() {
      await nextTurn()
      signal?.throwIfAborted()
      began = performance.now()
    },
  }
}

const runLength = 1000

/** Sorts, one run after the other; what is sorted in runs takes little to be sorted in whole. */
export async function sortInTurns<Value>(
  values: readonly Value[],
  compare: (one: Value, other: Value) => number,
  turns: Turns,
): Promise<Value[]> {
  const sorted: Value[] = []
  for (let start = 0; start < values.length; start += runLength) {
    if (turns.isOver()) await turns.next()
    sorted.push(...values.slice(start, start + runLength).sort(compare))
  }
  return sorted.length > runLength ? sorted.sort(compare) : sorted
}
