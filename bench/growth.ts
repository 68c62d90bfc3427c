import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { createApp } from '../server/src/app.ts'
import { readSettings, type Settings } from '../server/src/config.ts'
import { openDatabase } from '../server/src/storage/database.ts'
import { startPostgres } from '../server/test/postgres.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'

/** Strangers' accounts, each with a hundred recipes, beside the one that is measured, which has as many. */
const sizes = { small: 10, large: 10_000 }
const each = 100

const rounds = 150

type Place = Settings['database']

/** What calls of an account take in a database of 1,000 recipes, and in one of a million, one after the other. */
export async function measureGrowth(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'roux-growth-'))
  const postgres = await startPostgres()
  const places: Readonly<Record<string, (size: string) => Promise<Place>>> = {
    SQLite: (size) => Promise.resolve({ engine: 'sqlite', file: join(folder, `${size}.sqlite`) }),
    PostgreSQL: async (size) => {
      const { db, close } = await openDatabase({ engine: 'postgres', url: postgres.url('postgres') }, () => undefined)
      await sql`create database ${sql.ref(size)}`.execute(db)
      await close()
      return { engine: 'postgres', url: postgres.url(size) }
    },
  }
  const rows: Row[] = []
  for (const [engine, placeOf] of Object.entries(places)) {
    const small = await startCook(await placeOf('small'), sizes.small)
    const large = await startCook(await placeOf('large'), sizes.large)
    for (const [what, inSmall] of Object.entries(small.calls)) {
      const inLarge = large.calls[what] ?? inSmall
      const took = { small: [] as number[], large: [] as number[] }
      for (let round = 0; round < rounds; round += 1) {
        took.small.push(await inSmall(round))
        took.large.push(await inLarge(round))
      }
      const [before, after] = [percentile(took.small, 0.5), percentile(took.large, 0.5)]
      rows.push([
        `${what}, of an account of ${each} recipes among ${sizes.small * each} and among ${sizes.large * each} on ${engine}, medians of ${rounds}`,
        `${before.toFixed(2)} and ${after.toFixed(2)} ms: ${(after / before).toFixed(2)} times`,
      ])
    }
    await small.stop()
    await large.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  await postgres.stop()
  return rows
}

async function startCook(place: Place, strangers: number) {
  const limits = { RATE_LIMIT_PER_MINUTE: '0', CHECK_SECONDS_PER_MINUTE: '0', SIGN_UP_DAILY_LIMIT: '0' }
  const folder = mkdtempSync(join(tmpdir(), 'roux-growth-app-'))
  const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: folder, BACKUP_EVERY_HOURS: '0', ...limits })
  const app = await createApp({ ...settings, database: place, longestDelayMs: 0 })
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object | string, token?: string) => {
    const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json'
    const headers = { ...(body && { 'content-type': type }), ...(token && { authorization: `Bearer ${token}` }) }
    const began = performance.now()
    const answer = await app.inject({ method, url: `/api/v1${path}`, headers, ...(body && { payload: body }) })
    const took = performance.now() - began
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
    return { took, json: () => answer.json() }
  }
  const account = { email: 'cook@example.org', password: 'a long password' }
  await call('POST', '/users/signup', account)
  const form = new URLSearchParams({ username: account.email, password: account.password }).toString()
  const logIn = () => call('POST', '/login/access-token', form)
  const { access_token: token } = (await logIn()).json()
  const ids: string[] = []
  for (let made = 0; made < each; made += 1) {
    const recipe = { title: `Soup ${made}`, ingredients: [{ content: '2 leeks' }], directions: [{ content: 'Boil.' }] }
    ids.push((await call('POST', '/recipes/', recipe, token)).json().id)
  }
  await addStrangers(place, strangers)
  const took = async (...what: Parameters<typeof call>) => (await call(...what)).took
  const some = (round: number) => ids[(round * 37) % each] ?? ''
  const calls: Record<string, (round: number) => Promise<number>> = {
    'reading a recipe': (round) => took('GET', `/recipes/${some(round)}`, undefined, token),
    'the list of summaries': () => took('GET', '/recipes/?view=summary', undefined, token),
    'a search': (round) => took('GET', `/recipes/?view=summary&q=soup+${round}`, undefined, token),
    saving: (round) => took('PUT', `/recipes/${some(round)}`, { description: randomUUID() }, token),
    'logging in': async () => (await logIn()).took,
  }
  return {
    calls,
    async stop() {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Recipes that are written within the time that a statement may take. */
const atOnce = 20_000

/** Straight in SQL: accounts with recipes of a kilobyte and a half, which no call would have made in a day. */
async function addStrangers(place: Place, accounts: number): Promise<void> {
  const { db, close } = await openDatabase(place, () => undefined)
  const at = '2026-01-01T00:00:00.000Z'
  const no = place.engine === 'sqlite' ? sql`0` : sql`false`
  const numbers = (from: number, to: number) => sql`with recursive numbers(n) as
    (select ${sql.lit(from)} union all select n + 1 from numbers where n < ${sql.lit(to - 1)})`
  const idOf = (number: ReturnType<typeof sql>) =>
    sql`'01900000-0000-7000-8000-00' || cast(1000000000 + ${number} as text)`
  const email = sql`'cook' || n || '@example.org'`
  await sql`insert into users
    (id, email, email_key, password_hash, is_active, is_superuser, email_verified, created_at, turns)
    ${numbers(0, accounts)}
    select ${idOf(sql`n`)}, ${email}, ${email}, '', ${no}, ${no}, ${no}, ${at}, ${sql.lit(each)} from numbers`.execute(
    db,
  )
  const line = { content: 'two large leeks, sliced' }
  const lines = (count: number) => sql.lit(JSON.stringify(Array.from({ length: count }, () => line)))
  const fields = ['soup', '', 'two large leeks sliced butter stock', 'for cold days', '', 'boil stir serve']
  for (let from = 0; from < accounts * each; from += atOnce) {
    await sql`insert into recipes (id, user_id, title, description, preparation_time, cook_time, serves, language,
      is_favorite, ingredients, directions, findings, search_text, foods, reading, turn, revision, created_at, updated_at,
      text_bytes)
      ${numbers(from, Math.min(from + atOnce, accounts * each))}
      select ${idOf(sql`n`)}, ${idOf(sql`n % ${sql.lit(accounts)}`)}, 'Soup ' || n, 'For cold days', 5, 20, 4, 'en', ${no},
      ${lines(10)}, ${lines(12)}, '[]', ${sql.lit(fields.join('\x01'))}, '[["leeks","leek"]]', 1, n / ${sql.lit(accounts)}, 1,
      ${at}, '2026-01-' || cast(1000000000 + n as text), 1200 from numbers`.execute(db)
  }
  // As both do by themselves within a minute.
  if (place.engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
  await close()
  if (place.engine === 'sqlite') return
  const client = new Client({ connectionString: place.url })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}

if (import.meta.main) {
  for (const [what, figure] of await measureGrowth()) console.log(`${what}: ${figure}`)
  process.exit(0)
}
