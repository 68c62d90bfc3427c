import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { Recipe } from '@roux/contract/recipe'
import { type ExportFormat, ExportLink, exportFormats } from '@roux/contract/taking-away'
import { parse } from 'content-disposition'
import { describe, expect, test, vi } from 'vitest'
import { type CallAs, startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { readZip } from '../../../test/read-zip.ts'
import { type Cook, signUp } from '../../../test/sign-up.ts'
import { readError } from '../../../test/start-app.ts'

const soup = {
  title: 'Soup',
  ingredients: [{ content: '2 leeks' }],
  directions: [{ content: 'Simmer.' }],
  notes: 'Less salt.',
  is_favorite: true,
}

/** The tail of the address that a link has. */
async function linkOf(call: CallAs, cook: Cook, format: ExportFormat, ids?: readonly string[]): Promise<string> {
  const response = await call(cook, 'POST', '/recipes/export', { format, ...(ids && { ids }) })
  const { url } = ExportLink.parse(await response.json())
  expect(url).toMatch(/\/api\/v1\/exports\/[\w-]{43}$/)
  return url.slice(url.indexOf('/exports/'))
}

async function create(call: CallAs, cook: Cook, recipe: object = soup): Promise<Recipe> {
  return Recipe.parse(await (await call(cook, 'POST', '/recipes/', recipe)).json())
}

const fileOf = async (response: Response) => ({
  status: response.status,
  name: parse(response.headers.get('content-disposition') ?? 'none').parameters.filename,
  type: response.headers.get('content-type'),
  bytes: await response.arrayBuffer(),
})

describe.each(engines)('taking recipes away, on %s', (engine) => {
  test('one recipe is a file of its format, for whoever has the link', async () => {
    const { url, call } = await startAppWithDatabase(engine)
    const cook = await signUp(url)
    const { id } = await create(call, cook)
    const take = async (format: ExportFormat) =>
      fileOf(await call(undefined, 'GET', await linkOf(call, cook, format, [id])))
    const texts = { markdown: 'Soup.md', cooklang: 'Soup.cook', 'json-ld': 'Soup.json' } as const
    for (const format of ['markdown', 'cooklang', 'json-ld'] as const) {
      const { status, name, bytes } = await take(format)
      expect([status, name]).toEqual([200, texts[format]])
      const text = Buffer.from(bytes).toString()
      for (const words of ['Soup', 'leeks', 'Simmer.', 'Less salt.']) expect(text).toContain(words)
    }
    const mealie = await take('mealie')
    expect([mealie.name, mealie.type]).toEqual(['Soup.zip', 'application/zip'])
    expect([...(await readZip(mealie.bytes)).keys()]).toEqual(['recipes/soup/soup.json'])
    const paprika = await take('paprika')
    expect(paprika.name).toBe('Soup.paprikarecipes')
    const [[name, packed] = ['', Buffer.of()]] = await readZip(paprika.bytes)
    expect([name, JSON.parse(String(gunzipSync(packed)))]).toMatchObject(['Soup.paprikarecipe', { name: 'Soup' }])
    const own = await take('zip')
    expect(own.name).toBe('Soup.zip')
    expect([...(await readZip(own.bytes)).keys()]).toEqual(['roux.json', 'recipes/Soup.json'])
  })

  test('a link is good once, and what only asks for its headers does not spend it', async () => {
    const { url, call } = await startAppWithDatabase(engine)
    const cook = await signUp(url)
    const { id } = await create(call, cook)
    const link = await linkOf(call, cook, 'markdown', [id])
    expect((await call(undefined, 'HEAD', link)).status).toBe(405)
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(undefined, 'GET', link)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(9).fill(404)])
    const refused = answers.find(({ status }) => status === 404)
    expect(await readError(refused ?? new Response())).toMatchObject({ code: 'link_not_found' })
  })

  test('a link is good for five minutes, the newest of an account alone, and for none that is inactive', async () => {
    let now = Date.parse('2026-01-01T00:00:00.000Z')
    const { url, call, database } = await startAppWithDatabase(engine, {}, { clock: () => now })
    const cook = await signUp(url)
    const { id } = await create(call, cook)
    const statusOf = async (link: string) => (await call(undefined, 'GET', link)).status
    const late = await linkOf(call, cook, 'markdown', [id])
    now += 5 * 60_000
    expect(await statusOf(late)).toBe(404)
    const inTime = await linkOf(call, cook, 'markdown', [id])
    now += 5 * 60_000 - 1
    expect(await statusOf(inTime)).toBe(200)
    const first = await linkOf(call, cook, 'markdown', [id])
    const second = await linkOf(call, cook, 'markdown', [id])
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    const last = await linkOf(call, cook, 'markdown', [id])
    await database.db.updateTable('users').set({ is_active: false }).where('id', '=', cook.user.id).execute()
    expect(await statusOf(last)).toBe(404)
    for (const guess of ['x', 'x'.repeat(43), `${'x'.repeat(42)}%00`])
      expect(await statusOf(`/exports/${guess}`)).toBe(404)
  })

  test('nobody but its account can read a link in the database', async () => {
    const { url, call, database } = await startAppWithDatabase(engine)
    const cook = await signUp(url)
    await create(call, cook)
    const link = await linkOf(call, cook, 'zip')
    const rows = await database.db.selectFrom('exports').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(link.replace('/exports/', ''))
  })

  test('somebody else’s recipes, deleted ones and what is no id are as not there', async () => {
    const { url, call } = await startAppWithDatabase(engine)
    const [cook, other] = [await signUp(url), await signUp(url)]
    const [mine, theirs, gone] = [
      await create(call, cook),
      await create(call, other, { title: 'Not mine' }),
      await create(call, cook, { title: 'Gone' }),
    ]
    await call(cook, 'DELETE', `/recipes/${gone.id}`)
    for (const ids of [[theirs.id], [gone.id], ['x'], [`${theirs.id}'`], [theirs.id, gone.id]]) {
      const response = await call(cook, 'POST', '/recipes/export', { format: 'markdown', ids })
      expect([response.status, await readError(response)]).toMatchObject([404, { code: 'recipe_not_found' }])
    }
    const link = await linkOf(call, cook, 'markdown', [theirs.id, mine.id, gone.id])
    const { bytes } = await fileOf(await call(undefined, 'GET', link))
    expect([...(await readZip(bytes)).keys()]).toEqual(['Soup.md'])
    const alone = await linkOf(call, cook, 'markdown', [mine.id])
    await call(cook, 'DELETE', `/recipes/${mine.id}`)
    expect((await call(undefined, 'GET', alone)).status).toBe(404)
  })

  test('a superuser takes away what they can read, and nobody else’s notes', async () => {
    const { url, call, signUpSuperuser } = await startAppWithDatabase(engine)
    const [cook, superuser] = [await signUp(url), await signUpSuperuser()]
    const { id } = await create(call, cook)
    for (const format of exportFormats) {
      const { bytes } = await fileOf(await call(undefined, 'GET', await linkOf(call, superuser, format, [id])))
      expect(Buffer.from(bytes).includes('Less salt')).toBe(false)
    }
    const text = await (await call(undefined, 'GET', await linkOf(call, superuser, 'json-ld', [id]))).text()
    expect(text).toContain('leeks')
    expect(text).not.toContain('Less salt')
    const all = await fileOf(await call(undefined, 'GET', await linkOf(call, superuser, 'zip')))
    expect([...(await readZip(all.bytes)).keys()]).toEqual(['roux.json'])
  })

  test('all of an account is one archive with a file for each recipe, each under a name of its own', async () => {
    const { url, call } = await startAppWithDatabase(engine)
    const cook = await signUp(url)
    await call(cook, 'PATCH', '/users/me/preferences', { allergies: ['milk'] })
    for (const title of ['Soup', 'soup', '../../etc/passwd', 'CON', 'Crème 🍮 / "brûlée"']) {
      await create(call, cook, { ...soup, title })
    }
    const { name, bytes } = await fileOf(await call(undefined, 'GET', await linkOf(call, cook, 'zip')))
    expect(name).toBe('roux.zip')
    const files = await readZip(bytes)
    expect([...files.keys()]).toEqual([
      'roux.json',
      'recipes/Crème 🍮 - -brûlée-.json',
      'recipes/_CON.json',
      'recipes/etc-passwd.json',
      'recipes/soup.json',
      'recipes/Soup (2).json',
    ])
    expect(JSON.parse(String(files.get('roux.json')))).toMatchObject({
      version: 1,
      preferences: { allergies: ['milk'] },
    })
    expect(JSON.parse(String(files.get('recipes/soup.json')))).toMatchObject({
      '@type': 'Recipe',
      name: 'soup',
      'roux:notes': 'Less salt.',
      'roux:isFavorite': true,
    })
  })

  test('an account takes one file at a time, with the export of its account', async () => {
    const { url, call } = await startAppWithDatabase(engine)
    const [cook, other] = [await signUp(url), await signUp(url)]
    // More than lies between server and client, however it is packed.
    const words = () => ({ content: randomBytes(1400).toString('base64') })
    for (let made = 0; made < 24; made += 1) {
      await create(call, cook, { title: `Soup ${made}`, directions: Array.from({ length: 200 }, words) })
    }
    const leaving = new AbortController()
    const link = await linkOf(call, cook, 'zip')
    const first = await fetch(`${url}/api/v1${link}`, { signal: leaving.signal })
    expect(first.status).toBe(200)
    const second = await call(cook, 'POST', '/recipes/export', { format: 'zip' })
    expect([second.status, await readError(second)]).toMatchObject([
      429,
      { code: 'too_many_requests', retry_after: 10 },
    ])
    expect((await call(cook, 'GET', '/users/me/export')).status).toBe(429)
    expect((await call(other, 'POST', '/recipes/export', { format: 'zip' })).status).toBe(200)
    leaving.abort()
    const again = await vi.waitFor(() => linkOf(call, cook, 'zip'), 15_000)
    const { bytes } = await fileOf(await call(undefined, 'GET', again))
    expect((await readZip(bytes)).size).toBe(25)
  })

  test('what is asked for is held against the contract', async () => {
    const { url, call } = await startAppWithDatabase(engine)
    const cook = await signUp(url)
    const ids = Array.from({ length: 1001 }, () => cook.user.id)
    for (const body of [{}, { format: 'pdf' }, { format: 'zip', ids: [] }, { format: 'zip', ids }]) {
      expect((await call(cook, 'POST', '/recipes/export', body)).status).toBe(422)
    }
    expect((await call(undefined, 'POST', '/recipes/export', { format: 'zip' })).status).toBe(401)
  })
})
