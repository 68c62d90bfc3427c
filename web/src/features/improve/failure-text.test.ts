import { expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { ApiError } from '../../api/api-error.ts'
import { failureText } from './failure-text.ts'

function failure(body: unknown, message = 'Network Error') {
  return new ApiError({ message, status: 500, reason: '', url: '', body })
}

test('the body of the answer comes first, as it is', () => {
  expect(failureText(failure('no leeks today'))).toBe('no leeks today')
  expect(failureText(failure({ detail: 'no leeks' }))).toBe('{"detail":"no leeks"}')
})

testTable([undefined, '', ' \n'])('without a body the message is said', (body) => {
  expect(failureText(failure(body))).toBe('Network Error')
})

test('what says nothing, and what is no failed call, has no text of its own', () => {
  expect(failureText(failure(undefined, ''))).toBeUndefined()
  expect(failureText(new Error('undefined is not a function'))).toBeUndefined()
})
