import { Recipe } from '@roux/contract/recipe'
import { streamType } from '@roux/contract/stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { callAs, startAppWithDatabase } from '../../../test/call-as.ts'
import { createDatabase, engines } from '../../../test/engines.ts'
import { startFakeProvider } from '../../../test/fake-provider.ts'
import { limitsOf } from '../../../test/limits-of.ts'
import { providerOf } from '../../../test/provider-of.ts'
import { readEnd } from '../../../test/read-events.ts'
import { signUp } from '../../../test/sign-up.ts'
import { readError, startApp } from '../../../test/start-app.ts'
import { ClaimLostError, generationKeysStore } from './generation-keys-store.ts'

let fake: Awaited<ReturnType<typeof startFakeProvider>>

beforeAll(async () => {
  fake = await startFakeProvider()
})
afterAll(() => fake.stop())

const wish = { user_input: 'a lentil soup' }

async function start(engine: (typeof engines)[number], model = 'good') {
  const { writer, calls } = providerOf(fake, model)
  const database = await createDatabase(engine)
  const settings = { writer, database, limits: limitsOf({}) }
  const app = await startAppWithDatabase(engine, settings)
  // A SQLite file belongs to one process.
  const other = engine === 'postgres' ? callAs(await startApp(engine, settings)) : app.call
  const cook = await signUp(app.url)
  const ask = (key: string, body: object = wish, path = '/recipes/generate', call = app.call) =>
    call(path.endsWith('public') ? undefined : cook, 'POST', path, body, { 'idempotency-key': key })
  const stored = () => app.database.db.selectFrom('recipes').selectAll().execute()
  const keys = () => app.database.db.selectFrom('generation_keys').selectAll().execute()
  return { ...app, other, cook, ask, calls, stored, keys }
}

