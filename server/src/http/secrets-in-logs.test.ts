import { type CallName, calls } from '@roux/contract/calls'
import { type Endpoint, endpoints } from '@roux/contract/endpoints'
import { expect, onTestFinished, test } from 'vitest'
import { callAs } from '../../test/call-as.ts'
import { createDatabase, engines } from '../../test/engines.ts'
import { startFakeProvider } from '../../test/fake-provider.ts'
import { logIn, signUp, tryLogIn } from '../../test/sign-up.ts'
import { makeFolder } from '../../test/start-app.ts'
import { startProcess } from '../../test/start-process.ts'
import { openDatabase } from '../storage/database.ts'

const described: Readonly<Record<CallName, Endpoint>> = endpoints

/** Bodies that say the word in every field that anything takes; the second would do, the others would not. */
const bodies = [
  '{"user_input": "canary',
  JSON.stringify({
    email: 'canary-new@example.org',
    password: 'canary-password',
    full_name: 'Canary',
    user_input: 'canary soup',
    title: 'Canary soup',
    description: 'canary',
    ingredients: [{ content: '1 canary' }],
    directions: [{ content: 'Cook the canary.' }],
    current_password: 'canary-current',
    new_password: 'canary-next',
    token: 'canary-token',
  }),
  JSON.stringify({
    email: 'canary',
    password: { canary: 'canary' },
    full_name: ['canary'],
    user_input: 'canary'.repeat(100),
    title: { canary: 1 },
    language: 'canary',
    preparation_time: 'canary',
    new_password: 'canary-\ud800',
    token: 7,
    canary: 'canary',
  }),
]

const badHeaders = {
  'if-match': 'canary',
  'accept-language': 'canary',
  'x-forwarded-for': 'canary',
  cookie: 'a=canary',
}

test.each(engines)(
  'no call, however it ends, leaves a password, a token, an e-mail, a prompt, a recipe or the key in the log, on %s',
  { timeout: 120_000 },
  async (engine) => {
    const settings = await createDatabase(engine)
    const folder = makeFolder('roux-data-')
    const provider = await startFakeProvider()
    onTestFinished(() => provider.stop())
    const { url, stop } = await startProcess({
      DATA_DIR: folder,
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'unauthorized',
      AI_API_KEY: 'canary-key',
      AI_BASE_URL: `${provider.url}/v1`,
      ...(settings.engine === 'postgres' && { DATABASE_URL: settings.url }),
    })
    const call = callAs(url)
    const cook = await signUp(url, { email: 'canary-cook@example.org', password: 'canary-password' })
    const forger = { token: 'canary-forged-token' }
    const other = await signUp(url, { email: 'canary-chef@example.org', password: 'canary-password' })
    const { id } = (await (await call(cook, 'POST', '/recipes/', { title: 'Canary soup' })).json()) as { id: string }

    const statuses = new Set<number>()
    for (const [name, { method, path }] of Object.entries(calls) as [CallName, (typeof calls)[CallName]][]) {
      if (name === 'deleteMe' || name === 'logOut') continue
      const paths = ['canary%0d%0a@example.org', id].map((part) => path.replace(/:\w+/g, part))
      for (const caller of [undefined, forger, cook, other]) {
        for (const target of paths) {
          for (const body of 'body' in described[name] ? bodies : [undefined]) {
            const isForm = described[name].bodyType === 'form'
            const headers = { ...badHeaders, ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }) }
            statuses.add((await call(caller, method, `${target}?q=canary&canary=canary`, body, headers)).status)
          }
        }
      }
    }
    await tryLogIn(url, 'canary-nobody@example.org', 'canary-wrong')
    await fetch(`${url}/canary%zz?token=canary`)
    await fetch(`${url}/auth/reset-password?token=canary`)
    await fetch(`${url}/api/v1/users/me`, { headers: { authorization: 'Basic canary' } })
    for (const expected of [200, 400, 401, 403, 404, 422, 502]) expect([...statuses]).toContain(expected)

    if (settings.engine === 'postgres') {
      // What this database says of a row that it refuses, it says with the row.
      const database = await openDatabase(settings, () => undefined)
      await database.db.deleteFrom('recipes').execute()
      await database.db.schema
        .alterTable('recipes')
        .addColumn('unknown', 'text', (column) => column.notNull())
        .execute()
      await database.close()
      const again = { token: await logIn(url, 'canary-new@example.org', 'canary-password') }
      expect((await call(again, 'POST', '/recipes/', { title: 'refused canary' })).status).toBe(500)
    }

    const { code, log } = await stop()
    expect(code).toBe(0)
    if (engine === 'postgres') expect(log).toContain('unexpected error')
    expect(log).toContain('request failed')
    for (const secret of [cook.token, other.token]) expect(log).not.toContain(secret)
    expect(log.split('\n').filter((line) => /canary/i.test(line))).toEqual([])
    for (const line of log.split('\n').filter((text) => text.startsWith('{'))) JSON.parse(line)
  },
)
