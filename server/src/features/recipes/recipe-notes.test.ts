import { AccountExport } from '@roux/contract/export'
import { Recipes } from '@roux/contract/finding-recipes'
import { Recipe, RecipeVersions } from '@roux/contract/recipe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { startFakeProvider } from '../../../test/fake-provider.ts'
import { limitsOf } from '../../../test/limits-of.ts'
import { type Cook, signUp } from '../../../test/sign-up.ts'
import { readError } from '../../../test/start-app.ts'
import type { Settings } from '../../config.ts'

let fake: Awaited<ReturnType<typeof startFakeProvider>>

beforeAll(async () => {
  fake = await startFakeProvider()
})
afterAll(() => fake.stop())

const noted = { title: 'Soup', ingredients: [{ content: '2 leeks' }], notes: ' Next time less zzsalt. ' }
const notes = 'Next time less zzsalt.'

async function start(engine: (typeof engines)[number], changes: Partial<Settings> = {}) {
  const app = await startAppWithDatabase(engine, { limits: limitsOf({}), ...changes })
  const cook = await signUp(app.url)
  const as = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    app.call(cook, method, path, body, headers)
  const create = async (body: unknown = noted) => Recipe.parse(await (await as('POST', '/recipes/', body)).json())
  const put = async (id: string, body: unknown) => Recipe.parse(await (await as('PUT', `/recipes/${id}`, body)).json())
  const read = async (id: string, who: Cook = cook) =>
    Recipe.parse(await (await app.call(who, 'GET', `/recipes/${id}`)).json())
  const etagOf = async (id: string) => (await as('GET', `/recipes/${id}`)).headers.get('etag') ?? ''
  const versionsOf = async (id: string) =>
    RecipeVersions.parse(await (await as('GET', `/recipes/${id}/versions`)).json())
  return { ...app, cook, as, create, put, read, etagOf, versionsOf }
}

