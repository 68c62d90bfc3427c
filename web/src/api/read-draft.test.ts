import { limits } from '@roux/contract/limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { isAsFarAs, isFieldDone, readDraft } from './read-draft.ts'

const soup = {
  title: 'Soup',
  description: 'Hot.',
  preparation_time: 5,
  cook_time: 20,
  serves: 2,
  ingredients: ['1 leek'],
  directions: ['Boil it.'],
}

test('a whole draft is read as it is', () => {
  expect(readDraft(soup)).toEqual(soup)
})

test('anything can be read, and what is read can be shown', () => {
  const fields = Object.fromEntries(Object.keys(soup).map((name) => [name, fc.anything()]))
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record(fields, { requiredKeys: [] })), (value) => {
      const draft = readDraft(value)
      expect(draft.title === undefined || draft.title.isWellFormed()).toBe(true)
      expect(Number.isInteger(draft.serves ?? 1)).toBe(true)
      expect((draft.directions ?? []).every((line) => typeof line === 'string')).toBe(true)
      expect(isAsFarAs(draft, draft)).toBe(true)
    }),
  )
})

test('nothing is endless', () => {
  const draft = readDraft({ title: 'x'.repeat(200_000), ingredients: Array(100_000).fill('y'.repeat(10_000)) })
  expect(draft.title).toHaveLength(limits.title)
  expect(draft.ingredients).toHaveLength(limits.items)
  expect(draft.ingredients?.[0]).toHaveLength(limits.item)
})

testTable([-1, 1e300, Number.NaN, '20', {}])('what is no number of minutes is none', (cook_time) => {
  expect(readDraft({ cook_time }).cook_time).toBeUndefined()
})

test('a field is done as soon as a later one has begun', () => {
  expect(isFieldDone(readDraft({ title: 'Sou' }), 'title')).toBe(false)
  expect(isFieldDone(readDraft({ title: 'Soup', description: '' }), 'title')).toBe(true)
  expect(isFieldDone(readDraft({ ...soup, directions: undefined }), 'ingredients')).toBe(false)
  expect(isFieldDone(readDraft(soup), 'ingredients')).toBe(true)
})

test('a draft that has begun anew is behind until it has as many lines', () => {
  expect(isAsFarAs({ title: 'Stew' }, soup)).toBe(false)
  expect(isAsFarAs({ ...soup, directions: [] }, soup)).toBe(false)
  expect(isAsFarAs({ ...soup, directions: ['Fry', 'Eat'] }, soup)).toBe(true)
})
