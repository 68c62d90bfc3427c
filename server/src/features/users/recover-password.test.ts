import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { begunOnce } from '../../../test/begun-once.ts'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { limitsOf } from '../../../test/limits-of.ts'
import { mailsIn, tokenIn } from '../../../test/read-mail.ts'
import { type Cook, logIn, signUp, tryLogIn } from '../../../test/sign-up.ts'
import { makeFolder, readError, readValidationError } from '../../../test/start-app.ts'
import { waitForMails } from '../../../test/wait-for-mails.ts'

const sent = { message: 'If that email is registered, we sent a password recovery link' }
const updated = { message: 'Password updated successfully' }

async function start(engine: (typeof engines)[number], changes: Parameters<typeof startAppWithDatabase>[1] = {}) {
  const folder = makeFolder('roux-mail-')
  const mail = { from: 'Roux <roux@example.org>', smtpUrl: undefined, folder }
  const app = await startAppWithDatabase(engine, { appUrl: 'https://roux.example.org', mail, ...changes })
  const recover = (email: string, headers: Record<string, string> = {}) =>
    fetch(`${app.url}/api/v1/password-recovery/${encodeURIComponent(email)}`, { method: 'POST', headers })
  /** Recovery mails alone: signing up sends one too. */
  const recoveries = () => mailsIn(folder).filter(({ text }) => text.includes('reset-password'))
  const linkOf = async (cook: Cook, headers?: Record<string, string>) => {
    const before = mailsIn(folder).length
    expect(await (await recover(cook.email, headers)).json()).toEqual(sent)
    const mail = (await waitForMails(folder, before + 1)).at(-1)
    if (!mail) throw new Error('There is no mail')
    return mail
  }
  const signUpAndWait = async () => {
    const before = mailsIn(folder).length
    const cook = await signUp(app.url)
    await waitForMails(folder, before + 1)
    return cook
  }
  const reset = (token: unknown, new_password: unknown = 'another spoon') =>
    app.call(undefined, 'POST', '/reset-password/', { token, new_password })
  return { ...app, folder, recover, recoveries, linkOf, signUpAndWait, reset }
}

