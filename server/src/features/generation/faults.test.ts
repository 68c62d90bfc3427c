import { errors, type WriterErrorCode } from '@roux/contract/errors'
import { Recipe } from '@roux/contract/recipe'
import { streamType } from '@roux/contract/stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { startFakeProvider } from '../../../test/fake-provider.ts'
import { findFreePort } from '../../../test/find-free-port.ts'
import { limitsOf } from '../../../test/limits-of.ts'
import { providerOf } from '../../../test/provider-of.ts'
import { readEnd } from '../../../test/read-events.ts'
import { signUp } from '../../../test/sign-up.ts'
import { readError } from '../../../test/start-app.ts'
import type { Settings } from '../../config.ts'
import type { ProviderSettings } from '../../provider-settings.ts'

let fake: Awaited<ReturnType<typeof startFakeProvider>>

beforeAll(async () => {
  fake = await startFakeProvider()
})
afterAll(() => fake.stop())

const forms = ['json', 'stream'] as const
type Form = (typeof forms)[number]

async function start(model: string, changes: Partial<ProviderSettings> = {}, settings: Partial<Settings> = {}) {
  const { writer, calls } = providerOf(fake, model, changes)
  const app = await startAppWithDatabase('sqlite', { writer, limits: limitsOf({}), ...settings })
  const ask = async (form: Form) => {
    const accept = form === 'stream' ? `${streamType}, application/json` : 'application/json'
    const body = { user_input: 'a lentil soup' }
    const response = await app.call(undefined, 'POST', '/recipes/generate-public', body, { accept })
    if (form === 'stream') return { status: response.status, ...(await readEnd(response)) }
    if (response.ok) return { status: response.status, recipe: Recipe.parse(await response.json()) }
    return { status: response.status, error: await readError(response) }
  }
  const usage = () => app.database.db.selectFrom('generations').selectAll().execute()
  return { ...app, ask, calls, usage }
}

/** For a provider that never answers in time; all others have all the time that a busy machine takes. */
const impatient = { firstChunkMs: 400 }

describe.each(forms)('as %s', (form) => {
  test.each<
    [
      fault: string,
      model: string,
      code: WriterErrorCode,
      calls: { json: number; stream: number },
      patience?: Partial<ProviderSettings>,
    ]
  >([
    ['a wrong key', 'unauthorized', 'provider_misconfigured', { json: 1, stream: 1 }],
    ['a key without the right', 'forbidden', 'provider_misconfigured', { json: 1, stream: 1 }],
    ['an unknown model', 'unknown-model', 'provider_misconfigured', { json: 1, stream: 1 }],
    ['a silent server', 'silent', 'provider_timeout', { json: 1, stream: 1 }, impatient],
    ['a slow first token', 'late-1500', 'provider_timeout', { json: 1, stream: 1 }, impatient],
    ['a stall in the middle', 'stall-20', 'provider_timeout', { json: 1, stream: 1 }, { chunkMs: 400 }],
    ['a reset in the middle', 'reset-40', 'provider_unavailable', { json: 3, stream: 1 }],
    ['429 without Retry-After', 'rate-limited', 'provider_rate_limited', { json: 3, stream: 3 }],
    ['429 with a short Retry-After', 'rate-limited-1', 'provider_rate_limited', { json: 3, stream: 3 }],
    ['429 with a long Retry-After', 'rate-limited-60', 'provider_rate_limited', { json: 1, stream: 1 }],
    ['408', 'request-timeout', 'provider_timeout', { json: 3, stream: 3 }],
    ['500 always', 'failing', 'provider_unavailable', { json: 3, stream: 3 }],
    ['cut JSON', 'truncated', 'provider_malformed', { json: 3, stream: 1 }],
    ['broken JSON', 'malformed', 'provider_malformed', { json: 3, stream: 1 }],
    ['a text without end', 'endless-text', 'provider_malformed', { json: 1, stream: 1 }],
    ['thoughts without end', 'endless-thoughts', 'provider_malformed', { json: 1, stream: 1 }],
    ['a line without end', 'endless-line', 'provider_malformed', { json: 1, stream: 1 }],
    ['an error without end', 'endless-error-500', 'provider_unavailable', { json: 3, stream: 3 }],
    ['an end without a last event', 'unended-40', 'provider_malformed', { json: 3, stream: 1 }],
    ['nothing at all', 'empty', 'provider_malformed', { json: 3, stream: 3 }],
    ['HTML', 'html', 'provider_malformed', { json: 3, stream: 3 }],
    ['a refusal', 'refusal', 'provider_refused', { json: 1, stream: 1 }],
    ['a content filter', 'bad-prompt', 'provider_refused', { json: 1, stream: 1 }],
    ['a content filter in the middle', 'filter', 'provider_refused', { json: 1, stream: 1 }],
    ['the length limit', 'length', 'provider_malformed', { json: 1, stream: 1 }],
    ['a title of 200 kB', 'huge', 'provider_malformed', { json: 1, stream: 1 }],
  ])('%s is told and costs no more than its calls', async (_, model, code, expected, patience) => {
    const { ask, calls, usage } = await start(model, patience)
    const { status, error, recipe } = await ask(form)
    expect(recipe).toBeUndefined()
    expect(status).toBe(form === 'stream' ? 200 : errors[code].status)
    expect(error).toMatchObject({ code, detail: errors[code].detail })
    expect(await calls()).toHaveLength(expected[form])
    const row = { outcome: code, calls: expected[form], user_id: null, model, provider: 'openai-compatible' }
    expect(await usage()).toMatchObject([row])
  })

  testTable([
    ['500 once', 'failing-once', 2],
    ['a kept connection that the provider has just closed', 'gone-once', 2],
    ['fenced JSON', 'fenced', 1],
    ['sentences around the JSON', 'prose', 1],
    ['negative and huge numbers, script tags, control and bidi characters', 'hostile', 1],
    ['a model that knows no schema', 'json-mode', 2],
    ['a model that knows no format', 'text-only', 3],
  ])('what can be mended makes a recipe', async (_, model, expected) => {
    const { ask, calls, usage } = await start(model)
    const { status, recipe } = await ask(form)
    expect(status).toBe(200)
    expect(JSON.stringify(recipe)).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
    expect(await calls()).toHaveLength(expected)
    const tokens = { tokens_in: 400, tokens_out: 300 }
    expect(await usage()).toMatchObject([{ outcome: 'written', calls: expected, ...tokens }])
  })

  test('no server is told', async () => {
    const { ask } = await start('good', { baseUrl: `http://127.0.0.1:${await findFreePort()}/v1` })
    expect((await ask(form)).error).toMatchObject({ code: 'provider_unavailable' })
  })
})

