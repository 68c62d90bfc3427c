import { isPurpose } from './listed-lines.ts'
import { listedRun } from './listed-run.ts'
import type { TextLine } from './text-line.ts'
import { partOf, spread } from './text-lines.ts'

/** Lines between what a dish is called and its list: how long, for how many, a word on it. */
const mostBetween = 3

/** Lines above a list that are looked at. */
const farthest = 40

/** Heads a list, and is no dish. */
const general =
  /^(?:the |la |le |il |das |my |ma )?(?:full |printable )?(?:recipe|recette|receta|ricetta|rezept)(?: (?:card|details|below))?\W*$|^(?:what|you|why|how|where|when|who|tips|about|before|overview|details|pourquoi|comment|avant)\b|[?!]$/iu

const plain = (text: string) => text.toLowerCase().replace(/[\s:]+$/, '')

/**
 * What the dish is called on a page that is called otherwise, as a story or for its site: the heading under which the
 * list stands, else what stands above it and in the page's title too. Empty where the first heading is as good.
 * @param parts of the page's title, between dashes
 */
export function titleAbove(all: readonly TextLine[], parts: readonly string[]): string {
  const lines = all.flatMap(spread)
  const inTitle = new Set(parts.map(plain))
  const first = lines.find(({ level }) => level === 1)
  const headed = lines.flatMap((line, place) => (partOf(line) === 'ingredients' ? [place] : []))
  const run = headed.length > 0 ? undefined : listedRun(lines)?.start
  for (const place of run === undefined ? headed : [run]) {
    const level = run === undefined ? (lines[place]?.level ?? 6) : 6
    const above = lines.slice(Math.max(0, place - farthest), place).toReversed()
    const named = first ? undefined : above.find(({ text, isLink }) => !isLink && inTitle.has(plain(text)))
    const between = above.findIndex((line) => line.kind === 'heading' && !partOf(line) && !isPurpose(line.text))
    const heading = between <= mostBetween ? above[between] : undefined
    if (heading && (heading.level ?? 6) > 1 && !general.test(heading.text)) {
      const isHigher = (heading.level ?? 6) < Math.min(level, 5)
      const isSame = first && plain(heading.text).includes(plain(first.text))
      const isDish = first
        ? isHigher || inTitle.has(plain(heading.text)) || isLoud(heading.text)
        : !named || heading.isBehindRule
      // What stands above a rule across the page is the site's. "Card 27: Bannock" where the page's title has "Bannock".
      if (isDish && !isSame) return parts.find((part) => part.length > 5 && heading.text.endsWith(part)) ?? heading.text
    }
    if (named) return named.text
  }
  return ''
}

/** Several words, all in capitals. */
function isLoud(text: string): boolean {
  return text === text.toUpperCase() && /\p{L}\s+\p{L}/u.test(text)
}
