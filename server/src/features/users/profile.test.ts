import { AccountExport } from '@roux/contract/export'
import { User } from '@roux/contract/user'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { begunOnce } from '../../../test/begun-once.ts'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { limitsOf } from '../../../test/limits-of.ts'
import { logIn, signUp, tryLogIn } from '../../../test/sign-up.ts'
import { post, readError, readValidationError } from '../../../test/start-app.ts'

describe.each(engines)('one’s profile, on %s', (engine) => {
  test('takes a name and a new e-mail, which is unverified, and ignores everything else', async () => {
    const { url, call, database } = await startAppWithDatabase(engine)
    const cook = await signUp(url)
    await database.db.updateTable('users').set({ email_verified: true }).execute()
    const hostile = {
      is_superuser: true,
      is_active: false,
      id: 'x',
      email_verified: true,
      created_at: 'x',
      password: 'x',
    }
    const named = await call(cook, 'PATCH', '/users/me', { full_name: ' Ada Cook ', ...hostile })
    expect(await named.json()).toEqual({ ...cook.user, full_name: 'Ada Cook', email_verified: true })
    const same = await call(cook, 'PATCH', '/users/me', { email: cook.email.toUpperCase() })
    expect(User.parse(await same.json())).toMatchObject({ email: cook.email.toUpperCase(), email_verified: true })
    const moved = await call(cook, 'PATCH', '/users/me', { email: 'Ada@Example.org' })
    const changed = { ...cook.user, full_name: 'Ada Cook', email: 'Ada@Example.org', email_verified: false }
    expect(await moved.json()).toEqual(changed)
    expect(await (await call(cook, 'PATCH', '/users/me', {})).json()).toEqual(changed)
    expect(await (await call(cook, 'GET', '/users/me')).json()).toEqual(changed)
    expect((await tryLogIn(url, 'ada@example.org', cook.password)).status).toBe(200)
    expect((await tryLogIn(url, cook.email, cook.password)).status).toBe(400)
  })

  test('does not take the e-mail of another, whatever its case, also when two want one at the same time', async () => {
    const { url, call } = await startAppWithDatabase(engine)
    const [cook, other] = [await signUp(url), await signUp(url)]
    const refused = await call(cook, 'PATCH', '/users/me', { email: other.email.toUpperCase() })
    expect([refused.status, (await readError(refused)).detail]).toEqual([409, 'User with this email already exists'])
    const both = [cook, other].map((one) => call(one, 'PATCH', '/users/me', { email: 'new@example.org' }))
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('changes of the e-mail are counted as sign-ups are, per account and per address, whatever comes of them', async () => {
    const settings = { limits: limitsOf({ signUpsDaily: 3 }), trustedProxies: ['127.0.0.1'] }
    const { url, call } = await startAppWithDatabase(engine, settings)
    const [cook, other] = [await signUp(url), await signUp(url)]
    const change = async (by: typeof cook, email: string, ip: string) =>
      (await call(by, 'PATCH', '/users/me', { email }, { 'x-forwarded-for': ip })).status
    // No change, and so no look at who else is here.
    for (let same = 0; same < 4; same += 1) {
      expect(await change(cook, cook.email.toUpperCase(), '192.0.2.1')).toBe(200)
    }
    expect(await change(cook, other.email, '192.0.2.1')).toBe(409)
    expect(await change(cook, 'a@example.org', '192.0.2.1')).toBe(200)
    const body = { email: 'b@example.org', password: 'a wooden spoon' }
    const headers = { 'x-forwarded-for': '192.0.2.1' }
    expect((await post(`${url}/api/v1/users/signup`, body, headers)).status).toBe(200)
    // Known or not, and whoever asks.
    for (const email of [other.email, 'c@example.org']) {
      const refused = await call(cook, 'PATCH', '/users/me', { email }, { 'x-forwarded-for': '192.0.2.1' })
      expect([refused.status, (await readError(refused)).code]).toEqual([429, 'too_many_requests'])
    }
    expect(await change(other, 'c@example.org', '192.0.2.1')).toBe(429)
    expect(await change(cook, 'c@example.org', '192.0.2.2')).toBe(200)
    expect(await change(cook, 'd@example.org', '192.0.2.3')).toBe(429)
    expect(await change(other, 'd@example.org', '192.0.2.3')).toBe(200)
    expect((await call(cook, 'PATCH', '/users/me', { full_name: 'Ada' })).status).toBe(200)
  })

  const begun = begunOnce(() => startAppWithDatabase(engine))
  testTable([
    ['a blank name', { full_name: '  ' }, 'full_name'],
    ['no name', { full_name: null }, 'full_name'],
    ['a name that is too long', { full_name: 'x'.repeat(256) }, 'full_name'],
    ['an e-mail that is none', { email: 'x' }, 'email'],
    ['an e-mail with a second line', { email: 'a@example.org\nBcc: b@example.org' }, 'email'],
  ])('refuses what it cannot hold with 422', async (_, body, field) => {
    const { url, call } = await begun()
    const response = await call(await signUp(url), 'PATCH', '/users/me', body)
    expect(response.status).toBe(422)
    expect((await readValidationError(response)).detail[0]?.loc).toEqual(['body', field])
  })
})

describe.each(engines)('changing one’s password, on %s', (engine) => {
  const change = (current_password: unknown, new_password: unknown = 'a new spoon') => ({
    current_password,
    new_password,
  })

  test('ends the other sessions and keeps this one', async () => {
    const { url, call } = await startAppWithDatabase(engine)
    const cook = await signUp(url)
    const other = { token: await logIn(url, cook.email, cook.password) }
    const response = await call(cook, 'PATCH', '/users/me/password', change(cook.password))
    expect([response.status, await response.json()]).toEqual([200, { message: 'Password updated successfully' }])
    expect((await call(cook, 'GET', '/users/me')).status).toBe(200)
    expect((await call(other, 'GET', '/users/me')).status).toBe(401)
    expect((await tryLogIn(url, cook.email, cook.password)).status).toBe(400)
    expect((await tryLogIn(url, cook.email, 'a new spoon')).status).toBe(200)
  })

  test('needs the current one, and then another', async () => {
    const { url, call } = await startAppWithDatabase(engine)
    const cook = await signUp(url)
    for (const [body, detail] of [
      [change('a metal spoon'), 'Incorrect password'],
      [change(''), 'Incorrect password'],
      [change('a metal spoon', 'a metal spoon'), 'Incorrect password'],
      [change(cook.password, cook.password), 'New password cannot be the same as the current one'],
    ] as const) {
      const response = await call(cook, 'PATCH', '/users/me/password', body)
      expect([response.status, (await readError(response)).detail]).toEqual([400, detail])
    }
    for (const body of [
      change(cook.password, 'short'),
      change(cook.password, 7),
      { new_password: 'a new spoon' },
      {},
    ]) {
      expect((await call(cook, 'PATCH', '/users/me/password', body)).status).toBe(422)
    }
  })

  test('counts wrong current passwords as failed logins', async () => {
    const { url, call } = await startAppWithDatabase(engine, { limits: limitsOf({ loginFailures: 2 }) })
    const cook = await signUp(url)
    const wrong = await call(cook, 'PATCH', '/users/me/password', change('a metal spoon'))
    expect(wrong.status).toBe(400)
    expect((await tryLogIn(url, cook.email, 'a metal spoon')).status).toBe(400)
    const refused = await call(cook, 'PATCH', '/users/me/password', change(cook.password))
    expect([refused.status, (await readError(refused)).code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('works for exactly one of several who change it at the same time', async () => {
    const { url, call } = await startAppWithDatabase(engine)
    const cook = await signUp(url)
    const changes = Array.from({ length: 5 }, (_, number) =>
      call(cook, 'PATCH', '/users/me/password', change(cook.password, `spoon number ${number}`)),
    )
    const statuses = (await Promise.all(changes)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 400, 400, 400, 400])
  })

  test('leaves no session of the old password behind, however close the login', async () => {
    const { url, call, database } = await startAppWithDatabase(engine)
    const cook = await signUp(url)
    const logins = Array.from({ length: 8 }, () => tryLogIn(url, cook.email, cook.password))
    await call(cook, 'PATCH', '/users/me/password', change(cook.password))
    await Promise.all(logins)
    const sessions = await database.db.selectFrom('sessions').select('id').execute()
    expect(sessions).toHaveLength(1)
    expect((await call(cook, 'GET', '/users/me')).status).toBe(200)
  })
})

describe.each(engines)('leaving, on %s', (engine) => {
  test('one can take everything of the account away before', async () => {
    const { url, call } = await startAppWithDatabase(engine)
    const [cook, other] = [await signUp(url), await signUp(url)]
    await logIn(url, cook.email, cook.password)
    const soup = { title: 'Tomato soup', ingredients: [{ content: '4 tomatoes' }] }
    const { id } = Object(await (await call(cook, 'POST', '/recipes/', soup)).json())
    await call(other, 'POST', '/recipes/', { title: 'Onion soup' })
    await call(other, 'POST', '/recipes/generate', { user_input: 'leek soup' })
    await call(cook, 'POST', `/recipes/${id}/improve`, { user_input: 'for 2' })
    await call(cook, 'PATCH', '/users/me/preferences', { allergies: ['milk'], dislikes: ['olives'] })
    const response = await call(cook, 'GET', '/users/me/export')
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const text = await response.text()
    const exported = AccountExport.parse(JSON.parse(text))
    expect(exported.user).toEqual(cook.user)
    expect(exported.preferences).toMatchObject({ allergies: ['milk'], dislikes: ['olives'] })
    expect(exported.recipes.map(({ title }) => title)).toEqual(['Tomato soup'])
    expect(exported.recipes_json_ld).toMatchObject([{ '@type': 'Recipe', name: 'Tomato soup' }])
    expect(exported.generations).toMatchObject([{ kind: 'improve', provider: 'kitchen', outcome: 'written' }])
    expect(exported.sessions).toHaveLength(2)
    expect(text).not.toMatch(/argon2|hash|password/)
  })

  test('one deletes all that is theirs, and nobody else’s', async () => {
    const { url, call, database } = await startAppWithDatabase(engine)
    const [cook, other] = [await signUp(url), await signUp(url)]
    await tryLogIn(url, cook.email, 'a metal spoon')
    await tryLogIn(url, cook.email, '12345678')
    await call(undefined, 'POST', `/password-recovery/${cook.email}`)
    const recipe = await call(cook, 'POST', '/recipes/', { title: 'Tomato soup' })
    const { id } = (await recipe.json()) as { id: string }
    await call(cook, 'PUT', `/recipes/${id}`, { title: 'Onion soup' })
    await call(other, 'POST', '/recipes/', { title: 'Leek soup' })
    await call(cook, 'PATCH', '/users/me/preferences', { allergies: ['milk'] })
    await call(other, 'PATCH', '/users/me/preferences', { allergies: ['eggs'] })
    const response = await call(cook, 'DELETE', '/users/me')
    expect([response.status, await response.json()]).toEqual([200, { message: 'User deleted successfully' }])
    expect((await call(cook, 'GET', '/users/me')).status).toBe(401)
    expect((await tryLogIn(url, cook.email, cook.password)).status).toBe(400)
    const tables = [
      'users',
      'preferences',
      'sessions',
      'one_time_codes',
      'recipes',
      'recipe_versions',
      'outbox',
    ] as const
    const left = async (table: (typeof tables)[number]) =>
      JSON.stringify(await database.db.selectFrom(table).selectAll().execute())
    for (const table of tables) {
      expect(await left(table)).not.toContain(cook.user.id)
      expect(await left(table)).not.toContain(cook.email)
    }
    expect(await left('users')).toContain(other.user.id)
    expect(await left('preferences')).toContain('eggs')
    expect(await left('recipes')).toContain('Leek soup')
    expect(await left('recipe_versions')).toBe('[]')
  })

  test('counts nothing anew: whoever signs up with the same e-mail is counted on', async () => {
    const { url, call } = await startAppWithDatabase(engine, { limits: limitsOf({ loginFailures: 1, recoveries: 1 }) })
    const cook = await signUp(url)
    expect((await tryLogIn(url, cook.email, 'a metal spoon')).status).toBe(400)
    expect((await call(undefined, 'POST', `/password-recovery/${cook.email}`)).status).toBe(200)
    expect((await call(cook, 'DELETE', '/users/me')).status).toBe(200)
    const { email, password } = cook
    expect((await call(undefined, 'POST', '/users/signup', { email, password })).status).toBe(200)
    expect((await tryLogIn(url, email, password)).status).toBe(429)
    expect((await call(undefined, 'POST', `/password-recovery/${email}`)).status).toBe(429)
  })

  test('a superuser cannot delete themselves', async () => {
    const { call, signUpSuperuser } = await startAppWithDatabase(engine)
    const superuser = await signUpSuperuser()
    for (const path of ['/users/me', `/users/${superuser.user.id}`]) {
      const response = await call(superuser, 'DELETE', path)
      expect([response.status, (await readError(response)).detail]).toEqual([
        403,
        'Super users are not allowed to delete themselves',
      ])
    }
    expect((await call(superuser, 'GET', '/users/me')).status).toBe(200)
  })
})
