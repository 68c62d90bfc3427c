import { createHash, randomBytes } from 'node:crypto'
import { Token } from '@roux/contract/session'
import { describe, expect, test } from 'vitest'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { codeIn, mailsIn, tokenIn } from '../../../test/read-mail.ts'
import { logIn, signUp } from '../../../test/sign-up.ts'
import { makeFolder } from '../../../test/start-app.ts'
import { waitForMails } from '../../../test/wait-for-mails.ts'

/** A JSON Web Token as somebody might make one who takes ours for such. */
function jsonWebToken(header: object, claims: object, signature = 'x'): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part(header)}.${part(claims)}.${signature}`
}

describe.each(engines)('a token, on %s,', (engine) => {
  const start = async () => {
    const folder = makeFolder('roux-mail-')
    const mail = { from: 'Roux <roux@example.org>', smtpUrl: undefined, folder }
    const app = await startAppWithDatabase(engine, { mail })
    const signedUp = await app.call(undefined, 'POST', '/users/signup', {
      email: 'cook@example.org',
      password: 'a wooden spoon',
    })
    const proof = /sign_up=([\w-]+)/.exec(signedUp.headers.get('set-cookie') ?? '')?.[1] ?? ''
    const [code = ''] = (await waitForMails(folder, 1)).map(codeIn)
    await app.call(undefined, 'POST', '/password-recovery/cook@example.org')
    await waitForMails(folder, 2)
    const resetToken = tokenIn(mailsIn(folder).at(-1) ?? { headers: new Map(), text: '', html: '' })
    const token = await logIn(app.url, 'cook@example.org', 'a wooden spoon')
    const session = await app.database.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
    return { ...app, token, session, resetToken, code, proof, statusOf: statusWith(app.call) }
  }

  /** What a call answers that only a valid token may make. */
  const statusWith =
    (call: Awaited<ReturnType<typeof startAppWithDatabase>>['call']) =>
    async (token: string): Promise<number> =>
      (await call({ token }, 'GET', '/users/me')).status

  test('that is made up, bent or meant for something else opens nothing', async () => {
    const { token, session, resetToken, code, proof, statusOf } = await start()
    const claims = { sub: session.user_id, user_id: session.user_id, exp: 4_102_444_800, is_superuser: true }
    const hash = createHash('sha256').update(token).digest('hex')
    const forged = {
      'the link of a recovery': resetToken,
      'the code of a sign-up': code,
      'the cookie of a sign-up': proof,
      'the id of the session': session.id,
      'the id of the account': session.user_id,
      'what is stored of the token': session.token_hash,
      'the same, made anew': hash,
      'the same as it is often written': Buffer.from(hash, 'hex').toString('base64url'),
      'all in capitals': token.toUpperCase(),
      'one character short': token.slice(0, -1),
      'one character long': `${token}A`,
      'other padding': `${token}=`,
      'other base64': Buffer.from(token, 'base64url').toString('hex'),
      'a guess': randomBytes(32).toString('base64url'),
      'two at once': `${token},${token}`,
      'an unsigned JWT': jsonWebToken({ alg: 'none', typ: 'JWT' }, claims, ''),
      'a JWT signed with nothing known': jsonWebToken({ alg: 'HS256', typ: 'JWT' }, claims),
      'a JWT that brings its key': jsonWebToken({ alg: 'RS256', jku: 'https://evil.example/keys' }, claims),
      SQL: `' or '1'='1`,
      'a pattern': '%',
      null: 'null',
      undefined: 'undefined',
    }
    const statuses = Object.entries(forged).map(async ([what, forgery]) => [what, await statusOf(forgery)])
    expect(await Promise.all(statuses)).toEqual(Object.keys(forged).map((what) => [what, 401]))
    expect(await statusOf(token)).toBe(200)
  })

  test('of access, a code and a cookie set no password', async () => {
    const { call, token, session, code, proof, resetToken } = await start()
    const reset = async (given: string) =>
      (await call(undefined, 'POST', '/reset-password/', { token: given, new_password: 'a new spoon' })).status
    for (const wrong of [token, session.id, session.token_hash, code, proof, resetToken.toUpperCase()]) {
      expect(await reset(wrong)).toBe(400)
    }
    expect(await reset(resetToken)).toBe(200)
  })

  test('of access or of a recovery is no password either', async () => {
    const { call, token, resetToken, proof } = await start()
    for (const password of [token, resetToken, proof]) {
      const form = new URLSearchParams({ username: 'cook@example.org', password })
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      expect((await call(undefined, 'POST', '/login/access-token', form.toString(), headers)).status).toBe(400)
    }
  })

  test('counts only in its header, not in the address, a cookie or the body', async () => {
    const { call, token } = await start()
    const tries = [
      call(undefined, 'GET', `/users/me?access_token=${token}&token=${token}`),
      call(undefined, 'GET', '/users/me', undefined, { cookie: `access_token=${token}` }),
      call(undefined, 'GET', '/users/me', undefined, { 'x-access-token': token, authorization: `Basic ${token}` }),
      call(undefined, 'POST', '/login/test-token', { access_token: token }),
    ]
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([401, 401, 401, 401])
  })

  test('of an account that was deleted, or of another one, is that of nobody, or of that one', async () => {
    const { url, call } = await start()
    const [gone, other] = [await signUp(url), await signUp(url)]
    await call(gone, 'DELETE', '/users/me')
    expect((await call(gone, 'GET', '/users/me')).status).toBe(401)
    const again = await signUp(url, { email: gone.email })
    expect((await call(gone, 'GET', '/users/me')).status).toBe(401)
    expect((await call(other, 'GET', `/users/${again.user.id}`)).status).toBe(403)
  })

  test('is another one for each session, of 256 random bits', async () => {
    const { url, database } = await start()
    const cook = await signUp(url)
    const form = () => new URLSearchParams({ username: cook.email, password: cook.password })
    const tokens = new Set<string>()
    for (let session = 0; session < 20; session += 1) {
      const response = await fetch(`${url}/api/v1/login/access-token`, { method: 'POST', body: form() })
      tokens.add(Token.parse(await response.json()).access_token)
    }
    expect(tokens.size).toBe(20)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const stored = JSON.stringify(await database.db.selectFrom('sessions').selectAll().execute())
    for (const token of tokens) expect(stored).not.toContain(token)
  })
})
