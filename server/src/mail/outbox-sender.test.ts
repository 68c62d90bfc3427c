import { describe, expect, onTestFinished, test } from 'vitest'
import { createDatabase, engines } from '../../test/engines.ts'
import { startSilentServer, startSmtp } from '../../test/smtp.ts'
import { openDatabase } from '../storage/database.ts'
import { outboxStore, type QueuedMail } from '../storage/outbox-store.ts'
import { createMailTransport, type MailTransport } from './mail-transport.ts'
import { retryDelay, startOutboxSender } from './outbox-sender.ts'

const times = {
  ...{ poll: 50, sendWithin: 5000, removeEvery: 20, stopWithin: 50 },
  ...{ firstRetry: 20, lastRetry: 100, giveUpAfter: 3_600_000 },
}

const throughSmtp = (smtpUrl: string) => createMailTransport({ smtpUrl, from: 'roux@example.org', folder: '' })

async function start(engine: (typeof engines)[number]) {
  const database = await openDatabase(await createDatabase(engine), () => undefined)
  const { db } = database
  onTestFinished(() => database.close())
  let removalsToFail = 0
  const store = outboxStore(database)
  const outbox = {
    ...store,
    remove: (id: string) => {
      removalsToFail -= 1
      return removalsToFail >= 0 ? Promise.reject(new Error('the database is away')) : store.remove(id)
    },
  }
  const withdrawn: string[] = []
  const failures: { attempts: number; isGivenUp: boolean }[] = []
  let made = 0
  const prepare = ({ email_key }: QueuedMail) => {
    if (email_key.startsWith('nobody')) return Promise.resolve(undefined)
    const subject = `number ${++made}`
    const mail = { to: email_key, subject, text: 'text', html: '<p>text</p>' }
    const withdraw = () => Promise.resolve(void withdrawn.push(subject))
    return Promise.resolve({ mail, withdraw })
  }
  const startSender = (transport: MailTransport, changes: Partial<typeof times> = {}) => {
    const onFailure = (_: unknown, details: { attempts: number; isGivenUp: boolean }) => void failures.push(details)
    const sender = startOutboxSender({ outbox, prepare, transport, onFailure }, { ...times, ...changes })
    onTestFinished(() => sender.stop())
    return sender
  }
  const queue = (email_key: string) => outbox.add({ kind: 'recovery', email_key, language: 'en' })
  const rows = () => db.selectFrom('outbox').selectAll().execute()
  const failRemovals = (times: number) => {
    removalsToFail = times
  }
  return { db, startSender, queue, rows, withdrawn, failures, failRemovals }
}

describe.each(engines)('the outbox, on %s', (engine) => {
  test('sends each mail once, though several instances work on it', async () => {
    const { startSender, queue, rows, failures } = await start(engine)
    const smtp = await startSmtp()
    const emails = Array.from({ length: 12 }, (_, number) => `cook${number}@example.org`)
    for (let instance = 0; instance < 3; instance++) startSender(throughSmtp(smtp.url))
    await Promise.all(emails.map(queue))
    await expect.poll(rows).toEqual([])
    expect(smtp.accepted.flatMap(({ recipients }) => recipients).sort()).toEqual(emails.sort())
    expect(failures).toEqual([])
  })

  test('tries again what the server refused, with a new mail, and withdraws the one that failed', async () => {
    const { startSender, queue, rows, withdrawn, failures } = await start(engine)
    const smtp = await startSmtp({ refusals: 2 })
    startSender(throughSmtp(smtp.url))
    await queue('cook@example.org')
    await expect.poll(rows).toEqual([])
    expect(smtp.accepted.map(({ headers }) => headers.get('subject'))).toEqual(['number 3'])
    expect(withdrawn).toEqual(['number 1', 'number 2'])
    expect(failures.map(({ attempts }) => attempts)).toEqual([1, 2])
  })

  test('does not wait for a silent server forever', async () => {
    const { startSender, queue, failures, withdrawn } = await start(engine)
    const silent = await startSilentServer()
    startSender(throughSmtp(silent.url), { sendWithin: 100 })
    await queue('cook@example.org')
    await expect.poll(() => failures.length).toBeGreaterThan(1)
    expect(withdrawn).toContain('number 1')
  })

  test('gives back what it is sending when it has to stop, and another sends it', async () => {
    const { startSender, queue, rows, withdrawn } = await start(engine)
    const silent = await startSilentServer()
    const sender = startSender(throughSmtp(silent.url))
    await queue('cook@example.org')
    await silent.reached
    await sender.stop()
    expect(withdrawn).toEqual(['number 1'])
    const smtp = await startSmtp()
    startSender(throughSmtp(smtp.url))
    await expect.poll(rows).toEqual([])
    expect(smtp.accepted).toHaveLength(1)
  })

  test('finishes what it is sending before it stops', async () => {
    const { startSender, queue, rows, withdrawn } = await start(engine)
    const [begun, allowed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const transport = {
      send: () => {
        begun.resolve()
        return allowed.promise
      },
    }
    const sender = startSender(transport, { stopWithin: 60_000 })
    await queue('cook@example.org')
    await begun.promise
    const stopped = sender.stop()
    allowed.resolve()
    await stopped
    expect([await rows(), withdrawn]).toEqual([[], []])
  })

  test('does not send again what was sent while the database went away', async () => {
    const { startSender, queue, rows, withdrawn, failRemovals } = await start(engine)
    const smtp = await startSmtp()
    failRemovals(3)
    // Without patience it would be due again in a tenth of a second.
    startSender(throughSmtp(smtp.url), { sendWithin: 1000 })
    await queue('cook@example.org')
    await expect.poll(rows).toEqual([])
    expect(smtp.accepted).toHaveLength(1)
    expect(withdrawn).toEqual([])
  })

  test('gives up what could not be sent for days', async () => {
    const { db, startSender, queue, rows, failures } = await start(engine)
    const smtp = await startSmtp({ refusals: 1 })
    await queue('cook@example.org')
    await db
      .updateTable('outbox')
      .set({ created_at: new Date(Date.now() - 2 * times.giveUpAfter).toISOString() })
      .execute()
    startSender(throughSmtp(smtp.url))
    await expect.poll(rows).toEqual([])
    expect(failures).toEqual([{ attempts: 1, isGivenUp: true }])
    expect(smtp.accepted).toEqual([])
  })

  test('drops what is for nobody', async () => {
    const { startSender, queue, rows } = await start(engine)
    const smtp = await startSmtp()
    startSender(throughSmtp(smtp.url))
    await queue('nobody@example.org')
    await expect.poll(rows).toEqual([])
    expect(smtp.accepted).toEqual([])
  })
})

test('a mail that failed is tried again after seconds, then ever later, and at least once an hour', () => {
  for (let attempts = 1; attempts < 60; attempts++) {
    const longest = Math.min(4000 * 2 ** (attempts - 1), 3_600_000)
    const delay = retryDelay(attempts)
    expect(delay).toBeGreaterThanOrEqual(longest / 2)
    expect(delay).toBeLessThanOrEqual(longest)
  }
})
