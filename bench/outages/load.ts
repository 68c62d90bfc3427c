import { randomUUID } from 'node:crypto'

interface Change {
  readonly description: string
  readonly sentAt: number
  /** When it was answered or failed: it was made before, or not at all. */
  endedAt: number
  isAcknowledged: boolean
}

/** Recipes whose saving was acknowledged, by title, changes by recipe, and everything not answered as it should be. */
export interface LoadReport {
  readonly created: Map<string, string>
  readonly changes: Map<string, Change[]>
  readonly failures: { readonly at: number; readonly what: string }[]
  answered: number
}

interface Options {
  readonly url: string
  readonly token: string
  readonly perSecond: number
  readonly seconds: number
  readonly report?: LoadReport
  /** Every eighth request saves a new recipe; `few`: one in a hundred. */
  readonly newRecipes?: 'few'
  /** One request in twenty saves, one changes, one cooks. Otherwise three in eight do, which is more than cooks do. */
  readonly isMostlyReading?: true
}

export const emptyReport = (): LoadReport => ({ created: new Map(), changes: new Map(), failures: [], answered: 0 })

/** Asks so many times a second, whether answers come or not, as cooks do: reads, lists, saves, changes, and cooking. */
export async function runLoad({
  url,
  token,
  perSecond,
  seconds,
  report = emptyReport(),
  newRecipes,
  isMostlyReading,
}: Options): Promise<LoadReport> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const api = `${url}/api/v1`
  const ask = async (what: string, path: string, init: RequestInit = {}) => {
    try {
      const response = await fetch(`${api}${path}`, { headers, signal: AbortSignal.timeout(20_000), ...init })
      const text = await response.text()
      report.answered += 1
      if (response.ok) return JSON.parse(text)
      report.failures.push({ at: Date.now(), what: `${what}: ${response.status} ${codeIn(text)}` })
    } catch (error) {
      report.failures.push({ at: Date.now(), what: `${what}: ${error instanceof Error ? error.message : error}` })
    }
    return undefined
  }
  const newest: string[] = []
  const create = async () => {
    const title = randomUUID()
    const body = JSON.stringify({ title, ingredients: [{ content: '2 eggs' }], directions: [{ content: 'Boil.' }] })
    const recipe = await ask('create', '/recipes/', { method: 'POST', body })
    if (!recipe) return
    report.created.set(title, recipe.id)
    newest.push(recipe.id)
    if (newest.length > 50) newest.shift()
  }
  const change = async () => {
    const id = pick(newest)
    if (id === undefined) return create()
    const description = randomUUID()
    const change: Change = { description, sentAt: performance.now(), endedAt: 0, isAcknowledged: false }
    report.changes.set(id, [...(report.changes.get(id) ?? []), change])
    const changed = await ask('change', `/recipes/${id}`, { method: 'PUT', body: JSON.stringify({ description }) })
    change.endedAt = performance.now()
    change.isAcknowledged = changed !== undefined
  }
  const read = (): Promise<unknown> => {
    const id = pick(newest)
    return id === undefined ? create() : ask('read', `/recipes/${id}`)
  }
  let sent = 0
  const save = () => (newRecipes === 'few' && sent % 13 > 0 ? change() : create())
  const list = () => ask('list', '/recipes/?limit=20&view=summary')
  const me = () => ask('me', '/users/me')
  const cook = () =>
    ask('cook', '/recipes/generate-public', { method: 'POST', body: JSON.stringify({ user_input: 'soup' }) })
  const writing = [save, change, cook]
  const reading = [read, list, read, me, read]
  const tasks = isMostlyReading ? [...writing, ...reading, ...reading, ...reading, read, me] : [...writing, ...reading]
  const pending = new Set<Promise<unknown>>()
  const started = performance.now()
  for (; sent < perSecond * seconds; sent += 1) {
    const due = started + (sent / perSecond) * 1000
    const early = due - performance.now()
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early))
    const task = tasks[sent % tasks.length]
    if (!task) continue
    const doing: Promise<unknown> = task().finally(() => pending.delete(doing))
    pending.add(doing)
  }
  await Promise.all(pending)
  return report
}

function codeIn(text: string): string {
  return /"code":"(\w+)"/.exec(text)?.[1] ?? ''
}

/** One of the newest: they are the ones that a crash could lose. */
function pick(newest: readonly string[]): string | undefined {
  return newest[Math.floor(Math.random() * newest.length)]
}

/** Holds everything that was acknowledged against what is there, and looks for anything that is there twice. */
export async function compare(url: string, token: string, report: LoadReport): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const found = new Map<string, { id: string; description: string }[]>()
  for (let skip = 0; ; skip += 1000) {
    const response = await fetch(`${url}/api/v1/recipes/?limit=1000&skip=${skip}&view=summary`, { headers })
    const { data } = (await response.json()) as { data: { id: string; title: string; description: string }[] }
    for (const recipe of data) found.set(recipe.title, [...(found.get(recipe.title) ?? []), recipe])
    if (data.length === 0) break
  }
  const lost = [...report.created].filter(([title, id]) => !found.get(title)?.some((recipe) => recipe.id === id))
  const twice = [...found.values()].filter((recipes) => recipes.length > 1)
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged recipes are lost`)
  const undone = [...found.values()].flat().filter(({ id, description }) => {
    const changes = report.changes.get(id) ?? []
    const endedAt = changes.find((change) => change.description === description)?.endedAt ?? 0
    return changes.some(({ isAcknowledged, sentAt }) => isAcknowledged && sentAt > endedAt)
  })
  if (undone.length > 0) throw new Error(`${undone.length} recipes are without an acknowledged change`)
  if (twice.length > 0) throw new Error(`${twice.length} recipes are there twice`)
}

/** An account to ask as. */
export async function makeCook(url: string): Promise<string> {
  const email = `${randomUUID()}@example.org`
  const password = 'a wooden spoon'
  const headers = { 'content-type': 'application/json' }
  await fetch(`${url}/api/v1/users/signup`, { method: 'POST', headers, body: JSON.stringify({ email, password }) })
  const body = new URLSearchParams({ username: email, password })
  const response = await fetch(`${url}/api/v1/login/access-token`, { method: 'POST', body })
  return ((await response.json()) as { access_token: string }).access_token
}
