import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import type { Caller, FindCaller } from './caller.ts'

/**
 * The caller of a request with a valid bearer token.
 * @throws AppError `not_authenticated`, `invalid_credentials`, `inactive_user` or `not_superuser`
 */
export async function requireCaller(
  request: FastifyRequest,
  reply: FastifyReply,
  findCaller: FindCaller,
  mustBeSuperuser: boolean,
): Promise<Caller> {
  const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) {
    reply.header('www-authenticate', 'Bearer')
    throw new AppError('not_authenticated')
  }
  const caller = await findCaller(token)
  if (!caller) {
    reply.header('www-authenticate', 'Bearer error="invalid_token"')
    throw new AppError('invalid_credentials')
  }
  if (!caller.user.is_active) throw new AppError('inactive_user')
  if (mustBeSuperuser && !caller.user.is_superuser) throw new AppError('not_superuser')
  return caller
}
