import { yieldToEventLoop } from '../../../yield-to-event-loop.ts'

/** Milliseconds for which the event loop is held at once. */
const held = 2

/** How many of the shortest steps are done between two looks at the clock: some ten microseconds. */
export const stepsAtOnce = 256

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
      await yieldToEventLoop()
      signal?.throwIfAborted()
      began = performance.now()
    },
  }
}

type Compare<Value> = (one: Value, other: Value) => number

const runLength = 500

/** Sorts, one run after the other, which are then merged; what is equal stays in its order. */
export async function sortInTurns<Value>(
  values: readonly Value[],
  compare: Compare<Value>,
  turns: Turns,
): Promise<Value[]> {
  let runs: Value[][] = []
  for (let start = 0; start < values.length; start += runLength) {
    if (turns.isOver()) await turns.next()
    runs.push(values.slice(start, start + runLength).sort(compare))
  }
  while (runs.length > 1) {
    const longer: Value[][] = []
    for (let at = 0; at < runs.length; at += 2) {
      longer.push(await merged(runs[at] ?? [], runs[at + 1] ?? [], compare, turns))
    }
    runs = longer
  }
  return runs[0] ?? []
}

/** Two sorted lists as one. */
export async function merged<Value>(
  first: readonly Value[],
  second: readonly Value[],
  compare: Compare<Value>,
  turns: Turns,
): Promise<Value[]> {
  const all: Value[] = []
  const rest = second.values()
  let next = rest.next()
  for (const [at, one] of first.entries()) {
    if (at % stepsAtOnce === 0 && turns.isOver()) await turns.next()
    for (; !next.done && compare(one, next.value) > 0; next = rest.next()) all.push(next.value)
    all.push(one)
  }
  for (; !next.done; next = rest.next()) all.push(next.value)
  return all
}
