import { hash } from '@node-rs/argon2'
import { Token } from '@roux/contract/session'
import { User } from '@roux/contract/user'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { begunOnce } from '../../../test/begun-once.ts'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { limitsOf } from '../../../test/limits-of.ts'
import { bearer, type Cook, logIn, signUp, tryLogIn } from '../../../test/sign-up.ts'
import { readError, startApp } from '../../../test/start-app.ts'
import { createPasswords } from '../../security/passwords.ts'
import { hashSecret } from '../../security/secrets.ts'

const atShippedStrength = { passwords: createPasswords() }

const limit = (loginFailures: number) => ({ limits: limitsOf({ loginFailures }) })

describe.each(engines)('logging in, on %s', (engine) => {
  test('gives a new opaque token each time, whatever the case of the e-mail', async () => {
    const url = await startApp(engine)
    const cook = await signUp(url)
    const tokens = new Set([cook.token])
    for (const email of [cook.email.toUpperCase(), ` ${cook.email} `]) {
      const response = await tryLogIn(url, email, cook.password)
      const body: unknown = await response.json()
      expect(body).toEqual({ access_token: Token.parse(body).access_token, token_type: 'bearer' })
      tokens.add(Token.parse(body).access_token)
    }
    expect(tokens.size).toBe(3)
    for (const token of tokens) {
      expect(token).toMatch(/^[\w-]{43}$/)
      const me = await fetch(`${url}/api/v1/login/test-token`, { method: 'POST', headers: bearer({ token }) })
      expect(User.parse(await me.json())).toEqual(cook.user)
    }
  })

  test('keeps a token only as a hash, and a password only as argon2id', async () => {
    const { url, database } = await startAppWithDatabase(engine, {}, atShippedStrength)
    const { token, password } = await signUp(url)
    const session = await database.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
    const user = await database.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
    expect(session.token_hash).toBe(hashSecret(token))
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
    expect(JSON.stringify([session, user])).not.toContain(token)
    expect(JSON.stringify([session, user])).not.toContain(password)
    expect(Date.parse(session.expires_at) - Date.parse(session.created_at)).toBe(8 * 24 * 3600 * 1000)
  })

  test('fails with the same answer for a wrong password and an unknown e-mail', async () => {
    const url = await startApp(engine)
    const { email } = await signUp(url)
    const answers = []
    for (const [who, password] of [
      [email, 'a metal spoon'],
      [email, '12345678'],
      ['nobody@example.org', 'a metal spoon'],
      ['nobody@example.org', '12345678'],
      ['no e-mail at all', 'a metal spoon'],
    ] as const) {
      const response = await tryLogIn(url, who, password)
      const { request_id, ...body } = await readError(response)
      answers.push({ status: response.status, body })
    }
    const body = { detail: 'Incorrect email or password', code: 'incorrect_login' }
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ status: 400, body })))
  })

  const begun = begunOnce(() => startApp(engine))
  testTable([
    ['no password', 'username=cook%40example.org'],
    ['an empty password', 'username=cook%40example.org&password='],
    ['no e-mail', 'password=spoons'],
    ['a NUL in the e-mail', 'username=cook%00%40example.org&password=spoons'],
    ['two e-mails', 'username=a&username=b&password=spoons'],
    ['a password that is too long', `username=cook%40example.org&password=${'x'.repeat(129)}`],
  ])('refuses what is no login with 422', async (_, body) => {
    const url = await begun()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await fetch(`${url}/api/v1/login/access-token`, { method: 'POST', headers, body })
    expect(response.status).toBe(422)
  })

  test('of an inactive account is refused once the password is right', async () => {
    const { url, signUpSuperuser, call } = await startAppWithDatabase(engine)
    const cook = await signUp(url)
    await call(await signUpSuperuser(), 'PATCH', `/users/${cook.user.id}`, { is_active: false })
    expect((await readError(await tryLogIn(url, cook.email, 'a metal spoon'))).detail).toBe(
      'Incorrect email or password',
    )
    const right = await tryLogIn(url, cook.email, cook.password)
    expect([right.status, (await readError(right)).detail]).toEqual([400, 'Inactive user'])
  })

  test('stores the password anew when it was hashed with other parameters', async () => {
    const { url, database } = await startAppWithDatabase(engine, {}, atShippedStrength)
    const cook = await signUp(url)
    const old = await hash(cook.password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
    await database.db.updateTable('users').set({ password_hash: old }).execute()
    await logIn(url, cook.email, cook.password)
    const { password_hash } = await database.db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()
    expect(password_hash).toContain('m=47104')
    await logIn(url, cook.email, cook.password)
  })
})

