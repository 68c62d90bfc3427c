import { ApiError } from './api-error.ts'

/** The code of the contract that a failed call was answered with, or why it got no answer; undefined for anything else. */
export function errorCode(cause: unknown): string | undefined {
  if (!(cause instanceof ApiError)) return undefined
  const { body, status, reason } = cause
  if (status === 0) return reason
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined
}
