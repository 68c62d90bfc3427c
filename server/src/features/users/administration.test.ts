import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { User, Users } from '@roux/contract/user'
import { describe, expect, test } from 'vitest'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { createDatabase, engines } from '../../../test/engines.ts'
import { logIn, signUp, tryLogIn } from '../../../test/sign-up.ts'
import { readError, startApp } from '../../../test/start-app.ts'

const nobodysId = '0199aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee'

async function start(engine: (typeof engines)[number]) {
  const app = await startAppWithDatabase(engine)
  const [superuser, cook] = [await app.signUpSuperuser(), await signUp(app.url)]
  const as = async (id: string) => User.parse(await (await app.call(superuser, 'GET', `/users/${id}`)).json())
  return { ...app, superuser, cook, as }
}

describe.each(engines)('looking after accounts, on %s', (engine) => {
  test('is for superusers: every other caller is told so, whatever they send', async () => {
    const { call, cook, superuser } = await start(engine)
    const calls = [
      ['GET', '/users/', undefined],
      ['POST', '/users/', { email: 'new@example.org', password: 'a wooden spoon' }],
      ['POST', '/users/', { wrong: true }],
      ['GET', `/users/${superuser.user.id}`, undefined],
      ['GET', `/users/${nobodysId}`, undefined],
      ['GET', '/users/x', undefined],
      ['PATCH', `/users/${cook.user.id}`, { is_superuser: true }],
      ['PATCH', `/users/${nobodysId}`, {}],
      ['DELETE', `/users/${superuser.user.id}`, undefined],
      ['DELETE', `/users/${cook.user.id}`, undefined],
    ] as const
    for (const [method, path, body] of calls) {
      const stranger = await call(undefined, method, path, body)
      expect([stranger.status, (await readError(stranger)).detail]).toEqual([401, 'Not authenticated'])
      const response = await call(cook, method, path, body)
      expect([response.status, (await readError(response)).detail]).toEqual([
        403,
        "The user doesn't have enough privileges",
      ])
    }
    expect((await call(cook, 'GET', '/users/me')).status).toBe(200)
  })

  test('lists them, newest first and page by page', async () => {
    const { url, call, superuser, cook } = await start(engine)
    const last = await signUp(url)
    const list = async (query: string) => Users.parse(await (await call(superuser, 'GET', `/users/${query}`)).json())
    const emails = [last.email, cook.email, superuser.email]
    expect((await list('')).data.map(({ email }) => email)).toEqual(emails)
    const page = await list('?skip=1&limit=1')
    expect([page.data.map(({ email }) => email), page.count]).toEqual([[cook.email], 3])
    expect(await list('?limit=0')).toEqual({ data: [], count: 3 })
    expect((await list('?limit=99999')).data).toHaveLength(3)
    for (const query of ['?skip=-1', '?limit=x', '?limit=1.5']) {
      expect((await call(superuser, 'GET', `/users/${query}`)).status).toBe(422)
    }
    expect(JSON.stringify(await list(''))).not.toMatch(/argon2|password|hash|key/)
  })

  test('finds them by e-mail and name, whatever the case and the accents', async () => {
    const { call, superuser } = await start(engine)
    const add = (email: string, full_name?: string) =>
      call(superuser, 'POST', '/users/', { email, password: 'a wooden spoon', full_name })
    await add('zoe@bakery.example', 'Zoé Lœuf')
    await add('etienne@bakery.example', 'ÉTIENNE O’Hara Strauß')
    await add('a_b@example.org', '100% Ada')
    const find = async (q: string) => {
      const response = await call(superuser, 'GET', `/users/?q=${encodeURIComponent(q)}`)
      const { data, count } = Users.parse(await response.json())
      expect(count).toBe(data.length)
      return data.map(({ email }) => email)
    }
    const [zoe, etienne] = ['zoe@bakery.example', 'etienne@bakery.example']
    for (const q of ['zoe', 'ZOÉ', 'loeuf', ' lœuf  zoé ', 'Zoé bakery']) expect(await find(q), q).toEqual([zoe])
    for (const q of ['étienne', 'Etienne', 'STRAUSS', "o'hara", 'O’HARA etienne']) {
      expect(await find(q), q).toEqual([etienne])
    }
    expect(await find('BAKERY.example')).toEqual([etienne, zoe])
    expect(await find('')).toHaveLength(5)
    for (const q of ['a_b', '100%']) expect(await find(q), q).toEqual(['a_b@example.org'])
    for (const q of ['zo_', '0%a', '\\', 'zoe etienne']) expect(await find(q), q).toEqual([])
    const page = Users.parse(await (await call(superuser, 'GET', '/users/?q=bakery&skip=1&limit=1')).json())
    expect([page.data.map(({ email }) => email), page.count]).toEqual([[zoe], 2])
    expect((await call(superuser, 'GET', '/users/?q=%00')).status).toBe(422)
    expect((await call(superuser, 'GET', `/users/?q=${'x'.repeat(256)}`)).status).toBe(422)
  })

  test('creates one, as active and as powerful as wished, and without a mail', async () => {
    const { url, call, superuser, database } = await start(engine)
    await expect.poll(() => database.db.selectFrom('outbox').select('id').execute()).toEqual([])
    const body = { email: 'new@example.org', password: 'a wooden spoon' }
    const created = User.parse(await (await call(superuser, 'POST', '/users/', body)).json())
    expect(created).toMatchObject({ email: body.email, full_name: null, is_active: true, is_superuser: false })
    const whole = { email: 'chef@example.org', full_name: 'Chef', is_active: false, is_superuser: true }
    const chef = await call(superuser, 'POST', '/users/', { ...whole, password: 'a wooden spoon' })
    expect(await chef.json()).toMatchObject(whole)
    expect((await readError(await tryLogIn(url, 'chef@example.org', body.password))).detail).toBe('Inactive user')
    expect((await tryLogIn(url, body.email, body.password)).status).toBe(200)
    const refused = await call(superuser, 'POST', '/users/', { ...body, email: 'NEW@example.org' })
    expect([refused.status, (await readError(refused)).detail]).toEqual([
      400,
      'The user with this email already exists in the system.',
    ])
    expect(await database.db.selectFrom('outbox').select('id').execute()).toEqual([])
  })

  test('reads one: oneself, or for a superuser anybody', async () => {
    const { call, superuser, cook } = await start(engine)
    for (const caller of [cook, superuser]) {
      for (const id of [cook.user.id, cook.user.id.toUpperCase()]) {
        expect(await (await call(caller, 'GET', `/users/${id}`)).json()).toEqual(cook.user)
      }
    }
    for (const id of [nobodysId, 'x', '%00', "'"]) {
      const missing = await call(superuser, 'GET', `/users/${id}`)
      expect([missing.status, (await readError(missing)).detail]).toEqual([404, 'User not found'])
    }
  })

  test('changes what is sent and nothing else', async () => {
    const { url, call, superuser, cook } = await start(engine)
    const path = `/users/${cook.user.id}`
    const hostile = { id: nobodysId, created_at: 'x', password_hash: 'x', email_verified: true }
    const named = await call(superuser, 'PATCH', path, { full_name: 'Ada', ...hostile })
    expect(await named.json()).toEqual({ ...cook.user, full_name: 'Ada' })
    const promoted = await call(superuser, 'PATCH', path, { full_name: null, is_superuser: true })
    expect(await promoted.json()).toEqual({ ...cook.user, is_superuser: true })
    expect((await call(cook, 'GET', '/users/')).status).toBe(200)
    await call(superuser, 'PATCH', path, { is_superuser: false })
    expect((await call(cook, 'GET', '/users/')).status).toBe(403)
    const taken = await call(superuser, 'PATCH', path, { email: superuser.email })
    expect([taken.status, (await readError(taken)).detail]).toEqual([409, 'User with this email already exists'])
    expect((await tryLogIn(url, cook.email, cook.password)).status).toBe(200)
    for (const id of [nobodysId, 'x', '%00']) {
      const missing = await call(superuser, 'PATCH', `/users/${id}`, { full_name: 'Ada' })
      expect([missing.status, (await readError(missing)).detail]).toEqual([
        404,
        'The user with this id does not exist in the system',
      ])
    }
  })

  test('with a new password ends the user’s sessions', async () => {
    const { url, call, superuser, cook } = await start(engine)
    await call(superuser, 'PATCH', `/users/${cook.user.id}`, { password: 'a new spoon' })
    expect((await call(cook, 'GET', '/users/me')).status).toBe(401)
    expect((await tryLogIn(url, cook.email, cook.password)).status).toBe(400)
    expect((await tryLogIn(url, cook.email, 'a new spoon')).status).toBe(200)
  })

  test('deletes one and all that is theirs at once', async () => {
    const { url, call, superuser, cook } = await start(engine)
    const response = await call(superuser, 'DELETE', `/users/${cook.user.id}`)
    expect([response.status, await response.json()]).toEqual([200, { message: 'User deleted successfully' }])
    expect((await call(cook, 'GET', '/users/me')).status).toBe(401)
    expect((await tryLogIn(url, cook.email, cook.password)).status).toBe(400)
    for (const id of [cook.user.id, 'x', '%00']) {
      const missing = await call(superuser, 'DELETE', `/users/${id}`)
      expect([missing.status, (await readError(missing)).detail]).toEqual([404, 'User not found'])
    }
  })
})

