import { expect, test } from 'vitest'

type Table<Row extends readonly unknown[]> = (title: string, check: (...row: Row) => unknown) => void

/**
 * A table as one test, in the manner of `test.each`: its rows are tried one after the other, and it names those that
 * fail, whose check throws or gives a fault or a list of some. A table without rows is a fault.
 */
export function testTable<Row extends unknown[] | [unknown]>(rows: Iterable<Row>): Table<Row>
export function testTable<Row extends readonly unknown[]>(rows: Iterable<Row>): Table<[...Row]>
export function testTable<Row>(rows: Iterable<Row>): Table<[Row]>
export function testTable(rows: Iterable<unknown>): Table<unknown[]> {
  const table = [...rows]
  return (title, check) => {
    // The limit is for what hangs.
    test(title, { timeout: 60_000 + 1_000 * table.length }, async () => {
      expect(table).not.toEqual([])
      expect(await failingRows(table, check)).toEqual([])
    })
  }
}

export async function failingRows(rows: readonly unknown[], check: (...row: unknown[]) => unknown): Promise<string[]> {
  const faults: string[] = []
  for (const row of rows) faults.push(...(await faultOf(row, check)))
  return faults
}

async function faultOf(row: unknown, check: (...row: unknown[]) => unknown): Promise<string[]> {
  try {
    const fault = await check(...(Array.isArray(row) ? row : [row]))
    return isFault(fault) ? [`${short(row)}: ${short(fault)}`] : []
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const seen =
      'actual' in error && 'expected' in error ? ` (${short(error.actual)}, not ${short(error.expected)})` : ''
    return [`${short(row)}: ${error.message.split('\n')[0]}${seen}`]
  }
}

/** Some assertions return themselves. */
function isFault(told: unknown): boolean {
  if (Array.isArray(told)) return told.length > 0
  return told !== undefined && typeof told !== 'object'
}

/** What has an id is named by it, wherever it stands: a whole dish says less. */
function short(value: unknown): string {
  const text = JSON.stringify(value, (_, inside) => named(inside)) ?? String(value)
  return text.length > 400 ? `${text.slice(0, 400)}…` : text
}

function named(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'id' in value) return value.id
  return isPlain(value) ? value : String(value)
}

function isPlain(value: unknown): boolean {
  return !(value instanceof RegExp || typeof value === 'function')
}
