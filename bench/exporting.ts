import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { type ExportFormat, exportFormats } from '@roux/contract/taking-away'
import { createInstance } from './outages/instance.ts'
import type { Row } from './row.ts'

const recipes = 10_000

const prompts = ['a vegan curry', 'tarte aux poireaux', 'roast chicken', 'gâteau au chocolat', 'dinner', 'lentil soup']

/** The memory that the server takes above what it has at rest while it writes 10,000 recipes, in each format, twice. */
export async function measureExporting(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'roux-export-'))
  const settings = { DATA_DIR: folder, BACKUP_EVERY_HOURS: '0', MALLOC_ARENA_MAX: '2', LOG_LEVEL: 'silent' }
  const roux = createInstance(43_117, settings, join(folder, 'log'))
  await roux.start()
  const post = async (path: string, body: object, token = '') => {
    const isForm = body instanceof URLSearchParams
    const headers = { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) }
    const sent = { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) }
    const response = await fetch(`${roux.url}/api/v1${path}`, sent)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return await response.json()
  }
  const [username, password] = ['cook@example.org', 'a wooden spoon']
  await post('/users/signup', { email: username, password })
  const { access_token: token } = await post('/login/access-token', new URLSearchParams({ username, password }))
  for (const user_input of prompts) await post('/recipes/generate', { user_input }, token)
  multiply(join(folder, 'roux.sqlite'))
  // The threads that have written them are warm, and what their start took is gone.
  await wait(5000)
  const rest = megabytes(roux.pid())
  const most = async (format: ExportFormat) => {
    const { url } = await post('/recipes/export', { format }, token)
    let peak = 0
    const watch = setInterval(() => {
      peak = Math.max(peak, megabytes(roux.pid()))
    }, 20)
    const response = await fetch(roux.url + new URL(url).pathname)
    for await (const _ of response.body ?? []);
    clearInterval(watch)
    return Math.round(peak - rest)
  }
  const figures: string[] = []
  for (const round of ['first', 'second'] as const) {
    for (const format of exportFormats) figures.push(`${round} ${format} ${await most(format)} MB`)
  }
  await roux.stop()
  rmSync(folder, { recursive: true })
  return [[`memory above rest while ${recipes} recipes are exported, one format after the other`, figures.join(', ')]]
}

/** As many recipes as are measured, of those that are there. */
function multiply(file: string): void {
  const db = new DatabaseSync(file)
  const rows = db.prepare('select * from recipes').all()
  const names = Object.keys(rows[0] ?? {})
  const insert = db.prepare(`insert into recipes (${names.join()}) values (${names.map(() => '?').join()})`)
  db.exec('begin')
  for (let made = rows.length; made < recipes; made += 1) {
    const row: Record<string, SQLInputValue> = { ...rows[made % rows.length], id: randomUUID() }
    insert.run(...names.map((name) => row[name] ?? null))
  }
  db.exec('commit')
  db.close()
}

function megabytes(pid: number): number {
  const [, kilobytes = 0] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