describe.each(engines)('the last superuser, on %s', (engine) => {
  const refusal = [409, 'The last superuser cannot be deleted, deactivated or demoted']

  test('can be neither deactivated nor demoted, while a second one can', async () => {
    const { call, superuser, signUpSuperuser, as } = await start(engine)
    const path = `/users/${superuser.user.id}`
    for (const change of [{ is_active: false }, { is_superuser: false }]) {
      const refused = await call(superuser, 'PATCH', path, change)
      expect([refused.status, (await readError(refused)).detail]).toEqual(refusal)
    }
    const second = await signUpSuperuser()
    expect((await call(superuser, 'PATCH', `/users/${second.user.id}`, { is_active: false })).status).toBe(200)
    // An inactive one could look after nobody.
    expect((await call(superuser, 'PATCH', path, { is_superuser: false })).status).toBe(409)
    expect(await as(superuser.user.id)).toMatchObject({ is_active: true, is_superuser: true })
    await call(superuser, 'PATCH', `/users/${second.user.id}`, { is_active: true })
    expect((await call(superuser, 'PATCH', path, { is_superuser: false, full_name: 'Ada' })).status).toBe(200)
  })

  test.each([
    ['demote', 'PATCH', { is_superuser: false }],
    ['deactivate', 'PATCH', { is_active: false }],
    ['delete', 'DELETE', undefined],
  ])('is left over when all %s each other at the same time', async (_, method, body) => {
    const { call, superuser, signUpSuperuser, database } = await start(engine)
    const all = [superuser, await signUpSuperuser(), await signUpSuperuser(), await signUpSuperuser()]
    const calls = all.flatMap((one) =>
      all.filter((other) => other !== one).map(({ user }) => call(one, method, `/users/${user.id}`, body)),
    )
    const statuses = new Set((await Promise.all(calls)).map(({ status }) => status))
    for (const status of statuses) expect([200, 400, 401, 403, 404, 409]).toContain(status)
    const left = await database.db
      .selectFrom('users')
      .select('id')
      .where('is_superuser', '=', true)
      .where('is_active', '=', true)
      .execute()
    expect(left).toHaveLength(1)
  })
})

