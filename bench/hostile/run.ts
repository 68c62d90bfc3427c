import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../server/test/find-free-port.ts'
import { mailsIn } from '../../server/test/read-mail.ts'
import { createInstance } from '../outages/instance.ts'
import { makeCook } from '../outages/load.ts'
import { startDiskPostgres } from '../outages/postgres.ts'
import { percentile } from '../percentile.ts'
import { from } from './attack.ts'
import { attacks } from './attacks.ts'

// What a cook at another address feels of each attack, with the limits that Roux has by default:
//   node scripts/run.mjs bench/hostile/run.ts [seconds] [words of the attack]
const [seconds = '10', words = ''] = process.argv.slice(2)
const port = await findFreePort()
const defaults = { RATE_LIMIT_PER_MINUTE: '6000', USER_DAILY_LIMIT: '200', GUEST_DAILY_LIMIT: '100' }

console.log(
  '| attack | engine | reads | saves | logins | health | refused to the cook | memory | attacker | strangers got |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
for (const name of ['none', ...Object.keys(attacks)].filter((one) => one === 'none' || one.includes(words))) {
  for (const engine of ['SQLite', 'PostgreSQL']) console.log(`| ${(await row(name, engine)).join(' | ')} |`)
}

async function row(name: string, engine: string): Promise<unknown[]> {
  // Each on a database of its own: what one attack has used up would be missed by the next.
  const postgres = engine === 'PostgreSQL' ? startDiskPostgres() : undefined
  const model = attacks[name]?.model
  const provider = model === undefined ? undefined : await startProvider()
  const folder = mkdtempSync(join(tmpdir(), 'roux-hostile-'))
  const database = postgres ? { DATABASE_URL: postgres.url } : {}
  const settings = { ...defaults, ...database, DATA_DIR: folder, SIGN_UP_DAILY_LIMIT: '100', TRUST_PROXY: '127.0.0.1' }
  const ai = { AI_PROVIDER: 'openai-compatible', AI_MODEL: model ?? '', AI_BASE_URL: `${provider?.url}/v1` }
  const writer = provider ? { ...ai, GUEST_DAILY_LIMIT: '0' } : {}
  const roux = createInstance(port, { ...settings, ...writer }, join(folder, 'log'))
  await roux.start()
  try {
    const over = new AbortController()
    const cooking = cook(roux.url, over.signal)
    await wait(1000)
    const answers = name === 'none' ? await wait(Number(seconds) * 1000, '{}') : await attack(name, roux.url)
    over.abort()
    const { times, refused } = await cooking
    const status = readFileSync(`/proc/${roux.pid()}/status`, 'utf8')
    const memory = `${Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)} MB`
    const told = Object.entries(JSON.parse(answers)).map(([what, count]) => `${count} × ${what}`)
    // What is queued goes out now.
    await wait(3000)
    const strangers = mailsIn(join(folder, 'outbox')).filter(({ headers }) => headers.get('to')?.includes('stranger'))
    const of95 = (what: string) => `${percentile(times[what] ?? [], 0.95).toFixed(1)} ms`
    const felt = ['read', 'save', 'login', 'health'].map(of95)
    return [name, engine, ...felt, refused, memory, told.join(', '), `${strangers.length} mails`]
  } finally {
    await roux.stop('SIGKILL')
    provider?.stop()
    postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function attack(name: string, url: string): Promise<string> {
  return text(startNiced('attacker.ts', [name, url, seconds]).stdout)
}

async function startProvider() {
  const child = startNiced('provider.ts', [])
  const { value: url } = await createInterface(child.stdout)[Symbol.asyncIterator]().next()
  return { url, stop: () => child.kill() }
}

/** A program of this folder, with little right to the processor. */
function startNiced(file: string, words: readonly string[]) {
  const program = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return child
}

/** Reads, saves, logs in and looks after Roux in turns, 20 times a second, and notes how long each takes. */
async function cook(url: string, signal: AbortSignal) {
  const token = await makeCook(url)
  const password = 'a wooden spoon'
  const email = `${randomUUID()}@example.org`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...from('198.51.100.7') }
  const post = (path: string, body: BodyInit, more = {}) =>
    fetch(`${url}/api/v1${path}`, { method: 'POST', body, ...more })
  await post('/users/signup', JSON.stringify({ email, password }), { headers })
  const recipe = JSON.stringify({ title: 'Leek soup', ingredients: [{ content: '2 leeks' }] })
  const logins = { headers: from('198.51.100.7') }
  const deeds: Readonly<Record<string, () => Promise<Response>>> = {
    read: () => fetch(`${url}/api/v1/recipes/?limit=20`, { headers }),
    save: () => post('/recipes/', recipe, { headers }),
    health: () => fetch(`${url}/healthz`),
    login: () => post('/login/access-token', new URLSearchParams({ username: email, password }), logins),
  }
  const times: Record<string, number[]> = {}
  let refused = 0
  while (!signal.aborted) {
    for (const [what, deed] of Object.entries(deeds)) {
      const started = performance.now()
      const response = await deed()
      await response.arrayBuffer()
      const taken = performance.now() - started
      times[what] = [...(times[what] ?? []), taken]
      if (!response.ok) refused += 1
      await wait(50)
    }
  }
  return { times, refused }
}
