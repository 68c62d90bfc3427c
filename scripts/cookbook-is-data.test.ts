import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const cookbook = join(import.meta.dirname, '..', 'kitchen', 'src', 'cookbook')

/** What runs in a text of TypeScript: a function, or a call of one. */
function codeIn(source: string): string[] {
  const bare = source
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''")
    .replace(/`[^`]*`/g, (text) => text.match(/\$\{[^}]*\}/g)?.join(' ') ?? "''")
  return bare.match(/=>|\bfunction\b|\bnew\b|\bclass\b|[\w\])]\(.*/g) ?? []
}

test('the cookbook is data: nothing in it runs', () => {
  const files = readdirSync(cookbook, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  const running = files.flatMap((file) =>
    codeIn(readFileSync(join(cookbook, file), 'utf8')).map((code) => `${file}: ${code}`),
  )
  expect(running).toEqual([])
})

test('a function or a call would be seen, words in brackets would not', () => {
  expect(codeIn('const half = (n: number) => n / 2')).not.toEqual([])
  expect(codeIn('function half() {}')).not.toEqual([])
  expect(codeIn("const eggs = half(1) // 'one")).not.toEqual([])
  expect(codeIn(`const tin = \`for $\{half(1)}\``)).not.toEqual([])
  expect(codeIn("const list = ['a'].concat(['b'])")).not.toEqual([])
  expect(codeIn("/** half(1) */ const dish = { en: 'a tin (it is => round)', amount: 1 / 2 } satisfies Dish")).toEqual(
    [],
  )
})
