import { expect } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { etagOf, matchesEtag } from './matches-etag.ts'

const etag = etagOf({ revision: 3 })

testTable(['"3"', ' "3" ', '"2", "3"', '"3","4"', '*'])(
  'the tag of what is there, or any, allows the change',
  (ifMatch) => {
    expect(matchesEtag(ifMatch, etag)).toBe(true)
  },
)

testTable(['"2"', '3', 'W/"3"', '"33"', '"1", "2"', '', '"*"', '"'])('nothing else does', (ifMatch) => {
  expect(matchesEtag(ifMatch, etag)).toBe(false)
})
