import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { writerName } from './writer-name.ts'

testTable([
  ['mistral', 'mistral-medium-latest', 'mistral-medium-latest (Mistral)'],
  ['openai-compatible', 'llama', 'llama'],
  ['somebody', null, 'somebody'],
  ['toString', 'a model', 'a model'],
  ['kitchen', null, undefined],
])('a writer is called by its name, and its model by its own', (provider, model, name) => {
  expect(writerName({ provider, model })).toBe(name)
})

test('a recipe that says nothing of its writer names none', () => {
  expect(writerName(null)).toBeUndefined()
})
