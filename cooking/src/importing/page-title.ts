import { foldText } from '@roux/contract/fold-text'
import { isFact } from './facts.ts'
import { isPurpose } from './listed-lines.ts'
import { partOf } from './part-of.ts'
import type { TextLine } from './text-line.ts'

/** What the head of a page says of its name. */
export interface Naming {
  /** What its title says, between dashes: the dish, the site. */
  readonly parts: readonly string[]
  /** The name of the site, where it says it. */
  readonly site: string
}

/** Heads a list or a page, and is no dish. */
const general =
  /^(?:the |la |le |il |das |my |ma |our |nos |notre )?(?:full |printable )?(?:recipes?|recettes?|receta|ricetta|rezept)(?: (?:card|details|below))?\W*$|^(?:what|you|why|how|where|when|who|tips|about|before|overview|details|pourquoi|comment|avant|re)\b(?!.*:)|[?!]$|\b(?:forum|blog|club|society|newsletter|bulletin)\b/iu

const plain = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * What a dish is called: of the headings above its list, and of what the page's title says, what speaks most for itself:
 * how near and how high it stands, that both say it, and that the recipe speaks of it.
 * @param at where the recipe begins
 * @param told all that it says
 */
export function titleOf(lines: readonly TextLine[], at: number, told: string, { parts, site }: Naming): string {
  const words = new Set(
    plain(told)
      .split(' ')
      .filter((word) => word.length > 3)
      .map(stem),
  )
  const named = parts.map(plain).filter((part) => part !== '')
  const whole = named.join(' ')
  const isSaid = (text: string) =>
    plain(text)
      .split(' ')
      .some((word) => word.length > 3 && !common.has(word) && words.has(stem(word)))
  const isNamed = (text: string) => named.some((part) => part.length > 5 && plain(text).includes(part))
  const score = (text: string, place: number, own: number) => {
    const said = plain(text)
    const isSite = said === plain(site)
    return (
      own +
      (named.includes(said) ? 2 : (said.length > 4 && whole.includes(said)) || isNamed(text) ? 1.5 : 0) +
      (isSaid(text) ? 1.5 : 0) -
      (isSite ? 4 : 0) -
      (general.test(text.trim()) ? 3 : 0) -
      (/\d{4}|\d+[/.]\d+/.test(text) ? 2 : 0) -
      (text.length > 80 ? 2 : 0) -
      Math.min(2, Math.max(0, at - place) * 0.1)
    )
  }
  const beside = lines[at]?.aside ?? 0
  const opener = lines[at - 1]
  const isGroup = (line: TextLine) =>
    line === opener && lines.slice(at).some(({ kind, look }) => kind === 'heading' && look === line.look)
  let isNearest = true
  let highest = 6
  const above = lines
    .slice(0, at)
    .map((line, place) => ({ line, place }))
    .reverse()
    .flatMap(({ line, place }) => {
      const own = standing(line, place === 0 || named.includes(plain(line.text)), beside)
      if (own === undefined || partOf(line) || isPurpose(line.text) || isFact(line.text) || isGroup(line)) return []
      const isDish = line.kind === 'heading' && !general.test(line.text) && !/\d{4}/.test(line.text)
      const isOfIt = isNearest && isDish && (isSaid(line.text) || isNamed(line.text))
      if (isOfIt) isNearest = false
      // What is only bold above a heading is of the site.
      const isOver = (line.level ?? 6) > 4 && highest < 4
      if (line.kind === 'heading') highest = Math.min(highest, line.level ?? 6)
      return [
        {
          text: line.text,
          score: score(
            line.text,
            place,
            own - (isOver ? 2 : 0) + (isOfIt ? 2.5 : isNearest && line.kind === 'heading' ? 0.5 : 0),
          ),
        },
      ]
    })
  const ofHead = parts.map((text) => ({ text, score: score(text, at, 0) - 2 }))
  const best = [...above, ...ofHead].toSorted((one, other) => other.score - one.score)[0]
  if (!best) return ''
  // "Card 27: Bannock" where the page's title has "Bannock".
  const part = parts.find((one) => {
    const isEnd = one.length > 5 && best.text.toLowerCase().endsWith(one.toLowerCase())
    return isEnd && before.test(best.text.slice(0, -one.length))
  })
  return bare(part ?? best.text)
}

function standing(
  { kind, level = 6, text, isLink, aside = 0 }: TextLine,
  isNamed: boolean,
  beside: number,
): number | undefined {
  const by = aside > Math.max(1, beside) || /:$/.test(text) ? -2 : 0
  if (kind === 'heading') return by + ([0, 1.5, 1.2, 1, 0.7, 0.7, 0.4][level] ?? 0.4)
  if (!isNamed || kind === 'item' || isLink || text.length > 80 || /[.!?:,]$/.test(text)) return undefined
  return by
}

/** What stands before the name of a dish. */
const before = /(?:\d|\b(?:recettes?|recipes?|rezepte?)\b).*\W(?:l[aes]+\s|l['’])?$/iu
/** Words that tell nothing of a dish. */
const common = new Set('from with this that your pour avec dans plus tout toute cette comment'.split(' '))
const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2))

/** "Recipe: Leek gratin | Larder" without what is not the dish. */
function bare(title: string): string {
  return title
    .replace(/^\[[^\]]{1,40}\]\s*/, '')
    .replace(/^(?:(?:recipe|recette|receta|ricetta|rezept|cookbook|rec|subject|objet|re)\s*:\s*)+(?=\S)/i, '')
    .replace(/(?<=\S)\s+\|\s.*$/, '')
    .replace(/[\s:#¶]+$/u, '')
}
