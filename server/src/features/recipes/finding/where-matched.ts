import type { Match } from '@roux/contract/finding-recipes'
import { foldText } from '@roux/contract/fold-text'
import type { Turns } from './turns.ts'

/** A field with its texts: its lines, steps or tags. */
type Searched = readonly [field: Match['field'], texts: readonly string[]]

/** Characters of an excerpt; of a longer text it is what stands around the first word. */
const longest = 160
const before = 40

/**
 * Where a recipe holds what was searched for: of each field that does the text with most of the words.
 * @param words folded
 */
export async function whereMatched(
  fields: readonly Searched[],
  words: readonly string[],
  turns: Turns,
): Promise<Match[]> {
  const matched: Match[] = []
  for (const [field, texts] of fields) {
    let best: Match | undefined
    for (const text of texts) {
      if (turns.isOver()) await turns.next()
      const spans = spansIn(text, words)
      if (spans.length > (best?.spans.length ?? 0)) best = { field, text, spans }
    }
    if (best) matched.push(excerptOf(best))
  }
  return matched
}

/** The words of the text, as it is written, that hold one of those searched for. */
function spansIn(text: string, words: readonly string[]): [number, number][] {
  // Most texts hold none, and to look at each word takes many times as long.
  const whole = foldText(text)
  if (!words.some((word) => whole.includes(word))) return []
  return Array.from(text.matchAll(/\S+/g)).flatMap(({ 0: written, index }): [number, number][] => {
    const folded = foldText(written)
    if (!words.some((word) => folded.includes(word))) return []
    const core = /[\p{L}\p{N}].*[\p{L}\p{N}]|[\p{L}\p{N}]/u.exec(written)
    const from = index + (core?.index ?? 0)
    return [[from, from + (core?.[0] ?? written).length]]
  })
}

function excerptOf({ field, text, spans }: Match): Match {
  if (text.length <= longest) return { field, text, spans }
  const [first = 0] = spans[0] ?? []
  // Words stay whole, and so do letters of two code units.
  const start = first <= before ? 0 : text.lastIndexOf(' ', first - before) + 1
  const blank = text.indexOf(' ', Math.max(start + longest, spans[0]?.[1] ?? 0))
  const end = blank < 0 ? text.length : blank
  const shown = spans.filter(([from, to]) => from >= start && to <= end)
  return { field, text: text.slice(start, end), spans: shown.map(([from, to]) => [from - start, to - start]) }
}
