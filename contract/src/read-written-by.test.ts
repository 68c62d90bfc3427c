import { expect } from 'vitest'
import { testTable } from '../test/test-table.ts'
import { limits } from './limits.ts'
import { readWrittenBy } from './read-written-by.ts'
import { WrittenBy } from './written-by.ts'

testTable([
  { provider: ' kitchen ', model: null },
  { provider: 'p'.repeat(limits.writerName + 100), model: `${'m '.repeat(limits.writerName)}` },
  { provider: 'mistral', model: '   ' },
  { provider: 'mistral', model: 7 },
])('what a file or another server says of a writer can be saved', (said) => {
  expect(WrittenBy.safeParse(readWrittenBy(said)).error).toBeUndefined()
})

testTable([null, 'kitchen', {}, { provider: '  ' }, { model: 'gpt' }])('who names nobody says nothing', (said) => {
  expect(readWrittenBy(said)).toBeNull()
})
