import { expect, test } from 'vitest'
import { coverGround } from './cover-ground.ts'

test('a ground is always the same for a recipe, one of four, and one on which the motif stands out', () => {
  const ids = Array.from({ length: 400 }, (_, place) => `0198c0de-0000-7000-8000-${String(place).padStart(12, '0')}`)
  for (const id of ids) expect(coverGround(id, 'fish')).toBe(coverGround(id, 'fish'))
  const counts = ids.map((id) => coverGround(id, 'fish'))
  for (const ground of ['white', 'blond', 'brown', 'dark'])
    expect(counts.filter((one) => one === ground).length).toBeGreaterThan(60)
  expect(ids.map((id) => coverGround(id, 'egg'))).not.toContain('blond')
})
