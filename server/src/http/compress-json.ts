import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { apiPrefix, calls } from '@roux/contract/calls'
import type { FastifyReply, onSendHookHandler } from 'fastify'

/** Fewer bytes fit into one packet anyway. */
const least = 1024

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Both work off the event loop. Brotli's own default takes a hundred times as long for a tenth less. */
const encoders = {
  br: (text: string | Buffer) => brotliAsync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string | Buffer) => gzipAsync(text),
} as const

type Encoding = keyof typeof encoders

/** The size of what is compressed tells a little of it, so what carries a token stays as it is (BREACH). */
const withToken: ReadonlySet<string | undefined> = new Set([`${apiPrefix}${calls.logIn.path}`])

/** An `onSend` hook: JSON that is whole goes out compressed. Streams pass, those of events above all. */
export const compressJson: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
  if (!isWhole || Buffer.byteLength(payload) < least) return done(null, payload)
  if (!isJson(reply) || withToken.has(request.routeOptions.url)) return done(null, payload)
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding === undefined) return done(null, payload)
  encoders[encoding](payload).then((compressed) => {
    reply.header('content-encoding', encoding)
    reply.header('content-length', compressed.byteLength)
    done(null, compressed)
  }, done)
}

function isJson(reply: FastifyReply): boolean {
  return /^application\/json\b/.test(String(reply.getHeader('content-type') ?? ''))
}

/** Brotli before gzip, where the client takes it at all (RFC 9110, 12.5.3). */
function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  if (header === undefined) return undefined
  const qualities = new Map(
    [header]
      .flat()
      .join()
      .toLowerCase()
      .split(',')
      .map((entry) => {
        const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
        const quality = parameters.find((parameter) => parameter.startsWith('q='))
        return [name, quality === undefined ? 1 : Number(quality.slice(2))] as const
      }),
  )
  const takes = (name: Encoding) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : undefined
}
