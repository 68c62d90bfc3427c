import { isFact } from './facts.ts'
import { lookOf } from './line-look.ts'
import { startsWithNumber } from './looks-like.ts'
import { findIn, isElement, type PageElement } from './page-tree.ts'
import { nutrientLine } from './section-words.ts'
import { isLinked, rowsOf } from './table-rows.ts'
import type { TextLine } from './text-line.ts'
import { lineOf, linesOf } from './text-of.ts'

/** What stands in a line, and makes none of its own. */
export const inline = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i img input ins kbd label mark o:p q s samp small span strong sub sup time tt u var wbr picture source'.split(
    ' ',
  ),
)

type Line = Partial<TextLine> & { readonly text: string }

/** The lines of a block whose parts belong together: a table, an entry, an amount beside what it is of; undefined for any other. */
export function blockLines(block: PageElement, parent: PageElement): Line[] | undefined {
  if (block.name === 'table' && !isLaidOut(block))
    return rowsOf(block).map(({ text, isHead, isLink, isOfDish }) => ({
      text,
      kind: isHead ? 'heading' : isOfDish ? 'line' : 'item',
      ...(isHead && { level: 4 }),
      ...(isLink && { isLink }),
      within: block,
    }))
  if (block.name === 'li' && !isPost(block)) {
    const entry = { kind: 'item', within: parent, look: lookOf(block) } as const
    return [{ ...entry, text: entryOf(block), ...(isLinked(block) && { isLink: true }) }]
  }
  if (isRow(block))
    return [
      { text: block.children.filter(isElement).map(lineOf).join(' ').trim(), within: parent, look: lookOf(block) },
    ]
  return isOfPairs(block) ? linesOfPairs(block) : undefined
}

/** Terms with what each means: "Feta: 100 g, crumbled" as lists say it, a word on each step, or a fact. */
function linesOfPairs(pairs: PageElement): Line[] {
  const parts = pairs.children.filter(isElement).map(lineOf)
  return Array.from({ length: parts.length / 2 }, (_, at): Line[] => {
    const [term = '', said = ''] = [parts[2 * at]?.replace(/\s*[:：]$/u, ''), parts[2 * at + 1]]
    const line = `${term}: ${said}`
    if (/[.!]$/.test(said) && said.split(' ').length > 3)
      return [
        { text: term, kind: 'heading', level: 6, within: pairs },
        { text: said, kind: 'item', within: pairs },
      ]
    const isOther = isFact(line) || nutrientLine.test(line.replace(':', '')) || isTime.test(said)
    if (!startsWithNumber(said) || startsWithNumber(term) || isOther)
      return [{ text: line, kind: 'item', within: pairs }]
    const [, amount = '', rest = ''] = /^([^,;(]*?)(\s*[,;(].*)?$/u.exec(said) ?? []
    return [{ text: `${amount} ${term}${rest}`, kind: 'item', within: pairs }]
  }).flat()
}

const isTime = /\d\s*(?:min|mn|h\b|hours?|heures?|days?|jours?|°|kcal)/iu

/** An entry with a list of its own in it, or with so many lines that it is a page in the page, as of a forum. */
function isPost(entry: PageElement): boolean {
  const inner = findIn(entry, ({ name }) => name === 'li')
  return linesOf(entry).length > longestEntry || (inner !== undefined && /^\d/.test(lineOf(inner)))
}

/** What an entry says; a list in it, that it ends with, is told in it. */
function entryOf(entry: PageElement): string {
  const inner = entry.children.filter(isElement).findLast(({ name }) => name === 'ul' || name === 'ol')
  const [own, listed] = [lineOf(entry), inner ? linesOf(inner) : []]
  const all = inner ? lineOf(inner) : ''
  return listed.length > 1 && own.endsWith(all) ? `${own.slice(0, -all.length)}${listed.join(', ')}` : own
}

/** Lines of a step, with its remarks. */
const longestEntry = 8

/** A table that lays out the page: its cells have lines, or what is no line. */
function isLaidOut(table: PageElement): boolean {
  return (
    findIn(
      table,
      ({ name, children }) =>
        /^(?:h[1-6]|table|[uo]l|dl|div|p|center|hr)$/.test(name) ||
        (/^t[dh]$/.test(name) && children.filter((one) => isElement(one) && one.name === 'br').length > 1),
    ) !== undefined
  )
}

/** "Serves" and beside it "4": a list in which each term has one word to it. */
function isOfPairs({ name, children }: PageElement): boolean {
  const parts = children.filter(isElement)
  return (
    name === 'dl' &&
    parts.length > 1 &&
    parts.every((part, place) => part.name === (place % 2 ? 'dd' : 'dt') && !hasBlock(part))
  )
}

/** An amount and beside it what of: "6 tbsp", "cornstarch". */
function isRow({ name: element, children }: PageElement): boolean {
  const parts = children.filter(isElement)
  if (!/^(?:div|li|p)$/.test(element) || parts.length < 2 || parts.length > 4 || parts.some(hasBlock)) return false
  if (element !== 'div' && !parts.some(({ name }) => name === 'div')) return false
  const [amount = '', name = '', ...more] = parts.map(lineOf).filter((text) => text !== '')
  const isAmount = /^[\d½¼¾⅓⅔⅛]/.test(amount) && amount.length <= 12
  return more.length === 0 && isAmount && /^\p{L}/u.test(name) && !/[.!]$/.test(name)
}

export function hasBlock(element: PageElement): boolean {
  return findIn(element, ({ name }) => !inline.has(name) && name !== 'br') !== undefined
}
