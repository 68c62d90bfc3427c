import { APICallError } from '@ai-sdk/provider'
import { expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { toWriterError } from './provider-failure.ts'

function httpError(changes: Partial<ConstructorParameters<typeof APICallError>[0]>) {
  const secret = 'sk-0123456789'
  const url = `https://user:${secret}@provider.example/v1?key=${secret}`
  return new APICallError({ message: secret, url, requestBodyValues: { secret }, responseBody: secret, ...changes })
}

test('the log learns the status, the host and the code word of an error, and no more', () => {
  const error = toWriterError(
    httpError({ statusCode: 401, data: { error: { message: 'sk-1', code: 'invalid_api_key' } } }),
  )
  expect(error.cause).toMatchObject({ message: 'HTTP 401 from provider.example: invalid_api_key' })
})

test('a code that may be a key is not repeated', () => {
  const error = toWriterError(httpError({ statusCode: 403, data: { code: 'sk-0123456789', type: { a: 'b' } } }))
  expect(error.cause).toMatchObject({ message: 'HTTP 403 from provider.example: an error without a code' })
})

testTable([
  ['a string', 'something went wrong', 'provider_unavailable'],
  ['an overloaded provider', { type: 'error', error: { type: 'overloaded_error' } }, 'provider_unavailable'],
  ['a rate limit', { error: { code: 'rate_limit_exceeded' } }, 'provider_rate_limited'],
  ['a safety system', { error: { code: 'content_policy_violation' } }, 'provider_refused'],
  ['nothing', undefined, 'provider_unavailable'],
])('an error in the middle of the stream has its code', (_what, fault, code) => {
  expect(toWriterError(fault).code).toBe(code)
})

testTable([
  ['0', 0],
  ['1.2', 2],
  ['999999999', 86_400],
  // Against the answer's own date.
  ['Wed, 21 Oct 2015 07:28:00 GMT', 30],
  ['Wed, 21 Oct 2015 07:27:00 GMT', 0],
  ['soon', undefined],
])('Retry-After is a pause of whole seconds', (header, seconds) => {
  const date = 'Wed, 21 Oct 2015 07:27:30 GMT'
  const error = toWriterError(httpError({ statusCode: 429, responseHeaders: { 'retry-after': header, date } }))
  expect(error.retryAfterSeconds).toBe(seconds)
})