describe.each(engines)('notes on a recipe, on %s', (engine) => {
  test('come with it, with their date', async () => {
    const { create, read } = await start(engine)
    const recipe = await create()
    expect(recipe).toMatchObject({ notes, notes_updated_at: recipe.created_at })
    expect(await read(recipe.id)).toEqual(recipe)
  })

  test('are changed without a version, without moving in the list, and without another date of the recipe', async () => {
    const { as, create, put, read, versionsOf } = await start(engine)
    const recipe = await create({ title: 'Soup' })
    const other = await create({ title: 'Newer' })
    const changed = await put(recipe.id, { notes, notes_updated_at: '1999-01-01T00:00:00.000Z' })
    expect(changed).toEqual({ ...recipe, notes, notes_updated_at: changed.notes_updated_at })
    expect(Date.parse(changed.notes_updated_at ?? '')).toBeGreaterThanOrEqual(Date.parse(recipe.created_at))
    expect(await read(recipe.id)).toEqual(changed)
    expect(await versionsOf(recipe.id)).toMatchObject({ data: [], count: 0 })
    const { data } = Recipes.parse(await (await as('GET', '/recipes/')).json())
    expect(data).toEqual([other, changed])
    expect(await put(recipe.id, { notes: ' ' })).toEqual(recipe)
  })

  test('stay, with their date, where they are not sent, or sent as they are', async () => {
    const { create, put, etagOf } = await start(engine)
    const recipe = await create()
    const same = await put(recipe.id, { notes: noted.notes, is_favorite: true })
    expect(same).toEqual({ ...recipe, is_favorite: true })
    expect(await etagOf(recipe.id)).toBe('"1"')
    expect(await put(recipe.id, { title: 'Broth' })).toMatchObject({ notes, notes_updated_at: recipe.notes_updated_at })
  })

  test('may change together with the content, which is one version', async () => {
    const { create, put, versionsOf } = await start(engine)
    const { id } = await create()
    const changed = await put(id, { title: 'Broth', notes: 'Good.', is_favorite: true })
    expect(changed).toMatchObject({ title: 'Broth', notes: 'Good.', is_favorite: true })
    expect(changed.notes_updated_at).toBe(changed.updated_at)
    expect(await versionsOf(id)).toMatchObject({ count: 1, data: [{ version: 1, title: 'Soup' }] })
  })

  test('are no part of a version, and none takes them back', async () => {
    const { as, create, put, versionsOf, etagOf } = await start(engine)
    const { id } = await create()
    await put(id, { title: 'Broth' })
    await put(id, { notes: 'Better than soup.' })
    const before = await etagOf(id)
    const { data } = await versionsOf(id)
    expect(JSON.stringify(data)).not.toContain('zzsalt')
    const restored = await as('POST', `/recipes/${id}/versions/${data[0]?.version}/restore`)
    expect(await restored.json()).toMatchObject({ title: 'Soup', notes: 'Better than soup.' })
    expect(restored.headers.get('etag')).not.toBe(before)
    await put(id, { title: 'Third' })
    expect((await versionsOf(id)).data.map(({ title }) => title)).toEqual(['Soup', 'Broth', 'Soup'])
  })

  test('survive a deletion that is undone', async () => {
    const { as, create, read } = await start(engine)
    const recipe = await create()
    await as('DELETE', `/recipes/${recipe.id}`)
    expect(await (await as('POST', `/recipes/${recipe.id}/restore`)).json()).toEqual(recipe)
    expect(await read(recipe.id)).toEqual(recipe)
  })

  test('have a part in the ETag: of two who write them at once one is refused, and nothing is overwritten', async () => {
    const { as, create, etagOf, read } = await start(engine)
    const { id } = await create()
    const first = await etagOf(id)
    const write = (note: string) => as('PUT', `/recipes/${id}`, { notes: note }, { 'if-match': first })
    const answers = await Promise.all(['one', 'two', 'three', 'four'].map(write))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412])
    const won = answers.find(({ ok }) => ok)
    expect(won?.headers.get('etag')).toBe(await etagOf(id))
    expect(await etagOf(id)).not.toBe(first)
    expect(await read(id)).toEqual(await won?.json())
    const stale = await as('PUT', `/recipes/${id}`, { title: 'Stale' }, { 'if-match': first })
    expect(await readError(stale)).toMatchObject({ code: 'recipe_changed' })
  })

  test('and contents that are written at once lose neither', async () => {
    const { create, put, read } = await start(engine)
    const { id } = await create()
    await Promise.all([put(id, { title: 'Broth' }), put(id, { notes: 'Good.' }), put(id, { is_favorite: true })])
    expect(await read(id)).toMatchObject({ title: 'Broth', notes: 'Good.', is_favorite: true })
  })

  test('are counted among what an account keeps, which they may not outgrow', async () => {
    const { as, create, put, cook, database } = await start(engine, { limits: limitsOf({ accountBytes: 2000 }) })
    const { id } = await create({ title: 'Soup' })
    await put(id, { notes: 'é'.repeat(1000) })
    const space = await (await as('GET', '/users/me/space')).json()
    expect(space).toMatchObject({ bytes: 2000 + 'Soup'.length + '[][][]'.length })
    const longer = await as('PUT', `/recipes/${id}`, { notes: 'é'.repeat(1001) })
    expect(await readError(longer)).toMatchObject({ code: 'account_full' })
    expect((await put(id, { notes: 'short' })).notes).toBe('short')
    const rows = await database.db
      .selectFrom('recipes')
      .select('text_bytes')
      .where('user_id', '=', cook.user.id)
      .execute()
    expect(rows).toEqual([{ text_bytes: 'short'.length + 'Soup'.length + '[][][]'.length }])
  })

  test('are nobody’s but their owner’s: a superuser neither reads, changes nor loses them', async () => {
    const { call, create, read, put, cook, signUpSuperuser } = await start(engine)
    const superuser = await signUpSuperuser()
    const recipe = await create()
    const path = `/recipes/${recipe.id}`
    await put(recipe.id, { title: 'Broth' })
    const answers = [
      await call(superuser, 'GET', path),
      await call(superuser, 'GET', '/recipes/?scope=all'),
      await call(superuser, 'GET', '/recipes/?scope=all&view=summary'),
      await call(superuser, 'PUT', path, { notes: 'mine', is_favorite: true }),
      await call(superuser, 'PUT', path, { ...recipe, title: 'Third', notes: '', notes_updated_at: null }),
      await call(superuser, 'GET', `${path}/versions`),
      await call(superuser, 'POST', `${path}/versions/1/restore`),
      await call(superuser, 'POST', `${path}/improve`, { user_input: 'for six' }),
      await call(superuser, 'DELETE', path),
      await call(superuser, 'POST', `${path}/restore`),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(await answer.text()).not.toMatch(/zzsalt|"notes":"[^"]|"notes_updated_at":"/)
    }
    expect(await read(recipe.id, superuser)).toMatchObject({ notes: '', notes_updated_at: null })
    expect(await read(recipe.id, cook)).toMatchObject({ notes, notes_updated_at: recipe.notes_updated_at })
    const own = Recipe.parse(await (await call(superuser, 'POST', '/recipes/', noted)).json())
    const all = Recipes.parse(await (await call(superuser, 'GET', '/recipes/?scope=all')).json())
    expect(all.data.find(({ id }) => id === own.id)).toEqual(own)
    expect(own.notes).toBe(notes)
  })

  test('go with the export of the account, and not with what is made for other programs', async () => {
    const { as, create } = await start(engine)
    await create()
    const exported = AccountExport.parse(await (await as('GET', '/users/me/export')).json())
    expect(exported.recipes).toMatchObject([{ notes, notes_updated_at: expect.stringMatching(/Z$/) }])
    expect(JSON.stringify(exported.recipes_json_ld)).not.toContain('zzsalt')
  })

  test('are searched by their owner, and by no superuser among everybody’s', async () => {
    const { as, call, create, signUpSuperuser } = await start(engine)
    const { id } = await create()
    const superuser = await signUpSuperuser()
    const found = Recipes.parse(await (await as('GET', '/recipes/?q=zzsalt')).json())
    expect(found).toMatchObject({ count: 1, data: [{ id, matched: [{ field: 'notes', text: notes }] }] })
    const all = await call(superuser, 'GET', '/recipes/?q=zzsalt&scope=all')
    expect(await all.json()).toEqual({ data: [], count: 0 })
  })

  test('are left out of a short view', async () => {
    const { as, create } = await start(engine)
    await create()
    expect(await (await as('GET', '/recipes/?view=summary')).text()).not.toMatch(/zzsalt|notes/)
  })

  test('are not checked, and never told to a provider', async () => {
    await fake.forget()
    const patience = { timeoutMs: 20_000, firstChunkMs: 20_000, chunkMs: 20_000 }
    const writer = { provider: 'openai-compatible', model: 'good', baseUrl: `${fake.url}/v1`, ...patience } as const
    const { as, create } = await start(engine, { writer })
    await as('PATCH', '/users/me/preferences', { allergies: ['milk'] })
    const { id, findings } = await create({ ...noted, notes: 'zzsalt and butter' })
    expect(findings).toEqual([])
    const improved = await as('POST', `/recipes/${id}/improve`, { user_input: 'for six' })
    expect(await improved.json()).toMatchObject({ notes: '', notes_updated_at: null })
    const asked = await fake.requests()
    expect(asked.length).toBeGreaterThan(0)
    expect(JSON.stringify(asked)).toContain('2 leeks')
    expect(JSON.stringify(asked)).not.toMatch(/zzsalt|notes_updated_at/)
  })
})
