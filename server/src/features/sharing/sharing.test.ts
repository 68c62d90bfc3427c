import { AccountExport } from '@roux/contract/export'
import { Recipe } from '@roux/contract/recipe'
import { About, Links, Share } from '@roux/contract/sharing'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { recipeJsonLd } from '../../../test/recipe-json-ld.ts'
import { type Cook, signUp } from '../../../test/sign-up.ts'
import { readError } from '../../../test/start-app.ts'
import type { Settings } from '../../config.ts'

const hostile = `</title><script>alert("1")</script> $& '"`
const soup = {
  title: `Leek soup ${hostile}`,
  description: `Thick. ${hostile}`,
  preparation_time: 10,
  cook_time: 80,
  serves: 4,
  ingredients: [{ content: '2 leeks' }, { content: `10 g butter <!-- ${hostile}` }],
  directions: [{ content: 'Slice.' }, { content: `Simmer. ${hostile}` }],
  notes: 'My secret note.',
  is_favorite: true,
}

async function start(engine: (typeof engines)[number], changes: Partial<Settings> = {}) {
  const clock = { now: Date.now() }
  const own = { appUrl: 'https://roux.example.org', ...changes }
  const app = await startAppWithDatabase(engine, own, { clock: () => clock.now })
  const cook = await signUp(app.url)
  const as = (method: string, path: string, body?: unknown) => app.call(cook, method, path, body)
  const create = async (body: unknown = soup) => Recipe.parse(await (await as('POST', '/recipes/', body)).json())
  const share = async (id: string, body: unknown = {}) =>
    Share.parse(await (await as('POST', `/recipes/${id}/share`, body)).json())
  const tokenOf = ({ url }: Share) => url.split('/').at(-1) ?? ''
  const open = (token: string) => app.call(undefined, 'GET', `/shared/${token}`)
  const openPage = (token: string) => fetch(`${app.url}/shared/${token}`)
  const openPicture = (token: string) => fetch(`${app.url}/shared/${token}/picture.png`)
  return { ...app, clock, cook, as, create, share, tokenOf, open, openPage, openPicture }
}

/** Everything that could tell one answer from another, but for what is made anew for each. */
async function told(response: Response) {
  const headers = [...response.headers].filter(([name]) => !['x-request-id', 'date', 'content-length'].includes(name))
  const text = (await response.text()).replace(/"request_id":"[^"]*"/, '')
  return { status: response.status, headers, text }
}

