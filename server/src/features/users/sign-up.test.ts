import { Token } from '@roux/contract/session'
import { User } from '@roux/contract/user'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { begunOnce } from '../../../test/begun-once.ts'
import { callAs, startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { limitsOf } from '../../../test/limits-of.ts'
import { codeIn, mailsIn, type ReceivedMail, tokenIn } from '../../../test/read-mail.ts'
import { bearer, logIn, signUp, tryLogIn } from '../../../test/sign-up.ts'
import { makeFolder, post, readError, readValidationError, startApp } from '../../../test/start-app.ts'
import { waitForMails } from '../../../test/wait-for-mails.ts'

const from = 'Roux <roux@example.org>'

const cookieOf = (response: Response) => response.headers.get('set-cookie') ?? ''

describe.each(engines)('signing up, on %s', (engine) => {
  const start = async () => {
    const folder = makeFolder('roux-mail-')
    const url = await startApp(engine, { mail: { from, smtpUrl: undefined, folder } })
    const me = async (token: string) =>
      User.parse(await (await fetch(`${url}/api/v1/users/me`, { headers: bearer({ token }) })).json())
    const send = (body: unknown, headers?: Record<string, string>) => post(`${url}/api/v1/users/signup`, body, headers)
    return { url, folder, me, send }
  }

  test('gives the new account, which is active, unverified, no superuser and has nothing of the password', async () => {
    const { send } = await start()
    const body = { email: 'New.Cook@Example.org', password: 'a wooden spoon', full_name: ' Ada Cook ' }
    const response = await send({ ...body, is_superuser: true, is_active: false, email_verified: true, id: 'mine' })
    expect(response.status).toBe(200)
    const answer: unknown = await response.json()
    expect(answer).toEqual({
      ...User.parse(answer),
      email: 'New.Cook@Example.org',
      full_name: 'Ada Cook',
      is_active: true,
      is_superuser: false,
      email_verified: false,
    })
    expect(Object.keys(User.parse(answer)).sort()).toEqual(Object.keys(User.shape).sort())
    expect(JSON.stringify(answer)).not.toMatch(/spoon|argon2|password|hash/)
  })

  test('takes an e-mail once, whatever its case, also when many try at the same time', async () => {
    const { send } = await start()
    const emails = ['cook@example.org', 'COOK@example.org', 'Cook@Example.Org', 'cook@EXAMPLE.org']
    const responses = await Promise.all(emails.map((email) => send({ email, password: 'a wooden spoon' })))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    const refused = await send({ email: 'cook@example.org', password: 'another spoon' })
    expect(refused.status).toBe(400)
    expect((await readError(refused)).detail).toBe('The user with this email already exists in the system')
  })

  const begun = begunOnce(() => start())
  testTable([
    ['no e-mail', { password: 'a wooden spoon' }, 'email'],
    ['an e-mail that is none', { email: 'cook', password: 'a wooden spoon' }, 'email'],
    ['an e-mail with a second line', { email: 'a@example.org\r\nBcc: b@example.org', password: 'spoons' }, 'email'],
    ['an e-mail with a second address', { email: 'a@example.org, b@example.org', password: 'spoons' }, 'email'],
    ['an e-mail that is too long', { email: `${'a'.repeat(250)}@example.org`, password: 'spoons' }, 'email'],
    ['5 characters of password', { email: 'a@example.org', password: 'spoon' }, 'password'],
    ['129 characters of password', { email: 'a@example.org', password: 'x'.repeat(129) }, 'password'],
    ['half a character in the password', { email: 'a@example.org', password: 'spoon \ud83c' }, 'password'],
    ['a password that is no text', { email: 'a@example.org', password: 1_234_567 }, 'password'],
    ['a blank name', { email: 'a@example.org', password: 'spoons', full_name: ' ' }, 'full_name'],
    ['a NUL in the name', { email: 'a@example.org', password: 'spoons', full_name: 'a\0b' }, 'full_name'],
  ])('refuses what cannot be an account with 422', async (_, body, field) => {
    const { send } = await begun()
    const response = await send(body)
    expect(response.status).toBe(422)
    expect((await readValidationError(response)).detail.map(({ loc }) => loc)).toEqual([['body', field]])
  })

  testTable([
    ['6 characters', 'spoons'],
    ['128 characters', 'x'.repeat(128)],
    ['spaces at both ends', '  a wooden spoon  '],
    ['128 emoji', '🥄🍳'.repeat(64)],
    ['other scripts', 'σπουδαίο κουτάλι'],
    ['128 characters of three bytes each', '匙'.repeat(128)],
    ['a NUL', 'wooden\0spoon'],
    ['form syntax', 'a+b=c&d%20'],
  ])('takes a password exactly as it is', async (_, password) => {
    const { url } = await start()
    const { email } = await signUp(url, { password })
    const shorter = [...password].slice(0, -1).join('')
    const nearly = [shorter, `${shorter}y`, password.trim(), password.replace('\0', '')]
    for (const wrong of nearly.filter((one) => one !== password)) {
      expect((await tryLogIn(url, email, wrong)).status).toBe(400)
    }
    expect((await tryLogIn(url, email, password)).status).toBe(200)
  })

  test('mails a code that logs in once in place of the password and confirms the e-mail', async () => {
    const { url, folder, me } = await start()
    const cook = await signUp(url)
    const [mail] = await waitForMails(folder, 1)
    if (!mail) throw new Error('There is no mail')
    expect(mail.headers.get('to')).toBe(cook.email)
    expect(mail.headers.get('from')).toBe(from)
    expect(mail.headers.get('subject')).toBe('Your code for Roux')
    expect(mail.html).toContain(codeIn(mail))
    const token = await logIn(url, cook.email.toUpperCase(), codeIn(mail))
    expect(await me(token)).toEqual({ ...cook.user, email_verified: true })
    expect((await tryLogIn(url, cook.email, codeIn(mail))).status).toBe(400)
  })

  test('leaves the password to whoever signed up in the browser that the code is used in', async () => {
    const { url, folder, send } = await start()
    const [email, password] = ['cook@example.org', 'a wooden spoon']
    const cookie = cookieOf(await send({ email, password }))
    expect(cookie).toMatch(/^sign_up=[\w-]{43}; Path=\/; Max-Age=345600; HttpOnly; SameSite=Strict$/)
    const [code = ''] = (await waitForMails(folder, 1)).map(codeIn)
    const headers = { cookie: `sidebar_state=true; ${cookie.split(';')[0]}` }
    expect((await tryLogIn(url, email, code, headers)).status).toBe(200)
    expect((await tryLogIn(url, email, password)).status).toBe(200)
    expect(mailsIn(folder)).toHaveLength(1)
  })

  test.each([
    ['no cookie', () => ''],
    ['the cookie of another sign-up', (other: string) => other],
    ['a made-up cookie', () => 'sign_up=x'],
  ])('takes the password away where the code is used with %s, and mails a link to set one', async (_, choose) => {
    const { url, folder, send, me } = await start()
    const [email, password] = ['victim@example.org', 'of somebody else']
    await send({ email, password })
    const [code = ''] = (await waitForMails(folder, 1)).map(codeIn)
    const other = cookieOf(await send({ email: 'other@example.org', password }))
    await waitForMails(folder, 2)
    const login = await tryLogIn(url, email, code, { cookie: choose(other), 'accept-language': 'fr' })
    const token = Token.parse(await login.json()).access_token
    expect((await tryLogIn(url, email, password)).status).toBe(400)
    const mail = (await waitForMails(folder, 3)).at(-1)
    if (!mail) throw new Error('There is no mail')
    expect([mail.headers.get('to'), mail.headers.get('subject')]).toEqual([
      email,
      'Choisissez votre mot de passe pour Roux',
    ])
    expect((await me(token)).email_verified).toBe(true)
    const reset = { token: tokenIn(mail), new_password: 'a spoon of my own' }
    expect((await post(`${url}/api/v1/reset-password/`, reset)).status).toBe(200)
    expect((await tryLogIn(url, email, reset.new_password)).status).toBe(200)
  })

  test('sends that cookie over TLS alone where there is TLS, and keeps no more of it than a hash', async () => {
    const { url, database } = await startAppWithDatabase(engine, { appUrl: 'https://roux.example.org' })
    const response = await post(`${url}/api/v1/users/signup`, { email: 'a@example.org', password: 'a wooden spoon' })
    const cookie = cookieOf(response)
    expect(cookie).toMatch(/^__Host-sign_up=[\w-]{43}; Path=\/; .*; Secure$/)
    const proof = /=([\w-]+)/.exec(cookie)?.[1] ?? ''
    expect(JSON.stringify(await database.db.selectFrom('one_time_codes').selectAll().execute())).not.toContain(proof)
    expect(await callAs(url)({ token: proof }, 'GET', '/users/me').then(({ status }) => status)).toBe(401)
  })

  test('ends every other session with the code: the account may have been made by somebody else', async () => {
    const { url, folder } = await start()
    const cook = await signUp(url)
    const bystander = await signUp(url)
    const mails = await waitForMails(folder, 2)
    const mail = mails.find(({ headers }) => headers.get('to') === cook.email)
    const token = await logIn(url, cook.email, mail ? codeIn(mail) : '')
    const read = async (who: { token: string }) =>
      (await fetch(`${url}/api/v1/users/me`, { headers: bearer(who) })).status
    expect([await read(cook), await read({ token }), await read(bystander)]).toEqual([401, 200, 200])
  })

  test('mails one code only, also when the e-mail is taken', async () => {
    const { folder, send } = await start()
    const body = { email: 'cook@example.org', password: 'a wooden spoon' }
    await send(body)
    await waitForMails(folder, 1)
    await send(body)
    await send({ ...body, email: 'other@example.org' })
    const mails = await waitForMails(folder, 2)
    expect(mails.map(({ headers }) => headers.get('to'))).toEqual(['cook@example.org', 'other@example.org'])
  })

  test('mails few codes for one address; the accounts are made all the same', async () => {
    const folder = makeFolder('roux-mail-')
    const mail = { from, smtpUrl: undefined, folder }
    const { url, database } = await startAppWithDatabase(engine, { limits: limitsOf({ recoveries: 1 }), mail })
    for (let signedUp = 0; signedUp < 13; signedUp += 1) await signUp(url)
    await expect.poll(() => database.db.selectFrom('outbox').select('id').execute()).toEqual([])
    expect(mailsIn(folder)).toHaveLength(12)
  })

  test('mails few codes to one e-mail, though its account is deleted and made anew, from wherever that comes', async () => {
    const folder = makeFolder('roux-mail-')
    const mail = { from, smtpUrl: undefined, folder }
    const settings = { limits: limitsOf({ recoveries: 2 }), mail, trustedProxies: ['127.0.0.1'] }
    const { url, call, database } = await startAppWithDatabase(engine, settings)
    const body = { email: 'stranger@example.org', password: 'a wooden spoon' }
    for (let made = 0; made < 5; made += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${made}` }
      expect((await post(`${url}/api/v1/users/signup`, body, headers)).status).toBe(200)
      await expect.poll(() => database.db.selectFrom('outbox').select('id').execute()).toEqual([])
      const token = await logIn(url, body.email, body.password)
      expect((await call({ token }, 'DELETE', '/users/me')).status).toBe(200)
    }
    expect(mailsIn(folder)).toHaveLength(2)
  })

  test('lets one address do so as often as its limit a day, whether an account comes of it or not', async () => {
    const settings = { limits: limitsOf({ signUpsDaily: 3 }), trustedProxies: ['127.0.0.1'] }
    let ahead = 0
    const { url } = await startAppWithDatabase(engine, settings, { clock: () => Date.now() + ahead })
    const send = (email: string, ip = '2001:db8:1:2::1') =>
      post(`${url}/api/v1/users/signup`, { email, password: 'a wooden spoon' }, { 'x-forwarded-for': ip })
    const statusOf = async (response: Promise<Response>) => (await response).status
    expect(await statusOf(send('no e-mail'))).toBe(422)
    expect(await statusOf(send('a@example.org'))).toBe(200)
    expect(await statusOf(send('a@example.org'))).toBe(400)
    expect(await statusOf(send('b@example.org'))).toBe(200)
    // Known or not.
    for (const email of ['a@example.org', 'c@example.org']) {
      const refused = await send(email, '2001:db8:1:2:ffff::9')
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(86_400)
      expect((await readError(refused)).code).toBe('too_many_requests')
    }
    expect(await statusOf(send('d@example.org', '2001:db8:1:3::1'))).toBe(200)
    ahead = 24 * 3600 * 1000
    expect(await statusOf(send('c@example.org'))).toBe(200)
  })

  test('does not let more than that slip through at the same time', async () => {
    const { url, database } = await startAppWithDatabase(engine, { limits: limitsOf({ signUpsDaily: 3 }) })
    const send = (_: unknown, cook: number) =>
      post(`${url}/api/v1/users/signup`, { email: `cook${cook}@example.org`, password: 'a wooden spoon' })
    const statuses = (await Promise.all(Array.from({ length: 8 }, send))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([...Array(3).fill(200), ...Array(5).fill(429)])
    expect(await database.db.selectFrom('users').select('id').execute()).toHaveLength(3)
  })

  test('lets one of many use the code at the same time', async () => {
    const { url, folder } = await start()
    const cook = await signUp(url)
    const [code = ''] = (await waitForMails(folder, 1)).map(codeIn)
    const tries = Array.from({ length: 4 }, () => tryLogIn(url, cook.email, code))
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  })

  test('gives a code five wrong tries, from wherever they come', async () => {
    const { url, folder } = await start()
    for (const wrongTries of [4, 5]) {
      const { email } = await signUp(url)
      const isTheirs = ({ headers }: ReceivedMail) => headers.get('to') === email
      await expect.poll(() => mailsIn(folder).some(isTheirs)).toBe(true)
      const [code = ''] = mailsIn(folder).filter(isTheirs).map(codeIn)
      for (let tried = 0; tried < wrongTries; tried++) {
        const wrong = String((Number(code) + 1 + tried) % 1e8).padStart(8, '0')
        expect((await tryLogIn(url, email, wrong)).status).toBe(400)
      }
      expect((await tryLogIn(url, email, code)).status).toBe(wrongTries < 5 ? 200 : 400)
    }
  })

  test('writes to French cooks in French', async () => {
    const { folder, send } = await start()
    const body = { email: 'cuisinier@example.org', password: 'a wooden spoon' }
    await send(body, { 'accept-language': 'fr-CA,en;q=0.5' })
    await waitForMails(folder, 1)
    const [mail] = mailsIn(folder)
    expect(mail?.headers.get('subject')).toBe('Votre code pour Roux')
    expect(mail?.text).toContain('à la place du mot de passe')
    expect(mail?.html).toContain('<html lang="fr">')
  })
})
