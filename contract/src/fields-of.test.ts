import { expect, test } from 'vitest'
import { fieldsOf } from './fields-of.ts'

test('an object has its fields, and nothing else has any', () => {
  expect(fieldsOf({ title: 'Soup' })).toEqual({ title: 'Soup' })
  for (const other of [null, undefined, 'text', 7, ['a list'], () => 'done']) expect(fieldsOf(other)).toEqual({})
})
