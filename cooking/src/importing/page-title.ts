import { foldText } from '@roux/contract/fold-text'
import { isFact } from './facts.ts'
import { isPurpose } from './listed-lines.ts'
import { partOf } from './part-of.ts'
import { dishIn, isTalk } from './said-title.ts'
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
 * @param at where the recipe begins, and behind it ends
 * @param told all that it says
 */
export function titleOf(
  lines: readonly TextLine[],
  [at, end]: readonly [number, number],
  told: string,
  naming: Naming,
): string {
  const { isSaid, isKnown, isWhole, speaksFor } = evidenceOf(told, naming)
  // The lines of a text have no look, but may be headings as high as each other.
  const isLike = (line: TextLine, other: TextLine) =>
    other.kind === 'heading' &&
    (line.look ? other.look === line.look : at > 1 && line.kind === 'heading' && other.level === line.level) &&
    partOf(other) === undefined
  const isGroup = (line: TextLine) =>
    line === lines[at - 1] && lines.slice(at, end).some((other) => isLike(line, other))
  const first = lines.findIndex(({ text, look }) => look !== undefined || !isTalk(text))
  let [isNearest, highest] = [true, 6]
  const above = lines.slice(0, at).flatMap((_, back) => {
    const place = at - 1 - back
    const line = lines[place]
    if (!line || namesNone(line) || isGroup(line)) return []
    const { text, level = 6 } = line
    const far = Math.min(2, (at - place) * 0.1)
    const said = labelled.exec(text)?.[1]
    if (said !== undefined) return [{ text: said, score: 6 - far }]
    const own = standing(line, place === first || isWhole(text), lines[at]?.aside ?? 0)
    if (own === undefined) return []
    const isHeading = line.kind === 'heading'
    const isDish = isHeading && (level < 6 || /\s/.test(text)) && !isGeneral(text) && !/\d{4}/.test(text)
    const isOfIt = isNearest && isDish && isKnown(text)
    if (isOfIt) isNearest = false
    // What is only bold above a heading is of the site.
    const isOver = level > 4 && highest < 4 ? 2 : 0
    if (isHeading) highest = Math.min(highest, level)
    const near = isOfIt ? 2.5 : isNearest && isHeading ? 0.5 : 0
    return [{ text, score: own - isOver + near + speaksFor(text) - far }]
  })
  const ofHead = naming.parts.map((text) => ({ text, score: speaksFor(text) - 2 }))
  const best = [...above, ...ofHead].toSorted((one, other) => other.score - one.score)[0]
  if (!best) return ''
  // "Card 27: Bannock" where the page's title has "Bannock".
  const part = naming.parts.find((one) => {
    const isEnd = one.length > 5 && best.text.toLowerCase().endsWith(one.toLowerCase())
    const head = best.text.slice(0, -one.length)
    return isEnd && (before.test(head) || (/:\s*$/.test(head) && isSaid(one) && !isSaid(head)))
  })
  const title = bare(part ?? best.text)
  // Who asks for a recipe names its dish.
  return /\?$/.test(title) ? dishIn(title) || title : title
}

/** What the recipe and the head of its page say for a name. */
function evidenceOf(told: string, { parts, site }: Naming) {
  const wordsOf = (text: string) =>
    plain(text)
      .split(' ')
      .filter((word) => word.length > 3 && !common.has(word))
      .map((word) => word.slice(0, Math.max(4, word.length - 2)))
  const words = new Set(wordsOf(told))
  // "Larder: Leek gratin" names both.
  const named = parts.flatMap((part) => [part, ...part.split(/:\s+/)].map(plain)).filter((part) => part !== '')
  const whole = named.join(' ')
  const isSaid = (text: string) => wordsOf(text).some((word) => words.has(word))
  const isWhole = (text: string) => named.includes(plain(text))
  const isNamed = (text: string) => named.some((part) => part.length > 5 && plain(text).includes(part))
  const isPart = (said: string) => said.length > 4 && whole.includes(said)
  return {
    isSaid,
    isWhole,
    isKnown: (text: string) => isSaid(text) || isNamed(text),
    speaksFor: (text: string) =>
      (isWhole(text) ? 2 : isPart(plain(text)) || isNamed(text) ? 1.5 : 0) +
      (isSaid(text) ? 1.5 : 0) -
      (plain(text) === plain(site) ? 4 : 0) -
      (isGeneral(text) ? 3 : 0) -
      (/\d{4}|\d+[/.]\d+/.test(text) ? 2 : 0) -
      (text.length > 80 ? 2 : 0),
  }
}

function namesNone(line: TextLine): boolean {
  return partOf(line) !== undefined || isPurpose(line.text) || isFact(line.text) || yields.test(line.text)
}

function isGeneral(text: string): boolean {
  return general.test(text.trim()) || ofSomebody.test(text)
}

function standing(
  { kind, level = 6, text, isLink, leadsHome, aside = 0 }: TextLine,
  isNamed: boolean,
  beside: number,
): number | undefined {
  const by = (aside > Math.max(1, beside) || /:$/.test(text) ? -2 : 0) - (leadsHome ? 4 : 0)
  if (kind === 'heading') return by + ([0, 1.5, 1.2, 1, 0.7, 0.7, 0.4][level] ?? 0.4)
  if (!isNamed || kind === 'item' || isLink || text.length > 80 || /[.!?:,]$/.test(text)) return undefined
  return by
}

/** « Titre : Gratin de poireaux », as programs and forms have it. */
const labelled =
  /^(?:(?:recipe )?(?:title|name)|name of (?:the )?(?:dish|recipe)|titre(?: de la recette)?|nom (?:de la recette|du plat)|titel|título|titolo)\s*:\s*(\S.{2,100})$/iu
/** "For a dish of 2 litres" */
const yields = /^(?:pour|for|serves|makes|feeds)\b.*\d/iu
/** « La recette de Roland » */
const ofSomebody = /^(?:La recette d[eu]|The recipe of|From) \p{Lu}[\p{L}-]+$/u
/** What stands before the name of a dish. */
const before = /(?:\d|\b(?:recettes?|recipes?|rezepte?)\b).*\W(?:l[aes]+\s|l['’])?$/iu
/** Words that tell nothing of a dish. */
const common = new Set('from with this that your pour avec dans plus tout toute cette comment'.split(' '))

/** "Recipe: Leek gratin | Larder", « La recette de Roland : gratin » without what is not the dish. */
function bare(title: string): string {
  const said = title
    .replace(/^(\p{Extended_Pictographic})\uFE0F?\s*(.+?)\s*\1\uFE0F?$/u, '$2')
    .replace(/^\[[^\]]{1,40}\]\s*/, '')
    .replace(/^(?:(?:recipe|recette|receta|ricetta|rezept|cookbook|rec|subject|objet|re)\s*:\s*)+(?=\S)/i, '')
    .replace(/\s*\[[^\]]*\]$|\s*\((?:was|re)\b[^)]*\)$|,?\s+was:\s.*$/i, '')
    .replace(whose, '')
    .replace(/(?<=\S)\s+\|\s.*$/, '')
    .replace(/[\s:#¶]+$/u, '')
  return whose.test(title) ? said.charAt(0).toUpperCase() + said.slice(1) : said
}

const whose =
  /^(?:(?:la|the|notre|our|ma|my|une?|an?) )?(?:rec(?:ette|ipe) (?:de |du |d['’]|of |from |by )[^:]{1,30}|[^:]{1,30}['’]s recipe)\s*:\s*(?=\S)/iu
