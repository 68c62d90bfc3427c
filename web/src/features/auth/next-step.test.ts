import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { nextStep } from './next-step.ts'

function failure(status: number, body?: unknown): ApiError {
  return new ApiError({ message: '', status, reason: '', url: '', body })
}

test.each([400, 401, 403, 404])('wrong credentials need no further words (%i)', (status) => {
  expect(nextStep(failure(status, { detail: 'Incorrect email or password', code: 'incorrect_login' }))).toBeUndefined()
  expect(nextStep(failure(status, { detail: 'Incorrect email or password' }))).toBeUndefined()
})

test.each([
  ['inactive_user', 400, 'auth.nextStep.inactive'],
  ['email_registered', 400, 'auth.nextStep.registered'],
  ['invalid_token', 400, 'auth.nextStep.linkDead'],
  ['too_many_requests', 429, 'auth.nextStep.tooMany'],
  ['overloaded', 503, 'auth.nextStep.busy'],
  ['stopping', 503, 'auth.nextStep.busy'],
])('%s says what to do', (code, status, key) => {
  expect(nextStep(failure(status, { detail: '', code }))).toBe(key)
})

test.each([
  [0, undefined, 'auth.nextStep.offline'],
  [422, { detail: [] }, 'auth.nextStep.refused'],
  [429, 'slow down', 'auth.nextStep.tooMany'],
  [500, { code: 'internal' }, 'auth.nextStep.broken'],
  [502, '<html>', 'auth.nextStep.broken'],
  [503, undefined, 'auth.nextStep.busy'],
])('a server without codes is understood by its status (%i)', (status, body, key) => {
  expect(nextStep(failure(status, body))).toBe(key)
})

test('an answer that makes no sense is not blamed on the cook', () => {
  expect(nextStep(new Error('The answer has no access token'))).toBe('auth.nextStep.broken')
})