describe.each(engines)('recovering a password, on %s', (engine) => {
  test('mails a link, in the language of the request, to the address of the account', async () => {
    const { linkOf, signUpAndWait } = await start(engine)
    const cook = await signUpAndWait()
    const mail = await linkOf({ ...cook, email: cook.email.toUpperCase() })
    const link = `https://roux.example.org/auth/reset-password?token=${tokenIn(mail)}`
    expect(mail.headers.get('to')).toBe(cook.email)
    expect(mail.headers.get('subject')).toBe('Choose a new password for Roux')
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(`href="${link}"`)
    expect(tokenIn(mail)).toMatch(/^[\w-]{43}$/)
    const french = await linkOf(cook, { 'accept-language': 'fr' })
    expect(french.headers.get('subject')).toBe('Choisissez un nouveau mot de passe pour Roux')
    expect(french.text).toContain('Quelqu’un a demandé')
  })

  test('takes the link’s address from the settings, whatever the request claims', async () => {
    const { linkOf, signUpAndWait, recoveries, folder, url } = await start(engine)
    const cook = await signUpAndWait()
    const claims = {
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
      referer: 'https://evil.example',
    }
    await linkOf(cook, claims)
    // fetch does not let a Host header through.
    const path = `${url}/api/v1/password-recovery/${cook.email}`
    const asking = request(path, { method: 'POST', headers: { host: 'evil.example', ...claims } }).end()
    const [response] = (await once(asking, 'response')) as [IncomingMessage]
    response.resume()
    expect(response.statusCode).toBe(200)
    for (const mail of await waitForMails(folder, 3)) expect(mail.text + mail.html).not.toContain('evil')
    expect(recoveries().map(({ text }) => /https:.*token/.exec(text)?.[0])).toEqual(
      Array.from({ length: 2 }, () => 'https://roux.example.org/auth/reset-password?token'),
    )
  })

  test('answers the same for known and unknown e-mails', async () => {
    const { recover, signUpAndWait } = await start(engine)
    const cook = await signUpAndWait()
    const answers = await Promise.all([cook.email, 'nobody@example.org'].map((email) => recover(email)))
    for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([200, sent])
  })

  test('sends nothing to unknown e-mails and inactive accounts, and forgets their requests', async () => {
    const { call, recover, recoveries, linkOf, signUpAndWait, signUpSuperuser, database } = await start(engine)
    const [cook, inactive] = [await signUpAndWait(), await signUpAndWait()]
    await call(await signUpSuperuser(), 'PATCH', `/users/${inactive.user.id}`, { is_active: false })
    for (const email of ['nobody@example.org', inactive.email]) expect((await recover(email)).status).toBe(200)
    await linkOf(cook)
    await expect.poll(() => database.db.selectFrom('outbox').select('id').execute()).toEqual([])
    expect(recoveries().map(({ headers }) => headers.get('to'))).toEqual([cook.email])
  })

  const begun = begunOnce(() => start(engine))
  testTable(['nobody', 'a@example.org\r\nBcc: b@example.org', 'a@example.org,b@example.org', 'a\0@example.org', ' '])(
    'refuses what is no e-mail with 422',
    async (email) => {
      const { recover } = await begun()
      const response = await recover(email)
      expect(response.status).toBe(422)
      expect((await readValidationError(response)).detail[0]?.loc).toEqual(['path', 'email'])
    },
  )

  test('takes an e-mail of 254 characters', async () => {
    const { recover } = await start(engine)
    expect((await recover(`${'a'.repeat(242)}@example.org`)).status).toBe(200)
  })

  test('is limited per e-mail, known or not, and twelve times that per address', async () => {
    const { recover, signUpAndWait } = await start(engine, { limits: limitsOf({ recoveries: 1 }) })
    const cook = await signUpAndWait()
    for (const email of [cook.email, 'nobody@example.org']) {
      expect((await recover(email)).status).toBe(200)
      const refused = await recover(email.toUpperCase())
      expect([refused.status, (await readError(refused)).code]).toEqual([429, 'too_many_requests'])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
    }
    const statuses = []
    for (let number = 5; number <= 13; number++) statuses.push((await recover(`cook${number}@example.org`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429])
  })
})

describe.each(engines)('a recovery link, on %s', (engine) => {
  test('sets a new password once and ends all sessions and all other links and codes', async () => {
    const { url, call, folder, linkOf, signUpAndWait, reset, database } = await start(engine)
    const cook = await signUpAndWait()
    const [code] = mailsIn(folder)
    const second = { token: await logIn(url, cook.email, cook.password) }
    const [one, other] = [tokenIn(await linkOf(cook)), tokenIn(await linkOf(cook))]
    const response = await reset(one)
    expect([response.status, await response.json()]).toEqual([200, updated])
    for (const session of [cook, second]) expect((await call(session, 'GET', '/users/me')).status).toBe(401)
    for (const token of [one, other]) {
      const refused = await reset(token, 'a third spoon')
      expect([refused.status, (await readError(refused)).detail]).toEqual([400, 'Invalid token'])
    }
    expect(await database.db.selectFrom('one_time_codes').select('id').execute()).toEqual([])
    expect(code).toBeDefined()
    expect((await tryLogIn(url, cook.email, cook.password)).status).toBe(400)
    expect((await tryLogIn(url, cook.email, 'another spoon')).status).toBe(200)
  })

  test('works for exactly one of twenty who use it at the same time', async () => {
    const { url, linkOf, signUpAndWait, reset } = await start(engine)
    const cook = await signUpAndWait()
    const token = tokenIn(await linkOf(cook))
    const passwords = Array.from({ length: 20 }, (_, number) => `spoon number ${number}`)
    const statuses = (await Promise.all(passwords.map((password) => reset(token, password)))).map(
      ({ status }) => status,
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(19)
    const winner = passwords[statuses.indexOf(200)] ?? ''
    expect((await tryLogIn(url, cook.email, winner)).status).toBe(200)
  })

  test('works for an hour', async () => {
    const { linkOf, signUpAndWait, reset, database } = await start(engine)
    const token = tokenIn(await linkOf(await signUpAndWait()))
    const links = database.db
      .selectFrom('one_time_codes')
      .select(['created_at', 'expires_at'])
      .where('kind', '=', 'reset')
    const link = await links.executeTakeFirstOrThrow()
    const life = Date.parse(link.expires_at) - Date.parse(link.created_at)
    expect(Math.round(life / 1000)).toBe(3600)
    await database.db.updateTable('one_time_codes').set({ expires_at: new Date().toISOString() }).execute()
    expect((await readError(await reset(token))).detail).toBe('Invalid token')
  })

  test('is stored only as a hash', async () => {
    const { linkOf, signUpAndWait, database } = await start(engine)
    const token = tokenIn(await linkOf(await signUpAndWait()))
    const tables = ['one_time_codes', 'outbox', 'users', 'rate_counters'] as const
    const rows = await Promise.all(tables.map((table) => database.db.selectFrom(table).selectAll().execute()))
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('is no bearer token, and a bearer token is no link', async () => {
    const { call, linkOf, signUpAndWait, reset } = await start(engine)
    const cook = await signUpAndWait()
    const token = tokenIn(await linkOf(cook))
    expect((await call({ token }, 'GET', '/users/me')).status).toBe(401)
    expect((await reset(cook.token)).status).toBe(400)
    expect((await reset(token)).status).toBe(200)
  })

  testTable([
    [
      'the password is changed',
      'PATCH',
      '/users/me/password',
      { current_password: 'a wooden spoon', new_password: 'a new spoon' },
    ],
    ['the e-mail is changed', 'PATCH', '/users/me', { email: 'new@example.org' }],
    ['the account is deleted', 'DELETE', '/users/me', undefined],
  ])('ends when the account changes', async (_, method, path, body) => {
    const { call, linkOf, signUpAndWait, reset, database } = await start(engine)
    const cook = await signUpAndWait()
    const token = tokenIn(await linkOf(cook))
    expect((await call(cook, method, path, body)).status).toBe(200)
    expect((await readError(await reset(token))).detail).toBe('Invalid token')
    expect(await database.db.selectFrom('one_time_codes').select('id').execute()).toEqual([])
  })

  const begunForTokens = begunOnce(() => start(engine))
  testTable([
    ['a token that is none', 'x', 'another spoon', 400],
    ['an empty token', '', 'another spoon', 400],
    ['a NUL in the token', 'a\0b', 'another spoon', 400],
    ['a token that is too long', 'x'.repeat(201), 'another spoon', 422],
    ['no token', undefined, 'another spoon', 422],
    ['a password that is too short', 'x', 'spoon', 422],
    ['a password that is too long', 'x', 'x'.repeat(129), 422],
  ])('does not come from what somebody sends', async (_, token, password, status) => {
    const { reset } = await begunForTokens()
    expect((await reset(token, password)).status).toBe(status)
  })
})

describe.each(engines)('the recovery mail as HTML, on %s', (engine) => {
  test('is for superusers, in their language, with a link that opens nothing', async () => {
    const { call, signUpAndWait, signUpSuperuser, reset } = await start(engine)
    const [cook, superuser] = [await signUpAndWait(), await signUpSuperuser()]
    const path = `/password-recovery-html-content/${cook.email}`
    const response = await call(superuser, 'POST', path, undefined, { 'accept-language': 'fr' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('subject')).toBe('Choisissez un nouveau mot de passe pour Roux')
    const html = await response.text()
    expect(html).toContain('https://roux.example.org/auth/reset-password?token=preview')
    expect((await reset('preview')).status).toBe(400)
    const unknown = await call(superuser, 'POST', '/password-recovery-html-content/nobody@example.org')
    expect([unknown.status, (await readError(unknown)).detail]).toEqual([
      404,
      'The user with this username does not exist in the system.',
    ])
    for (const [caller, status] of [
      [undefined, 401],
      [cook, 403],
    ] as const) {
      expect((await call(caller, 'POST', path)).status).toBe(status)
    }
  })
})
