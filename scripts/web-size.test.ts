import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cookingBudget, findCookingFaults, insteadBudget, nutritionBudget } from './web-size.ts'

const manifest = {
  '_first.js': { file: 'first.js', name: 'first-page', imports: ['_libraries.js'] },
  '_libraries.js': { file: 'libraries.js' },
  'src/recipe.tsx': { file: 'recipe.js', imports: ['_cooking.js', '_first.js'] },
  '_cooking.js': { file: 'cooking.js' },
}
const modules = {
  'first.js': ['web/src/main.tsx', 'contract/src/recipe.ts'],
  'recipe.js': ['web/src/recipe.tsx'],
  'cooking.js': ['cooking/src/amounts/read-line.ts', 'cooking/src/foods/lexicon.ts'],
}

test('one lazy chunk of cooking within its budget is right', () => {
  expect(findCookingFaults(manifest, modules, () => cookingBudget)).toEqual({
    faults: [],
    bytes: cookingBudget,
    nutritionBytes: 0,
    insteadBytes: 0,
  })
})

test('a heavier chunk is refused', () => {
  expect(findCookingFaults(manifest, modules, () => cookingBudget + 1).faults).toEqual([
    expect.stringMatching(/weighs/),
  ])
})

test('a second chunk is refused, and its weight counts', () => {
  const split = { ...modules, 'recipe.js': ['web/src/recipe.tsx', 'cooking/src/amounts/find-times.ts'] }
  const { faults, bytes } = findCookingFaults(manifest, split, () => cookingBudget)
  expect(bytes).toBe(2 * cookingBudget)
  expect(faults).toEqual([expect.stringMatching(/2 chunks/), expect.stringMatching(/weighs/)])
})

test('what foods hold is in a chunk of its own, within its budget', () => {
  const apart = {
    ...modules,
    'nutrition.js': ['cooking/src/nutrition/nutrition-of.ts', 'cooking/src/foods/nutrients.ts'],
  }
  const weigh = (most: number) => (file: string) => (file === 'nutrition.js' ? most : 1)
  expect(findCookingFaults(manifest, apart, weigh(nutritionBudget)).faults).toEqual([])
  expect(findCookingFaults(manifest, apart, weigh(nutritionBudget + 1)).faults).toEqual([
    expect.stringMatching(/nutrition weighs/),
  ])
})

test('what stands in for what is in a chunk of its own, within its budget', () => {
  const apart = { ...modules, 'instead.js': ['cooking/src/instead/stand-in-table.ts'] }
  const weigh = (most: number) => (file: string) => (file === 'instead.js' ? most : 1)
  expect(findCookingFaults(manifest, apart, weigh(insteadBudget)).faults).toEqual([])
  expect(findCookingFaults(manifest, apart, weigh(insteadBudget + 1)).faults).toEqual([
    expect.stringMatching(/stands in weighs/),
  ])
})

test('cooking in what the first page loads is refused, however it gets there', () => {
  const imported = { ...manifest, '_libraries.js': { file: 'libraries.js', imports: ['_cooking.js'] } }
  expect(findCookingFaults(imported, modules, () => 1).faults).toEqual([expect.stringMatching(/first page loads/)])
  const inlined = {
    ...modules,
    'cooking.js': [],
    'first.js': ['web/src/main.tsx', 'cooking/src/amounts/find-times.ts'],
  }
  expect(findCookingFaults(manifest, inlined, () => 1).faults).toEqual([expect.stringMatching(/first page loads/)])
})

test('a web app without cooking is refused: the check would say nothing', () => {
  expect(findCookingFaults(manifest, { ...modules, 'cooking.js': [] }, () => 1).faults).toHaveLength(1)
})

test('the title font with its optical size is small enough for a first page', () => {
  const fonts = new URL('../web/src/ui/fonts/', import.meta.url)
  const files = readdirSync(fonts).filter((file) => file.endsWith('.woff2'))
  expect(files.sort()).toEqual(['fraunces-italic.woff2', 'fraunces-normal.woff2'])
  for (const file of files) expect(statSync(new URL(file, fonts)).size).toBeLessThanOrEqual(36_000)
})
