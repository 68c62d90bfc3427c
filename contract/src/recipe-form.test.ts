import { describe, expect, test } from 'vitest'
import { testTable } from '../test/test-table.ts'
import { wholeContent } from '../test/whole-content.ts'
import { limits } from './limits.ts'
import { RecipeForm } from './recipe-form.ts'

const typed = Object.entries(wholeContent).map(([field, value]) => [
  field,
  Array.isArray(value) ? value : String(value),
])

const values = {
  ...Object.fromEntries(typed),
  title: ' Leek soup ',
  cook_time: ' 25 ',
  ingredients: [{ id: 'a', content: ' 2 leeks ' }],
  directions: [{ id: '', content: 'Wash the leeks.' }],
  notes: ' Less salt.\nMore leek. ',
  new_ingredient: '',
  new_direction: '',
}

/** What is wrong, each as "path message". */
function faults(changes: object): string[] {
  const { error } = RecipeForm.safeParse({ ...values, ...changes })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)
}

test('what is right comes out trimmed, with numbers for numbers', () => {
  const { language: _, composition: _c, directions: _d, ...content } = wholeContent
  expect(RecipeForm.parse(values)).toMatchObject({
    ...content,
    title: 'Leek soup',
    cook_time: 25,
    ingredients: [{ id: 'a', content: '2 leeks' }],
    notes: 'Less salt.\nMore leek.',
  })
})

test('the title must be there and fit', () => {
  expect(faults({ title: '  ' })).toEqual(['title edit.titleMissing'])
  expect(faults({ title: 'x'.repeat(limits.title) })).toEqual([])
  expect(faults({ title: 'x'.repeat(limits.title + 1) })).toEqual(['title edit.titleTooLong'])
})

test('the description must fit', () => {
  expect(faults({ description: 'x'.repeat(limits.description + 1) })).toEqual(['description edit.descriptionTooLong'])
})

test('notes may be blank, but not too long', () => {
  expect(faults({ notes: ' ' })).toEqual([])
  expect(faults({ notes: 'x'.repeat(limits.notes) })).toEqual([])
  expect(faults({ notes: 'x'.repeat(limits.notes + 1) })).toEqual(['notes edit.notesTooLong'])
})

describe.each(['preparation_time', 'cook_time'])('%s', (field) => {
  testTable(['0', '007', String(limits.minutes)])('may be a whole number up to the limit', (text) => {
    expect(faults({ [field]: text })).toEqual([])
  })

  testTable(['', '-1', '1.5', '1,5', 'ten', '1e3', String(limits.minutes + 1), '9'.repeat(400)])(
    'may not be anything else',
    (text) => {
      expect(faults({ [field]: text })).toEqual([`${field} edit.minutesWrong`])
    },
  )
})

testTable(['', '0', '-2', '2.5', String(limits.serves + 1)])(
  'a number of people is a whole one from one up to the limit',
  (serves) => {
    expect(faults({ serves })).toEqual(['serves edit.servesWrong'])
  },
)

test('a line may be blank, but not too long', () => {
  const long = { id: '', content: 'x'.repeat(limits.item + 1) }
  expect(faults({ directions: [{ id: '', content: ' ' }, long] })).toEqual(['directions.1.content edit.lineTooLong'])
})

test('blank lines do not count towards the limit of a list', () => {
  const full = Array.from({ length: limits.items }, () => ({ id: '', content: 'salt' }))
  expect(faults({ ingredients: [...full, { id: '', content: '  ' }] })).toEqual([])
  expect(faults({ ingredients: [...full, { id: '', content: 'pepper' }] })).toEqual(['ingredients edit.tooManyLines'])
})

test('what no store can hold is left out', () => {
  expect(RecipeForm.parse({ ...values, title: 'So\0up \ud800' }).title).toBe('Soup \ufffd')
})
