import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const topics = [
  ...[
    'agreement',
    'clauses',
    'densities',
    'grammar',
    'homographs',
    'kinds',
    'lines',
    'making',
    'motifs',
    'names',
    'negation',
  ],
  ...['numbers', 'nutrition', 'safety', 'speech', 'times', 'tins', 'units'],
]

let tree = ''

/** A tree of the contract, `cooking/` and the kitchen, whose languages may be more. */
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'roux-new-language-'))
  for (const part of ['contract', 'cooking', 'kitchen', 'tsconfig.base.json', 'package.json'])
    cpSync(join(root, part), join(tree, part), { recursive: true })
  const product = { extends: '../tsconfig.base.json', exclude: ['**/*.test.ts'] }
  const settings = {
    cooking: { ...product, include: ['src', '../contract/src/url.d.ts'] },
    kitchen: { ...product, include: ['src'], compilerOptions: { types: ['node'] } },
  }
  for (const [part, own] of Object.entries(settings))
    writeFileSync(join(tree, part, 'tsconfig.json'), JSON.stringify(own))
  mkdirSync(join(tree, 'node_modules/@roux'), { recursive: true })
  for (const library of ['zod', 'htmlparser2', 'yaml', '@types', 'undici-types']) {
    symlinkSync(join(root, 'node_modules', library), join(tree, 'node_modules', library))
  }
  for (const part of ['contract', 'cooking']) symlinkSync(join(tree, part), join(tree, 'node_modules/@roux', part))
})

afterAll(() => rmSync(tree, { recursive: true }))

/** What the compiler says of them where German is in some of the lists. */
function compileWith(...lists: readonly string[]): string {
  const file = 'contract/src/language.ts'
  const text = readFileSync(join(root, file), 'utf8')
  const planted = text.replace(/export const (\w+) = \['en', 'fr'\]/g, (line, list) =>
    lists.includes(list) ? `export const ${list} = ['en', 'fr', 'de']` : line,
  )
  expect(planted).not.toBe(text)
  writeFileSync(join(tree, file), planted)
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
  const compile = (part: string) =>
    spawnSync(process.execPath, [compiler, '-p', join(tree, part)], { encoding: 'utf8' }).stdout
  return ['cooking', 'kitchen'].map(compile).join('')
}

test('a language may be one of the page alone', () => {
  expect(compileWith('languages')).toBe('')
}, 60_000)

test('the compiler names what the kitchen lacks of a new language of its own', () => {
  expect(compileWith('languages', 'checkedLanguages', 'kitchenLanguages')).toMatch(/kitchen\S+.+'de'/)
}, 60_000)

test('the compiler names every topic that a new language of the checks lacks', () => {
  const said = compileWith('languages', 'checkedLanguages')
  const lacking = topics.filter((topic) => new RegExp(`src/languages/${topic}[.]ts.+'de' is missing`).test(said))
  expect(lacking).toEqual(topics)
}, 60_000)