test('a pause that the provider asks for is passed on', async () => {
  const { ask } = await start('rate-limited-60')
  expect((await ask('json')).error).toMatchObject({ retry_after: 60 })
  expect((await ask('stream')).error).toMatchObject({ retry_after: 60 })
})

test('a format that was refused is not asked for again', async () => {
  const { ask, calls } = await start('text-only')
  await ask('json')
  await ask('json')
  expect(await calls()).toHaveLength(4)
})

test('all calls for a recipe together keep to the time limit', async () => {
  const { ask } = await start('silent', { timeoutMs: 600_000, firstChunkMs: 600_000 }, { writeWithinMs: 300 })
  expect((await ask('json')).error).toMatchObject({ code: 'provider_timeout' })
})

test('after repeated failure the provider is left alone, and everybody told at once', async () => {
  const { ask, calls } = await start('failing')
  expect((await ask('json')).error).not.toHaveProperty('retry_after')
  await ask('json')
  expect(await calls()).toHaveLength(5)
  for (const form of forms) {
    const { error } = await ask(form)
    expect(error?.code).toBe('provider_unavailable')
    expect(error?.retry_after).toBeGreaterThan(0)
  }
  expect(await calls()).toHaveLength(5)
})

test('more calls than may run and wait are refused, and whoever waits is served', async () => {
  const { ask, calls } = await start('slow-30', {}, { aiConcurrency: 2, aiWaiting: 2 })
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask('json')))
  expect(answers.filter(({ recipe }) => recipe)).toHaveLength(4)
  const refused = answers.filter(({ error }) => error)
  expect(refused.map(({ status, error }) => [status, error?.code])).toEqual([
    [503, 'provider_busy'],
    [503, 'provider_busy'],
  ])
  expect(refused[0]?.error?.retry_after).toBeGreaterThan(0)
  expect(await calls()).toHaveLength(4)
})

test('a caller has a few places at once, whatever is free, and all others go on', async () => {
  const { ask, call, calls, url } = await start('dictated', {}, { aiConcurrency: 10, aiConcurrencyPerCaller: 2 })
  const guests = Array.from({ length: 4 }, () => ask('json'))
  await expect.poll(async () => (await calls()).length).toBe(2)
  const cook = await signUp(url)
  const answer = call(cook, 'POST', '/recipes/generate', { user_input: 'a lentil soup' })
  await expect.poll(async () => (await calls()).length).toBe(3)
  for (let written = 0; written < 5; written += 1) await fake.dictateRest()
  expect((await answer).status).toBe(200)
  for (const { status } of await Promise.all(guests)) expect(status).toBe(200)
})

