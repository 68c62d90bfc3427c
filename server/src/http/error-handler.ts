import type { ErrorBody, ValidationErrorBody } from '@roux/contract/error-bodies'
import { type ErrorCode, errors } from '@roux/contract/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { OverloadedError } from '../fair-queue.ts'
import { ThreadError } from '../threads/thread.ts'
import { AppError } from './app-error.ts'

const partNames = { body: 'body', querystring: 'query', params: 'path', headers: 'header' } as const

/** Fastify's own refusals, in our words. The rest of its 4xx are a plain bad request. */
const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
}

const brokenJson = ['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY']

/** What a client is told of an error, whatever form it is told in. */
export interface ErrorAnswer {
  readonly status: number
  readonly body: ErrorBody | ValidationErrorBody
}

/** Turns whatever a route threw into the error body of the contract; logs what only we may know of it. */
export type DescribeError = (error: FastifyError | Error, request: FastifyRequest) => ErrorAnswer

/** A line that is full moves on within seconds. */
const lineMovesSeconds = 2

/** A database that restarts is back within seconds. */
const databaseBackSeconds = 5

/** @param isUnavailable whether an error means that the database cannot be used at present */
export function describingErrors(isUnavailable: (error: unknown) => boolean): DescribeError {
  return (error, request) => {
    if (!isUnavailable(error)) return describeError(error, request)
    request.log.error({ err: error }, 'the database cannot be used')
    return describeError(new AppError('stopping', { retryAfterSeconds: databaseBackSeconds }), request)
  }
}

const describeError: DescribeError = (error, request) => {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const part = partNames[error.validationContext ?? 'body']
    const detail = error.validation.map(({ keyword, instancePath, message }) => ({
      type: keyword,
      loc: [part, ...toPath(instancePath)],
      msg: message ?? 'Invalid input',
    }))
    return invalid(request, detail)
  }
  const fastifyCode = 'code' in error && !(error instanceof AppError) ? error.code : ''
  if (brokenJson.includes(fastifyCode)) {
    return invalid(request, [{ type: 'json_invalid', loc: ['body'], msg: 'JSON decode error' }])
  }
  if (error instanceof OverloadedError) return answerOf(request, 'overloaded', { retryAfterSeconds: lineMovesSeconds })
  if (error instanceof ThreadError) {
    request.log.error({ err: error }, 'a thread failed')
    return answerOf(request, 'overloaded', { retryAfterSeconds: lineMovesSeconds })
  }
  if (error instanceof AppError) {
    if (error.cause !== undefined) request.log.warn({ err: error }, 'request failed')
    return answerOf(request, error.code, error)
  }
  const isRefusal = 'statusCode' in error && error.statusCode !== undefined && error.statusCode < 500
  if (isRefusal) return answerOf(request, fastifyCodes[fastifyCode] ?? 'bad_request')
  request.log.error({ err: error }, 'unexpected error')
  return answerOf(request, 'internal')
}

/** Answers with an error of the contract. */
export function sendError(request: FastifyRequest, reply: FastifyReply, code: ErrorCode): FastifyReply {
  return sendAnswer(reply, answerOf(request, code))
}

export function sendAnswer(reply: FastifyReply, { status, body }: ErrorAnswer): FastifyReply {
  if ('retry_after' in body) reply.header('retry-after', body.retry_after)
  return reply.code(status).send(body)
}

function answerOf(request: FastifyRequest, code: ErrorCode, more: Partial<AppError> = {}): ErrorAnswer {
  const { status, detail } = errors[code]
  const { retryAfterSeconds: retry_after, reason } = more
  const body = { detail, code, request_id: request.id }
  return { status, body: { ...body, ...(retry_after !== undefined && { retry_after }), ...(reason && { reason }) } }
}

function invalid(request: FastifyRequest, detail: ValidationErrorBody['detail']): ErrorAnswer {
  return { status: errors.validation_error.status, body: { detail, code: 'validation_error', request_id: request.id } }
}

/** `/ingredients/0/content` as `['ingredients', 0, 'content']`. */
function toPath(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}
