import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { NewRecipe } from '../contract/src/recipe.ts'
import { readSettings } from '../server/src/config.ts'
import { recipesStore } from '../server/src/features/recipes/recipes-store.ts'
import { createRecipe } from '../server/src/features/recipes/save-recipe.ts'
import { toListJson, toRecipe, toRecipeJson } from '../server/src/features/recipes/stored/recipe-json.ts'
import { recipeListStore } from '../server/src/features/recipes/stored/recipe-list-store.ts'
import { createHttpApp } from '../server/src/http/create-http-app.ts'
import { type Handlers, registerEndpoints } from '../server/src/http/endpoint-routes.ts'
import { describingErrors } from '../server/src/http/error-handler.ts'
import { openDatabase } from '../server/src/storage/database.ts'
import { checking } from './checking-on-the-loop.ts'
import type { Row } from './row.ts'

// How many lists of 100 whole recipes a second: their JSON put together from what is stored, or built anew.
const variants = ['prepared', 'built', 'built and checked'] as const

type Variant = (typeof variants)[number]

const clients = 10
const milliseconds = 4000
const rounds = 3

interface Measured {
  readonly perSecond: number
  /** Processor time of the server for one list; what else runs on the machine changes it little. */
  readonly cpuMs: number
}

export async function measureListing(): Promise<Row[]> {
  const figures = new Map<Variant, Measured[]>(variants.map((variant) => [variant, []]))
  // In turns, so that a busy moment of the machine does not fall on one of them alone.
  for (let round = 0; round < rounds; round += 1) {
    for (const [variant, found] of figures) found.push(await measure(variant))
  }
  return Array.from(figures, ([variant, found]) => [
    `lists of 100 whole recipes over HTTP on SQLite, ${variant}, ${clients} clients`,
    found.map(({ perSecond, cpuMs }) => `${perSecond.toFixed(0)}/s (${cpuMs.toFixed(2)} ms of CPU)`).join(', '),
  ])
}

async function measure(variant: Variant): Promise<Measured> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), variant], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)
  const [url]: unknown[] = await once(lines, 'line')
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const askUntil = async (end: number) => {
    let count = 0
    for (; performance.now() < end; count += 1) await read(String(url), agent)
    return count
  }
  const load = async (forMs: number) => {
    const end = performance.now() + forMs
    const counts = await Promise.all(Array.from({ length: clients }, () => askUntil(end)))
    return counts.reduce((sum, count) => sum + count)
  }
  const cpuSoFar = async () => {
    child.stdin.write('cpu\n')
    const [line]: unknown[] = await once(lines, 'line')
    return Number(line)
  }
  await load(1000)
  const before = await cpuSoFar()
  const count = await load(milliseconds)
  const cpuMs = ((await cpuSoFar()) - before) / 1000 / count
  agent.destroy()
  child.stdin.end()
  await once(child, 'exit')
  return { perSecond: (count * 1000) / milliseconds, cpuMs }
}

function read(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: 'Bearer x' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode}`))
      response.resume().once('end', resolve)
    }).once('error', reject)
  })
}

async function serve(variant: Variant): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'roux-bench-'))
  const database = await openDatabase({ engine: 'sqlite', file: join(folder, 'roux.sqlite') }, () => undefined)
  const user = {
    id: '0199aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee',
    email: 'cook@example.org',
    full_name: null,
    is_active: true,
    is_superuser: false,
    email_verified: false,
    created_at: '2026-01-01T00:00:00.000Z',
  }
  await database.db
    .insertInto('users')
    .values({ ...user, email_key: user.email, password_hash: '' })
    .execute()
  const lines = (count: number, length: number) =>
    Array.from({ length: count }, (_, place) => ({ content: `${place} `.padEnd(length, 'of butter, ') }))
  const store = recipesStore(database, {
    limits: { accountRecipes: 0, accountBytes: 0 },
    carryOver: () => Promise.resolve(),
  })
  for (let made = 0; made < 100; made += 1) {
    const recipe = NewRecipe.parse({
      title: 'Soup',
      description: 'x'.repeat(120),
      preparation_time: 1,
      cook_time: 2,
      serves: 4,
      ingredients: lines(10, 30),
      directions: lines(6, 120),
    })
    await createRecipe(store, { user, sessionId: '' }, { recipe, ifMatch: undefined }, checking)
  }
  const lists = recipeListStore(database)
  const filter = { reach: { ownerId: user.id } }
  const listRecipes: Handlers['listRecipes'] = async () => {
    const [keys, count] = await Promise.all([lists.keys(filter, { limit: 100 }), lists.count(filter)])
    const recipes = await lists.read(keys)
    if (variant === 'prepared') {
      const entries = recipes.map((recipe) => toRecipeJson(recipe, user.id))
      return { preparedJson: toListJson([Buffer.from(entries.join())], count) }
    }
    const answer = { data: recipes.map((recipe) => toRecipe(recipe, user.id)), count }
    return variant === 'built' ? { preparedJson: JSON.stringify(answer) } : answer
  }
  const describeError = describingErrors(() => false)
  const app = await createHttpApp(readSettings({ LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' }), describeError)
  // The one call that is measured.
  const handlers = { listRecipes } as Handlers
  const findCaller = () => Promise.resolve({ user, sessionId: '' })
  await registerEndpoints(app, handlers, { findCaller, describeError })
  console.log(`${await app.listen({ port: 0 })}/api/v1/recipes/`)
  for await (const _ of createInterface(process.stdin)) {
    const { user: inCode, system } = process.cpuUsage()
    console.log(inCode + system)
  }
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true })
}

if (import.meta.main) {
  const variant = variants.find((name) => name === process.argv[2])
  if (variant) await serve(variant)
  else for (const [what, figure] of await measureListing()) console.log(`${what}: ${figure}`)
}
