import { describe, expect, onTestFinished, test } from 'vitest'
import { callAs } from '../../../test/call-as.ts'
import { createDatabase, engines } from '../../../test/engines.ts'
import { findFreePort } from '../../../test/find-free-port.ts'
import { codeIn, tokenIn } from '../../../test/read-mail.ts'
import { signUp, tryLogIn } from '../../../test/sign-up.ts'
import { startSilentServer, startSmtp } from '../../../test/smtp.ts'
import { makeFolder, startApp } from '../../../test/start-app.ts'
import { createApp } from '../../app.ts'
import { type DatabaseSettings, readSettings } from '../../config.ts'
import { openDatabase } from '../../storage/database.ts'

const mailTo = (smtpUrl: string) => ({ from: 'Roux <roux@example.org>', smtpUrl, folder: '' })

/** Roux as `startApp` has it, which the test can stop. */
async function startInstance(database: DatabaseSettings, smtpUrl: string) {
  const settings = readSettings({ LOG_LEVEL: 'silent' })
  const app = await createApp({ ...settings, database, webFolder: makeFolder('roux-web-'), mail: mailTo(smtpUrl) })
  onTestFinished(() => app.close())
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), stop: () => app.close() }
}

describe.each(engines)('mails by SMTP, on %s', (engine) => {
  test('are handed over for the account’s address alone, in text and HTML', async () => {
    const smtp = await startSmtp()
    const url = await startApp(engine, { mail: mailTo(smtp.url) })
    const cook = await signUp(url)
    await expect.poll(() => smtp.accepted.length).toBe(1)
    const [mail] = smtp.accepted
    expect(mail?.recipients).toEqual([cook.email])
    expect(mail?.headers.get('to')).toBe(cook.email)
    expect(mail?.headers.get('from')).toBe('Roux <roux@example.org>')
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail?.headers.get('message-id')).toMatch(/^<[^<>]+@example\.org>$/)
    expect(mail?.html).toContain(mail && codeIn(mail))
  })

  test('arrive once when the server is down, Roux is started again, and the server comes back', {
    timeout: 20_000,
  }, async () => {
    const database = await createDatabase(engine)
    const port = await findFreePort()
    const smtpUrl = `smtp://127.0.0.1:${port}`
    const first = await startInstance(database, smtpUrl)
    const cook = await signUp(first.url)
    const recover = await callAs(first.url)(undefined, 'POST', `/password-recovery/${cook.email}`)
    expect(recover.status).toBe(200)
    const { db, close } = await openDatabase(database, () => undefined)
    const tries = async () =>
      (await db.selectFrom('outbox').select('attempts').execute()).map(({ attempts }) => attempts)
    await expect.poll(tries).toEqual([1, 1])
    await close()
    await first.stop()
    const smtp = await startSmtp({ port })
    const second = await startInstance(database, smtpUrl)
    await expect.poll(() => smtp.accepted.length).toBe(2)
    const link = smtp.accepted.find(({ text }) => text.includes('reset-password'))
    const code = smtp.accepted.find((mail) => mail !== link)
    if (!(link && code)) throw new Error('A mail is missing')
    expect((await tryLogIn(second.url, cook.email, codeIn(code))).status).toBe(200)
    const body = { token: tokenIn(link), new_password: 'another spoon' }
    expect((await callAs(second.url)(undefined, 'POST', '/reset-password/', body)).status).toBe(200)
    await second.stop()
    const subjects = smtp.accepted.map(({ headers }) => headers.get('subject'))
    for (const once of ['Your code for Roux', 'Choose a new password for Roux']) {
      expect(subjects.filter((subject) => subject === once)).toHaveLength(1)
    }
  })

  test('hold up no request while the server is silent, nor the stop of Roux', { timeout: 20_000 }, async () => {
    const silent = await startSilentServer()
    const instance = await startInstance(await createDatabase(engine), silent.url)
    const cook = await signUp(instance.url)
    await silent.reached
    const call = callAs(instance.url)
    expect((await call(undefined, 'POST', `/password-recovery/${cook.email}`)).status).toBe(200)
    expect((await call(cook, 'GET', '/users/me')).status).toBe(200)
    await instance.stop()
  })

  test('that were refused carry codes and links that are dead; the one that arrives works', {
    timeout: 20_000,
  }, async () => {
    const smtp = await startSmtp({ refusals: 1 })
    const url = await startApp(engine, { mail: mailTo(smtp.url) })
    const cook = await signUp(url)
    await expect.poll(() => smtp.accepted.length).toBe(1)
    const [refused, accepted] = [smtp.refused[0], smtp.accepted[0]]
    if (!(refused && accepted)) throw new Error('A mail is missing')
    expect((await tryLogIn(url, cook.email, codeIn(refused))).status).toBe(400)
    expect((await tryLogIn(url, cook.email, codeIn(accepted))).status).toBe(200)
  })
})
