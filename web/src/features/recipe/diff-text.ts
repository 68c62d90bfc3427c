import { type Change, diffSequence } from './diff-sequence.ts'

/** How much of two texts must be common for one to count as the other, changed. */
const likeness = 0.5

/** How many new lines are looked at for the one that a removed line became: more would take long and find little. */
const reach = 5

/** What changed between two lists of lines. Case, spacing and a full stop make no difference. */
export function diffLines(before: readonly string[], after: readonly string[]): Change<string>[] {
  return pairUp(diffSequence(before, after, lineKey))
}

/** What changed within a text, word by word; the spaces belong to the word before them. */
export function diffWords(before: string, after: string): Change<string>[] {
  return joinRuns(diffSequence(splitWords(before), splitWords(after), (word) => word.trim()))
}

/** Whether a text reads as a changed form of another. */
export function isAlike(before: string, after: string): boolean {
  const left = splitWords(before)
  const right = splitWords(after)
  const common = diffSequence(left, right, lineKey).filter(({ kind }) => kind === 'same').length
  return (2 * common) / (left.length + right.length) >= likeness
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

/** Makes one changed line of a removed one and a like one that came in its place. */
function pairUp(changes: readonly Change<string>[]): Change<string>[] {
  const paired: Change<string>[] = []
  let removed: string[] = []
  let added: string[] = []
  const settle = () => {
    paired.push(...pairGap(removed, added))
    removed = []
    added = []
  }
  for (const change of changes) {
    if (change.kind === 'removed') removed.push(change.before)
    else if (change.kind === 'added') added.push(change.after)
    else {
      settle()
      paired.push(change)
    }
  }
  settle()
  return paired
}

/** One gap between common lines: what stood there, and what stands there now. */
function pairGap(removed: readonly string[], added: readonly string[]): Change<string>[] {
  const changes: Change<string>[] = []
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

/** Neighbouring words with the same fate become one piece. */
function joinRuns(changes: readonly Change<string>[]): Change<string>[] {
  const joined: Change<string>[] = []
  for (const change of changes) {
    const last = joined.at(-1)
    if (change.kind === 'removed' && last?.kind === 'removed') last.before += change.before
    else if (change.kind === 'added' && last?.kind === 'added') last.after += change.after
    else if (change.kind === 'same' && last?.kind === 'same') {
      last.before += change.before
      last.after += change.after
    } else joined.push({ ...change })
  }
  return joined
}