describe.each(engines)('failed logins, on %s', (engine) => {
  const fail = async (url: string, email: string, times: number) => {
    const tries = Array.from({ length: times }, () => tryLogIn(url, email, 'a metal spoon'))
    return (await Promise.all(tries)).map(({ status }) => status)
  }

  test('are counted per account and address, also many at the same time; then the right password has to wait', async () => {
    const url = await startApp(engine, limit(3))
    const [cook, other] = [await signUp(url), await signUp(url)]
    expect((await fail(url, cook.email, 8)).sort()).toEqual([400, 400, 400, 429, 429, 429, 429, 429])
    const refused = await tryLogIn(url, cook.email.toUpperCase(), cook.password)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60)
    expect((await readError(refused)).code).toBe('too_many_requests')
    expect((await tryLogIn(url, other.email, other.password)).status).toBe(200)
  })

  test('of unknown e-mails are counted in the same way', async () => {
    const url = await startApp(engine, limit(2))
    expect((await fail(url, 'nobody@example.org', 3)).sort()).toEqual([400, 400, 429])
  })

  test('are all that is counted: right logins never are, however many come at once', async () => {
    const url = await startApp(engine, limit(3))
    const { email, password } = await signUp(url)
    await fail(url, email, 1)
    const logins = Array.from({ length: 12 }, () => tryLogIn(url, email, password))
    expect(new Set((await Promise.all(logins)).map(({ status }) => status))).toEqual(new Set([200]))
    expect((await fail(url, email, 3)).sort()).toEqual([400, 400, 429])
  })

  test('are counted per address over all accounts too, and then others go on from theirs', async () => {
    const settings = { limits: limitsOf({ addressFailures: 5 }), trustedProxies: ['127.0.0.1'] }
    const url = await startApp(engine, settings)
    const cook = await signUp(url)
    const headers = (ip: string) => ({ 'x-forwarded-for': ip })
    const guess = async (number: number) =>
      (await tryLogIn(url, `cook${number}@example.org`, 'spoons', headers('2001:db8:1:2::1'))).status
    // No more at once than a busy server takes from one address.
    const statuses = await Promise.all(Array.from({ length: 8 }, (_, number) => guess(number)))
    expect([...statuses, await guess(8)].sort()).toEqual([400, 400, 400, 400, 400, 429, 429, 429, 429])
    const refused = await tryLogIn(url, cook.email, cook.password, headers('2001:db8:1:2:ffff::9'))
    expect([refused.status, (await readError(refused)).code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60)
    expect((await tryLogIn(url, cook.email, cook.password, headers('192.0.2.1'))).status).toBe(200)
  })

  test('that an account refuses do not count against their address, nor do right logins', async () => {
    const url = await startApp(engine, { limits: limitsOf({ loginFailures: 1, addressFailures: 3 }) })
    const { email, password } = await signUp(url)
    const logins = Array.from({ length: 8 }, () => tryLogIn(url, email, password))
    expect(new Set((await Promise.all(logins)).map(({ status }) => status))).toEqual(new Set([200]))
    expect((await fail(url, email, 5)).sort()).toEqual([400, 429, 429, 429, 429])
    expect(await fail(url, 'nobody@example.org', 1)).toEqual([400])
    expect(await fail(url, 'somebody@example.org', 1)).toEqual([400])
    expect(await fail(url, 'anybody@example.org', 1)).toEqual([429])
  })

  test('are not limited when the limit is 0', async () => {
    const url = await startApp(engine, limit(0))
    const { email } = await signUp(url)
    expect(new Set(await fail(url, email, 12))).toEqual(new Set([400]))
  })

  test('of one address cannot be spread by claiming to be forwarded for others', async () => {
    const url = await startApp(engine, limit(1))
    const headers = (ip: string) => ({ 'x-forwarded-for': ip })
    expect((await tryLogIn(url, 'nobody@example.org', 'spoons', headers('192.0.2.1'))).status).toBe(400)
    expect((await tryLogIn(url, 'nobody@example.org', 'spoons', headers('192.0.2.2'))).status).toBe(429)
  })

  test('are counted by the forwarded address where the proxy is trusted, IPv6 by its network', async () => {
    const url = await startApp(engine, { ...limit(1), trustedProxies: ['127.0.0.1'] })
    const statusFrom = async (ip: string) =>
      (await tryLogIn(url, 'nobody@example.org', 'spoons', { 'x-forwarded-for': ip })).status
    expect(await statusFrom('192.0.2.1')).toBe(400)
    expect(await statusFrom('192.0.2.1')).toBe(429)
    expect(await statusFrom('192.0.2.2')).toBe(400)
    expect(await statusFrom('2001:db8:1:2::1')).toBe(400)
    expect(await statusFrom('2001:db8:1:2:ffff::9')).toBe(429)
    expect(await statusFrom('2001:db8:1:3::1')).toBe(400)
  })
})

