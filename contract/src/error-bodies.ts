import * as z from 'zod/mini'
import { type ErrorCode, errors } from './errors.ts'
import { refusalReasons } from './refusal-reason.ts'

export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]

/** The body of every error but validation. */
export const ErrorBody = z.object({
  detail: z.string(),
  code: z.enum(errorCodes),
  request_id: z.string(),
  /** In how many seconds it may be tried again: the `Retry-After` header, also where there is no header. */
  retry_after: z.optional(z.int()),
  /** Why nothing is cooked: with `not_food`. */
  reason: z.optional(z.enum(refusalReasons)),
})

export type ErrorBody = z.infer<typeof ErrorBody>

/** The body of a 422: every failing field, in order. What the user typed is never repeated. */
export const ValidationErrorBody = z.object({
  detail: z.array(z.object({ type: z.string(), loc: z.array(z.union([z.string(), z.number()])), msg: z.string() })),
  code: z.literal('validation_error'),
  request_id: z.string(),
})

export type ValidationErrorBody = z.infer<typeof ValidationErrorBody>
