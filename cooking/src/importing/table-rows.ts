import { checkedLanguages } from '@roux/contract/language'
import { readLine } from '../amounts/read-line.ts'
import { isFact } from './facts.ts'
import { elementsIn, findIn, isElement, type PageElement } from './page-tree.ts'
import * as words from './section-words.ts'
import { lineOf } from './text-of.ts'

interface Row {
  readonly text: string
  /** What only heads the table. */
  readonly isHead: boolean
  readonly isLink?: boolean
  /** What is said of the dish is no entry of a list. */
  readonly isOfDish?: boolean
}

/** Is a cell what is needed, how much of it, or a remark? */
const amount = /^(?:[\d½¼¾⅓⅔⅛]|$)/
const blank = /^[\s\p{P}\p{S}]*$/u
const share = /^[\d.,]+\s?%$/

/**
 * The rows of a table as lines. Rows of names of columns are left out, but for how many a column is for, and so are
 * columns beside an amount, its unit, what it is of and what is done to it, and a label before what is told.
 */
export function rowsOf(table: PageElement): Row[] {
  const rows = [...elementsIn(table)]
    .filter(({ name }) => name === 'tr' || name === 'caption')
    .map((row) => {
      const cells = row.children.filter(isElement)
      return {
        isCaption: row.name === 'caption',
        isLink: isLinked(row),
        names: cells.map(({ name }) => name),
        cells: row.name === 'caption' ? [lineOf(row)] : cells.map(lineOf),
      }
    })
  const full = rows.filter(({ cells, names }) => cells.length > 1 && !names.every((name) => name === 'th'))
  const { counted, order, pairs } = columnsOf(full.map(({ cells }) => cells))
  // What stands alone in its row above all others heads them.
  const first = rows.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length > 1)
  const isAbove = (place: number) => place < first
  return rows.flatMap(({ cells, names, isCaption, isLink }, place) => {
    if (isCaption || cells.filter((cell) => cell !== '').length === 1)
      return [
        {
          text: cells.join(' ').trim(),
          isLink,
          isHead:
            isCaption ||
            names.includes('th') ||
            (rows.length > 2 && /^\D/.test(cells.join('').trim()) && (place === 0 || isAbove(place))),
        },
      ]
    // "For 4", "For 12": which of them was taken.
    const isFor = order !== undefined && /\d/.test(cells[counted ?? 0] ?? '')
    if (names.every((name) => name === 'th'))
      return isFor ? [{ text: cells[counted ?? 0] ?? '', isLink, isHead: true }] : []
    if (place === first && words.amountHead.test(cells[counted ?? 0] ?? '')) return []
    const fact = `${(cells[0] ?? '').replace(/\s*[:：]$/, '')}: ${cells[1] ?? ''}`
    if (names[0] === 'th' && cells.length === 2 && isFact(fact)) return [{ text: fact, isHead: false, isLink }]
    const said = cells.length > 2 ? termsOf(cells) : []
    if (said.some(isFact)) return said.map((text) => ({ text, isHead: false, isLink, isOfDish: true }))
    const isTold =
      (names[0] === 'th' || /^\d{1,2}[.)]?$/.test(cells[0] ?? '')) && cells.length === 2 && /[.!]$/.test(cells[1] ?? '')
    if (!isTold && pairs.length > 1)
      return pairs.map((at) => ({ text: `${cells[at]} ${cells[at + 1]}`.trim(), isHead: false, isLink }))
    const kept = isTold ? cells.slice(1) : order ? order(cells) : cells
    return [{ text: kept.filter((cell) => !blank.test(cell)).join(' '), isHead: false, isLink }]
  })
}

/** "Class", "2 B", "Covers", "8" beside each other: what each is. */
function termsOf(cells: readonly string[]): string[] {
  if (cells.length % 2) return []
  return cells.flatMap((term, at) => (at % 2 ? [] : [`${term.replace(/\s*[:：]$/, '')}: ${cells[at + 1] ?? ''}`]))
}

/** Which columns of a table of ingredients say what; no order where it is none. */
function columnsOf(full: readonly (readonly string[])[]) {
  const most = (at: number, is: (cell: string) => boolean) =>
    full.filter((cells) => is(cells[at] ?? '')).length > full.length / 2
  const places = Array.from({ length: Math.max(0, ...full.map((cells) => cells.length)) }, (_, at) => at)
  const isAmount = (cell: string) => cell !== '' && amount.test(cell) && !share.test(cell)
  const counted = places.find((at) => most(at, isAmount))
  const worded = places.filter((at) => most(at, (cell) => /^\p{L}/u.test(cell)))
  // Two ingredients stand in each row.
  const pairs = places.filter((at) => worded.includes(at + 1) && !worded.includes(at) && most(at, isAmount))
  const unit = worded.length > 1 ? worded.find((at) => most(at, isUnit)) : undefined
  const [named, noted] = worded.filter((at) => at !== unit)
  if (counted === undefined || named === undefined) return { counted, order: undefined, pairs: [] }
  const order = (cells: readonly string[]) => {
    const [name = '', note = ''] = [cells[named], noted === undefined ? '' : cells[noted]]
    return [
      cells[counted] ?? '',
      unit === undefined ? '' : (cells[unit] ?? ''),
      note === '' ? name : `${name}, ${note}`,
    ]
  }
  return { counted, order, pairs }
}

function isUnit(cell: string): boolean {
  return cell.length < 20 && checkedLanguages.some((language) => readLine(`2 ${cell} x`, language).amount?.unit)
}

/** Is a row or an entry nothing but a link? */
export function isLinked(entry: PageElement): boolean {
  const link = findIn(entry, ({ name, attributes }) => name === 'a' && (!attributes.name || 'href' in attributes))
  return link !== undefined && lineOf(link).length >= lineOf(entry).length - 3
}
