import { elementsIn, isElement, type PageElement } from './page-tree.ts'
import { lineOf } from './text-of.ts'

interface Row {
  readonly text: string
  /** What only heads the table. */
  readonly isHead: boolean
}

/** Is a cell what is needed, how much of it, or a remark? */
const amount = /^(?:[\d½¼¾⅓⅔⅛]|$)/
const nothing = /^[\s\p{P}\p{S}]*$/u
const share = /^[\d.,]+\s?%$/

/**
 * The rows of a table as lines. Rows of names of columns are left out, and so are columns beside an amount and what it
 * is of, and a label before what is told.
 */
export function rowsOf(table: PageElement): Row[] {
  const rows = [...elementsIn(table)]
    .filter(({ name }) => name === 'tr' || name === 'caption')
    .map((row) => {
      const cells = row.children.filter(isElement)
      return {
        isCaption: row.name === 'caption',
        names: cells.map(({ name }) => name),
        cells: row.name === 'caption' ? [lineOf(row)] : cells.map(lineOf),
      }
    })
  const full = rows.filter(({ cells, names }) => cells.length > 1 && !names.every((name) => name === 'th'))
  const columns = Math.max(0, ...full.map(({ cells }) => cells.length))
  const most = (at: number, is: (cell: string) => boolean) =>
    full.filter(({ cells }) => is(cells[at] ?? '')).length > full.length / 2
  const places = Array.from({ length: columns }, (_, at) => at)
  const named = places.find((at) => most(at, (cell) => /^\p{L}/u.test(cell)))
  const counted = places.find(
    (at) => most(at, (cell) => amount.test(cell) && !share.test(cell)) && most(at, (cell) => cell !== ''),
  )
  const order = named === undefined || counted === undefined ? undefined : [counted, named]
  return rows.flatMap(({ cells, names, isCaption }, place) => {
    if (isCaption || cells.filter((cell) => cell !== '').length === 1)
      return [
        {
          text: cells.join(' ').trim(),
          isHead:
            isCaption || names.includes('th') || (place === 0 && rows.length > 2 && /^\D/.test(cells.join('').trim())),
        },
      ]
    if (names.every((name) => name === 'th')) return []
    const isTold =
      (names[0] === 'th' || /^\d{1,2}[.)]?$/.test(cells[0] ?? '')) && cells.length === 2 && /[.!]$/.test(cells[1] ?? '')
    const kept = isTold ? cells.slice(1) : order ? order.map((at) => cells[at] ?? '') : cells
    return [{ text: kept.filter((cell) => !nothing.test(cell)).join(' '), isHead: false }]
  })
}
