import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blankContent, contentOf } from '@roux/contract/content-fields'
import { RecipeListQuery } from '@roux/contract/finding-recipes'
import { GenerateRequest } from '@roux/contract/generation'
import { composeRecipe } from '@roux/kitchen/compose/compose-recipe'
import { createFairQueue } from '../server/src/fair-queue.ts'
import { createFinding } from '../server/src/features/recipes/finding/create-finding.ts'
import { indexedOf } from '../server/src/features/recipes/finding/index-recipe.ts'
import { listRecipes } from '../server/src/features/recipes/list-recipes.ts'
import { recipeListStore } from '../server/src/features/recipes/stored/recipe-list-store.ts'
import { type Database, openDatabase } from '../server/src/storage/database.ts'
import { startPostgres } from '../server/test/postgres.ts'
import { readOnTheLoop } from './checking-on-the-loop.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'

const recipes = 10_000
const texts = 400
const rounds = 20

const prompts = [
  'vegan curry',
  'tarte aux poireaux',
  'roast chicken',
  'gâteau au chocolat',
  'dinner',
  'soupe de poisson',
]

const queries = [
  ...['q=sel', 'q=tomato&sort=relevance', 'q=the', 'q=creme brulee', 'q=bourgignon', 'q=zuchini&sort=relevance'],
  ...['favorite=true', 'diet=vegan&max_minutes=45', 'with=tomato&without=milk', 'have=leek&have=potato&have=eggs'],
  ...['sort=title', 'sort=time'],
]

/** How long the list of an account of 10,000 recipes takes where it is searched, narrowed or sorted. */
export async function measureFinding(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'roux-bench-'))
  const postgres = await startPostgres()
  const rows: Row[] = []
  for (const [engine, settings] of [
    ['SQLite', { engine: 'sqlite', file: join(folder, 'roux.sqlite') }],
    ['PostgreSQL', { engine: 'postgres', url: postgres.url('postgres') }],
  ] as const) {
    const database = await openDatabase(settings, () => undefined)
    rows.push(...(await measure(engine, database)))
    await database.close()
  }
  await postgres.stop()
  rmSync(folder, { recursive: true })
  return rows
}

async function measure(engine: string, database: Database): Promise<Row[]> {
  const user = await fill(database)
  const parts = {
    finding: createFinding(database, recipeListStore(database)),
    searches: createFairQueue({ atOnce: 1, longest: 10 }),
    clock: database.clock,
  }
  const ask = async (query: string) => {
    const [began, before] = [performance.now(), processorMs()]
    const asked = RecipeListQuery.parse({ view: 'summary', ...paramsOf(query) })
    await listRecipes(parts, { user, sessionId: '' }, asked, { caller: user.id })
    return { took: performance.now() - began, cost: processorMs() - before }
  }
  const first = await ask('q=leek')
  for (const query of queries) await ask(query)
  const asked: Awaited<ReturnType<typeof ask>>[] = []
  for (let round = 0; round < rounds; round += 1) for (const query of queries) asked.push(await ask(query))
  const held: number[] = []
  for (const query of queries) {
    const turns: number[] = []
    for (let round = 0; round < rounds; round += 1) turns.push(await longestTurn(() => ask(query)))
    held.push(percentile(turns, 0.5))
  }
  const [took, cost] = [asked.map((one) => one.took), asked.map((one) => one.cost)]
  const ms = (samples: readonly number[], share: number) => `${percentile(samples, share).toFixed(1)} ms`
  return [
    [
      `searches, filters and orders of an account of 10,000 recipes on ${engine}, 100 summaries each`,
      `median ${ms(took, 0.5)}, 95 % within ${ms(took, 0.95)}; of the loop's processor ${ms(cost, 0.5)} and ${ms(cost, 0.95)}; the longest turn of the event loop of one takes ${ms(held, 0.5)}, of the slowest ${ms(held, 1)} (medians)`,
    ],
    [`… the first of them, which builds the index`, `${first.took.toFixed(0)} ms`],
  ]
}

/** Milliseconds of a processor that this thread has had: what else runs on the machine changes it little. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** While something is done. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = performance.now()
  const look = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  const watch = () => {
    look()
    watching = setImmediate(watch)
  }
  let watching = setImmediate(watch)
  await work()
  clearImmediate(watching)
  look()
  return longest
}

function paramsOf(query: string): Record<string, string | string[]> {
  const all = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(all.keys())].map((name) => [name, name === 'have' ? all.getAll(name) : (all.get(name) ?? '')]),
  )
}

async function rowOf(number: number) {
  const language = number % 2 ? 'fr' : 'en'
  const user_input = prompts[number % prompts.length] ?? 'dinner'
  const draft = composeRecipe(GenerateRequest.parse({ user_input, language }), number)
  const items = (list: readonly string[]) =>
    JSON.stringify(list.map((content, place) => ({ id: randomUUID(), content, index: `${place + 1}` })))
  const [ingredients, directions] = [items(draft.ingredients), items(draft.directions)]
  const content = contentOf({ ...blankContent, ...draft, language, composition: '', ingredients, directions } as const)
  const own = { tags: '[]', notes: '' }
  const found = await readOnTheLoop(content, '')
  return { ...content, ...own, ...(await indexedOf({ ...content, ...own }, found)) }
}

async function fill({ db }: Database) {
  const at = '2026-01-01T00:00:00.000Z'
  const user = { id: randomUUID(), email: 'cook@example.org', full_name: null, is_active: true, is_superuser: false }
  const account = { ...user, email_verified: false, created_at: at }
  await db
    .insertInto('users')
    .values({ ...account, email_key: user.email, password_hash: '' })
    .execute()
  const written: Awaited<ReturnType<typeof rowOf>>[] = []
  for (let number = 0; number < texts; number += 1) {
    written.push(await rowOf(number))
  }
  for (let number = 0; number < recipes; number += 50) {
    const some = Array.from({ length: 50 }, (_, place) => {
      const one = written[(number + place) % texts]
      if (!one) throw new Error('nothing was written')
      const date = new Date(Date.parse(at) + (number + place) * 60_000).toISOString()
      return {
        ...{ ...one, title: `${one.title} ${number + place}`, id: randomUUID(), user_id: user.id, findings: '[]' },
        ...{ is_favorite: place % 6 === 0, revision: 1, turn: 1, created_at: date, updated_at: date, text_bytes: 3000 },
      }
    })
    await db.insertInto('recipes').values(some).execute()
  }
  return account
}

if (import.meta.main) {
  for (const [what, figure] of await measureFinding()) console.log(`${what}: ${figure}`)
  process.exit(0)
}
