import { readFileSync } from 'node:fs'
import { motifRanks } from '@roux/cooking/languages/motif-words'
import { expect, test } from 'vitest'
import { coverGround } from './cover-ground.ts'

const drawing = readFileSync(new URL('./covers.svg', import.meta.url), 'utf8')
const motifs = [...Object.values(motifRanks).flat(), 'whisk']

test('there are at least 40 motifs, each is drawn, and nothing but the four tones is used', () => {
  expect(motifs.length).toBeGreaterThanOrEqual(40)
  const drawn = Array.from(drawing.matchAll(/<symbol id="(\w+)"/g), ([, id]) => id)
  expect(drawn.toSorted()).toEqual(motifs.toSorted())
  const colours = new Set(Array.from(drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g), ([, colour]) => colour))
  expect(colours).toEqual(new Set(['none', 'var(--g)', 'var(--a)', 'var(--b)', 'var(--c)']))
  expect(drawing).not.toMatch(/<text|gradient|script|href/i)
})

test('a ground is always the same for a recipe, one of four, and one on which the motif stands out', () => {
  const ids = Array.from({ length: 400 }, (_, place) => `0198c0de-0000-7000-8000-${String(place).padStart(12, '0')}`)
  for (const id of ids) expect(coverGround(id, 'fish')).toBe(coverGround(id, 'fish'))
  const counts = ids.map((id) => coverGround(id, 'fish'))
  for (const ground of ['white', 'blond', 'brown', 'dark'])
    expect(counts.filter((one) => one === ground).length).toBeGreaterThan(60)
  expect(ids.map((id) => coverGround(id, 'egg'))).not.toContain('blond')
})
