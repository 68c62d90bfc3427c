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
  for (const row of argumentsOf(rows)) faults.push(...(await faultOf(row, check)))
  return faults
}

/** A list that stands among other rows is one value. */
function argumentsOf(rows: readonly unknown[]): (readonly unknown[])[] {
  return rows.every((row) => Array.isArray(row)) ? [...rows] : rows.map((row) => [row])
}

async function faultOf(row: readonly unknown[], check: (...row: unknown[]) => unknown): Promise<string[]> {
  const named = short(row.length === 1 ? row[0] : row)
  try {
    const fault = await check(...row)
    return isFault(fault) ? [`${named}: ${short(fault)}`] : []
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const seen =
      'actual' in error && 'expected' in error ? ` (${short(error.actual)}, not ${short(error.expected)})` : ''
    return [`${named}: ${error.message.split('\n')[0]}${seen}`]
  }
}

/** Some assertions return themselves. */
function isFault(told: unknown): boolean {
  if (Array.isArray(told)) return told.length > 0
  return told !== undefined && typeof told !== 'object'
}

/** What has an id is named by it, wherever it stands: a whole dish says less. */
function short(value: unknown): string {
  const text = JSON.stringify(value, (_, inside) => nameOf(inside)) ?? String(value)
  return text.length > 400 ? `${text.slice(0, 400)}…` : text
}

function nameOf(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'id' in value) return value.id
  return isPlain(value) ? value : String(value)
}

function isPlain(value: unknown): boolean {
  return !(value instanceof RegExp || typeof value === 'function')
}
