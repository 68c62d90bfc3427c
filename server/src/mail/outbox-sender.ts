import { setTimeout as wait } from 'node:timers/promises'
import type { Mail } from './mail.ts'
import type { MailTransport } from './mail-transport.ts'

interface Entry {
  readonly id: string
  /** This one included. */
  readonly attempts: number
  readonly ageMs: number
}

/** The mails to send, shared by all instances. */
interface Outbox<QueuedMail extends Entry> {
  claim(leaseMs: number): Promise<QueuedMail | undefined>
  timeToNext(): Promise<number | undefined>
  retryIn(id: string, milliseconds: number): Promise<void>
  remove(id: string): Promise<void>
}

/** A mail, and what to do when it could not be sent: its link or code must not work. */
export interface PreparedMail {
  readonly mail: Mail
  withdraw(): Promise<void>
}

/** Told what becomes of each mail. */
export interface MailWatch {
  onSent?: () => void
  onFailure(error: unknown, details: { readonly attempts: number; readonly isGivenUp: boolean }): void
}

interface Parts<QueuedMail extends Entry> extends MailWatch {
  readonly outbox: Outbox<QueuedMail>
  /** Makes the mail of an entry; undefined when there is nobody to send it to. */
  prepare(entry: QueuedMail): Promise<PreparedMail | undefined>
  readonly transport: MailTransport
}

export interface OutboxSender {
  /** Something has been queued. */
  wake(): void
  /** Resolves when the mail that is being sent is on its way, or has been given back. */
  stop(): Promise<void>
}

const second = 1000

/** Milliseconds. */
const usualTimes = {
  poll: 5 * second,
  sendWithin: 60 * second,
  removeEvery: second,
  stopWithin: 3 * second,
  firstRetry: 4 * second,
  lastRetry: 3600 * second,
  giveUpAfter: 3 * 24 * 3600 * second,
}

type Times = typeof usualTimes

/** Sends what is queued, one mail after the other, until it is stopped. */
export function startOutboxSender<QueuedMail extends Entry>(
  parts: Parts<QueuedMail>,
  times: Times = usualTimes,
): OutboxSender {
  const stopping = new AbortController()
  const giveBack = new AbortController()
  const bell = createBell()
  const work = async () => {
    while (!stopping.signal.aborted) {
      const wasThere = await sendNext(parts, times, giveBack.signal).catch((error: unknown) => {
        parts.onFailure(error, { attempts: 0, isGivenUp: false })
        return false
      })
      if (!wasThere) await bell.wait(await timeToRest(parts.outbox, times))
    }
  }
  const working = work()
  return {
    // A little later, at no certain time: what is done for a known e-mail and not for an unknown one must not be felt
    // in how long the request, or the next one, takes.
    wake: () => setTimeout(bell.ring, 50 + Math.random() * 200).unref(),
    async stop() {
      stopping.abort()
      bell.ring()
      const timer = setTimeout(() => giveBack.abort(), times.stopWithin)
      await working
      clearTimeout(timer)
    },
  }
}

/** Sends the next mail that is due; whether there was one. */
async function sendNext<QueuedMail extends Entry>(
  { outbox, prepare, transport, onSent, onFailure }: Parts<QueuedMail>,
  times: Times,
  giveBack: AbortSignal,
): Promise<boolean> {
  // Longer than any try, so that another takes it over only when its sender is gone.
  const entry = await outbox.claim(2 * times.sendWithin)
  if (!entry) return false
  let prepared: PreparedMail | undefined
  try {
    prepared = await prepare(entry)
    const signal = AbortSignal.any([AbortSignal.timeout(times.sendWithin), giveBack])
    if (prepared) {
      await transport.send(prepared.mail, signal)
      onSent?.()
    }
  } catch (error) {
    await prepared?.withdraw()
    const isGivenUp = entry.ageMs > times.giveUpAfter
    onFailure(error, { attempts: entry.attempts, isGivenUp })
    const delay = giveBack.aborted ? 0 : retryDelay(entry.attempts, times)
    await (isGivenUp ? outbox.remove(entry.id) : outbox.retryIn(entry.id, delay))
    return true
  }
  await removeSent(outbox, entry.id, times, giveBack)
  return true
}

/** Whoever finds it once the claim has ended sends it again, so a database that is away is waited for, within it. */
async function removeSent<QueuedMail extends Entry>(
  outbox: Outbox<QueuedMail>,
  id: string,
  { sendWithin, removeEvery }: Times,
  giveBack: AbortSignal,
): Promise<void> {
  const end = performance.now() + sendWithin
  for (;;) {
    try {
      return await outbox.remove(id)
    } catch (error) {
      if (giveBack.aborted || performance.now() > end) throw error
      await wait(removeEvery)
    }
  }
}

/** Doubles from try to try; between half and all of it, so that mails that failed together do not come back together. */
export function retryDelay(attempts: number, { firstRetry, lastRetry }: Times = usualTimes): number {
  return Math.min(firstRetry * 2 ** (attempts - 1), lastRetry) * (0.5 + Math.random() / 2)
}

async function timeToRest(outbox: Pick<Outbox<Entry>, 'timeToNext'>, { poll }: Times): Promise<number> {
  const left = await outbox.timeToNext().catch(() => undefined)
  if (left === undefined) return poll
  // At least a moment: another instance may have claimed it just now.
  return Math.min(Math.max(left, 50), poll)
}

/** Waiting that a ring ends, also one that came just before. */
function createBell() {
  let isRung = false
  let end = () => {}
  return {
    ring: () => {
      isRung = true
      end()
    },
    async wait(ms: number) {
      if (!isRung) {
        const { promise, resolve } = Promise.withResolvers<void>()
        const timer = setTimeout(resolve, ms)
        end = resolve
        await promise
        clearTimeout(timer)
      }
      isRung = false
    },
  }
}
