import { describe, expect, test } from 'vitest'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { limitsOf } from '../../../test/limits-of.ts'
import { mailsIn, tokenIn } from '../../../test/read-mail.ts'
import { signUp } from '../../../test/sign-up.ts'
import { makeFolder } from '../../../test/start-app.ts'
import { waitForMails } from '../../../test/wait-for-mails.ts'

describe.each(engines)('a mail, on %s,', (engine) => {
  const start = async (changes: Parameters<typeof startAppWithDatabase>[1] = {}) => {
    const folder = makeFolder('roux-mail-')
    const mail = { from: 'Roux <roux@example.org>', smtpUrl: undefined, folder }
    const app = await startAppWithDatabase(engine, { appUrl: 'https://roux.example.org', mail, ...changes })
    const cook = await signUp(app.url)
    await waitForMails(folder, 1)
    const confirm = () => app.database.db.updateTable('users').set({ email_verified: true }).execute()
    await confirm()
    /** What each later mail says of itself. */
    const heads = () => mailsIn(folder).map(({ headers }) => [headers.get('to'), headers.get('subject')])
    const newest = async (count: number) => {
      const mail = (await waitForMails(folder, count)).at(-1)
      if (!mail) throw new Error('There is no mail')
      return mail
    }
    return { ...app, folder, cook, confirm, heads, newest }
  }
  const french = { 'accept-language': 'fr' }
  const change = { current_password: 'a wooden spoon', new_password: 'a new spoon' }

  test('tells of a changed password, in the language of the request, with the way to another one', async () => {
    const { call, cook, newest } = await start()
    await call(cook, 'PATCH', '/users/me/password', change)
    const english = await newest(2)
    expect([english.headers.get('to'), english.headers.get('subject')]).toEqual([
      cook.email,
      'Your password for Roux was changed',
    ])
    expect(english.html).toContain('href="https://roux.example.org/auth/recover-password"')
    expect(english.text).not.toContain('spoon')
    const back = { current_password: 'a new spoon', new_password: 'a wooden spoon' }
    await call(cook, 'PATCH', '/users/me/password', back, french)
    const other = await newest(3)
    expect(other.headers.get('subject')).toBe('Votre mot de passe pour Roux vient de changer')
    expect(other.text).toContain('Si ce n’était pas vous')
  })

  test('tells of a password that was reset, which also confirms the e-mail', async () => {
    const { call, cook, newest, database } = await start()
    await call(undefined, 'POST', `/password-recovery/${cook.email}`)
    const link = await newest(2)
    await call(undefined, 'POST', '/reset-password/', { token: tokenIn(link), new_password: 'a new spoon' })
    expect((await newest(3)).headers.get('subject')).toBe('Your password for Roux was changed')
    const user = await database.db.selectFrom('users').select('email_verified').executeTakeFirstOrThrow()
    expect(Boolean(user.email_verified)).toBe(true)
  })

  test('tells the address that an account had, and does not say which it has now', async () => {
    const { call, cook, confirm, newest } = await start()
    await call(cook, 'PATCH', '/users/me', { email: 'new@example.org' })
    const english = await newest(2)
    expect([english.headers.get('to'), english.headers.get('subject')]).toEqual([
      cook.email,
      'Your Roux account has another e-mail now',
    ])
    expect(english.text + english.html).not.toContain('new@example.org')
    await confirm()
    await call(cook, 'PATCH', '/users/me', { email: cook.email }, french)
    const other = await newest(3)
    expect(other.headers.get('to')).toBe('new@example.org')
    expect(other.html).toContain('<html lang="fr">')
  })

  test('does not come for what is no change, or was refused', async () => {
    const { call, cook, heads, newest } = await start()
    await call(cook, 'PATCH', '/users/me', { email: cook.email.toUpperCase() })
    await call(cook, 'PATCH', '/users/me', { full_name: 'Ada Cook' })
    await call(cook, 'PATCH', '/users/me/password', { ...change, current_password: 'wrong one' })
    await call(cook, 'PATCH', '/users/me/password', change)
    await newest(2)
    expect(
      heads()
        .slice(1)
        .map(([, subject]) => subject),
    ).toEqual(['Your password for Roux was changed'])
  })

  test('tells nobody who never confirmed the address: anybody may have given it', async () => {
    const { call, cook, database, folder } = await start()
    for (let stranger = 0; stranger < 5; stranger += 1) {
      const moved = await call(cook, 'PATCH', '/users/me', { email: `stranger${stranger}@example.org` })
      expect(moved.status).toBe(200)
    }
    expect((await call(cook, 'PATCH', '/users/me/password', change)).status).toBe(200)
    await expect.poll(() => database.db.selectFrom('outbox').select('id').execute()).toEqual([])
    // The code of the sign-up, and the one to the address that was confirmed.
    expect(mailsIn(folder).map(({ headers }) => headers.get('to'))).toEqual([cook.email, cook.email])
  })

  test('tells the confirmed address of what a superuser changed', async () => {
    const { call, cook, signUpSuperuser, folder, heads } = await start()
    const superuser = await signUpSuperuser()
    await waitForMails(folder, 2)
    await call(superuser, 'PATCH', `/users/${cook.user.id}`, { password: 'a new spoon' })
    await waitForMails(folder, 3)
    await call(superuser, 'PATCH', `/users/${cook.user.id}`, { email: 'new@example.org', password: 'another spoon' })
    await waitForMails(folder, 4)
    expect(heads().slice(2)).toEqual([
      [cook.email, 'Your password for Roux was changed'],
      [cook.email, 'Your Roux account has another e-mail now'],
    ])
  })

  test('comes no more often to one address than recoveries may', async () => {
    const { call, cook, database, folder } = await start({ limits: limitsOf({ recoveries: 2 }) })
    for (let count = 0; count < 4; count += 1) {
      const password = count % 2 === 0 ? change : { current_password: 'a new spoon', new_password: 'a wooden spoon' }
      expect((await call(cook, 'PATCH', '/users/me/password', password)).status).toBe(200)
    }
    await expect.poll(() => database.db.selectFrom('outbox').select('id').execute()).toEqual([])
    expect(mailsIn(folder)).toHaveLength(3)
  })
})
