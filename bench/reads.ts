import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { startRoux } from '../e2e/start-roux.ts'
import { startPostgres } from '../server/test/postgres.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'

const clients = 20
const milliseconds = 3000
const rounds = 5

/** Recipes of the account. */
const listed = 100

interface Target {
  readonly url: string
  readonly pid: number
}

interface Measured {
  /** Processor time for one answer; what else runs on the machine changes it little. */
  readonly cpuUs: number
  readonly p99: number
}

/** One recipe, and the summary list of a hundred, beside a bare handler with the same statements and the same body. */
export async function measureReads(): Promise<Row[]> {
  const postgres = await startPostgres()
  const rows = [
    ...(await measure('SQLite', {}, (folder) => join(folder, 'roux.sqlite'))),
    ...(await measure('PostgreSQL', { DATABASE_URL: postgres.url('postgres') }, () => postgres.url('postgres'))),
  ]
  await postgres.stop()
  return rows
}

async function measure(
  engine: string,
  variables: Readonly<Record<string, string>>,
  databaseIn: (folder: string) => string,
): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'roux-reads-'))
  // The limit is counted, and never reached.
  const roux = await startRoux({ DATA_DIR: folder, RATE_LIMIT_PER_MINUTE: '100000000', ...variables })
  const { token, id } = await makeRecipes(roux.url)
  const rows: Row[] = []
  for (const [what, path] of [
    ['one recipe', `/api/v1/recipes/${id}`],
    [`${listed} summaries`, `/api/v1/recipes/?view=summary&limit=${listed}`],
  ] as const) {
    const body = await read(roux.url + path, token)
    const bare = await startBare(databaseIn(folder), body)
    const found = { roux: [] as Measured[], bare: [] as Measured[] }
    for (let round = 0; round < rounds; round += 1) {
      found.roux.push(await load(roux, path, token))
      found.bare.push(await load(bare, path, token))
    }
    const [ours, least] = [median(found.roux), median(found.bare)]
    rows.push([
      `${what} (${body.length} bytes) over HTTP on ${engine}, with its log and its limits, ${clients} clients, median of ${rounds}`,
      `${ours.cpuUs.toFixed(0)} µs of a processor, 99 % within ${ours.p99.toFixed(1)} ms; a bare handler with the same statements and body ${least.cpuUs.toFixed(0)} µs: ${Math.round((100 * least.cpuUs) / ours.cpuUs)} %`,
    ])
    bare.stop()
  }
  await roux.stop()
  rmSync(folder, { recursive: true, force: true })
  return rows
}

function median(all: readonly Measured[]): Measured {
  return {
    cpuUs: percentile(
      all.map(({ cpuUs }) => cpuUs),
      0.5,
    ),
    p99: percentile(
      all.map(({ p99 }) => p99),
      0.5,
    ),
  }
}

async function makeRecipes(url: string): Promise<{ token: string; id: string }> {
  const send = async (path: string, body: object | URLSearchParams, token?: string) => {
    const isForm = body instanceof URLSearchParams
    const headers = {
      ...(!isForm && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const answer = await fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers,
      body: isForm ? body : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer.json()
  }
  const [email, password] = ['cook@example.org', 'a long password']
  await send('/users/signup', { email, password })
  const { access_token: token } = await send('/login/access-token', new URLSearchParams({ username: email, password }))
  const wish = { user_input: 'a quick vegan chickpea and spinach curry for 2' }
  const recipe = await send('/recipes/generate', wish, token)
  for (let made = 1; made < listed; made += 1) await send('/recipes/', recipe, token)
  return { token, id: recipe.id }
}

async function startBare(database: string, body: string): Promise<Target & { stop(): void }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('bare-reads.ts', import.meta.url)), database, body], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url]: unknown[] = await once(createInterface(child.stdout), 'line')
  return { url: String(url), pid: child.pid ?? 0, stop: () => void child.kill() }
}

async function load({ url, pid }: Target, path: string, token: string): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const samples: number[] = []
  const before = cpuOf(pid)
  const end = performance.now() + milliseconds
  const client = async () => {
    while (performance.now() < end) {
      const started = performance.now()
      await read(url + path, token, agent)
      samples.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return { cpuUs: ((cpuOf(pid) - before) * 1e6) / samples.length, p99: percentile(samples, 0.99) }
}

/** Seconds of a processor that a process has had, in hundredths. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function read(url: string, token: string, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`))
      let body = ''
      response
        .setEncoding('utf8')
        .on('data', (piece: string) => {
          body += piece
        })
        .once('end', () => resolve(body))
    }).once('error', reject)
  })
}

if (import.meta.main) for (const [what, figure] of await measureReads()) console.log(`${what}: ${figure}`)
