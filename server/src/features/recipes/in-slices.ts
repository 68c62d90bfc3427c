import { yieldToEventLoop } from '../../yield-to-event-loop.ts'
import type { RecipeFilter, RecipeKey, RecipeListStore } from './stored/recipe-list-store.ts'

/** What SQLite reads, and we make JSON of, within some milliseconds. */
const sliceBytes = 2 ** 18
export const sliceRows = 200

/** Keys are short. */
const keysAtOnce = 1000

type SizeOf = (key: RecipeKey) => number

/** With all that is kept of it. */
export const wholeSize: SizeOf = ({ text_bytes, version_bytes }) => text_bytes + version_bytes

const textOf: SizeOf = ({ text_bytes }) => text_bytes

/**
 * Cuts a list into parts that can be read without holding up others, and lets them have a turn before each but the first.
 * @throws the signal's reason once it has aborted
 */
export async function* slicesOf(
  keys: readonly RecipeKey[],
  { sizeOf = textOf, signal, isFirst = true }: { sizeOf?: SizeOf; signal?: AbortSignal | undefined; isFirst?: boolean },
): AsyncGenerator<readonly RecipeKey[]> {
  for (let start = 0, end = 0; start < keys.length; start = end) {
    let bytes = 0
    for (end = start; end < keys.length && end - start < sliceRows; end += 1) {
      const key = keys[end]
      bytes += key ? sizeOf(key) : 0
      if (bytes > sliceBytes && end > start) break
    }
    if (!isFirst || start > 0) await yieldToEventLoop()
    signal?.throwIfAborted()
    yield keys.slice(start, end)
  }
}

/** The same of all recipes that there are, read on from the last one: they may be more than a list can hold. */
export async function* allInSlices(
  store: RecipeListStore,
  filter: RecipeFilter,
  options: { sizeOf?: SizeOf; signal?: AbortSignal | undefined; isByAge?: boolean } = {},
): AsyncGenerator<readonly RecipeKey[]> {
  for (let after: RecipeKey | undefined, isLast = false; !isLast; ) {
    const keys = await store.keys(filter, { after, limit: keysAtOnce, isByAge: options.isByAge })
    yield* slicesOf(keys, { ...options, isFirst: after === undefined })
    isLast = keys.length < keysAtOnce
    after = keys.at(-1)
  }
}
