import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { callAs } from '../../../test/call-as.ts'
import { createDatabase } from '../../../test/engines.ts'
import { startSmtp } from '../../../test/smtp.ts'
import { makeFolder } from '../../../test/start-app.ts'
import { startProcess } from '../../../test/start-process.ts'
import { openDatabase } from '../../storage/database.ts'

const names = ['first', 'second', 'third']

test('three instances send sixty mails once each; one of them killed before its mail is taken loses and repeats none, and one killed before it hears that it is taken repeats that one', {
  timeout: 60_000,
}, async () => {
  const settings = await createDatabase('postgres')
  if (settings.engine !== 'postgres') throw new Error('wrong engine')
  const { db, close } = await openDatabase(settings, () => undefined)
  onTestFinished(() => close())
  const smtp = await startSmtp({ silences: { 10: 'lost', 30: 'taken' } })
  const instances = await Promise.all(
    names.map((name) =>
      startProcess({
        DATABASE_URL: settings.url,
        DATA_DIR: makeFolder('roux-once-'),
        SMTP_URL: smtp.url,
        // Says which instance has sent a mail.
        MAIL_FROM: `${name}@example.org`,
        RECOVERY_LIMIT: '0',
      }),
    ),
  )
  const emails = Array.from({ length: 60 }, (_, number) => `cook${number}@example.org`)
  const flags = { is_active: true, is_superuser: false, email_verified: true }
  await db
    .insertInto('users')
    .values(
      emails.map((email) => ({
        ...{ ...flags, id: randomUUID(), email, email_key: email },
        ...{ full_name: null, password_hash: '', created_at: '' },
      })),
    )
    .execute()
  const recover = (email: string, place: number) =>
    callAs(instances[place % 3]?.url ?? '')(undefined, 'POST', `/password-recovery/${email}`)
  const answers = await Promise.all(emails.map(recover))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))

  const killSenderOf = async (place: number) => {
    await expect.poll(() => smtp.unanswered.length, { timeout: 20_000 }).toBeGreaterThan(place)
    const mail = smtp.unanswered[place]
    const number = names.findIndex((name) => mail?.headers.get('from') === `${name}@example.org`)
    await instances[number]?.kill()
    return { number, recipient: mail?.recipients[0] }
  }
  const lost = await killSenderOf(0)
  const repeated = await killSenderOf(1)
  const survivor = [0, 1, 2].find((number) => number !== lost.number && number !== repeated.number)

  // What the killed ones had claimed stays theirs until the claim has ended.
  const queued = async () => (await db.selectFrom('outbox').select('email_key').execute()).map((row) => row.email_key)
  await expect.poll(queued, { timeout: 20_000 }).toHaveLength(2)
  expect((await queued()).toSorted()).toEqual([lost.recipient, repeated.recipient].toSorted())
  await db.updateTable('outbox').set({ next_attempt_at: new Date().toISOString() }).execute()
  await recover('nobody@example.org', survivor ?? 0)
  await expect.poll(queued, { timeout: 20_000 }).toEqual([])

  const recipients = smtp.accepted.flatMap((mail) => mail.recipients)
  expect(recipients.toSorted()).toEqual([...emails, repeated.recipient].toSorted())
})
