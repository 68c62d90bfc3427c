import { expect, test } from 'vitest'
import { etagOf, matchesEtag } from './matches-etag.ts'

const etag = etagOf({ revision: 3 })

test.each(['"3"', ' "3" ', '"2", "3"', '"3","4"', '*'])('%s allows the change', (ifMatch) => {
  expect(matchesEtag(ifMatch, etag)).toBe(true)
})

test.each(['"2"', '3', 'W/"3"', '"33"', '"1", "2"', '', '"*"', '"'])('%j does not', (ifMatch) => {
  expect(matchesEtag(ifMatch, etag)).toBe(false)
})
