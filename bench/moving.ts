import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { DatabaseSettings } from '../server/src/config.ts'
import { connectTo } from '../server/src/storage/database.ts'
import type { Tables } from '../server/src/storage/tables.ts'
import { makeManyRecipes } from './many-recipes.ts'
import { startDiskPostgres } from './outages/postgres.ts'
import type { Row } from './row.ts'

const program = fileURLToPath(new URL('../scripts/move.ts', import.meta.url))

/** What the process that moves took at most, said as it ends. */
const sayMemory = 'process.on("exit", () => console.error("memory", process.resourceUsage().maxRSS))'

/** `npm run move` with so many recipes; what has arrived is compared with what was there, row by row. */
export async function measureMoving(recipes = 10_000): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'roux-move-'))
  const file = join(folder, 'roux.sqlite')
  const postgres = startDiskPostgres()
  try {
    await makeManyRecipes(file, recipes)
    const before = await hashRows({ engine: 'sqlite', file })
    const { seconds, megabytes } = await move(folder, postgres.url)
    const after = await hashRows({ engine: 'postgres', url: postgres.url })
    const rows = assertSame(before, after)
    const size = Math.round(statSync(file).size / 2 ** 20)
    return [
      [
        `move of ${recipes} recipes (${rows} rows, a file of ${size} MB) to PostgreSQL, every row the same`,
        `${seconds.toFixed(1)} s, at most ${megabytes} MB of memory`,
      ],
    ]
  } finally {
    postgres.stop()
    rmSync(folder, { recursive: true })
  }
}

async function move(folder: string, url: string): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now()
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${sayMemory}`, program, '--to', url], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  const kilobytes = Number(/^memory (\d+)$/m.exec(said)?.[1])
  if (code !== 0) throw new Error(`the move failed: ${said}`)
  return { seconds: (performance.now() - started) / 1000, megabytes: Math.round(kilobytes / 1024) }
}

type Hashes = ReadonlyMap<string, readonly string[]>

const rowsAtOnce = 10

/** A hash of each row of each table, sorted. Names and values alone count, not the order of columns or rows. */
async function hashRows(settings: DatabaseSettings): Promise<Hashes> {
  const db = connectTo(settings, { hasTimeLimits: false })
  try {
    const tables = await db.introspection.getTables()
    const hashes = new Map<string, string[]>()
    for (const { name, columns } of tables) {
      const found: string[] = []
      // The schema has no other tables.
      const query = db.selectFrom(name as keyof Tables).selectAll()
      const first = columns.slice(0, 2).map((column) => column.name)
      const ordered = first.reduce((sorted, column) => sorted.orderBy(db.dynamic.ref(column)), query)
      for (let offset = 0; ; offset += rowsAtOnce) {
        const rows = await ordered.limit(rowsAtOnce).offset(offset).execute()
        for (const row of rows) found.push(hashOf(row))
        if (rows.length < rowsAtOnce) break
      }
      hashes.set(name, found.toSorted())
    }
    return hashes
  } finally {
    await db.destroy()
  }
}

function hashOf(row: object): string {
  // SQLite has no booleans.
  const values = Object.entries(row).map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value])
  return createHash('sha256').update(JSON.stringify(values.toSorted())).digest('hex')
}

/** @returns how many rows there are */
function assertSame(before: Hashes, after: Hashes): number {
  const names = new Set([...before.keys(), ...after.keys()])
  let rows = 0
  for (const name of names) {
    const [here, there] = [before.get(name) ?? [], after.get(name) ?? []]
    const lost = here.filter((hash, place) => hash !== there[place])
    if (here.length === 0 || here.length !== there.length || lost.length > 0) {
      throw new Error(`${name}: ${here.length} rows before, ${there.length} after; not the same: ${lost.length}`)
    }
    rows += here.length
  }
  return rows
}

if (import.meta.main) {
  for (const [what, figure] of await measureMoving(Number(process.argv[2] ?? 10_000))) console.log(`${what}: ${figure}`)
}
