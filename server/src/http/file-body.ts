import type { FastifyReply, FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { type ReceivedFile, receiveFile } from './receive-file.ts'

/** Stands for a body that is a file, and is nothing that JSON can make. */
export const fileInBody = Object.freeze({})

/** Lets a file pass, and nothing else that the schema would not. */
export const passFiles: typeof validatorCompiler = (route) => {
  const validate = validatorCompiler(route)
  return (body: unknown) => (body === fileInBody ? { value: body } : validate(body))
}

/** Keeps a file of so many bytes at most in a folder, until the call is answered. */
export type ReceiveFile = (folder: string, most: number) => Promise<ReceivedFile>

/** What receives the file that came in place of a body. */
export function fileOf({ body, raw: request }: FastifyRequest, { raw: answer }: FastifyReply): ReceiveFile | undefined {
  return body === fileInBody ? (folder, most) => receiveFile({ request, answer }, folder, most) : undefined
}
