import type { ZodMiniType } from 'zod/mini'
import type { CallName } from './calls.ts'
import type { ErrorCode } from './errors.ts'
import { GenerateRequest } from './generation.ts'
import { Recipe } from './recipe.ts'

interface Endpoint {
  /** One line for the API document. */
  readonly summary: string
  readonly body?: ZodMiniType
  readonly response: ZodMiniType
  /** The errors of this call beside those every call can answer with. */
  readonly errors: readonly ErrorCode[]
}

const writerErrors = [
  'provider_unavailable',
  'provider_timeout',
  'provider_rate_limited',
  'provider_refused',
  'provider_malformed',
  'provider_misconfigured',
] as const satisfies readonly ErrorCode[]

/** What every call takes and answers. The server must have a handler for each; the API document is made from it. */
export const endpoints = {
  generatePublicRecipe: {
    summary: 'Write a recipe for a guest; it is not stored',
    body: GenerateRequest,
    response: Recipe,
    errors: writerErrors,
  },
} as const satisfies Record<CallName, Endpoint>
