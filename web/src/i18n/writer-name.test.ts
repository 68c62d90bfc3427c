import { expect, test } from 'vitest'
import { writerName } from './writer-name.ts'

test.each([
  ['mistral', 'mistral-medium-latest', 'mistral-medium-latest (Mistral)'],
  ['openai-compatible', 'llama', 'llama'],
  ['somebody', null, 'somebody'],
  ['toString', 'a model', 'a model'],
  ['kitchen', null, undefined],
])('the writer %s with the model %s is called %s', (provider, model, name) => {
  expect(writerName({ provider, model })).toBe(name)
})

test('a recipe that says nothing of its writer names none', () => {
  expect(writerName(null)).toBeUndefined()
})
