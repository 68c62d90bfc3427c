import { expect, onTestFinished, test } from 'vitest'
import { createDatabase, engines } from '../../test/engines.ts'
import { startApp } from '../../test/start-app.ts'
import { startCleanUp } from './clean-up.ts'
import { countStore } from './count-store.ts'
import { openDatabase } from './database.ts'

const past = '2026-01-01T00:00:00.000Z'
const future = '2999-01-01T00:00:00.000Z'

test.each(engines)(
  'what has had its time is cleared away when Roux starts, and nothing else, on %s',
  async (engine) => {
    const settings = await createDatabase(engine)
    const { db, close } = await openDatabase(settings, () => undefined)
    onTestFinished(() => close())
    const user = { id: 'u', email: 'a@example.org', email_key: 'a@example.org', full_name: null, password_hash: '' }
    const flags = { is_active: true, is_superuser: false, email_verified: false }
    await db
      .insertInto('users')
      .values({ ...user, ...flags, created_at: past })
      .execute()
    for (const [id, expires_at] of [
      ['ended', past],
      ['holds', future],
    ] as const) {
      const common = { id, user_id: 'u', created_at: past, expires_at }
      await db
        .insertInto('sessions')
        .values({ ...common, token_hash: id })
        .execute()
      await db
        .insertInto('one_time_codes')
        .values({ ...common, kind: 'reset', secret_hash: id })
        .execute()
      await db.insertInto('rate_counters').values({ key: id, count: 1, resets_at: expires_at }).execute()
    }
    await startApp(engine, { database: settings })
    const left = async () => [
      (await db.selectFrom('sessions').select('id').execute()).map(({ id }) => id),
      (await db.selectFrom('one_time_codes').select('id').execute()).map(({ id }) => id),
      (await db.selectFrom('rate_counters').select('key').where('key', '<>', 'clean-up').execute()).map(
        ({ key }) => key,
      ),
    ]
    await expect.poll(left).toEqual([['holds'], ['holds'], ['holds']])
  },
)

test.each(engines)('of several instances one clears away, and each hour anew, on %s', async (engine) => {
  const database = await openDatabase(await createDatabase(engine), () => undefined)
  const { db } = database
  onTestFinished(() => database.close())
  const counts = countStore(database)
  const done: number[] = []
  const own: number[] = []
  const start = (instance: number) => {
    const clear = [() => Promise.resolve(void done.push(instance))]
    const clearOwn = [() => Promise.resolve(void own.push(instance))]
    return startCleanUp({ counts, clear, clearOwn, onFailure: (error) => expect.unreachable(String(error)) })
  }
  await Promise.all([1, 2, 3].map((instance) => start(instance).stop()))
  expect(done).toHaveLength(1)
  // What an instance has for itself, nobody else clears away.
  expect(own.toSorted()).toEqual([1, 2, 3])
  await db.updateTable('rate_counters').set({ resets_at: past }).where('key', '=', 'clean-up').execute()
  await Promise.all([1, 2, 3].map((instance) => start(instance).stop()))
  expect(done).toHaveLength(2)
})

test.each(engines)(
  'what is over its limit is written down once a second, until it is taken back, on %s',
  async (engine) => {
    let time = Date.UTC(2026, 10, 22)
    const database = await openDatabase(
      await createDatabase(engine),
      () => undefined,
      () => time,
    )
    onTestFinished(() => database.close())
    const counts = countStore(database)
    const add = () => counts.add('key', 60_000, 2)
    const stored = async () => (await database.db.selectFrom('rate_counters').select('count').execute())[0]?.count
    for (let count = 1; count <= 3; count += 1) expect(await add()).toEqual({ count, endsInMs: 60_000 })
    time += 999
    expect([await add(), await stored()]).toEqual([{ count: 3, endsInMs: 59_001 }, 3])
    time += 1
    expect([await add(), await stored()]).toEqual([{ count: 4, endsInMs: 59_000 }, 4])
    for (let times = 0; times < 3; times += 1) await counts.takeBack('key')
    expect([await add(), await stored()]).toEqual([{ count: 2, endsInMs: 59_000 }, 2])
  },
)

test('one part that fails is reported and does not keep the others from their work', async () => {
  const done: string[] = []
  const failures: unknown[] = []
  const fails = () => Promise.reject(new Error('stuck'))
  const works = () => Promise.resolve(void done.push('done'))
  const counts = { add: () => Promise.resolve({ count: 1, endsInMs: 0 }) }
  const parts = { clear: [fails, works], clearOwn: [fails, works], onFailure: (error: unknown) => failures.push(error) }
  await startCleanUp({ counts, ...parts }).stop()
  const stuck = new Error('stuck')
  expect([done, failures]).toEqual([
    ['done', 'done'],
    [stuck, stuck],
  ])
})
