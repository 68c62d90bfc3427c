import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { startWithOwnModel } from '../e2e/start-with-own-model.ts'
import { eventsOf } from '../server/test/read-events.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'

type Own = Awaited<ReturnType<typeof startWithOwnModel>>

const milliseconds = 20_000
/** Without a pause the calls would leave the model no processor. */
const betweenMs = 5
const rounds = 10

/** What a model that runs here does to the server's own calls, and how soon it is at the next recipe after a stop or its end. */
export async function measureOwnModel(): Promise<Row[]> {
  const roux = await startWithOwnModel({ GUEST_DAILY_LIMIT: '0', RATE_LIMIT_PER_MINUTE: '0' })
  try {
    const before = await timeCalls(roux, 3000)
    const writing = new AbortController()
    const written = writeAllTheTime(roux, writing.signal)
    const meanwhile = await timeCalls(roux, milliseconds)
    writing.abort()
    const recipes = await written
    const stops: number[] = []
    const ends: number[] = []
    for (let round = 0; round < rounds; round += 1) stops.push(await timeStop(roux))
    for (let round = 0; round < rounds; round += 1) ends.push(await timeEnd(roux))
    return [
      ...Object.entries(meanwhile).map(
        ([what, samples]): Row => [
          `${what} while a tiny model in a process of its own writes all the time (${recipes} recipes), median and 99 %`,
          `${spread(samples)} (while it does not: ${spread(before[what] ?? [])})`,
        ],
      ),
      ['from a stop to the first words for the next in line, median and longest', longest(stops)],
      [
        'from the end of the process in the middle of a recipe to the first words of the next, loading included',
        longest(ends),
      ],
    ]
  } finally {
    await roux.stop()
  }
}

const ms = (value: number) => `${value.toFixed(1)} ms`
const spread = (samples: readonly number[]) => `${ms(percentile(samples, 0.5))}, ${ms(percentile(samples, 0.99))}`
const longest = (samples: readonly number[]) => `${ms(percentile(samples, 0.5))}, ${ms(Math.max(...samples))}`

/** Calls that need no model, one after the other. */
async function timeCalls({ url }: Own, forMs: number): Promise<Record<string, number[]>> {
  const api = `${url}/api/v1`
  const json = { 'content-type': 'application/json' }
  const email = `${crypto.randomUUID()}@example.org`
  const password = 'a wooden spoon'
  await fetch(`${api}/users/signup`, { method: 'POST', headers: json, body: JSON.stringify({ email, password }) })
  const form = new URLSearchParams({ username: email, password })
  const { access_token: token } = await (
    await fetch(`${api}/login/access-token`, { method: 'POST', body: form })
  ).json()
  const headers = { ...json, authorization: `Bearer ${token}` }
  const body = JSON.stringify({ title: 'Soup', ingredients: [{ content: '1 leek' }] })
  const { id } = await (await fetch(`${api}/recipes/`, { method: 'POST', headers, body })).json()
  const calls = {
    'reading a recipe': `${api}/recipes/${id}`,
    'the list of recipes': `${api}/recipes/?view=summary`,
    health: `${url}/readyz`,
  }
  const took: Record<string, number[]> = Object.fromEntries(Object.keys(calls).map((what) => [what, []]))
  for (const end = performance.now() + forMs; performance.now() < end; ) {
    for (const [what, address] of Object.entries(calls)) {
      const started = performance.now()
      const response = await fetch(address, { headers })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${what} answered ${response.status}`)
      took[what]?.push(performance.now() - started)
      await pause(betweenMs)
    }
  }
  return took
}

function ask({ url }: Own, signal: AbortSignal): Promise<Response> {
  return fetch(`${url}/api/v1/recipes/generate-public`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ user_input: 'a soup' }),
    signal,
  })
}

/** Two at a time, so that one is always being written. */
async function writeAllTheTime(roux: Own, signal: AbortSignal): Promise<number> {
  let recipes = 0
  const write = async () => {
    while (!signal.aborted) {
      const response = await ask(roux, signal).catch(() => undefined)
      await response?.text().then(
        () => (recipes += 1),
        () => undefined,
      )
    }
  }
  await Promise.all([write(), write()])
  return recipes
}

/** A call that is streamed: when its first words came, and whether it waits in line. */
function follow(roux: Own) {
  const leaving = new AbortController()
  const seen = new EventTarget()
  const waits = once(seen, 'waiting')
  const writes = once(seen, 'draft')
  const done = ask(roux, leaving.signal)
    .then(async (response) => {
      for await (const { name } of eventsOf(response)) seen.dispatchEvent(new Event(name))
    })
    .catch(() => undefined)
  return { waits, writes, done, leave: () => leaving.abort() }
}

async function timeStop(roux: Own): Promise<number> {
  const first = follow(roux)
  const next = follow(roux)
  await Promise.all([next.waits, first.writes])
  const started = performance.now()
  first.leave()
  await next.writes
  const took = performance.now() - started
  await next.done
  return took
}

async function timeEnd(roux: Own): Promise<number> {
  const first = follow(roux)
  await first.writes
  const started = performance.now()
  process.kill(roux.modelProcess(), 'SIGKILL')
  await first.done
  const next = follow(roux)
  await next.writes
  const took = performance.now() - started
  await next.done
  return took
}

if (import.meta.main) for (const [what, figure] of await measureOwnModel()) console.log(`${what}: ${figure}`)
