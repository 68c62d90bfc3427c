import { describe, expect, onTestFinished, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { createDatabase, engines } from '../../../test/engines.ts'
import { recording } from '../../../test/recording.ts'
import { AppError } from '../../http/app-error.ts'
import { createLimiter } from '../../http/limiter.ts'
import { createPasswords, type Passwords } from '../../security/passwords.ts'
import { countStore } from '../../storage/count-store.ts'
import { openDatabase } from '../../storage/database.ts'
import { outboxStore } from '../../storage/outbox-store.ts'
import { codeStore } from './code-store.ts'
import { limitFailures } from './limit-failures.ts'
import { logIn } from './log-in.ts'
import { newUser } from './new-user.ts'
import { passwordStore } from './password-store.ts'
import { recoverPassword } from './recover-password.ts'
import { sessionStore } from './session-store.ts'
import { userStore } from './user-store.ts'

const known = { withCode: 'code@example.org', withoutCode: 'cook@example.org', unknown: 'nobody@example.org' }

const waiter = { caller: '192.0.2.1' }

async function start(engine: (typeof engines)[number]) {
  const opened = await openDatabase(await createDatabase(engine), () => undefined)
  onTestFinished(() => opened.close())
  const database = recording(opened)
  const { statements } = database
  const real = createPasswords()
  const verified: (string | undefined)[] = []
  const passwords: Passwords = {
    ...real,
    verify: (phc, password, waiter) => {
      verified.push(password)
      return real.verify(phc, password, waiter)
    },
  }
  const counts = countStore(database)
  const limiter = (name: string) => createLimiter(counts, { name, max: 5, windowMs: 60_000, code: 'too_many_requests' })
  const parts = {
    users: userStore(database),
    sessions: sessionStore(database),
    codes: codeStore(database),
    passwordStore: passwordStore(database),
    passwords,
    limitFailures: limitFailures({ ofAccount: limiter('login'), ofAddress: limiter('login-address') }),
    codeTries: limiter('code'),
    outbox: outboxStore(database),
    recoveriesOfEmail: limiter('recovery'),
    recoveriesOfAddress: limiter('recovery-address'),
    mailQueued: () => undefined,
    audit: () => undefined,
  }
  for (const email of [known.withCode, known.withoutCode]) {
    await parts.users.add({
      user: newUser(database.clock, { email }),
      passwordHash: await real.hash('a wooden spoon', waiter),
    })
  }
  const account = await parts.users.findByEmail(known.withCode)
  if (!account) throw new Error('The account is missing')
  await parts.codes.add({ kind: 'sign_up', user: account.user, secretHash: await real.hash('11111111', waiter) })
  /** What is asked of the database and how often a password is verified, for each of the e-mails. */
  const workOf = async (work: (email: string) => Promise<unknown>) => {
    const done = []
    for (const email of Object.values(known)) {
      statements.length = 0
      verified.length = 0
      await work(email)
      done.push({ statements: [...statements], verified: verified.length })
    }
    return done
  }
  return { parts, workOf }
}

describe.each(engines)('known and unknown e-mails are the same work, on %s,', (engine) => {
  testTable([
    ['a wrong password', 'a metal spoon', 1],
    ['a wrong code', '22222222', 2],
  ])('for a login', async (_, password, verifications) => {
    const { parts, workOf } = await start(engine)
    const done = await workOf(async (email) => {
      const login = logIn(parts, { email, password, address: '192.0.2.1', waiter, language: 'en', proof: 'x' })
      await expect(login).rejects.toThrow(new AppError('incorrect_login'))
    })
    expect(done[0]?.verified).toBe(verifications)
    expect(done[1]).toEqual(done[0])
    expect(done[2]).toEqual(done[0])
  })

  test('for a recovery', async () => {
    const { parts, workOf } = await start(engine)
    const done = await workOf((email) => recoverPassword(parts, { email, address: '192.0.2.1', language: 'en' }))
    expect(done[0]).toEqual({ statements: ['InsertQueryNode', 'InsertQueryNode', 'InsertQueryNode'], verified: 0 })
    expect(done[1]).toEqual(done[0])
    expect(done[2]).toEqual(done[0])
  })
})
