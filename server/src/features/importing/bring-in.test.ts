import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BringInAnswer } from '@roux/contract/bringing-in'
import { Recipe } from '@roux/contract/recipe'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { limitsOf } from '../../../test/limits-of.ts'
import { signUp } from '../../../test/sign-up.ts'
import { readError } from '../../../test/start-app.ts'
import type { Settings } from '../../config.ts'
import type { Network } from '../../fetching/internet.ts'

const gratin = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek gratin',
  author: { '@type': 'Person', name: 'Ann Green' },
  publisher: { '@type': 'Organization', name: 'The Green Larder' },
  prepTime: 'PT15M',
  cookTime: 'PT30M',
  recipeYield: '4 servings',
  recipeIngredient: ['4 leeks, sliced', '200 ml crème fraîche'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Cook the leeks.' },
    { '@type': 'HowToStep', text: 'Bake them.' },
  ],
}
const page = (recipe: unknown = gratin) =>
  `<html lang="en"><head><script type="application/ld+json">${JSON.stringify(recipe)}</script></head></html>`
const url = 'https://www.greenlarder.example/leek-gratin/?utm_source=mail#top'
const text = 'Tarte fine\n\nIngrédients\n3 pommes\n1 pâte feuilletée\n\nPréparation\nÉtalez la pâte.\nCuisez-la.'

async function start(engine: (typeof engines)[number], changes: Partial<Settings> = {}, network?: Network) {
  const app = await startAppWithDatabase(engine, changes, network && { network })
  const cook = await signUp(app.url)
  const as = (method: string, path: string, body?: unknown) => app.call(cook, method, path, body)
  const bring = async (body: unknown) => BringInAnswer.parse(await (await as('POST', '/recipes/import', body)).json())
  const bringOne = async (body: unknown) => {
    const [draft] = (await bring(body)).drafts
    if (!draft) throw new Error('nothing was read')
    return draft
  }
  const save = async (draft: object) => Recipe.parse(await (await as('POST', '/recipes/', draft)).json())
  return { ...app, cook, as, bring, bringOne, save }
}

