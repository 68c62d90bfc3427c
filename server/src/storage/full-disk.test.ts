import { Recipes } from '@roux/contract/finding-recipes'
import { Recipe } from '@roux/contract/recipe'
import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { callAs } from '../../test/call-as.ts'
import { createDatabase, engines } from '../../test/engines.ts'
import { limitsOf } from '../../test/limits-of.ts'
import { readError } from '../../test/start-app.ts'
import { type DatabaseSettings, readSettings } from '../config.ts'
import { createRecipes } from '../features/recipes/recipes-routes.ts'
import { createHttpApp } from '../http/create-http-app.ts'
import { type Handlers, registerEndpoints } from '../http/endpoint-routes.ts'
import { describingErrors } from '../http/error-handler.ts'
import { countStore } from './count-store.ts'
import { openDatabase } from './database.ts'

const user = {
  id: '0199aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee',
  email: 'cook@example.org',
  full_name: null,
  is_active: true,
  is_superuser: false,
  email_verified: false,
  created_at: '2026-01-01T00:00:00.000Z',
}

/** The calls of one cook's recipes, and the connection that they use. */
async function start(settings: DatabaseSettings) {
  const database = await openDatabase(settings, () => undefined)
  onTestFinished(() => database.close())
  const { db, engine } = database
  const account = { ...user, email_key: user.email, password_hash: '' }
  await db.insertInto('users').values(account).execute()
  const describeError = describingErrors(engine.isUnavailable)
  const app = await createHttpApp(readSettings({ LOG_LEVEL: 'silent' }), describeError)
  onTestFinished(() => app.close())
  const readPreferences = () => Promise.resolve(null)
  // The calls of recipes are all that are made.
  const parts = { database, counts: countStore(database), limits: limitsOf({}), readPreferences }
  const { handlers } = createRecipes({
    ...parts,
    carryOver: () => Promise.resolve(),
    saveOnce: (_request, _signal, { save }) => save(),
  })
  await registerEndpoints(app, handlers as Partial<Handlers> as Handlers, {
    findCaller: () => Promise.resolve({ user, sessionId: '' }),
    describeError,
  })
  return { db, call: callAs(await app.listen({ host: '127.0.0.1', port: 0 })) }
}

const cook = { token: 'x' }

test('a full disk answers 503 with a pause and loses nothing, and recipes are saved again when there is room', async () => {
  const { db, call } = await start(await createDatabase('sqlite'))
  const save = () =>
    call(cook, 'POST', '/recipes/', { title: 'Soup', directions: Array(20).fill({ content: 'x'.repeat(2000) }) })
  const listed = async () => Recipes.parse(await (await call(cook, 'GET', '/recipes/')).json())
  const saved: string[] = []

  await sql`pragma max_page_count = ${sql.lit(150)}`.execute(db)
  for (let tries = 0; tries < 30; tries += 1) {
    const response = await save()
    if (response.ok) saved.push(Recipe.parse(await response.json()).id)
    else {
      expect(response.status).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await readError(response)).toMatchObject({ code: 'stopping', detail: 'Service Unavailable' })
    }
  }
  expect(saved.length).toBeGreaterThan(0)
  expect(saved.length).toBeLessThan(30)
  const ids = async () => (await listed()).data.map(({ id }) => id).toSorted()
  expect(await ids()).toEqual(saved.toSorted())

  await sql`pragma max_page_count = ${sql.lit(100_000)}`.execute(db)
  saved.push(Recipe.parse(await (await save()).json()).id)
  expect(await ids()).toEqual(saved.toSorted())
  const { rows } = await sql`pragma integrity_check`.execute(db)
  expect(rows).toEqual([{ integrity_check: 'ok' }])
})

test.each(engines)(
  'a database that only reads shows recipes and answers 503 to what would write, on %s',
  async (engine) => {
    const settings = await createDatabase(engine)
    const { db, call } = await start(settings)
    const save = () => call(cook, 'POST', '/recipes/', { title: 'Soup' })
    const list = () => call(cook, 'GET', '/recipes/')
    expect((await save()).status).toBe(200)
    if (settings.engine === 'sqlite') await sql`pragma query_only = on`.execute(db)
    else {
      const admin = new Client({ connectionString: settings.url })
      await admin.connect()
      onTestFinished(() => admin.end())
      await admin.query(
        `alter database ${new URL(settings.url).pathname.slice(1)} set default_transaction_read_only = on`,
      )
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
    }
    await expect.poll(async () => (await list()).status).toBe(200)
    const refused = await save()
    expect([refused.status, (await readError(refused)).code]).toEqual([503, 'stopping'])
    expect((await list()).status).toBe(200)
  },
)