describe.each(engines)('the first superuser, on %s', (engine) => {
  const firstSuperuser = { email: 'chef@example.org', password: 'a copper pan' }

  test('is made at the start, once, however many instances start and restart', { timeout: 20_000 }, async () => {
    const database = await createDatabase(engine)
    const program = `
      const load = (path) => import(new URL(path, ${JSON.stringify(import.meta.url)}).href)
      const { openDatabase } = await load('../../storage/database.ts')
      const { createPasswords } = await load('../../security/passwords.ts')
      const { createFirstSuperuser } = await load('./create-account.ts')
      const { userStore } = await load('./user-store.ts')
      const database = await openDatabase(${JSON.stringify(database)}, () => {})
      const parts = { users: userStore(database), passwords: createPasswords(), clock: Date.now, audit: () => {} }
      await createFirstSuperuser(parts, ${JSON.stringify(firstSuperuser)})
      await database.close()`
    const processes = Array.from({ length: 3 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'ignore', 'inherit'] }),
    )
    const codes = await Promise.all(processes.map(async (child) => (await once(child, 'exit'))[0]))
    expect(codes).toEqual([0, 0, 0])
    const url = await startApp(engine, { database, firstSuperuser: { ...firstSuperuser, password: 'another pan' } })
    const token = await logIn(url, firstSuperuser.email, firstSuperuser.password)
    const response = await fetch(`${url}/api/v1/users/`, { headers: { authorization: `Bearer ${token}` } })
    expect(Users.parse(await response.json())).toMatchObject({
      data: [{ email: 'chef@example.org', is_superuser: true, is_active: true }],
      count: 1,
    })
  })
})
