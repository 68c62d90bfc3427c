import { type Roux, startRoux } from '../e2e/start-roux.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'

const tries = 200
const known = 'known@example.org'

/** Whether login and recovery take as long for an e-mail that has an account as for one that has none. */
export async function measureEqualTime(): Promise<Row[]> {
  const limits = {
    LOGIN_FAILURE_LIMIT: '0',
    LOGIN_FAILURE_LIMIT_PER_ADDRESS: '0',
    RECOVERY_LIMIT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
  }
  const roux = await startRoux({ ...limits, LOG_LEVEL: 'silent' })
  const account = JSON.stringify({ email: known, password: 'correct horse' })
  await call(roux, 'users/signup', { body: account, headers: { 'content-type': 'application/json' } })
  const logIn = (email: string, password: string) =>
    call(roux, 'login/access-token', { body: new URLSearchParams({ username: email, password }) })
  const rows = [
    await compare('login with a wrong password', (email) => logIn(email, 'wrong horse')),
    await compare('login with a wrong code', (email) => logIn(email, '12345678')),
    await compare('password recovery', (email) => call(roux, `password-recovery/${email}`)),
  ]
  await roux.stop()
  return rows
}

/** In turns, so that a busy moment of the machine does not fall on one of them alone. */
async function compare(what: string, attempt: (email: string) => Promise<void>): Promise<Row> {
  const samples = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < tries; round += 1) {
    samples.known.push(await time(() => attempt(known)))
    samples.unknown.push(await time(() => attempt(`unknown-${round}@example.org`)))
  }
  const [a, b] = [percentile(samples.known, 0.5), percentile(samples.unknown, 0.5)]
  const difference = (100 * Math.abs(a - b)) / Math.min(a, b)
  return [
    `${what}, known / unknown e-mail, medians of ${tries}`,
    `${a.toFixed(2)} / ${b.toFixed(2)} ms, ${difference.toFixed(1)} % apart`,
  ]
}

async function time(action: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await action()
  return performance.now() - started
}

async function call({ url }: Roux, path: string, init: RequestInit = {}): Promise<void> {
  const response = await fetch(`${url}/api/v1/${path}`, { method: 'POST', ...init })
  await response.arrayBuffer()
}
