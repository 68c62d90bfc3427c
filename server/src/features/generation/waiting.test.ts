import { Recipe } from '@roux/contract/recipe'
import { streamType } from '@roux/contract/stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { startFakeProvider } from '../../../test/fake-provider.ts'
import { limitsOf } from '../../../test/limits-of.ts'
import { providerOf } from '../../../test/provider-of.ts'
import { eventsOf } from '../../../test/read-events.ts'
import { bearer, type Cook, signUp } from '../../../test/sign-up.ts'

let fake: Awaited<ReturnType<typeof startFakeProvider>>

beforeAll(async () => {
  fake = await startFakeProvider()
})
afterAll(() => fake.stop())

/** A provider that writes one recipe at a time, when it is told to, and somebody whose recipe it is writing. */
async function start() {
  const { writer, calls } = providerOf(fake, 'dictated')
  const limits = limitsOf({ userDaily: 2 })
  const app = await startAppWithDatabase('sqlite', { writer, limits, aiConcurrency: 1, aiWaiting: 10 })
  const { call, database, url } = app
  const first = call(undefined, 'POST', '/recipes/generate-public', { user_input: 'soup' })
  await expect.poll(async () => (await calls()).length).toBe(1)
  const usage = (kind: 'generate') =>
    database.db.selectFrom('generations').select(['outcome', 'calls']).where('kind', '=', kind).execute()
  return { call, calls, url, first, usage }
}

/** A call of a cook that is streamed: what comes, as it comes, and the way out. */
function follow(url: string, cook: Cook, path: string, body: object) {
  const leaving = new AbortController()
  const events: unknown[] = []
  const names: string[] = []
  const read = async () => {
    const headers = { ...bearer(cook), accept: streamType, 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body), signal: leaving.signal }
    const response = await fetch(`${url}/api/v1${path}`, init)
    for await (const { name, data } of eventsOf(response)) {
      names.push(name)
      if (name === 'waiting') events.push(data)
    }
  }
  return { places: events, names, done: read().catch(() => undefined), leave: () => leaving.abort() }
}

test('who waits for a recipe, a better one, an answer or a reading is told how many come first, and who leaves makes room', async () => {
  const { call, calls, url, first, usage } = await start()
  const [one, two, three, four] = [await signUp(url), await signUp(url), await signUp(url), await signUp(url)]
  const saved = await call(three, 'POST', '/recipes/', { title: 'Soup', ingredients: [{ content: '1 leek' }] })
  const { id } = Recipe.parse(await saved.json())
  const writing = follow(url, one, '/recipes/generate', { user_input: 'soup' })
  await expect.poll(() => writing.places).toEqual([{ ahead: 1 }])
  const stopped = follow(url, two, '/recipes/generate', { user_input: 'soup' })
  await expect.poll(() => stopped.places).toEqual([{ ahead: 2 }])
  const improving = follow(url, three, `/recipes/${id}/improve`, { user_input: 'more salt' })
  await expect.poll(() => improving.places).toEqual([{ ahead: 3 }])
  const asking = follow(url, three, `/recipes/${id}/ask`, { question: 'Does it freeze?' })
  await expect.poll(() => asking.places).toEqual([{ ahead: 4 }])
  const reading = follow(url, four, '/recipes/import', { text: "My aunt's gratin. She bakes it.", reader: 'provider' })
  // Before the second of somebody else.
  await expect.poll(() => [reading.places, asking.places.at(-1)]).toEqual([[{ ahead: 4 }], { ahead: 5 }])
  stopped.leave()
  await expect.poll(() => [improving.places.at(-1), asking.places.at(-1)]).toEqual([{ ahead: 2 }, { ahead: 4 }])
  expect(await calls()).toHaveLength(1)

  for (let written = 0; written < 5; written += 1) await fake.dictateRest()
  expect((await first).status).toBe(200)
  await Promise.all([writing.done, improving.done, asking.done, reading.done])
  expect(writing.places).toEqual([{ ahead: 1 }, { ahead: 0 }])
  expect(writing.names.slice(2)).not.toContain('waiting')
  expect([writing.names.at(-1), improving.names.at(-1), asking.names.at(-1)]).toEqual(['recipe', 'recipe', 'done'])
  expect([asking.places.at(-1), reading.places.at(-1)]).toEqual([{ ahead: 0 }, { ahead: 0 }])
  expect(reading.names.at(-1)).toBe('done')
  expect(await usage('generate')).toContainEqual({ outcome: 'left', calls: 0 })
})

test('leaving the line costs nothing of the day', async () => {
  const { call, url, first } = await start()
  const cook = await signUp(url)
  for (let tries = 0; tries < 3; tries += 1) {
    const waiting = follow(url, cook, '/recipes/generate', { user_input: 'soup' })
    await expect.poll(() => waiting.places).toEqual([{ ahead: 1 }])
    waiting.leave()
    await waiting.done
  }
  for (let written = 0; written < 3; written += 1) await fake.dictateRest()
  expect((await first).status).toBe(200)
  for (const status of [200, 200, 429]) {
    expect((await call(cook, 'POST', '/recipes/generate', { user_input: 'soup' })).status).toBe(status)
  }
})