describe.each(engines)('a request with an Idempotency-Key, on %s', (engine) => {
  test('that comes 20 times at once, on PostgreSQL to two processes, makes one recipe and 20 equal answers', async () => {
    const { ask, calls, stored, call, other } = await start(engine, 'slow-30')
    // What the first recipe loads must not look like too much to do.
    await expect.poll(async () => (await ask('first')).status).toBe(200)
    const before = (await calls()).length
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => ask('key', wish, '/recipes/generate', place % 2 ? call : other)),
    )
    const bodies = await Promise.all(answers.map((response) => response.text()))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(bodies).size).toBe(1)
    const recipe = Recipe.parse(JSON.parse(bodies[0] ?? ''))
    expect((await stored()).map(({ id }) => id)).toContain(recipe.id)
    expect(await stored()).toHaveLength(2)
    expect(await calls()).toHaveLength(before + 1)
  })

  testTable(['/recipes/generate', '/recipes/generate-public', 'improve'])(
    'that comes again gets the same answer',
    async (path) => {
      const { ask, calls, call, cook } = await start(engine)
      const { id } = Recipe.parse(await (await call(cook, 'POST', '/recipes/', { title: 'Soup' })).json())
      const address = path === 'improve' ? `/recipes/${id}/improve` : path
      const body = path === 'improve' ? { user_input: 'with leeks' } : wish
      const first = await (await ask('key', body, address)).json()
      expect(await (await ask('key', body, address)).json()).toEqual(first)
      const streamed = await call(path.endsWith('public') ? undefined : cook, 'POST', address, body, {
        accept: streamType,
        'idempotency-key': 'key',
      })
      expect((await readEnd(streamed)).recipe).toEqual(first)
      expect(await calls()).toHaveLength(1)
      expect(await (await ask('another key', body, address)).json()).not.toEqual(first)
    },
  )

  test('is refused where the key came with something else', async () => {
    const { ask, stored } = await start(engine)
    await ask('key')
    for (const body of [{ user_input: 'a leek soup' }, { ...wish, seed: 1 }, { ...wish, writer: 'kitchen' }]) {
      const response = await ask('key', body)
      expect(response.status).toBe(409)
      expect(await readError(response)).toMatchObject({ code: 'idempotency_key_reused' })
    }
    expect(await stored()).toHaveLength(1)
  })

  test('has nothing to do with the same key of somebody else', async () => {
    const { ask, url, call, stored } = await start(engine)
    await ask('key')
    const another = await signUp(url)
    const response = await call(
      another,
      'POST',
      '/recipes/generate',
      { user_input: 'tea' },
      { 'idempotency-key': 'key' },
    )
    expect(response.status).toBe(200)
    expect((await ask('key', { user_input: 'a tart' }, '/recipes/generate-public')).status).toBe(200)
    expect(await stored()).toHaveLength(2)
  })

  test('that fails leaves the key free, and tells all who waited', async () => {
    const { ask, calls } = await start(engine, 'late-300')
    const failing = await start(engine, 'refusal')
    const answers = await Promise.all(Array.from({ length: 5 }, () => failing.ask('key')))
    expect(answers.map(({ status }) => status)).toEqual([502, 502, 502, 502, 502])
    const before = (await failing.calls()).length
    expect((await failing.ask('key')).status).toBe(502)
    expect((await failing.calls()).length).toBe(before + 1)
    expect((await ask('key')).status).toBe(200)
    expect(await calls()).toHaveLength(1)
  })

  test('of a cook who has left can be made anew', async () => {
    const { url, cook, ask, calls, stored } = await start(engine, 'slow-60')
    const leaving = new AbortController()
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${cook.token}`,
      'idempotency-key': 'key',
    }
    const init = { method: 'POST', headers, body: JSON.stringify(wish), signal: leaving.signal }
    const left = fetch(`${url}/api/v1/recipes/generate`, init).catch(() => undefined)
    await expect.poll(async () => (await calls()).length).toBe(1)
    leaving.abort()
    await left
    expect((await ask('key')).status).toBe(200)
    expect(await stored()).toHaveLength(1)
  })

  test('makes another recipe when the first was deleted', async () => {
    const { ask, call, cook } = await start(engine)
    const { id } = Recipe.parse(await (await ask('key')).json())
    await call(cook, 'DELETE', `/recipes/${id}`)
    expect(Recipe.parse(await (await ask('key')).json()).id).not.toBe(id)
  })

  test('keeps a guest’s recipe for ten minutes, a saved one’s key for a day, and no address or words', async () => {
    const { ask, keys, stored } = await start(engine)
    await ask('guest-key', wish, '/recipes/generate-public')
    await ask('user-key')
    const rows = await keys()
    const minutes = rows.map(({ expires_at }) => Math.round((Date.parse(expires_at) - Date.now()) / 60_000))
    expect(minutes.toSorted((a, b) => a - b)).toEqual([10, 24 * 60])
    expect(JSON.stringify(rows)).not.toMatch(/guest-key|user-key|127\.0\.0\.1|a lentil soup/)
    expect(rows.filter(({ answer }) => answer !== null)).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  test('goes with the account', async () => {
    const { ask, keys, database, cook } = await start(engine)
    await ask('key')
    await database.db.deleteFrom('users').where('id', '=', cook.user.id).execute()
    expect(await keys()).toEqual([])
    expect(await database.db.selectFrom('generations').selectAll().execute()).toEqual([])
  })

  test('is taken over from whoever no longer says that they are at it, and then cannot be finished by them', async () => {
    const { database } = await start(engine)
    const store = generationKeysStore(database)
    const request = { key: 'k', secret: 's', requestHash: 'h', userId: null }
    const first = await store.claim(request)
    if (first.state !== 'mine') throw new Error('the key was not free')
    expect((await store.claim(request)).state).toBe('taken')
    const claimed_until = new Date(Date.now() - 1).toISOString()
    await database.db.updateTable('generation_keys').set({ claimed_until }).execute()
    expect((await store.claim(request)).state).toBe('mine')
    await expect(store.finish(first.claim, { answer: '{}' })).rejects.toThrow(ClaimLostError)
  })

  test('is forgotten when its time is over', async () => {
    const { ask, keys, database } = await start(engine)
    await ask('key')
    const expires_at = new Date(Date.now() - 1).toISOString()
    await database.db.updateTable('generation_keys').set({ expires_at }).execute()
    expect((await ask('key', { user_input: 'a leek soup' })).status).toBe(200)
    expect(await keys()).toHaveLength(1)
  })
})