describe.each(engines)('a link to a recipe, on %s', (engine) => {
  test('shows the recipe to anybody, as nobody’s: without owner, notes, and what was found of its owner', async () => {
    const { as, create, share, tokenOf, open, cook } = await start(engine)
    await as('PATCH', '/users/me/preferences', { allergies: ['milk'], diets: ['vegan'] })
    const recipe = await create()
    expect(recipe.findings.map(({ code }) => code)).toContain('allergen')
    const made = await share(recipe.id)
    expect(made).toEqual({
      url: expect.stringMatching(/^https:\/\/roux\.example\.org\/shared\/[\w-]{43}$/),
      expires_at: null,
      published: false,
    })
    const response = await open(tokenOf(made))
    expect(response.status).toBe(200)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { findings, ...shown } = Recipe.parse(await response.json())
    const { findings: _, ...own } = recipe
    expect(shown).toEqual({ ...own, is_favorite: false, notes: '', notes_updated_at: null, user: null })
    expect(findings.map(({ code }) => code)).not.toContain('allergen')
    const page = JSON.stringify(shown) + JSON.stringify(findings)
    for (const own of [cook.email, cook.user.id, 'milk', 'vegan', 'secret']) expect(page).not.toContain(own)
  })

  test('is the same when it is asked for again and changed, and another one once it was revoked', async () => {
    const { as, create, share, tokenOf, open } = await start(engine)
    const { id } = await create()
    const path = `/recipes/${id}/share`
    expect(await (await as('GET', path)).json()).toBeNull()
    const first = await share(id)
    const expires_at = '2099-01-01T00:00:00.000Z'
    expect(await share(id, { expires_at })).toEqual({ ...first, expires_at })
    expect(await share(id, { published: true })).toEqual({ ...first, expires_at, published: true })
    expect((await open(tokenOf(first))).headers.get('x-robots-tag')).toBeNull()
    expect(await share(id, { expires_at: null })).toEqual({ ...first, published: true })
    expect(await (await as('GET', path)).json()).toEqual({ ...first, published: true })
    expect((await as('DELETE', path)).status).toBe(200)
    expect((await as('DELETE', path)).status).toBe(404)
    expect(await (await as('GET', path)).json()).toBeNull()
    const second = await share(id)
    expect(second.url).not.toBe(first.url)
    expect((await open(tokenOf(first))).status).toBe(404)
    const many = await Promise.all(Array.from({ length: 5 }, () => share(id)))
    expect(new Set(many.map(({ url }) => url))).toEqual(new Set([second.url]))
    for (const body of [{ expires_at: 'tomorrow' }, { published: 1 }, 'x']) {
      expect((await as('POST', path, body)).status).toBe(422)
    }
  })

  test('that never was, was revoked, is past, or whose recipe or account is gone has one and the same answer', async () => {
    const { as, create, share, tokenOf, open, openPage, openPicture, clock, database, cook } = await start(engine)
    const tokens: Record<string, string> = { unknown: 'x'.repeat(43), short: 'x', odd: '%00' }
    for (const kind of ['revoked', 'past', 'deleted']) {
      const { id } = await create()
      tokens[kind] = tokenOf(await share(id, { expires_at: new Date(clock.now + 60_000).toISOString() }))
      expect((await open(tokens[kind])).status).toBe(200)
      if (kind === 'revoked') await as('DELETE', `/recipes/${id}/share`)
      if (kind === 'deleted') await as('DELETE', `/recipes/${id}`)
    }
    const { id } = await create()
    tokens.inactive = tokenOf(await share(id))
    clock.now += 60_000
    await database.db.updateTable('users').set({ is_active: false }).where('id', '=', cook.user.id).execute()
    const answers = await Promise.all(Object.values(tokens).map(async (token) => told(await open(token))))
    expect(answers[0]).toMatchObject({ status: 404, text: expect.stringContaining('"code":"link_not_found"') })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    const pages = await Promise.all(Object.values(tokens).map(async (token) => told(await openPage(token))))
    expect(pages[0]).toMatchObject({ status: 404, text: expect.stringContaining('noindex') })
    for (const page of pages) expect(page).toEqual(pages[0])
    const pictures = await Promise.all(Object.values(tokens).map(async (token) => told(await openPicture(token))))
    expect(pictures[0]).toMatchObject({ status: 404, text: expect.stringContaining('"code":"link_not_found"') })
    for (const picture of pictures) expect(picture).toEqual(pictures[0])
    await database.db.updateTable('users').set({ is_active: true }).execute()
    expect((await open(tokens.inactive)).status).toBe(200)
  })

  test('comes back with its recipe, and is gone for good with it', async () => {
    const { as, create, share, tokenOf, open, database } = await start(engine)
    const { id } = await create()
    const token = tokenOf(await share(id))
    await as('DELETE', `/recipes/${id}`)
    expect((await open(token)).status).toBe(404)
    await as('POST', `/recipes/${id}/restore`)
    expect((await open(token)).status).toBe(200)
    await as('DELETE', `/recipes/${id}`)
    await as('DELETE', `/recipes/${id}/deleted`)
    expect(await database.db.selectFrom('shares').selectAll().execute()).toEqual([])
  })

  test('goes over to an improvement that is accepted, and back when that is undone', async () => {
    const { as, create, share, tokenOf, open } = await start(engine)
    const { id } = await create()
    const token = tokenOf(await share(id, { published: true }))
    const improved = await create({ title: 'Better soup', replaces: id })
    expect(await (await open(token)).json()).toMatchObject({ title: 'Better soup', user: null })
    expect(await (await as('GET', `/recipes/${improved.id}/share`)).json()).toMatchObject({ published: true })
    await as('POST', `/recipes/${id}/restore?replaces=${improved.id}`)
    expect(await (await open(token)).json()).toMatchObject({ title: soup.title })
    const again = await create({ title: 'Third', replaces: id })
    await as('POST', `/recipes/${id}/restore`)
    const own = await share(id)
    await as('DELETE', `/recipes/${id}`)
    expect((await as('POST', `/recipes/${id}/restore?replaces=${again.id}`)).status).toBe(200)
    expect(await (await open(tokenOf(own))).json()).toMatchObject({ title: soup.title })
    expect((await open(token)).status).toBe(404)
  })

  test('is made by the owner alone; superusers see and revoke it; for others there is no such recipe', async () => {
    const { url, call, create, share, tokenOf, open, signUpSuperuser } = await start(engine)
    const { id } = await create()
    const path = `/recipes/${id}/share`
    const [stranger, superuser] = [await signUp(url), await signUpSuperuser()]
    const by = (who: Cook | undefined, method: string) => call(who, method, path, method === 'POST' ? {} : undefined)
    for (const method of ['POST', 'GET', 'DELETE']) {
      expect(await readError(await by(stranger, method))).toMatchObject({ code: 'recipe_not_found' })
      expect((await by(undefined, method)).status).toBe(401)
    }
    expect(await readError(await by(superuser, 'POST'))).toMatchObject({ code: 'recipe_not_found' })
    expect(await (await by(superuser, 'GET')).json()).toBeNull()
    const made = await share(id)
    expect(await (await by(superuser, 'GET')).json()).toEqual(made)
    expect((await by(superuser, 'DELETE')).status).toBe(200)
    expect((await open(tokenOf(made))).status).toBe(404)
  })

  test('stands in the list that superusers read, and in what its owner takes away', async () => {
    const { call, as, create, share, cook, signUpSuperuser } = await start(engine)
    const superuser = await signUpSuperuser()
    const [soup, stew, gone] = [await create(), await create({ title: 'Stew' }), await create()]
    const list = async (query = '') => Links.parse(await (await call(superuser, 'GET', `/admin/links${query}`)).json())
    expect(await list()).toEqual({ data: [], count: 0 })
    const made = [await share(soup.id), await share(stew.id, { published: true })]
    await share(gone.id)
    await as('DELETE', `/recipes/${gone.id}`)
    const { data, count } = await list()
    expect(count).toBe(2)
    expect(data).toMatchObject([
      { ...made[1], recipe_id: stew.id, title: 'Stew', email: cook.email },
      { ...made[0], recipe_id: soup.id },
    ])
    expect((await list('?skip=1&limit=1')).data).toEqual(data.slice(1))
    expect((await as('GET', '/admin/links')).status).toBe(403)
    const { links } = AccountExport.parse(await (await as('GET', '/users/me/export')).json())
    expect(links).toMatchObject([{ ...made[1], recipe_id: stew.id }, made[0]])
    const others = AccountExport.parse(await (await call(superuser, 'GET', '/users/me/export')).json())
    expect(others.links).toEqual([])
  })

  test('opens nothing and is made by nobody where sharing is off, and what can be done is told', async () => {
    const on = await start(engine)
    const asked = await (await fetch(`${on.url}/api/v1/about`)).json()
    expect(About.parse(asked)).toEqual({
      ...{
        name: 'Roux',
        version: '0.1.0',
        provider: false,
        pictures: false,
        provider_here: false,
        sharing: true,
        fetching: true,
      },
    })
    const { url, as, create, open, openPage, openPicture, database, cook } = await start(engine, { sharing: false })
    expect(await (await fetch(`${url}/api/v1/about`)).json()).toMatchObject({ sharing: false })
    const { id } = await create()
    expect(await readError(await as('POST', `/recipes/${id}/share`, {}))).toMatchObject({ code: 'sharing_off' })
    const token = 'a'.repeat(43)
    const rest = { expires_at: null, published: true, created_at: cook.user.created_at }
    await database.db
      .insertInto('shares')
      .values({ recipe_id: id, token, ...rest })
      .execute()
    expect((await open(token)).status).toBe(404)
    expect((await openPage(token)).status).toBe(404)
    expect((await openPicture(token)).status).toBe(404)
    expect((await as('DELETE', `/recipes/${id}/share`)).status).toBe(200)
  })
})

