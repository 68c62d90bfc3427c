import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { testTable } from '../contract/test/test-table.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The rows of the table: a rule, the files it is built in, and a test by its file and its title. */
const rows = readFileSync(`${root}docs/specification.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| rule') && !line.startsWith('| ---'))
  .map((line) => {
    const [rule = '', places = '', shown = ''] = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''))
    const [file = '', title = ''] = shown.split(' › ')
    return {
      rule,
      places: [...places.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? ''),
      file: file.replaceAll('`', ''),
      title,
    }
  })

test('every section of the specification has its rules', () => {
  const sections = readFileSync(`${root}docs/specification.md`, 'utf8').match(/^## \d/gm)
  expect(sections).toEqual(['## 1', '## 2', '## 3', '## 4', '## 5', '## 6', '## 7', '## 8', '## 9'])
  expect(rows.length).toBeGreaterThan(60)
})

testTable(rows)('each rule is built where the table says, and its test is there', ({ places, file, title }) => {
  expect(places).not.toEqual([])
  for (const place of places) expect(existsSync(root + place), place).toBe(true)
  const titles = titlesIn(readFileSync(root + file, 'utf8'))
  expect(
    titles.some((pattern) => pattern.test(title)),
    `${title}: no test of ${file} is called so`,
  ).toBe(true)
})

/** The titles of a file's tests; what a table or a variable puts in there may be any words. */
function titlesIn(source: string): RegExp[] {
  const calls = source.matchAll(/(?:\btest|\))\(\s*(['"`])((?:\\.|(?!\1).)+)\1,\s*(?:async\b|\(|\{)/g)
  return Array.from(calls, ([, , title = '']) => {
    const parts = title.replaceAll(/\\(.)/g, '$1').split(/\$\{[^}]*\}|\$\w+(?:\.\w+)*|%[a-z]/)
    return new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+')}$`)
  })
}
