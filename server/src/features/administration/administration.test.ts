import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Backup, Backups, CheckResults, Installation, Usages } from '@roux/contract/administration'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { callAs, startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { startFakeProvider } from '../../../test/fake-provider.ts'
import { findFreePort } from '../../../test/find-free-port.ts'
import { limitsOf } from '../../../test/limits-of.ts'
import { say } from '../../../test/say.ts'
import { logIn, signUp } from '../../../test/sign-up.ts'
import { startSmtp } from '../../../test/smtp.ts'
import { makeFolder, readError } from '../../../test/start-app.ts'
import type { Settings } from '../../config.ts'

let fake: Awaited<ReturnType<typeof startFakeProvider>>
beforeAll(async () => {
  fake = await startFakeProvider()
})
afterAll(() => fake.stop())

const canaryKey = 'sk-canary-0123456789'

function providerOf(model: string): Settings['writer'] {
  const patience = { timeoutMs: 20_000, firstChunkMs: 20_000, chunkMs: 20_000 }
  return { provider: 'openai-compatible', model, baseUrl: `${fake.url}/v1`, apiKey: canaryKey, ...patience }
}

const mailTo = (smtpUrl: string | undefined) => ({ from: 'Roux <roux@example.org>', smtpUrl, folder: '' })

async function start(engine: (typeof engines)[number], changes: Partial<Settings> = {}) {
  const folder = join(makeFolder('roux-backups-'), 'backups')
  const backups = { folder, everyHours: 24, keep: 2 }
  const app = await startAppWithDatabase(engine, { limits: limitsOf({}), backups, ...changes })
  const superuser = await app.signUpSuperuser()
  const check = async (name: string) => {
    const response = await app.call(superuser, 'POST', `/admin/checks?name=${name}`)
    const text = await response.text()
    expect(text).not.toMatch(/canary|127\.0\.0\.1|http|smtp/)
    return CheckResults.parse(JSON.parse(text))
  }
  return { ...app, superuser, folder, check }
}

describe.each(engines)('administration, on %s', (engine) => {
  test('is for superusers: every other caller is told so, and nothing happens', async () => {
    const { url, call, folder, superuser } = await start(engine, { writer: providerOf('good') })
    await fake.forget()
    const cook = await signUp(url)
    for (const [method, path] of [
      ['GET', '/admin/installation'],
      ['POST', '/admin/checks'],
      ['POST', '/admin/checks?name=oven'],
      ['GET', '/admin/usage'],
      ['GET', '/admin/backups'],
      ['POST', '/admin/backups'],
    ] as const) {
      const stranger = await call(undefined, method, path)
      expect([stranger.status, (await readError(stranger)).code]).toEqual([401, 'not_authenticated'])
      const refused = await call(cook, method, path)
      expect([refused.status, (await readError(refused)).code]).toEqual([403, 'not_superuser'])
    }
    expect(await fake.requests()).toEqual([])
    expect(existsSync(folder)).toBe(false)
    expect((await call(superuser, 'GET', '/admin/installation')).status).toBe(200)
  })

  test('says what this Roux is made of, without an address or a key', async () => {
    const changes = { writer: providerOf('good'), mail: mailTo('smtp://canary:canary@mail.example.org:587') }
    const { call, superuser } = await start(engine, changes)
    const text = await (await call(superuser, 'GET', '/admin/installation')).text()
    expect(Installation.parse(JSON.parse(text))).toEqual({
      provider: 'openai-compatible',
      model: 'good',
      model_percent: null,
      mail: 'smtp',
      database: engine,
    })
    expect(text).not.toMatch(/canary|:\/\//)
  })

  test('finds all well where it is: the built-in kitchen, the mail folder, the database', async () => {
    const { call, superuser } = await start(engine)
    expect(await (await call(superuser, 'POST', '/admin/checks')).json()).toEqual([
      { name: 'provider', ok: true, code: null },
      { name: 'mail', ok: true, code: null },
      { name: 'database', ok: true, code: null },
    ])
    expect((await call(superuser, 'POST', '/admin/checks?name=oven')).status).toBe(422)
  })

  test('really asks the provider, once, and says in a code what came of it', async () => {
    await fake.forget()
    const { check, database } = await start(engine, { writer: providerOf('good') })
    expect(await check('provider')).toEqual([{ name: 'provider', ok: true, code: null }])
    expect(await fake.requests()).toHaveLength(1)
    // The test is no recipe of anybody's.
    expect(await database.db.selectFrom('recipes').select('id').execute()).toEqual([])
  })

  testTable([
    ['unauthorized', 'provider_misconfigured'],
    ['failing', 'provider_unavailable'],
    ['html', 'provider_malformed'],
  ])('says what a provider answers, and nothing of its answer', async (model, code) => {
    const { check } = await start(engine, { writer: providerOf(model) })
    expect(await check('provider')).toEqual([{ name: 'provider', ok: false, code }])
  })

  test('tells a mail server that is there from one that is away or refuses the login, and sends nothing', async () => {
    const smtp = await startSmtp()
    const port = await findFreePort()
    for (const [smtpUrl, code] of [
      [smtp.url, null],
      [`smtp://127.0.0.1:${port}`, 'mail_unavailable'],
      [smtp.url.replace('//', '//canary:canary@'), 'mail_login_refused'],
    ] as const) {
      const { check } = await start(engine, { mail: mailTo(smtpUrl) })
      expect(await check('mail')).toEqual([{ name: 'mail', ok: code === null, code }])
    }
    expect(smtp.accepted.filter(({ text }) => !/code/i.test(text))).toEqual([])
  })

  test('says of a mail folder that cannot be one that it cannot', async () => {
    const file = join(makeFolder('roux-mail-'), 'file')
    writeFileSync(file, '')
    const { check } = await start(engine, { mail: { ...mailTo(undefined), folder: join(file, 'outbox') } })
    expect(await check('mail')).toEqual([{ name: 'mail', ok: false, code: 'mail_folder_unusable' }])
  })

  test('tests the database in line with whoever writes meanwhile: all are answered', async () => {
    const { url, call, superuser } = await start(engine)
    const { id } = Object(await (await call(superuser, 'POST', '/recipes/', { title: 'Soup' })).json())
    const asking = (line: string, more = '') =>
      `${line} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${superuser.token}\r\n${more}\r\n`
    const check = asking('POST /api/v1/admin/checks?name=database')
    const remove = (more?: string) => asking(`DELETE /api/v1/recipes/${id}`, more)
    // In one piece, so that they are under way together.
    const together = check + remove() + remove() + remove('Connection: close\r\n')
    const { answered, closed } = await say(Number(new URL(url).port), together)
    await closed
    const statuses = [...answered().matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status)
    expect([statuses[0], statuses.slice(1).toSorted()]).toEqual(['200', ['200', '404', '404']])
    expect(answered()).toContain('"ok":true')
  })

  test('tests no more often than twenty times in a quarter of an hour, each superuser', async () => {
    const { call, superuser, signUpSuperuser } = await start(engine)
    const check = () => call(superuser, 'POST', '/admin/checks?name=database')
    for (let times = 0; times < 20; times += 1) expect((await check()).status).toBe(200)
    const refused = await check()
    expect([refused.status, (await readError(refused)).code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await call(await signUpSuperuser(), 'POST', '/admin/checks?name=database')).status).toBe(200)
  })
})

describe.each(engines)('usage, on %s', (engine) => {
  test('is summed up by day, provider and outcome for thirty days, with the median of the times', async () => {
    const { call, superuser, database } = await start(engine)
    const dayBefore = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
    const add = (created_at: string, outcome: string, duration_ms: number, provider = 'openai') =>
      database.db
        .insertInto('generations')
        .values({
          ...{
            id: randomUUID(),
            user_id: null,
            kind: 'generate',
            model: 'm',
            calls: 1,
            tokens_in: 10,
            tokens_out: 100,
          },
          ...{ provider, outcome, duration_ms, created_at },
        })
        .execute()
    const [today, earlier] = [dayBefore(0), dayBefore(29)]
    for (const duration of [900, 100, 400, 200]) await add(today, 'written', duration)
    for (const duration of [9000, 5, 70]) await add(today, 'provider_timeout', duration)
    await add(today, 'written', 3, 'kitchen')
    await add(earlier, 'left', 50)
    await add(dayBefore(30), 'written', 50)
    const { data } = Usages.parse(await (await call(superuser, 'GET', '/admin/usage')).json())
    const sum = (day: string, provider: string, outcome: string, count: number, median_ms: number) => ({
      ...{ day: day.slice(0, 10), provider, outcome, count, median_ms },
      ...{ tokens_in: 10 * count, tokens_out: 100 * count },
    })
    expect(data).toEqual([
      sum(today, 'kitchen', 'written', 1, 3),
      sum(today, 'openai', 'provider_timeout', 3, 70),
      sum(today, 'openai', 'written', 4, 300),
      sum(earlier, 'openai', 'left', 1, 50),
    ])
  })

  test('counts what was really written, a test of the provider not among it', async () => {
    const { call, superuser } = await start(engine)
    await call(superuser, 'POST', '/recipes/generate', { user_input: 'a leek soup' })
    await call(superuser, 'POST', '/admin/checks?name=provider')
    const { data } = Usages.parse(await (await call(superuser, 'GET', '/admin/usage')).json())
    expect(data).toMatchObject([{ provider: 'kitchen', outcome: 'written', count: 1 }])
  })
})

describe('back-ups', () => {
  test('of SQLite are made, listed newest first and rotated; one at a time, and three in a quarter of an hour', async () => {
    const { call, superuser, folder } = await start('sqlite')
    const list = async () => Backups.parse(await (await call(superuser, 'GET', '/admin/backups')).json())
    expect(await list()).toEqual({ data: [], every_hours: 24, keep: 2 })
    const both = await Promise.all([1, 2].map(() => call(superuser, 'POST', '/admin/backups')))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const third = Backup.parse(await (await call(superuser, 'POST', '/admin/backups')).json())
    expect(third.bytes).toBeGreaterThan(10_000)
    const { data } = await list()
    expect(data).toHaveLength(2)
    expect(data[0]).toEqual(third)
    expect(readdirSync(folder)).toHaveLength(2)
    const refused = await call(superuser, 'POST', '/admin/backups')
    expect([refused.status, (await readError(refused)).code]).toEqual([429, 'too_many_requests'])
  })

  test('that can be neither written nor read say so in a code, and Roux serves', async () => {
    const folder = join(makeFolder('roux-backups-'), 'file')
    writeFileSync(folder, '')
    const { call, superuser } = await start('sqlite', { backups: { folder, everyHours: 24, keep: 2 } })
    const failed = await call(superuser, 'POST', '/admin/backups')
    expect([failed.status, (await readError(failed)).code]).toEqual([500, 'backup_failed'])
    const unread = await call(superuser, 'GET', '/admin/backups')
    expect([unread.status, (await readError(unread)).code]).toEqual([500, 'backups_unreadable'])
  })

  test('of PostgreSQL are made with its own tools', async () => {
    const { call, superuser } = await start('postgres')
    expect(await (await call(superuser, 'GET', '/admin/backups')).json()).toMatchObject({ data: [] })
    const refused = await call(superuser, 'POST', '/admin/backups')
    expect([refused.status, (await readError(refused)).code]).toEqual([409, 'backup_elsewhere'])
  })
})

test('the log says what superusers do, by their ids, and no e-mail, key or address of a mail server’s account', async () => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../main.ts', import.meta.url))], {
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'trace',
      DATA_DIR: makeFolder('roux-data-'),
      SMTP_URL: `smtp://canary-name:canary-secret@127.0.0.1:${await findFreePort()}`,
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'unauthorized',
      AI_BASE_URL: `${fake.url}/v1`,
      AI_API_KEY: canaryKey,
      FIRST_SUPERUSER: 'canary-chef@example.org',
      FIRST_SUPERUSER_PASSWORD: 'canary-password',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (log += text.toString()))
  await expect.poll(() => log, { timeout: 20_000 }).toContain('Server listening at')
  const url = /Server listening at (http[^"]+)/.exec(log)?.[1] ?? ''
  const chef = { token: await logIn(url, 'canary-chef@example.org', 'canary-password') }
  const call = callAs(url)
  await call(chef, 'POST', '/admin/checks')
  await call(chef, 'POST', '/admin/backups')
  const made = await call(chef, 'POST', '/users/', { email: 'canary-new@example.org', password: 'canary-spoon' })
  const { id } = Object(await made.json())
  await call(chef, 'GET', '/users/?q=canary-new')
  await call(chef, 'PATCH', `/users/${id}`, { email: 'canary-other@example.org', full_name: 'Canary' })
  await call(chef, 'DELETE', `/users/${id}`)
  child.kill('SIGTERM')
  await once(child, 'exit')
  const events = ['tests run', 'a test failed', 'back-up made', 'account created', 'account changed', 'account deleted']
  for (const event of events) expect(log).toContain(event)
  expect(log).not.toMatch(/canary/i)
}, 30_000)
