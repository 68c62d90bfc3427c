import { Recipe, Recipes } from '@roux/contract/recipe'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { callAs } from '../../test/call-as.ts'
import { createDatabase } from '../../test/engines.ts'
import { readError } from '../../test/start-app.ts'
import { readSettings } from '../config.ts'
import { createRecipes } from '../features/recipes/recipes-routes.ts'
import { createHttpApp } from '../http/create-http-app.ts'
import { type Handlers, registerEndpoints } from '../http/endpoint-routes.ts'
import { describingErrors } from '../http/error-handler.ts'
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

test('a full disk answers 503 with a pause and loses nothing, and recipes are saved again when there is room', async () => {
  const database = await openDatabase(await createDatabase('sqlite'), () => undefined)
  onTestFinished(() => database.close())
  const { db, engine } = database
  const account = { ...user, email_key: user.email, password_hash: '' }
  await db.insertInto('users').values(account).execute()
  const describeError = describingErrors(engine.isUnavailable)
  const app = await createHttpApp(readSettings({ LOG_LEVEL: 'silent' }), describeError)
  onTestFinished(() => app.close())
  // The calls of recipes are all that are made.
  const handlers = createRecipes(database, () => Promise.resolve(null)).handlers as Partial<Handlers> as Handlers
  await registerEndpoints(app, handlers, { findCaller: () => Promise.resolve({ user, sessionId: '' }), describeError })
  const call = callAs(await app.listen({ host: '127.0.0.1', port: 0 }))
  const cook = { token: 'x' }
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
