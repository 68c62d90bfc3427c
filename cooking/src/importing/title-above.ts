import type { TextLine } from './text-line.ts'
import { partOf } from './text-lines.ts'

/** Lines between what a dish is called and its list: how long, for how many, a word on it. */
const mostBetween = 3

/** Lines above a list that are looked at. */
const farthest = 40

/** Heads a list, and is no dish. */
const general =
  /^(?:the |la |le |il |das |my |ma )?(?:full |printable )?(?:recipe|recette|receta|ricetta|rezept)(?: (?:card|details|below))?\W*$|^(?:what|why|how|where|when|who|tips|about|before|overview|details|pourquoi|comment|avant)\b|[?!]$/iu

const plain = (text: string) => text.toLowerCase().replace(/[\s:]+$/, '')

/**
 * What the dish is called on a page that is called otherwise, as a story or for its site: the heading under which the
 * list stands, else what stands above it and in the page's title too. Empty where the first heading is as good.
 * @param parts of the page's title, between dashes
 */
export function titleAbove(lines: readonly TextLine[], parts: readonly string[]): string {
  const inTitle = new Set(parts.map(plain))
  const first = lines.find(({ level }) => level === 1)
  for (const [place, { level = 6 }] of lines.entries()) {
    if (partOf(lines[place] ?? { text: '', kind: 'item' }) !== 'ingredients') continue
    const above = lines.slice(Math.max(0, place - farthest), place).toReversed()
    const between = above.findIndex(({ kind }) => kind === 'heading')
    const heading = above[between]
    if (heading && (heading.level ?? 6) > 1 && between <= mostBetween && first) {
      const isHigher = (heading.level ?? 6) < Math.min(level, 5) && !general.test(heading.text) && !partOf(heading)
      const isSame = plain(heading.text).includes(plain(first.text))
      if ((isHigher || inTitle.has(plain(heading.text))) && !isSame) return heading.text
    }
    const named = first ? undefined : above.find(({ text }) => inTitle.has(plain(text)))
    if (named) return named.text
  }
  return ''
}
