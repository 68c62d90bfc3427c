import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { ApiError } from '../../api/api-error.ts'
import en from '../../i18n/en.json'
import { nextStepText } from './next-step.ts'

const texts = en.auth.nextStep

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { translation: en } } }))

function textOf(status: number, body?: unknown, retryAfter?: number): string | undefined {
  return nextStepText(i18next.t, new ApiError({ message: '', status, reason: '', url: '', body, retryAfter }))
}

testTable([400, 401, 403, 404])('wrong credentials need no further words', (status) => {
  expect(textOf(status, { detail: 'Incorrect email or password', code: 'incorrect_login' })).toBeUndefined()
  expect(textOf(status, { detail: 'Incorrect email or password' })).toBeUndefined()
})

testTable([
  ['inactive_user', 400, texts.inactive],
  ['email_registered', 400, texts.registered],
  ['invalid_token', 400, texts.linkDead],
  ['too_many_requests', 429, texts.tooMany],
  ['overloaded', 503, texts.busy],
  ['stopping', 503, texts.busy],
])('each code says what to do', (code, status, text) => {
  expect(textOf(status, { detail: '', code })).toBe(text)
})

testTable([
  [600, /in about 10\sminutes\.$/],
  [80_000, /in about 23\shours\.$/],
])('who tried too often is told when to come again, where that is known', (seconds, time) => {
  expect(textOf(429, { detail: '', code: 'too_many_requests' }, seconds)).toMatch(time)
})

testTable([
  [0, undefined, texts.offline],
  [422, { detail: [] }, texts.refused],
  [429, 'slow down', texts.tooMany],
  [500, { code: 'internal' }, texts.broken],
  [502, '<html>', texts.broken],
  [503, undefined, texts.busy],
])('a server without codes is understood by its status', (status, body, text) => {
  expect(textOf(status, body)).toBe(text)
})

test('an answer that makes no sense is not blamed on the cook', () => {
  expect(nextStepText(i18next.t, new Error('The answer has no access token'))).toBe(texts.broken)
})
