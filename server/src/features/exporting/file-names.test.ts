import { slugOf } from '@roux/cooking/exporting/slug-of'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { createDistinct, fileNameOf } from './file-names.ts'

testTable([
  ['Leek gratin', 'Leek gratin'],
  ['Crème brûlée', 'Crème brûlée'],
  ['Creme\u0301', 'Cremé'],
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\Windows', 'C-Windows'],
  ['Half/half', 'Half-half'],
  ['CON', '_CON'],
  ['nul.soup', '_nul.soup'],
  ['lpt³', '_lpt³'],
  ['Console', 'Console'],
  ['.hidden', 'hidden'],
  ['Soup. . ', 'Soup'],
  ['What? <Soup>: "best" | *all*', 'What- -Soup- -best- - -all-'],
  ['evil\u202Etxt.exe', 'eviltxt.exe'],
  ['…', '…'],
  ['???', 'recipe'],
  ['', 'recipe'],
  ['. .', 'recipe'],
])('a title becomes the name of a file', (title, name) => {
  expect(fileNameOf(title)).toBe(name)
})

test('whatever the title, the name is one that every system takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 255 }), (title) => {
      const name = fileNameOf(title)
      expect(name).toBe(name.normalize('NFC'))
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(181)
      expect(name).toMatch(/^[^<>:"/\\|?*\p{Cc}]+$/u)
      expect(name).not.toMatch(/^[. ]|[. ]$|^(?:con|nul|prn|aux)(?:\.|$)/i)
      expect(name.isWellFormed()).toBe(true)
      expect(slugOf(title)).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/)
    }),
  )
})

test('no two files have names that some system takes for the same', () => {
  const words = fc.constantFrom('Soup', 'soup', 'SOUP (2)', 'Soup (2)', 'ﬁsh', 'fish', 'Crème', 'Cre\u0300me')
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), (titles) => {
      const distinct = createDistinct((name, number) => `${name} (${number})`)
      const names = titles.map((title) => distinct(fileNameOf(title)))
      expect(new Set(names.map((name) => name.normalize('NFKC').toLowerCase())).size).toBe(titles.length)
    }),
  )
})

test('ten thousand of one name are numbered without counting anew', () => {
  const distinct = createDistinct((name, number) => `${name}-${number}`)
  const names = Array.from({ length: 10_000 }, () => distinct('soup'))
  expect(names.slice(0, 3)).toEqual(['soup', 'soup-2', 'soup-3'])
  expect(names.at(-1)).toBe('soup-10000')
})
