import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The rows of the table: a rule, the files it is built in, and a test by its file and a part of its title. */
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

test.each(rows)('$rule: it is built where the table says, and its test is there', ({ places, file, title }) => {
  expect(places).not.toEqual([])
  for (const place of places) expect(existsSync(root + place), place).toBe(true)
  expect(title.length).toBeGreaterThan(3)
  expect(readFileSync(root + file, 'utf8')).toContain(title)
})
