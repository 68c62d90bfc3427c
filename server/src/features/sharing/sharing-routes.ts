import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiVersion } from '@roux/contract/calls'
import type { Recipe } from '@roux/contract/recipe'
import type { About } from '@roux/contract/sharing'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { addressOf, languageOfPage } from '../../http/client.ts'
import type { Handlers } from '../../http/endpoint-routes.ts'
import { coverPicture } from '../../pictures/cover-picture.ts'
import type { Database } from '../../storage/database.ts'
import { runTask } from '../../threads/run-task.ts'
import { readShared, type SharedReading } from './read-shared.ts'
import { readShare, revokeShare, type Sharing, shareRecipe, toLink } from './share-recipe.ts'
import { shareStore } from './share-store.ts'
import { missingPage, sharedPage } from './shared-page.ts'

interface Parts extends Pick<Sharing, 'findRecipe' | 'appUrl'>, Pick<SharedReading, 'findAny' | 'isOn'> {
  readonly database: Database
  readonly about: Omit<About, 'name' | 'version' | 'sharing'>
  readonly toJsonLd: (recipe: Recipe) => Readonly<Record<string, unknown>>
  /** The built web app. */
  readonly webFolder: string
}

/** Links that show one recipe to whoever has them, and their page. */
export function createSharing({ database, findRecipe, findAny, appUrl, isOn, about, toJsonLd, webFolder }: Parts) {
  const { clock } = database
  const store = shareStore(database)
  const sharing = { store, findRecipe, clock, appUrl, isOn }
  const reading = { store, clock, isOn, findAny }
  const handlers = {
    about: () => Promise.resolve({ name: 'Roux', version: apiVersion, ...about, sharing: isOn }),
    shareRecipe: ({ caller, params, body }) => shareRecipe(sharing, params.id, caller, body),
    readShare: ({ caller, params }) => readShare(sharing, params.id, caller),
    revokeShare: async ({ caller, params }) => {
      await revokeShare(sharing, params.id, caller)
      return { message: 'Link revoked' }
    },
    listLinks: async ({ query }) => {
      const [links, count] = await Promise.all([store.list(query), store.count()])
      return { data: links.map((link) => toLink(link, appUrl)), count }
    },
    readShared: async ({ params, setHeader }) => {
      const shared = await readShared(reading, params.token)
      if (!shared) throw new AppError('link_not_found')
      if (!shared.isPublished) setHeader('x-robots-tag', 'noindex')
      return shared.recipe
    },
  } satisfies Partial<Handlers>

  /**
   * The page that a link leads to: the web app's, with what previews and search engines read of the recipe; and the
   * picture that previews show.
   */
  const registerPage = (app: FastifyInstance) => {
    app.get<{ Params: { token: string } }>('/shared/:token', { schema: { hide: true } }, async (request, reply) => {
      const shared = await readShared(reading, request.params.token)
      const html = await readFile(join(webFolder, `shared.${languageOfPage(request)}.html`), 'utf8')
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
      if (!shared?.isPublished) reply.header('x-robots-tag', 'noindex')
      if (!shared) return reply.code(404).send(missingPage(html))
      const { token } = request.params
      const url = `${appUrl}/shared/${token}`
      const picture = `${url}/picture.png`
      return reply.send(sharedPage(shared, { html, url, picture, token, jsonLd: toJsonLd(shared.recipe) }))
    })
    app.get<{ Params: { token: string } }>(
      '/shared/:token/picture.png',
      { schema: { hide: true } },
      async (request, reply) => {
        const shared = await readShared(reading, request.params.token)
        reply.header('cache-control', 'no-store')
        if (!shared?.isPublished) reply.header('x-robots-tag', 'noindex')
        if (!shared) throw new AppError('link_not_found')
        const { id, title, ingredients } = shared.recipe
        const contents = ingredients.map(({ content }) => content)
        const { motif, ground } = await runTask({ caller: addressOf(request) }, 'coverOf', id, title, contents)
        return reply.type('image/png').send(await coverPicture(motif, ground))
      },
    )
  }
  /** The links of an account, for its owner to take away. */
  const listLinks = async (ownerId: string) =>
    (await store.list({ ownerId })).map((link) => {
      const { title: _title, email: _email, ...rest } = toLink(link, appUrl)
      return rest
    })
  return { handlers, registerPage, listLinks }
}
