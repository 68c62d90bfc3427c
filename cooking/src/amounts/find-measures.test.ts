import type { CheckedLanguage } from '@roux/contract/language'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testTable } from '../../test/test-table.ts'
import { findMeasures } from './find-measures.ts'

const found = (text: string, language: CheckedLanguage) =>
  findMeasures(text, language).map(({ start, end, kind }) => [kind, text.slice(start, end)])

testTable([
  ['en', 'Simmer for 20–25 min.', ['time 20–25 min']],
  ['en', 'Bake at 180 °C for 1 h 30.', ['temperature 180 °C', 'time 1 h 30']],
  ['en', 'Heat to 350°F, gas mark 4', ['temperature 350°F', 'temperature gas mark 4']],
  ['en', 'Leave for 2 hours or overnight', ['time 2 hours', 'time overnight']],
  ['fr', 'Laissez reposer une demi-heure', ['time une demi-heure']],
  ['fr', 'Cuisez 1h30 puis 20 min à couvert', ['time 1h30', 'time 20 min']],
  ['en', '3 to 4 minutes, then 1 ½ hours', ['time 3 to 4 minutes', 'time 1 ½ hours']],
  ['fr', 'à 200 °C (th. 6-7)', ['temperature 200 °C', 'temperature th. 6-7']],
  ['en', 'for half an hour', ['time half an hour']],
  ['fr', 'un quart d’heure, puis une nuit', ['time un quart d’heure', 'time une nuit']],
  ['en', '1 hour 20 minutes', ['time 1 hour 20 minutes']],
  ['en', '1 h 180 °C', ['time 1 h', 'temperature 180 °C']],
  ['en', 'Add 2 carrots and 5 sprigs of thyme, 200 g flour', []],
  ['fr', 'Coupez en 4, ajoutez 3 œufs', []],
] satisfies [CheckedLanguage, string, string[]][])('what a text measures is found', (language, text, expected) => {
  expect(found(text, language).map((pair) => pair.join(' '))).toEqual(expected)
})

test('any text gives spans in order that do not overlap', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('20 min', '1 h 30', '180 °C', 'une demi-heure', ' – ', '½', '2 to 3 hours', 'gas mark 4', ' '),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      let last = 0
      for (const { start, end } of findMeasures(text, 'fr')) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
        last = end
      }
    }),
    { numRuns: 500 },
  )
})
