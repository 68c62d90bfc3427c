import type { ReactNode } from 'react'

interface Column<Row> {
  heading: string
  cell(row: Row): ReactNode
  /** A column of buttons, whose heading is only spoken. */
  isAction?: boolean
  isNumber?: boolean
}

interface DataTableProps<Row> {
  /** What it is a table of. */
  label: string
  /** The first one names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf(row: Row): string
  isBusy?: boolean
}

/** A table; where it has no room, each row becomes a card in which every value stands beside its heading. */
export function DataTable<Row>({ label, columns, rows, keyOf, isBusy = false }: DataTableProps<Row>) {
  const [first, ...others] = columns
  if (!first) return null
  return (
    <div className="@container">
      <table aria-label={label} aria-busy={isBusy} className="w-full text-control @max-2xl:block">
        <thead className="@max-2xl:sr-only">
          <tr className="text-left text-ink-3 text-small">
            {columns.map(({ heading, isAction, isNumber }) => (
              <th key={heading} scope="col" className={`py-2 pr-4 font-semibold ${isNumber ? 'text-right' : ''}`}>
                {isAction ? <span className="sr-only">{heading}</span> : heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-2xl:grid @max-2xl:gap-3">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className="border-line border-t @max-2xl:relative @max-2xl:grid @max-2xl:gap-1.5 @max-2xl:rounded-medium @max-2xl:border @max-2xl:bg-surface @max-2xl:p-4"
            >
              <th
                scope="row"
                className="py-2.5 pr-4 text-left align-baseline font-normal wrap-anywhere @max-2xl:p-0 @max-2xl:pr-10"
              >
                {first.cell(row)}
              </th>
              {others.map(({ heading, cell, isAction, isNumber }) => (
                <td key={heading} className={isAction ? actionCell : `${valueCell} ${isNumber ? numberCell : ''}`}>
                  {/* The heading of the column says it already to those who hear the table. */}
                  {!isAction && (
                    <span aria-hidden="true" className="text-ink-3 @2xl:hidden">
                      {heading}
                    </span>
                  )}
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const valueCell =
  'py-2.5 pr-4 align-baseline @max-2xl:flex @max-2xl:flex-wrap @max-2xl:justify-between @max-2xl:gap-x-4 @max-2xl:p-0'
const numberCell = 'text-right tabular-nums'
const actionCell = 'w-px py-1 align-top @max-2xl:absolute @max-2xl:top-2 @max-2xl:right-2 @max-2xl:w-auto @max-2xl:p-0'
