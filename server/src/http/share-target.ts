import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { limits } from '@roux/contract/limits'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

const path = '/bring-in'

/** What is shared in words, by the names that the page reads. */
const words = ['title', 'text', 'url']

const shareTarget = {
  action: path,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: {
    ...{ title: 'title', text: 'text', url: 'url' },
    files: [{ name: 'photos', accept: ['image/*'] }],
  },
}

/**
 * Has phones offer Roux for photos, beside addresses. They come as a form, which a worker takes in the browser. Where there
 * is none, as before the first visit, the words of the form lead to the page, and of photos nothing is read or kept.
 * @param folder of the built web app
 */
export async function registerPhotoSharing(app: FastifyInstance, folder: string): Promise<void> {
  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (_request, reply) => {
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8'))
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify({ ...manifest, share_target: shareTarget }))
  })
  await app.register((forms, _options, done) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('multipart/form-data', (_request, _body, kept) => kept(null))
    forms.post(path, { schema: { hide: true } }, async (request, reply) => {
      try {
        return await reply.redirect(`${path}?${await wordsIn(request.raw)}`, 303)
      } catch (cause) {
        // Of what is too much no more is taken.
        reply.header('connection', 'close')
        throw cause
      }
    })
    done()
  })
}

/**
 * What the page is told in its address. The form is read to its end, since browsers hear no answer before.
 * @throws AppError `payload_too_large`; Fastify has no eye on bodies that it does not read itself
 */
async function wordsIn(request: IncomingMessage): Promise<URLSearchParams> {
  const query = new URLSearchParams()
  const parts = partsOf(request, query)
  assertNotTooLarge(Number(request.headers['content-length'] ?? 0))
  let bytes = 0
  // The connection stays, for the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length
    assertNotTooLarge(bytes)
    if (parts?.writable) parts.write(chunk)
  }
  parts?.end()
  // Whatever a broken form was, nothing more of it is to be had.
  if (parts) await finished(parts).catch(() => undefined)
  return query
}

function assertNotTooLarge(bytes: number): void {
  if (bytes > limits.fileBytes) throw new AppError('payload_too_large')
}

/** Reads a form into what the page is told; undefined where it names no boundary. */
function partsOf({ headers }: IncomingMessage, query: URLSearchParams) {
  try {
    const parts = new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { fields: 10, fieldSize: limits.address, parts: 20, headerPairs: 50 },
    })
    parts.on('field', (name: string, said: string) => {
      if (words.includes(name) && said !== '') query.set(name, said)
    })
    parts.on('file', (_name: string, photo: NodeJS.ReadableStream) => {
      query.set('photos', 'again')
      photo.resume()
    })
    parts.on('error', () => undefined)
    return parts
  } catch {
    return undefined
  }
}