describe.each(forms)('with the kitchen to stand in, as %s', (form) => {
  testTable(['failing', 'unauthorized', 'rate-limited-60', 'silent'])(
    'a provider that fails makes a recipe that says so',
    async (model) => {
      const { ask, usage } = await start(model, impatient, { kitchenStandsIn: true })
      const { recipe } = await ask(form)
      const codes = recipe?.findings.map(({ code }) => code)
      expect(codes).toEqual(expect.arrayContaining(['composed_by_kitchen', 'kitchen_stood_in']))
      expect((await usage())[0]?.outcome).toMatch(/^provider_/)
    },
  )

  testTable([
    ['refusal', 'provider_refused'],
    ['html', 'provider_malformed'],
  ] as const)('what the kitchen cannot stand in for stays an error', async (model, code) => {
    const { ask, usage } = await start(model, {}, { kitchenStandsIn: true })
    const { recipe, error } = await ask(form)
    expect(recipe).toBeUndefined()
    expect(error).toMatchObject({ code, detail: errors[code].detail })
    expect(await usage()).toMatchObject([{ outcome: code, provider: 'openai-compatible' }])
  })
})

test('the kitchen writes where it is asked to, and no provider is called', async () => {
  const { call, calls, usage } = await start('failing')
  const body = { user_input: 'a lentil soup', writer: 'kitchen' }
  const recipe = Recipe.parse(await (await call(undefined, 'POST', '/recipes/generate-public', body)).json())
  expect(recipe.findings[0]).toEqual({ code: 'composed_by_kitchen', severity: 'info', params: {} })
  expect(recipe.findings.some(({ code }) => code === 'kitchen_stood_in')).toBe(false)
  expect(await calls()).toEqual([])
  expect(await usage()).toMatchObject([{ provider: 'kitchen', model: null, outcome: 'written', calls: 0 }])
})

test('the same words with another seed make another recipe', async () => {
  const { call } = await start('good')
  const generate = async (seed: number) => {
    const body = { user_input: 'a soup', writer: 'kitchen', seed }
    const response = await call(undefined, 'POST', '/recipes/generate-public', body)
    return Recipe.parse(await response.json()).ingredients.map(({ content }) => content)
  }
  expect(await generate(0)).toEqual(await generate(0))
  const all = [await generate(0), await generate(1), await generate(2)]
  expect(new Set(all.map((lines) => lines.join())).size).toBeGreaterThan(1)
})

test.each(forms)('a cook who leaves ends the call, as %s, and that is no error', async (form) => {
  const { url, calls, usage } = await start('slow-100')
  const leaving = new AbortController()
  const headers = { 'content-type': 'application/json', accept: form === 'stream' ? streamType : '*/*' }
  const body = JSON.stringify({ user_input: 'a lentil soup' })
  const asked = fetch(`${url}/api/v1/recipes/generate-public`, {
    method: 'POST',
    headers,
    body,
    signal: leaving.signal,
  })
  asked.then((response) => response.text()).catch(() => undefined)
  await expect.poll(async () => (await calls()).length).toBe(1)
  leaving.abort()
  await expect.poll(async () => (await calls())[0]?.state).toBe('aborted')
  await expect.poll(usage).toMatchObject([{ outcome: 'left', calls: 1 }])
})

test('a provider that was left takes no word of what the next cook gets', async () => {
  const { ask, calls, url } = await start('dictated')
  const leaving = new AbortController()
  const body = JSON.stringify({ user_input: 'a lentil soup' })
  const headers = { 'content-type': 'application/json' }
  fetch(`${url}/api/v1/recipes/generate-public`, { method: 'POST', headers, body, signal: leaving.signal }).catch(
    () => undefined,
  )
  await expect.poll(async () => (await calls()).length).toBe(1)
  leaving.abort()
  await expect.poll(async () => (await calls())[0]?.state).toBe('aborted')
  const answer = ask('json')
  await fake.dictateRest()
  expect((await answer).status).toBe(200)
})

test.each(forms)(
  'a dangerous request is refused before anybody is asked or anything is counted, as %s',
  async (form) => {
    const { call, calls, database } = await start('good')
    const body = { user_input: 'a cocktail of bleach and ammonia' }
    const accept = form === 'stream' ? streamType : '*/*'
    const response = await call(undefined, 'POST', '/recipes/generate-public', body, { accept })
    expect(response.status).toBe(400)
    expect(await readError(response)).toMatchObject({ code: 'not_food' })
    expect(await calls()).toEqual([])
    expect(await database.db.selectFrom('rate_counters').selectAll().where('key', '<>', 'clean-up').execute()).toEqual(
      [],
    )
  },
)
