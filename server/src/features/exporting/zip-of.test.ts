import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { entriesOf } from '../../../test/read-zip.ts'
import { centralHeader, endOfArchive } from './zip-headers.ts'
import { zipOf } from './zip-of.ts'

const changedAt = Date.parse('2026-11-23T21:30:44.000Z')
const file = (name: string, text: string, isPacked = false) => ({ name, bytes: Buffer.from(text), isPacked, changedAt })

/** What is in an archive, as another reader of archives has it. */
const opened = async (archive: Buffer) =>
  (await entriesOf(archive)).map(({ name, content, date, method }) => [
    name,
    String(content),
    date.toISOString(),
    method,
  ])

test('what is in an archive comes out as it was, with its name and its date', async () => {
  const long = 'leeks and cream, '.repeat(50_000)
  const files = [
    file('recipes/Crème brûlée.json', 'Simmer.'),
    file('empty.md', ''),
    file('long.md', long),
    file('a.gz', long, true),
  ]
  const date = '2026-11-23T21:30:44.000Z'
  expect(await opened(await buffer(zipOf(Readable.from(files))))).toEqual([
    ['recipes/Crème brûlée.json', 'Simmer.', date, 8],
    ['empty.md', '', date, 8],
    ['long.md', long, date, 8],
    ['a.gz', long, date, 0],
  ])
  expect(await opened(await buffer(zipOf(Readable.from([]))))).toEqual([])
})

test('an archive holds more files than 65,535', async () => {
  const many = Array.from({ length: 65_600 }, (_, place) => file(`${place}`, '', true))
  const files = await opened(await buffer(zipOf(Readable.from(many))))
  expect(files).toHaveLength(65_600)
  expect(files.at(-1)).toEqual(['65599', '', '2026-11-23T21:30:44.000Z', 0])
})

test('what lies behind 4 GB is found by a longer number', () => {
  const offset = 5 * 2 ** 30
  const entry = { name: Buffer.from('far'), method: 0, crc: 0, size: 3, packedSize: 3, changedAt, offset }
  const header = centralHeader(entry)
  expect([header.readUInt32LE(42), header.readBigUInt64LE(header.length - 8)]).toEqual([0xffffffff, BigInt(offset)])
  const end = endOfArchive({ count: 1, length: header.length, offset: offset + 40 })
  expect(end.readBigUInt64LE(48)).toBe(BigInt(offset + 40))
})
