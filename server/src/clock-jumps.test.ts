import { describe, expect, onTestFinished, test } from 'vitest'
import { startAppWithDatabase } from '../test/call-as.ts'
import { createDatabase, engines } from '../test/engines.ts'
import { limitsOf } from '../test/limits-of.ts'
import { signUp, tryLogIn } from '../test/sign-up.ts'
import { generationKeysStore } from './features/generation/generation-keys-store.ts'
import { codeStore } from './features/users/code-store.ts'
import { sessionStore } from './features/users/session-store.ts'
import { startCleanUp } from './storage/clean-up.ts'
import { countStore } from './storage/count-store.ts'
import { openDatabase } from './storage/database.ts'
import { outboxStore } from './storage/outbox-store.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const jumps = [
  ['a day forwards', day],
  ['a year backwards', -365 * day],
  ['30 s forwards', 30_000],
  ['30 s backwards', -30_000],
] as const

const cases = engines.flatMap((engine) => jumps.map(([name, jump]) => ({ engine, name, jump })))

/** A clock that tests move. */
function makeClock() {
  let ahead = 0
  const move = (milliseconds: number) => {
    ahead += milliseconds
  }
  return { clock: () => Date.now() + ahead, move }
}

describe.each(cases)('after a jump of the clock by $name, on $engine,', ({ engine, jump }) => {
  const open = async () => {
    const { clock, move } = makeClock()
    const database = await openDatabase(await createDatabase(engine), () => undefined, clock)
    onTestFinished(() => database.close())
    return { database, move }
  }

  test('sessions go on, and last no longer than they should', async () => {
    const { clock, move } = makeClock()
    const { url, call, database } = await startAppWithDatabase(engine, {}, { clock })
    const cook = await signUp(url)
    const statusOf = async () => (await call(cook, 'GET', '/users/me')).status
    move(jump)
    expect(await statusOf()).toBe(200)
    expect((await tryLogIn(url, cook.email, cook.password)).status).toBe(200)
    await sessionStore(database).clearExpired()
    move(6 * day)
    expect(await statusOf()).toBe(200)
    move(2 * day)
    expect(await statusOf()).toBe(401)
  })

  test('links and codes end', async () => {
    const { clock, move } = makeClock()
    const { url, database } = await startAppWithDatabase(engine, {}, { clock })
    const { user } = await signUp(url)
    const codes = codeStore(database)
    await codes.add({ kind: 'reset', user, secretHash: 'hash' })
    move(jump)
    await codes.clearExpired()
    move(5 * day)
    expect(await codes.findResetLink('hash')).toBeUndefined()
  })

  test('failed logins are still counted, and no window is longer than it should be', async () => {
    const { clock, move } = makeClock()
    const { url } = await startAppWithDatabase(engine, { limits: limitsOf({ loginFailures: 2 }) }, { clock })
    const cook = await signUp(url)
    for (let tried = 0; tried < 2; tried += 1) await tryLogIn(url, cook.email, 'a metal spoon')
    expect((await tryLogIn(url, cook.email, cook.password)).status).toBe(429)
    move(jump)
    const later = await tryLogIn(url, cook.email, cook.password)
    expect(later.status).toBe(jump < 15 * minute ? 429 : 200)
    expect(Number(later.headers.get('retry-after') ?? 0)).toBeLessThanOrEqual(15 * 60)
    move(15 * minute)
    expect((await tryLogIn(url, cook.email, cook.password)).status).toBe(200)
  })

  test('a counter that nobody adds to is cleared away within its day', async () => {
    const { database, move } = await open()
    const counts = countStore(database)
    await counts.add('somebody', day)
    move(jump)
    await counts.clearEnded()
    move(25 * hour)
    await counts.clearEnded()
    expect(await database.db.selectFrom('rate_counters').selectAll().execute()).toEqual([])
  })

  test('what has had its time is cleared away each hour', async () => {
    const { database, move } = await open()
    const cleared: string[] = []
    const clear = [() => Promise.resolve(void cleared.push('cleared'))]
    const parts = { counts: countStore(database), clear, clearOwn: [] }
    const run = () => startCleanUp({ ...parts, onFailure: (error) => expect.unreachable(String(error)) }).stop()
    await run()
    move(jump)
    await run()
    const before = jump < hour ? 1 : 2
    expect(cleared).toHaveLength(before)
    move(hour)
    await run()
    expect(cleared).toHaveLength(before + 1)
  })

  test('a mail that was to be tried again is', async () => {
    const { database, move } = await open()
    const outbox = outboxStore(database)
    await outbox.add({ kind: 'recovery', email_key: 'cook@example.org', language: 'en' })
    const first = await outbox.claim(minute)
    await outbox.retryIn(first?.id ?? '', hour)
    move(jump)
    move(hour + minute)
    const second = await outbox.claim(minute)
    expect(second?.attempts).toBe(2)
    expect(second?.ageMs).toBeGreaterThanOrEqual(0)
    expect(await outbox.claim(minute)).toBeUndefined()
    // It is given up by its age, which goes on from here.
    move(day)
    expect((await outbox.claim(minute))?.ageMs).toBeGreaterThanOrEqual(day)
  })

  test('a request that somebody was at is taken over within seconds, and its answer is kept for minutes', async () => {
    const { database, move } = await open()
    const keys = generationKeysStore(database)
    const request = { key: 'k', secret: 's', requestHash: 'h', userId: null }
    await keys.claim(request)
    move(jump)
    if (jump < 0) expect((await keys.claim(request)).state).toBe('taken')
    move(11_000)
    const taken = await keys.claim(request)
    if (taken.state !== 'mine') throw new Error('it is still taken')
    await keys.finish(taken.claim, { answer: '{}' })
    move(jump)
    await keys.clearExpired()
    move(11 * minute)
    expect((await keys.claim(request)).state).toBe('mine')
  })
})
