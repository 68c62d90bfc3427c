import { fieldsOf } from '@roux/contract/fields-of'
import { ApiError } from './api-error.ts'

/** The code of the contract that a failed call was answered with, or why it got no answer; undefined for anything else. */
export function errorCode(cause: unknown): string | undefined {
  if (!(cause instanceof ApiError)) return undefined
  if (cause.status === 0) return cause.reason
  const code = codeIn(cause.body)
  return code === undefined ? undefined : String(code)
}

/** What stands in an answer where the contract has its codes; undefined where another server answered. */
export function codeIn(body: unknown): unknown {
  return fieldsOf(body).code
}
