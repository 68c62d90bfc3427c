import type { ReadFinding } from '@roux/contract/read-recipe'
import { expect, test } from 'vitest'
import { joinFindings, placeFindings, spansOf, wordsOf } from './read-finding.ts'

const milk: ReadFinding = {
  code: 'allergen',
  severity: 'danger',
  params: { allergen: 'milk', words: ['butter'], span: [5, 11] },
  ingredient_id: 'a',
}
const line = '50 g butter'

test('the words of a finding are marked where they stand, and nowhere else', () => {
  expect(spansOf([milk], line)).toEqual([{ start: 5, end: 11, look: 'danger' }])
  expect(spansOf([milk], '50 g of oil')).toEqual([])
  for (const span of [undefined, 5, [5], ['5', 11], [11, 5], [0, 400], [-6, -1]])
    expect(spansOf([{ ...milk, params: { ...milk.params, span } }], line)).toEqual([])
})

test('words are read from a list, a text or nothing', () => {
  expect(
    ['butter', ['butter', 7, ''], undefined, null, {}].map((words) => wordsOf({ ...milk, params: { words } })),
  ).toEqual([['butter'], ['butter'], [], [], []])
})

test('what was found before and is found again is one finding', () => {
  const sesame = { ...milk, params: { ...milk.params, allergen: 'sesame' } }
  const elsewhere = { ...milk, ingredient_id: 'b' }
  expect(joinFindings([milk, sesame], [{ ...milk }, elsewhere])).toEqual([milk, sesame, elsewhere])
})

test('what a writer says of the wish is read in its order, each once, and what says nothing is passed over', () => {
  const say = (params: Record<string, unknown>): ReadFinding => ({ code: 'not_kept', severity: 'info', params })
  const slow = { what: 'time', why: 'too_slow', given: 35, asked: 20 }
  const strange = { what: 'wish', why: 'strange_word' }
  const stored = [say(strange), say(slow), say(slow), say({ what: 'time', why: 'whim' })]
  const placed = placeFindings({ ingredients: [], directions: [] }, joinFindings(stored, []))
  expect(placed.wish.map(({ params }) => params)).toEqual([strange, slow])
  expect(placed.whole).toEqual([])
})

test('danger is an alarm, one for each subject; everything stands at its line, or with the whole', () => {
  const step: ReadFinding = { code: milk.code, severity: milk.severity, params: milk.params, direction_id: 'd' }
  const time: ReadFinding = { code: 'time', severity: 'warning', params: { asked: 20, given: 35 } }
  const lost: ReadFinding = { code: 'unused_ingredient', severity: 'warning', params: {}, ingredient_id: 'gone' }
  const kitchen: ReadFinding = { code: 'composed_by_kitchen', severity: 'info', params: {} }
  const unknown: ReadFinding = { code: 'moonlight', severity: 'danger', params: {} }
  const item = (id: string) => ({ id, content: line, index: '1' })
  const placed = placeFindings({ ingredients: [item('a')], directions: [item('d')] }, [
    milk,
    time,
    step,
    lost,
    kitchen,
    unknown,
  ])
  expect(placed.alarms).toEqual([[milk, step]])
  expect(placed.whole).toEqual([time, lost])
  expect(placed.ofIngredient('a')).toEqual([milk])
  expect(placed.ofDirection('d')).toEqual([step])
  expect(placed.ofIngredient('d')).toEqual([])
  expect([...placed.writers]).toEqual(['composed_by_kitchen'])
})

test('a line of a list is not taken for the line of the other with the same id', () => {
  const placed = placeFindings(
    { ingredients: [{ id: '0', content: line, index: '1' }], directions: [{ id: '0', content: 'x', index: '1' }] },
    [{ ...milk, ingredient_id: '0' }],
  )
  expect(placed.ofIngredient('0')).toHaveLength(1)
  expect(placed.ofDirection('0')).toEqual([])
})
