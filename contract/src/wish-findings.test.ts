import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testTable } from '../test/test-table.ts'
import { limits } from './limits.ts'
import { Finding } from './recipe.ts'
import { changes, keptOtherwise, notKept, readWishFinding, type WishFinding } from './wish-findings.ts'

const pairs = (code: string, table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([what, whys]) => whys.map((why) => ({ code, params: { what, why } })))

const said = [
  ...pairs('not_kept', notKept),
  ...pairs('kept_otherwise', keptOtherwise),
  ...changes.map((what) => ({ code: 'changed', params: { what } })),
]

testTable(said)('each is read as it was sent, and is a finding', ({ code, params }) => {
  const facts = {
    words: ['saffron'],
    instead: 'turmeric',
    near: ['a stew'],
    from: 2,
    to: 4,
    given: 1,
    asked: 0,
    saved: 5,
  }
  const found = readWishFinding({ code, params: { ...params, ...facts } })
  expect(found).toMatchObject({ code, params: { ...params, ...facts } })
  expect(Finding.safeParse(found).error).toBeUndefined()
})

const read = (params: Record<string, unknown>, code = 'not_kept'): WishFinding | undefined =>
  readWishFinding({ code, params })

test('what people must look at is a warning, whatever was sent', () => {
  expect(read({ what: 'avoided', why: 'unknown' })?.severity).toBe('warning')
  expect(read({ what: 'regime', why: 'little_known' })?.severity).toBe('warning')
  expect(read({ what: 'without', why: 'still_named' }, 'kept_otherwise')?.severity).toBe('warning')
  expect(read({ what: 'food', why: 'unknown' })?.severity).toBe('info')
})

testTable([
  [{ what: 'food', why: 'needed' }, 'not_kept'],
  [{ what: 'food' }, 'not_kept'],
  [{ what: 'toString', why: 'length' }, 'not_kept'],
  [{ what: '__proto__', why: 'unknown' }, 'kept_otherwise'],
  [{ what: 'everything' }, 'changed'],
  [{ what: 'dish', why: 'unknown' }, 'time'],
])('what is not as its code says says nothing', (params, code) => {
  expect(read(params, code)).toBeUndefined()
})

test('of what anybody sends, names and whole numbers alone are taken, and no more of them than fit', () => {
  const words = ['x'.repeat(1000), 7, null, ...Array.from({ length: 100 }, String)]
  const params = { what: 'time', why: 'too_slow', words, given: 1.5, asked: '20', saved: 3, evil: '<b>' }
  const facts = read(params)?.params
  expect(facts).toEqual({ what: 'time', why: 'too_slow', words: expect.any(Array), saved: 3 })
  expect(facts?.words).toHaveLength(20)
  expect(facts?.words?.[0]).toHaveLength(limits.prompt)
})

test('anything can be read', () => {
  const params = fc.dictionary(fc.constantFrom('what', 'why', 'words', 'instead', 'near', 'to', 'x'), fc.anything())
  fc.assert(
    fc.property(fc.constantFrom('not_kept', 'kept_otherwise', 'changed', 'time'), params, (code, sent) => {
      const found = readWishFinding({ code, params: sent })
      expect(found === undefined || Finding.safeParse(found).success).toBe(true)
    }),
  )
})
