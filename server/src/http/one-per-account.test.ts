import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { createOnePerAccount } from './one-per-account.ts'

const pieces = () => Readable.from(['one', 'two'])

test('an account has one answer at a time, until it is taken or its client has left', async () => {
  const exports = createOnePerAccount()
  const leaving = new AbortController()
  const first = exports.hold('cook', new AbortController().signal, pieces())
  expect(() => exports.assertFree('cook')).toThrow()
  exports.assertFree('another cook')
  for await (const _ of first);
  exports.hold('cook', leaving.signal, pieces())
  expect(() => exports.assertFree('cook')).toThrow()
  leaving.abort()
  exports.assertFree('cook')
})

test('who has left before it began holds nothing', () => {
  const exports = createOnePerAccount()
  exports.hold('cook', AbortSignal.abort(), pieces())
  exports.assertFree('cook')
})
