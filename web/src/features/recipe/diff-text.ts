import { diffArrays } from 'diff'

/** What became of a line or of some words. `same` ones may still differ in what makes no difference. */
export type DiffPart =
  | { kind: 'same' | 'changed'; before: string; after: string }
  | { kind: 'removed'; before: string }
  | { kind: 'added'; after: string }

/** How much of two texts must be common for one to count as the other, changed. */
const likeness = 0.5

/** How many new lines are looked at for the one that a removed line became: more would take long and find little. */
const reach = 5

/** What changed between two lists of lines. Case, spacing and a full stop make no difference. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffPart[] {
  const runs = runsOf(before, after, lineKey)
  return runs.flatMap(({ kind, before, after }, place) => {
    if (kind === 'same') return after.map((line, at) => ({ kind, before: before[at] ?? line, after: line }))
    // What came in the place of something stands behind it.
    if (kind === 'added') return runs[place - 1]?.kind === 'removed' ? [] : pairUp([], after)
    const next = runs[place + 1]
    return pairUp(before, next?.kind === 'added' ? next.after : [])
  })
}

/** What changed within a text, word by word; the spaces belong to the word before them. */
export function diffWords(before: string, after: string): DiffPart[] {
  return runsOf(splitWords(before), splitWords(after), (word) => word.trim()).map((run) => {
    const [before, after] = [run.before.join(''), run.after.join('')]
    if (run.kind === 'removed') return { kind: run.kind, before }
    return run.kind === 'added' ? { kind: run.kind, after } : { kind: run.kind, before, after }
  })
}

/** Whether a text reads as a changed form of another. */
export function isAlike(before: string, after: string): boolean {
  const [left, right] = [splitWords(before).map(lineKey), splitWords(after).map(lineKey)]
  const length = left.length + right.length
  // Whatever their order: that takes long to find out, and lines that share no words are many.
  if (2 * countShared(left, right) < length * likeness) return false
  return diffArrays(left, right, { maxEditLength: length * (1 - likeness) }) !== undefined
}

function countShared(left: readonly string[], right: readonly string[]): number {
  const free = new Map<string, number>()
  for (const word of left) free.set(word, (free.get(word) ?? 0) + 1)
  return right.filter((word) => {
    const count = free.get(word) ?? 0
    free.set(word, count - 1)
    return count > 0
  }).length
}

/** The place of each line in the list as it is now; none for what is gone. */
export function placesNow(changes: readonly DiffPart[]): (number | undefined)[] {
  let next = 0
  return changes.map(({ kind }) => {
    if (kind === 'removed') return undefined
    next += 1
    return next - 1
  })
}

interface Run {
  readonly kind: 'same' | 'removed' | 'added'
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** The shortest way from one sequence to another, in runs: entries are equal when their keys are. */
function runsOf(before: readonly string[], after: readonly string[], keyOf: (entry: string) => string): Run[] {
  const [old, young] = [[...before], [...after]]
  return diffArrays(old.map(keyOf), young.map(keyOf)).map(({ count, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    before: added ? [] : old.splice(0, count),
    after: removed ? [] : young.splice(0, count),
  }))
}

function lineKey(line: string): string {
  return line
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;]$/, '')
}

function splitWords(text: string): string[] {
  return text.match(/\s*\S+\s*/g) ?? []
}

/** Between common lines: makes one changed line of a removed one and a like one that came in its place. */
function pairUp(removed: readonly string[], added: readonly string[]): DiffPart[] {
  const changes: DiffPart[] = []
  let next = 0
  for (const before of removed) {
    const place = added.slice(next, next + reach).findIndex((after) => isAlike(before, after))
    const after = added[next + place]
    if (place < 0 || after === undefined) {
      changes.push({ kind: 'removed', before })
      continue
    }
    changes.push(...added.slice(next, next + place).map((line) => ({ kind: 'added', after: line }) as const))
    changes.push({ kind: 'changed', before, after })
    next += place + 1
  }
  return [...changes, ...added.slice(next).map((line) => ({ kind: 'added', after: line }) as const)]
}
