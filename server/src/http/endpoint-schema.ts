import type { CallName } from '@roux/contract/calls'
import type { Endpoint } from '@roux/contract/endpoints'
import { ErrorBody, ValidationErrorBody } from '@roux/contract/error-bodies'
import { type ErrorCode, errors } from '@roux/contract/errors'
import { streamType } from '@roux/contract/stream'
import { exportTypes } from '@roux/contract/taking-away'
import type { FastifySchema } from 'fastify'
import { z } from 'zod'

/** Errors that every call can answer with. */
const commonErrors = ['too_many_requests', 'internal', 'stopping'] as const satisfies readonly ErrorCode[]
const bodyErrors = ['payload_too_large', 'unsupported_media_type'] as const satisfies readonly ErrorCode[]
const callerErrors = {
  anyone: [],
  user: ['not_authenticated', 'inactive_user'],
  superuser: ['not_authenticated', 'inactive_user', 'not_superuser'],
} as const satisfies Record<Endpoint['caller'], readonly ErrorCode[]>

/** What Fastify checks a call's input and answer against, and what the API document says of it. */
export function describeEndpoint(name: CallName, endpoint: Endpoint): FastifySchema {
  const { params, query, body, caller } = endpoint
  const hasInput = body !== undefined || query !== undefined || params !== undefined
  const codes: readonly ErrorCode[] = [
    ...(hasInput ? (['validation_error'] as const) : []),
    ...endpoint.errors,
    ...callerErrors[caller],
    ...(body ? bodyErrors : []),
    ...commonErrors,
  ]
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(caller !== 'anyone' && { security: [{ bearer: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(endpoint.bodyType === 'form' && { consumes: ['application/x-www-form-urlencoded'] }),
    response: {
      200: answerOf(endpoint),
      ...Object.fromEntries(
        Object.entries(Object.groupBy(codes, (code) => errors[code].status)).map(([status, ofStatus = []]) => [
          status,
          described(ofStatus.map((code) => errors[code].detail).join(' / '), bodyOf(ofStatus)),
        ]),
      ),
    },
  }
}

/** Fields that fail are listed; anything else has a code alone. */
function bodyOf(codes: readonly ErrorCode[]): z.core.$ZodType {
  if (!codes.includes('validation_error')) return ErrorBody
  return codes.length === 1 ? ValidationErrorBody : z.union([ValidationErrorBody, ErrorBody])
}

/** An answer under the name that the API document gives it. */
function described(description: string, schema: z.core.$ZodType) {
  return { description, content: { 'application/json': { schema } } }
}

function answerOf({ response, responseType, streams, takesFile }: Endpoint) {
  if (responseType === 'html') return { description: 'A page', content: { 'text/html': { schema: response } } }
  if (responseType === 'file') {
    return {
      description: 'A file',
      content: Object.fromEntries(exportTypes.map((type) => [type, { schema: response }])),
    }
  }
  if (!streams) return response
  const shown = takesFile ? 'brought' : streams === 'recipe' ? 'draft' : 'text'
  const events = z.string().describe(`Events "${shown}", then one "${streams}" or "error"; their data is JSON`)
  const description = 'The whole; where text/event-stream is accepted, events that end with it'
  return { description, content: { 'application/json': { schema: response }, [streamType]: { schema: events } } }
}
