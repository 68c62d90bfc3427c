import { type ErrorBody, type ErrorCode, errors, type ValidationErrorBody } from '@roux/contract/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError } from './app-error.ts'

const partNames = { body: 'body', querystring: 'query', params: 'path', headers: 'header' } as const

/** Fastify's own refusals, in our words. The rest of its 4xx are a plain bad request. */
const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
}

const brokenJson = ['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY']

/** Turns whatever a route threw into the error body of the contract. */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const part = partNames[error.validationContext ?? 'body']
    const detail = error.validation.map(({ keyword, instancePath, message }) => ({
      type: keyword,
      loc: [part, ...toPath(instancePath)],
      msg: message ?? 'Invalid input',
    }))
    return sendValidationError(request, reply, detail)
  }
  const fastifyCode = 'code' in error && !(error instanceof AppError) ? error.code : ''
  if (brokenJson.includes(fastifyCode)) {
    return sendValidationError(request, reply, [{ type: 'json_invalid', loc: ['body'], msg: 'JSON decode error' }])
  }
  if (error instanceof AppError) {
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds)
    if (error.cause !== undefined) request.log.warn({ err: error }, 'request failed')
    return sendError(request, reply, error.code)
  }
  const isRefusal = 'statusCode' in error && error.statusCode !== undefined && error.statusCode < 500
  if (isRefusal) return sendError(request, reply, fastifyCodes[fastifyCode] ?? 'bad_request')
  request.log.error({ err: error }, 'unexpected error')
  return sendError(request, reply, 'internal')
}

/** Answers with an error of the contract. */
export function sendError(request: FastifyRequest, reply: FastifyReply, code: ErrorCode): FastifyReply {
  const { status, detail } = errors[code]
  return reply.code(status).send({ detail, code, request_id: request.id } satisfies ErrorBody)
}

function sendValidationError(request: FastifyRequest, reply: FastifyReply, detail: ValidationErrorBody['detail']) {
  const body: ValidationErrorBody = { detail, code: 'validation_error', request_id: request.id }
  return reply.code(errors.validation_error.status).send(body)
}

/** `/ingredients/0/content` as `['ingredients', 0, 'content']`. */
function toPath(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}
