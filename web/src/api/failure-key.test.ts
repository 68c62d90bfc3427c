import { errors } from '@roux/contract/errors'
import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { failureCodeKey, failureKey } from './failure-key.ts'

function failure(status: number, body?: unknown, reason = '') {
  return new ApiError({ message: '', status, reason, url: '', body })
}

test.each(Object.keys(errors).filter((code) => code.startsWith('provider_')))('%s has a next step', (code) => {
  expect(failureKey(failure(503, { code }))).toMatch(/^failure\./)
})

test('a validation error has a next step, also from a server without codes', () => {
  expect(failureKey(failure(422, { detail: [] }))).toBe('failure.invalid')
  expect(failureKey(failure(422))).toBe('failure.invalid')
})

test('a server that cannot be reached has a next step', () => {
  expect(failureKey(failure(0, undefined, 'network'))).toBe('failure.offline')
  expect(failureKey(failure(0, undefined, 'timeout'))).toBe('failure.slow')
})

test.each([
  failure(500, { code: 'internal' }),
  failure(500, { code: 'toString' }),
  failure(500, 'oops'),
  failure(500, null),
  failure(500, undefined, 'network'),
  new Error('bug'),
  'thrown',
])('any other failure has no next step', (cause) => {
  expect(failureKey(cause)).toBeUndefined()
})

test('a code alone says what to do, whatever the status; a status or a lost connection says nothing of itself', () => {
  expect(failureCodeKey(failure(429, { code: 'quota_exceeded' }))).toBe('failure.quota')
  expect(failureCodeKey(failure(422, { detail: [] }))).toBeUndefined()
  expect(failureCodeKey(failure(0, undefined, 'network'))).toBeUndefined()
})
