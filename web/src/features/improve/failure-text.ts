import { ApiError } from '../../api/api-error.ts'

/**
 * What a failure without a code of ours says of itself (specification §8): the answer's body as text, else the
 * message; undefined where it says nothing.
 */
export function failureText(cause: unknown): string | undefined {
  if (!(cause instanceof ApiError)) return undefined
  const { body, message } = cause
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
  return text?.trim() || message || undefined
}
