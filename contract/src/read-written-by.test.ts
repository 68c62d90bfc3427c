import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { readWrittenBy } from './read-written-by.ts'
import { WrittenBy } from './written-by.ts'

test.each([
  { provider: ' kitchen ', model: null },
  { provider: 'p'.repeat(limits.writerName + 100), model: `${'m '.repeat(limits.writerName)}` },
  { provider: 'mistral', model: '   ' },
  { provider: 'mistral', model: 7 },
])('what a file or another server says of a writer can be saved: %j', (said) => {
  expect(WrittenBy.safeParse(readWrittenBy(said)).error).toBeUndefined()
})

test.each([null, 'kitchen', {}, { provider: '  ' }, { model: 'gpt' }])('who names nobody says nothing: %j', (said) => {
  expect(readWrittenBy(said)).toBeNull()
})
