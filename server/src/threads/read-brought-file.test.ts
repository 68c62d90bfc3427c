import { closeSync, openSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { hostilePages } from '../../../cooking/test/importing/hostile-pages.ts'
import { makeFolder } from '../../test/start-app.ts'
import { zipOf } from '../../test/zip-of.ts'
import { readBroughtFile } from './read-brought-file.ts'
import type { FileSlice } from './read-file-slice.ts'

const soup = '# Soup\n\n## Ingredients\n\n- 2 leeks\n- 1 onion\n\n## Method\n\n1. Simmer them.\n'
const zeros = Buffer.alloc(40 * 2 ** 20)

async function read(name: string, content: Buffer | string) {
  const path = join(makeFolder('roux-brought-'), 'file')
  writeFileSync(path, content)
  const fd = openSync(path, 'r')
  onTestFinished(() => closeSync(fd))
  const file = { id: path, fd, name, size: statSync(path).size }
  const slices: FileSlice[] = []
  for await (const slice of readBroughtFile({ caller: 'a' }, file)) slices.push(slice)
  return {
    titles: slices.flatMap(({ drafts }) => drafts.map(({ title }) => title)),
    codes: slices.flatMap(({ failures }) => failures.map(({ code }) => code)),
  }
}

/** An archive in an archive, again and again. */
async function nested(depth: number): Promise<Buffer> {
  return await zipOf(depth === 0 ? { 'soup.md': soup } : { 'inner.zip': await nested(depth - 1) })
}

testTable([
  [
    'a member that unpacks to forty megabytes',
    async () => await zipOf({ 'a.json': zeros, 'b.md': soup }),
    ['too_large'],
  ],
  [
    'forty megabytes in a gzip',
    async () => await zipOf({ 'a.paprikarecipe': gzipSync(zeros), 'b.md': soup }),
    ['too_large'],
  ],
  ['data that is nested without end', async () => await zipOf({ 'a.json': '['.repeat(2 ** 23), 'b.md': soup }), []],
  [
    'a head that is no head',
    async () => await zipOf({ 'a.cook': `---\n${'a: '.repeat(9000)}`, 'b.md': soup }),
    ['no_recipe_found'],
  ],
])('what is hostile is told or left out, and what stands beside it is read', async (_, make, codes) => {
  expect(await read('all.zip', await make())).toEqual({ titles: ['Soup'], codes })
})

test('all of a file together has its limit, however small its members look', async () => {
  const bomb = gzipSync(Buffer.alloc(20 * 2 ** 20, ' '))
  const members = Object.fromEntries(Array.from({ length: 60 }, (_, place) => [`${place}.paprikarecipe`, bomb]))
  const { titles, codes } = await read('all.zip', await zipOf({ ...members, 'last.md': soup }))
  expect([titles, codes.at(-1)]).toEqual([[], 'too_large'])
  expect(codes.length).toBeLessThan(30)
})

test('archives in archives are opened so deep and no deeper, and one of very many files is not read', async () => {
  expect((await read('all.zip', await nested(2))).titles).toEqual(['Soup'])
  expect((await read('all.zip', await nested(5))).titles).toEqual([])
  const many = await zipOf({ 'soup.md': soup })
  // What its end says of how many there are.
  many.writeUInt16LE(25_001, many.length - 22 + 8)
  many.writeUInt16LE(25_001, many.length - 22 + 10)
  expect(await read('all.zip', many)).toEqual({ titles: [], codes: ['too_many'] })
})

test('names that lead out of their folder, and systems’ own files, do no harm', async () => {
  const zip = await zipOf({ 'aa/aa/soup.md': soup, '.hidden.md': soup, 'README.md': soup })
  const climbing = Buffer.from(zip.toString('latin1').replaceAll('aa/aa/', '../../'), 'latin1')
  expect(await read('all.zip', climbing)).toEqual({ titles: ['Soup'], codes: [] })
})

test('what ends the thread is told as unreadable, and the rest is read', async () => {
  // What takes longest of what is known to do so, over and over.
  const page = Object.values(hostilePages).toSorted((one, other) => other.length - one.length)[0] ?? ''
  const slow = Array.from({ length: 60 }, () => `<div>${page.slice(0, 60_000)}</div>`).join('')
  const { titles } = await read('all.zip', await zipOf({ 'a.html': slow, 'b.md': soup }))
  expect(titles).toContain('Soup')
})
