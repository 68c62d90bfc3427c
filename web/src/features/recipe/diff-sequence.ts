/** What became of one entry of a sequence. `same` entries may still differ where their keys do not. */
export type Change<Entry> =
  | { kind: 'same' | 'changed'; before: Entry; after: Entry }
  | { kind: 'removed'; before: Entry }
  | { kind: 'added'; after: Entry }

/**
 * The shortest way from one sequence to another, by their longest common subsequence: entries are equal when their
 * keys are. Leaving out what was added gives `before` back, leaving out what was removed gives `after`. Takes time
 * and memory of one length times the other.
 */
export function diffSequence<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Change<Entry>[] {
  const left = before.map((entry) => ({ entry, key: keyOf(entry) }))
  const right = after.map((entry) => ({ entry, key: keyOf(entry) }))
  const common = commonLengths(
    left.map(({ key }) => key),
    right.map(({ key }) => key),
  )
  const changes: Change<Entry>[] = []
  let i = 0
  let j = 0
  for (;;) {
    const old = left[i]
    const young = right[j]
    if (old && young && old.key === young.key) {
      changes.push({ kind: 'same', before: old.entry, after: young.entry })
      i += 1
      j += 1
    } else if (old && (!young || common(i + 1, j) >= common(i, j + 1))) {
      changes.push({ kind: 'removed', before: old.entry })
      i += 1
    } else if (young) {
      changes.push({ kind: 'added', after: young.entry })
      j += 1
    } else return changes
  }
}

/** How long the longest common subsequence is of what begins at two places. */
function commonLengths(left: readonly string[], right: readonly string[]): (i: number, j: number) => number {
  const width = right.length + 1
  const table = new Uint16Array((left.length + 1) * width)
  const read = (i: number, j: number) => table[i * width + j] ?? 0
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      table[i * width + j] = left[i] === right[j] ? read(i + 1, j + 1) + 1 : Math.max(read(i + 1, j), read(i, j + 1))
    }
  }
  return read
}

/** The place of each entry in the sequence as it is now; none for what is gone. */
export function placesNow(changes: readonly Change<unknown>[]): (number | undefined)[] {
  let next = 0
  return changes.map(({ kind }) => {
    if (kind === 'removed') return undefined
    next += 1
    return next - 1
  })
}