describe.each(engines)('a caller, on %s', (engine) => {
  const ask = (url: string, authorization?: string) =>
    fetch(`${url}/api/v1/users/me`, { headers: authorization === undefined ? {} : { authorization } })

  test('without a bearer token is 401 and told to send one', async () => {
    const url = await startApp(engine)
    for (const authorization of [undefined, '', 'Basic Y29vazpzcG9vbg==', 'Bearer', 'Bearer a b', 'Token abc']) {
      const response = await ask(url, authorization)
      expect([response.status, (await readError(response)).detail]).toEqual([401, 'Not authenticated'])
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
    }
  })

  test('with an unknown, malformed, expired or ended token is 401', async () => {
    const { url, database, call } = await startAppWithDatabase(engine)
    const [ended, expired] = [await signUp(url), await signUp(url)]
    expect(await (await call(ended, 'POST', '/login/logout')).json()).toEqual({ message: 'Logged out' })
    await database.db
      .updateTable('sessions')
      .set({ expires_at: new Date().toISOString() })
      .where('user_id', '=', expired.user.id)
      .execute()
    const hashed = (await database.db.selectFrom('sessions').select('token_hash').executeTakeFirstOrThrow()).token_hash
    for (const token of [ended.token, expired.token, hashed, 'x', 'x'.repeat(5000), "' or 1=1 --", expired.user.id]) {
      const response = await ask(url, `Bearer ${token.replaceAll(' ', '')}`)
      expect([response.status, (await readError(response)).detail]).toEqual([401, 'Could not validate credentials'])
      expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    }
  })

  test('may send an empty body of any kind where none is needed', async () => {
    const { url, call } = await startAppWithDatabase(engine)
    const cook = await signUp(url)
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain', '*/*']) {
      const response = await call(cook, 'POST', '/login/test-token', '', { 'content-type': type })
      expect([type, response.status]).toEqual([type, 200])
    }
    expect((await call(cook, 'DELETE', '/users/me', '', {})).status).toBe(200)
  })

  test('logs out of one session only', async () => {
    const { url, call } = await startAppWithDatabase(engine)
    const cook = await signUp(url)
    const other: Pick<Cook, 'token'> = { token: await logIn(url, cook.email, cook.password) }
    await call(other, 'POST', '/login/logout')
    expect((await call(other, 'GET', '/users/me')).status).toBe(401)
    expect((await call(cook, 'GET', '/users/me')).status).toBe(200)
  })

  test('whose account was made inactive is told so, and the token stays dead when it is active again', async () => {
    const { url, call, signUpSuperuser } = await startAppWithDatabase(engine)
    const [cook, superuser] = [await signUp(url), await signUpSuperuser()]
    await call(superuser, 'PATCH', `/users/${cook.user.id}`, { is_active: false })
    const response = await call(cook, 'GET', '/users/me')
    expect([response.status, (await readError(response)).detail]).toEqual([400, 'Inactive user'])
    await call(superuser, 'PATCH', `/users/${cook.user.id}`, { is_active: true })
    expect((await call(cook, 'GET', '/users/me')).status).toBe(401)
    expect((await tryLogIn(url, cook.email, cook.password)).status).toBe(200)
  })
})
