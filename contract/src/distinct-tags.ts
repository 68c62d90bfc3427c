import { foldText } from './fold-text.ts'

/** Trimmed tags, without blank ones; of those that differ by case or accents alone the first stays. */
export function distinctTags(tags: readonly string[]): string[] {
  const byFold = new Map<string, string>()
  for (const tag of tags.map((one) => one.trim())) {
    const folded = foldText(tag)
    if (tag !== '' && !byFold.has(folded)) byFold.set(folded, tag)
  }
  return [...byFold.values()]
}
