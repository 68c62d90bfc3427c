import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { blankRow } from '../../test/blank-recipe.ts'
import { createEmptyDatabase, engines } from '../../test/engines.ts'
import { openDatabase } from './database.ts'

const ignore = () => undefined

test.each(engines)('several processes may open a new database at once, on %s', async (engine) => {
  const settings = await createEmptyDatabase(engine)
  const program = `
    const { openDatabase } = await import(${JSON.stringify(import.meta.resolve('./database.ts'))})
    const database = await openDatabase(${JSON.stringify(settings)}, () => {})
    await database.ping()
    await database.close()`
  const processes = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'ignore', 'inherit'] }),
  )
  const codes = await Promise.all(processes.map(async (child) => (await once(child, 'exit'))[0]))
  expect(codes).toEqual([0, 0, 0, 0])
})

test.each(engines)('what was stored is there after closing and opening again, on %s', async (engine) => {
  const settings = await createEmptyDatabase(engine)
  const user = {
    id: '0199aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee',
    email: 'Cook@example.org',
    email_key: 'cook@example.org',
    full_name: null,
    password_hash: 'none',
    is_active: true,
    is_superuser: false,
    email_verified: false,
    created_at: '2026-01-01T00:00:00.000Z',
  }
  const first = await openDatabase(settings, ignore)
  await first.db.insertInto('users').values(user).execute()
  await first.close()
  const second = await openDatabase(settings, ignore)
  const found = await second.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
  await second.close()
  expect({
    ...found,
    is_active: Boolean(found.is_active),
    is_superuser: Boolean(found.is_superuser),
    email_verified: Boolean(found.email_verified),
  }).toEqual({ ...user, turns: 0 })
})

test.each(engines)('a recipe cannot outlive its user, on %s', async (engine) => {
  const settings = await createEmptyDatabase(engine)
  const { db, close } = await openDatabase(settings, ignore)
  const missing = db.insertInto('recipes').values({
    ...blankRow,
    id: 'r',
    user_id: 'nobody',
  })
  await expect(missing.execute()).rejects.toThrow(/foreign key/i)
  await close()
})