describe('the page of a link', () => {
  test('tells other programs what the recipe is, and nothing of its text is markup', async () => {
    const { create, share, tokenOf, open, openPage, cook } = await start('sqlite')
    const { id } = await create()
    const made = await share(id)
    const response = await openPage(tokenOf(made))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    const page = await response.text()
    // The two of the web app, the data for others, and the recipe for the app.
    expect(page.match(/<script/g)).toHaveLength(4)
    expect(page.match(/<title>/g)).toHaveLength(1)
    expect(page).toContain(
      '<meta property="og:title" content="Leek soup &lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)',
    )
    expect(page).toContain(`<meta property="og:url" content="${made.url}" />`)
    expect(page).toContain('<meta name="robots" content="noindex" />')
    for (const mine of ['secret', cook.email, cook.user.id]) expect(page).not.toContain(mine)
    const [, token, own = ''] =
      /<script type="application\/json" data-shared="([^"]*)">([^<]*)<\/script>/.exec(page) ?? []
    expect(token).toBe(tokenOf(made))
    expect(JSON.parse(own)).toEqual(await (await open(tokenOf(made))).json())
    const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(page) ?? []
    const data = recipeJsonLd.parse(JSON.parse(json))
    expect(data).toMatchObject({
      name: soup.title,
      url: made.url,
      image: `${made.url}/picture.png`,
      totalTime: 'PT1H30M',
      recipeYield: '4',
      recipeIngredient: soup.ingredients.map(({ content }) => content),
    })
    await share(id, { published: true })
    const published = await openPage(tokenOf(made))
    expect(published.headers.get('x-robots-tag')).toBeNull()
    expect(await published.text()).not.toContain('noindex')
  })

  test('has a picture of what is cooked, at the address and of the size that it names', async () => {
    const { create, share, tokenOf, openPage, openPicture } = await start('sqlite')
    const { id } = await create()
    const made = await share(id)
    const page = await (await openPage(tokenOf(made))).text()
    const meta = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(page)?.[1]
    expect(meta('og:image')).toBe(`${made.url}/picture.png`)
    expect(meta('og:image:alt')).toContain('Leek soup')
    expect(meta('twitter:card')).toBe('summary_large_image')
    const response = await openPicture(tokenOf(made))
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const picture = Buffer.from(await response.arrayBuffer())
    const { format, width, height } = await sharp(picture).metadata()
    expect([`image/${format}`, String(width), String(height)]).toEqual(
      ['og:image:type', 'og:image:width', 'og:image:height'].map(meta),
    )
    const other = await create({ ...soup, title: 'Roast chicken' })
    const bird = await openPicture(tokenOf(await share(other.id)))
    expect(Buffer.from(await bird.arrayBuffer()).equals(picture)).toBe(false)
    await share(id, { published: true })
    expect((await openPicture(tokenOf(made))).headers.get('x-robots-tag')).toBeNull()
  })
})
