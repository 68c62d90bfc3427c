import { type CheckedLanguage, checkedLanguages } from '@roux/contract/language'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { type Row, tables } from '../../test/amounts/tables.ts'
import type { Span } from '../text/tokens.ts'
import type { Amount } from './read-amount.ts'
import { readLine } from './read-line.ts'

const written = (value: number) => String(Math.round(value * 10_000) / 10_000)

function inShort({ min, max, unit }: Amount): string {
  return [min === max ? written(min) : `${written(min)}..${written(max)}`, unit?.id].filter(Boolean).join(' ')
}

/** What was read, as the tables write it. */
function summarise(line: string, language: CheckedLanguage): Row {
  const { amount, others, size, taken, ingredient, preparation } = readLine(line, language)
  const textOf = (span: Span | undefined) => (span ? line.slice(span.start, span.end) : '-')
  const more = [
    ...(size ? [`size ${textOf(size)}`] : []),
    ...(taken ? [`taken ${textOf(taken)}`] : []),
    ...others.map((other) => `${other.relation} ${inShort(other)}${other.of ? ` of ${textOf(other.of)}` : ''}`),
  ]
  return {
    line,
    amount: amount ? inShort(amount) : '-',
    ingredient: textOf(ingredient),
    preparation: textOf(preparation),
    more: more.join(', ') || '-',
  }
}

describe.each(checkedLanguages)('in %s', (language) => {
  const rows = tables[language]

  testTable(rows)('every line is read as a cook reads it', (row) => {
    expect(summarise(row.line, language)).toEqual(row)
  })

  test('no amount is seen where there is none, and none is missed', ({ annotate }) => {
    const read = rows.map((row) => ({ row, amount: summarise(row.line, language).amount }))
    const alarms = read.filter(({ row, amount }) => row.amount === '-' && amount !== '-').map(({ row }) => row.line)
    const misses = read.filter(({ row, amount }) => row.amount !== '-' && amount === '-').map(({ row }) => row.line)
    const wrong = rows.filter((row) => JSON.stringify(summarise(row.line, language)) !== JSON.stringify(row)).length
    annotate(
      `${language}: ${rows.length} lines (${rows.filter(({ amount }) => amount === '-').length} without an amount), ` +
        `${alarms.length} false alarms, ${misses.length} misses, ${wrong} read wrongly`,
    )
    expect({ alarms, misses }).toEqual({ alarms: [], misses: [] })
    expect(rows.length).toBeGreaterThanOrEqual(300)
    expect(new Set(rows.map(({ line }) => line)).size).toBe(rows.length)
  })
})
