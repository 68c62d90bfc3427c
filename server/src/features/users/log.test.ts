import { expect, test } from 'vitest'
import { callAs } from '../../../test/call-as.ts'
import { createDatabase, engines } from '../../../test/engines.ts'
import { codeIn, tokenIn } from '../../../test/read-mail.ts'
import { logIn, signUp, tryLogIn } from '../../../test/sign-up.ts'
import { startSmtp } from '../../../test/smtp.ts'
import { makeFolder } from '../../../test/start-app.ts'
import { startProcess } from '../../../test/start-process.ts'

test.each(engines)(
  'the log says what happens to accounts, and never an e-mail, a password, a token or a code, on %s',
  { timeout: 30_000 },
  async (engine) => {
    const database = await createDatabase(engine)
    const smtp = await startSmtp({ refusals: 1 })
    const { url, stop } = await startProcess({
      DATA_DIR: makeFolder('roux-data-'),
      SMTP_URL: smtp.url,
      ...(database.engine === 'postgres' && { DATABASE_URL: database.url }),
    })
    const call = callAs(url)
    const cook = await signUp(url, { email: 'canary-cook@example.org', password: 'canary-password' })
    await tryLogIn(url, cook.email, 'canary-wrong')
    await expect.poll(() => smtp.accepted.length).toBe(1)
    await call(undefined, 'POST', `/password-recovery/${cook.email}`)
    await call(undefined, 'POST', '/password-recovery/canary-nobody%0d%0a@example.org')
    await expect.poll(() => smtp.accepted.length).toBe(2)
    const [code, link] = smtp.accepted
    if (!(code && link)) throw new Error('A mail is missing')
    const second = await logIn(url, cook.email, codeIn(code))
    await call(undefined, 'POST', '/reset-password/', { token: tokenIn(link), new_password: 'canary-reset' })
    const third = { token: await logIn(url, cook.email, 'canary-reset') }
    await call(third, 'PATCH', '/users/me', { email: 'canary-new@example.org', full_name: 'Canary Cook' })
    const change = { current_password: 'canary-reset', new_password: 'canary-changed' }
    await call(third, 'PATCH', '/users/me/password', change)
    await call(third, 'PATCH', '/users/me/password', '{"current_password": "canary-broken')
    await call(third, 'DELETE', '/users/me')
    const { code: exitCode, log } = await stop()
    expect(exitCode).toBe(0)
    for (const event of ['signed up', 'login failed', 'logged in', 'could not send a mail', 'account deleted']) {
      expect(log).toContain(event)
    }
    expect(log).toContain(cook.user.id)
    const secrets = [cook.token, second, third.token, tokenIn(link), codeIn(code), 'argon2']
    for (const secret of [...secrets, ...smtp.refused.map(codeIn)]) expect(log).not.toContain(secret)
    expect(log).not.toMatch(/canary/i)
  },
)
