import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { createDatabase, engines } from '../../../test/engines.ts'
import { startFakeProvider } from '../../../test/fake-provider.ts'
import { findFreePort } from '../../../test/find-free-port.ts'
import { providerOf } from '../../../test/provider-of.ts'
import { makeFolder } from '../../../test/start-app.ts'
import { engineFolder, installTestEngine } from '../../../test/test-engine.ts'
import { readSettings, type Settings } from '../../config.ts'
import { openDatabase } from '../../storage/database.ts'
import { holdLock } from '../../storage/hold-lock.ts'
import { checkSetup } from './check-setup.ts'

let fake: Awaited<ReturnType<typeof startFakeProvider>>

beforeAll(async () => {
  fake = await startFakeProvider()
})
beforeAll(installTestEngine, 600_000)
afterAll(() => fake.stop())

async function check(changes: Partial<Settings>) {
  const database = changes.database ?? (await createDatabase('sqlite'))
  const mail = { from: 'Roux <roux@example.org>', smtpUrl: undefined, folder: makeFolder('roux-mail-') }
  const [writer, mails, stored] = await checkSetup({ ...readSettings({}), mail, ...changes, database })
  return { writer, mail: mails, database: stored }
}

const apiKey = 'sk-secret-0123456789'

describe('the recipe writer', () => {
  test('works: the kitchen by itself, a provider that answers a small request', async () => {
    expect((await check({})).writer?.works).toBe(true)
    const { writer, calls } = providerOf(fake, 'good', { apiKey })
    expect((await check({ writer })).writer).toMatchObject({ works: true })
    expect(await calls()).toHaveLength(1)
  })

  testTable([
    ['unauthorized', /AI_API_KEY/],
    ['unknown-model', /AI_MODEL/],
    ['failing', /AI_BASE_URL/],
    ['rate-limited', /account/],
    ['silent', /AI_FIRST_CHUNK_MS/],
    ['html', /AI_PROVIDER/],
  ])('does not, and no key or answer is shown', async (model, advice) => {
    const { writer } = providerOf(fake, model, { apiKey, firstChunkMs: 300 })
    const found = (await check({ writer })).writer
    expect(found).toMatchObject({ works: false, change: expect.stringMatching(advice) })
    expect(JSON.stringify(found)).not.toMatch(/secret|holder of the key|Welcome/)
  })
})

test('a model that is not here yet is told, and not brought by a check', async () => {
  const folder = makeFolder('roux-data-')
  const { writer } = readSettings({ AI_PROVIDER: 'local', AI_BASE_URL: 'http://127.0.0.1:9', DATA_DIR: folder })
  const says = expect.stringMatching(/^local, hf:.+ is not here yet/)
  expect((await check({ writer })).writer).toMatchObject({
    works: false,
    says,
    change: expect.stringMatching(/^Start Roux/),
  })
  expect(readdirSync(folder)).toEqual([])
})

test('a model that a running Roux has is looked at, and not loaded once more', async () => {
  const folder = makeFolder('roux-data-')
  const model = join(folder, 'model.gguf')
  // It looks like one, and cannot be loaded.
  writeFileSync(model, 'GGUF')
  const { writer } = readSettings({ AI_PROVIDER: 'local', AI_MODEL: model, DATA_DIR: folder })
  if (writer === 'kitchen' || !writer.local) throw new Error('no model')
  const local = { ...writer.local, engineFolder }
  const found = async () => (await check({ writer: { ...writer, local } })).writer
  const letGo = await holdLock(join(writer.local.folder, 'in-use.lock'))
  expect(await found()).toMatchObject({ works: true, says: expect.stringContaining('a running Roux has it') })
  writeFileSync(model, 'Soup')
  expect(await found()).toMatchObject({ works: false, says: expect.stringContaining('no GGUF') })
  writeFileSync(model, 'GGUF')
  letGo?.()
  expect(await found()).toMatchObject({ works: false, says: expect.stringContaining('cut off or broken') })
})

describe('mail', () => {
  test('works: as files, and with a server that knows us', async () => {
    expect((await check({})).mail).toMatchObject({ works: true })
    const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
    const port = await findFreePort()
    server.listen(port, '127.0.0.1')
    onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
    const mail = { from: 'roux@example.org', smtpUrl: `smtp://127.0.0.1:${port}`, folder: '' }
    expect((await check({ mail })).mail).toMatchObject({ works: true })
  })

  test('does not: no server, and no password is shown', async () => {
    const smtpUrl = `smtp://cook:secret@127.0.0.1:${await findFreePort()}`
    const found = (await check({ mail: { from: 'roux@example.org', smtpUrl, folder: '' } })).mail
    expect(found).toMatchObject({ works: false, change: expect.stringContaining('SMTP_URL') })
    expect(JSON.stringify(found)).not.toMatch(/secret|cook/)
  })
})

describe('the database', () => {
  test.each(engines)('works, and nothing stays in it, on %s', async (engine) => {
    const database = await createDatabase(engine)
    for (let time = 0; time < 2; time += 1) expect((await check({ database })).database).toMatchObject({ works: true })
    const opened = await openDatabase(database, () => undefined)
    onTestFinished(() => opened.close())
    const tables = await opened.db.introspection.getTables()
    expect(tables.map(({ name }) => name)).not.toContain('setup_check')
  })

  test('does not: no PostgreSQL, and no password is shown', async () => {
    const url = `postgres://cook:secret@127.0.0.1:${await findFreePort()}/roux`
    const found = (await check({ database: { engine: 'postgres', url } })).database
    expect(found).toMatchObject({ works: false, change: expect.stringContaining('DATABASE_URL') })
    expect(JSON.stringify(found)).not.toMatch(/secret|cook/)
  })
})
