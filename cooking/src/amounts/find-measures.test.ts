import type { CheckedLanguage } from '@roux/contract/language'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
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

testTable([
  ['en', 'Simmer for 20–25 min.', [1200]],
  ['en', '1 h 30, then 45 minutes to 1 hour', [5400, 2700]],
  ['en', 'for half an hour, then another hour', [1800, 3600]],
  ['en', 'in the slow cooker for 8 hours', [28_800]],
  ['en', 'for 90 seconds', [90]],
  ['en', 'Leave for 2 hours or overnight', [7200]],
  ['en', 'overnight, all day, a week, 2 nights; keeps for 3 days', []],
  ['en', '2 hours to overnight', [7200]],
  ['en', '0 minutes', []],
  ['fr', 'Laissez reposer un quart d’heure, puis une nuit', [900]],
  ['fr', 'toute la nuit, 3 jours', []],
  ['fr', '20 à 25 minutes, 1 h 30, 30 secondes', [1200, 5400, 30]],
] satisfies [CheckedLanguage, string, number[]][])(
  'a timer is set to the lower end, and none to a night',
  (language, text, expected) => {
    const seconds = findMeasures(text, language).flatMap((one) =>
      one.kind === 'time' && one.seconds !== undefined ? [one.seconds] : [],
    )
    expect(seconds).toEqual(expected)
  },
)

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
