import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOfPage } from './client.ts'
import { isApiCall } from './create-http-app.ts'
import { sendError } from './error-handler.ts'

const hashedFiles = '/assets/'

/**
 * Serves the built web app: its files, and its page on every path that is neither the API's nor a file's. A file that is
 * missing is missing: a page in its place would be read as what was asked for.
 * @param onVisit told of each page: who opens one may soon ask for something
 */
export async function registerWebApp(app: FastifyInstance, folder: string, onVisit: () => void): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // The build has compressed them once, better than could be done for each request.
    preCompressed: true,
    cacheControl: false,
    // What the build notes for itself is nobody's business.
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const isHashed = path.includes(hashedFiles)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const sendPage = (name: 'home' | 'recipe', request: FastifyRequest, reply: FastifyReply) =>
    reply.header('vary', 'accept-language, cookie').sendFile(`${name}.${languageOfPage(request)}.html`)
  app.get('/', { schema: { hide: true } }, (request, reply) => {
    onVisit()
    return sendPage('home', request, reply)
  })
  app.addHook('onRequest', (request, reply, done) => {
    // Before the body is read: nothing here has one.
    if (request.is404) sendError(request, reply, 'not_found')
    else done()
  })
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    // Nothing is returned: whoever called this waits for the reply already, and each who waits listens to it four times.
    if (!isPage || isApiCall(request) || namesFile(request.url)) sendError(request, reply, 'not_found')
    else {
      onVisit()
      if (request.url.startsWith('/recipe/')) sendPage('recipe', request, reply)
      else reply.sendFile('index.html')
    }
  })
}

/** No screen has a full stop in the last part of its address. */
function namesFile(url: string): boolean {
  const [path = ''] = url.split(/[?#]/)
  return path.startsWith(hashedFiles) || /(?:\.|%2e)[^/]*$/i.test(path)
}