describe.each(engines)('what a cook brings in, on %s', (engine) => {
  test('is read from a page with its source, and nothing of it is saved', async () => {
    const { as, bring } = await start(engine)
    expect(await bring({ html: page(), url })).toEqual({
      drafts: [
        {
          title: 'Leek gratin',
          description: '',
          preparation_time: 15,
          cook_time: 30,
          serves: 4,
          ingredients: [{ content: '4 leeks, sliced' }, { content: '200 ml crème fraîche' }],
          directions: [{ content: 'Cook the leeks.' }, { content: 'Bake them.' }],
          notes: '',
          tags: [],
          language: 'en',
          source: { url, author: 'Ann Green', site: 'The Green Larder' },
          image: null,
          from: {
            title: 'json-ld',
            preparation_time: 'json-ld',
            cook_time: 'json-ld',
            serves: 'json-ld',
            ingredients: 'json-ld',
            directions: 'json-ld',
            author: 'json-ld',
          },
          same_as: null,
        },
      ],
      failures: [],
    })
    expect(await (await as('GET', '/recipes/')).json()).toEqual({ data: [], count: 0 })
  })

  test('is saved with its source, which stays whatever is changed, and says how it came to be', async () => {
    const { as, bringOne, save } = await start(engine)
    const { source, ...draft } = await bringOne({ html: page(), url })
    const { id, ...saved } = await save({ ...draft, source })
    expect(saved.source).toEqual(source)
    const changed = await as('PUT', `/recipes/${id}`, { title: 'Gratin', source: null })
    expect(Recipe.parse(await changed.json())).toMatchObject({ title: 'Gratin', source })
    const improved = await save({ ...draft, title: 'Better gratin', source: null, replaces: id })
    expect(improved.source).toEqual(source)
    const versions = Object(await (await as('GET', `/recipes/${improved.id}/versions`)).json())
    expect(versions.data.map(({ reason }: { reason: string }) => reason)).toEqual(['edited', 'brought_in'])
    const exported = Object(await (await as('GET', '/users/me/export')).json())
    expect(exported.recipes[0].source).toEqual(source)
    const written = await save({ title: 'Soup' })
    expect(written.source).toBeNull()
  })

  test('is known again by its address, or by its title and list, until it is deleted', async () => {
    const { as, bringOne, save } = await start(engine)
    const { id } = await save(await bringOne({ html: page(), url }))
    const elsewhere = 'http://greenlarder.example/leek-gratin'
    const renamed = page({ ...gratin, name: 'Another name' })
    expect((await bringOne({ html: renamed, url: elsewhere })).same_as).toBe(id)
    expect((await bringOne({ html: page(), url: 'https://other.example/' })).same_as).toBe(id)
    const otherList = page({ ...gratin, recipeIngredient: ['3 leeks'] })
    expect((await bringOne({ html: otherList, url: 'https://other.example/' })).same_as).toBeNull()
    await as('DELETE', `/recipes/${id}`)
    expect((await bringOne({ html: page(), url })).same_as).toBeNull()
  })

  test('is nobody else’s business: another cook who brings the same has nothing yet', async () => {
    const { url: app, call, bringOne, save } = await start(engine)
    await save(await bringOne({ html: page(), url }))
    const other = await call(await signUp(app), 'POST', '/recipes/import', { html: page(), url })
    expect(BringInAnswer.parse(await other.json()).drafts).toMatchObject([{ same_as: null }])
  })

  test('is read from a text, and may be shared by a link but not be listed', async () => {
    const { as, bringOne, save } = await start(engine)
    const draft = await bringOne({ text })
    expect(draft).toMatchObject({
      title: 'Tarte fine',
      language: 'fr',
      source: { url: null, author: null, site: null },
    })
    const { id } = await save(draft)
    const path = `/recipes/${id}/share`
    const refused = await as('POST', path, { published: true })
    expect([refused.status, (await readError(refused)).code]).toEqual([403, 'not_publishable'])
    expect(await (await as('GET', path)).json()).toBeNull()
    expect((await as('POST', path, {})).status).toBe(200)
    expect((await as('POST', path, { published: true })).status).toBe(403)
    expect((await as('POST', path, { published: false })).status).toBe(200)
  })

  test('that is no recipe is told so', async () => {
    const { bring } = await start(engine)
    const none = { drafts: [], failures: [{ name: url, code: 'no_recipe_found' }] }
    expect(await bring({ html: '<p>Nothing here.</p>', url })).toEqual(none)
    expect((await bring({ text: 'Hello.' })).failures).toEqual([{ name: '', code: 'no_recipe_found' }])
  })

  test('is one thing, and an address is one of the web', async () => {
    const { as, call } = await start(engine)
    for (const body of [{}, { text, html: page() }, { url, text }, { text: ' ' }, { html: '' }, { text: 1 }, []]) {
      expect((await as('POST', '/recipes/import', body)).status, JSON.stringify(body)).toBe(422)
    }
    expect((await call(undefined, 'POST', '/recipes/import', { text })).status).toBe(401)
    for (const address of ['javascript:alert(1)', 'data:text/html,x', 'https://', 'ht tp://x']) {
      const source = { url: address, author: null, site: null }
      expect((await as('POST', '/recipes/', { title: 'Soup', source })).status, address).toBe(422)
    }
  })

  test('is fetched from an address, typed with or without its scheme', async () => {
    const site = await startSite()
    const { bring } = await start(engine, {}, site.network)
    for (const typed of [`http://site.example:${site.port}/gratin`, `  http://site.example:${site.port}/old `]) {
      expect((await bring({ url: typed })).drafts).toMatchObject([
        { title: 'Leek gratin', source: { url: `http://site.example:${site.port}/gratin` } },
      ])
    }
    const none = await bring({ url: `http://site.example:${site.port}/empty` })
    expect(none.failures).toMatchObject([{ code: 'no_recipe_found' }])
  })

  test('is not fetched where it leads inside or nowhere, and nothing tells which', async () => {
    const site = await startSite()
    const { as } = await start(engine, {}, site.network)
    const answers = []
    for (const host of ['inside.example', 'unknown.example', '127.0.0.2', 'localhost', '[::1]']) {
      const response = await as('POST', '/recipes/import', { url: `http://${host}:${site.port}/gratin` })
      const { request_id: _, ...body } = await readError(response)
      answers.push({ status: response.status, body })
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 422, body: { code: 'address_refused' } })
    const gone = await as('POST', '/recipes/import', { url: `http://site.example:${site.port}/gone` })
    expect([gone.status, (await readError(gone)).code]).toEqual([502, 'page_unavailable'])
  })

  test('is fetched so often and no more, each account by itself, and not at all where that is turned off', async () => {
    const site = await startSite()
    const limits = limitsOf({ fetchesHourly: 2 })
    const { url: app, call, as, bring } = await start(engine, { limits }, site.network)
    const body = { url: `http://site.example:${site.port}/gratin` }
    const ask = async () => (await as('POST', '/recipes/import', body)).status
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
    expect((await bring({ text })).drafts).toHaveLength(1)
    expect((await call(await signUp(app), 'POST', '/recipes/import', body)).status).toBe(200)
    const off = await start(engine, { fetching: false }, site.network)
    const refused = await off.as('POST', '/recipes/import', body)
    expect([refused.status, (await readError(refused)).code]).toEqual([403, 'fetching_off'])
    expect(Object(await (await off.as('GET', '/about')).json()).fetching).toBe(false)
    expect((await off.bring({ html: page(), url })).drafts).toHaveLength(1)
  })
})

/** A site on this machine, which the network of the test takes for one of the public internet. */
async function startSite() {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html')
    if (request.url === '/gratin') response.end(page())
    else if (request.url === '/old') response.writeHead(301, { location: '/gratin' }).end()
    else response.writeHead(request.url === '/empty' ? 200 : 410).end('<p>Nothing.</p>')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const names: Record<string, string> = { 'site.example': '127.0.0.1', 'inside.example': '127.0.0.2', localhost: '::1' }
  const network: Network = {
    resolve: (name) => Promise.resolve(names[name] === undefined ? [] : [{ address: names[name], family: 4 as const }]),
    isAllowed: (address) => address === '127.0.0.1',
    ports: 'any',
  }
  return { port, network }
}
