import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const grove = mkdtempSync(join(tmpdir(), 'roux-languages-'))
afterAll(() => rmSync(grove, { recursive: true }))

/** Where the linter says that a language is told from another, in files with this code in each. */
function refusedAmong(files: readonly string[], code: string): string[] {
  for (const file of ['biome.json', 'scripts/languages-apart.grit']) cpSync(join(root, file), join(grove, file))
  for (const file of files) {
    mkdirSync(dirname(join(grove, file)), { recursive: true })
    writeFileSync(join(grove, file), `${code}\n`)
  }
  const program = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const settings = ['--vcs-enabled=false', '--reporter=json']
  const { stdout } = spawnSync(process.execPath, [program, 'lint', ...settings, '.'], { cwd: grove, encoding: 'utf8' })
  const { diagnostics }: { diagnostics: readonly { category: string; location: { path: string } }[] } =
    JSON.parse(stdout)
  return diagnostics.flatMap(({ category, location }) => (category === 'plugin' ? location.path : [])).sort()
}

const sides = ['contract', 'cooking', 'kitchen', 'server'].map((side) => `${side}/src/planted.ts`)
const product = [...sides, 'web/src/planted.tsx']
const apart = ['cooking/src/languages/en/planted.ts', 'kitchen/src/languages/planted.ts', 'web/src/planted.test.ts']

const telling = [
  "export const isFrench = (language: string) => language === 'fr'",
  "export const isOther = (language: string) => 'en' !== language",
  "export function plural(language: string) {\n  switch (language) {\n    case 'fr':\n      return 'x'\n    default:\n      return 's'\n  }\n}",
  'export type Words = { en: string; fr: string }',
  'export interface Words {\n  readonly en: string\n  readonly fr?: string\n}',
  "export type Words = Record<'en' | 'fr', string>",
]

test('only folders of languages tell one from another', () => {
  const refused = telling.map((code) => [code, refusedAmong([...product, ...apart], code)])
  expect(refused).toEqual(telling.map((code) => [code, product]))
})

test('a text in both tells none from the other', () => {
  expect(refusedAmong(product, "export const soup = { en: 'soup', fr: 'soupe' }")).toEqual([])
})
