import { RecipeAnswer } from '@roux/contract/asking'
import { errors, type WriterErrorCode } from '@roux/contract/errors'
import { limits } from '@roux/contract/limits'
import { Recipe } from '@roux/contract/recipe'
import { streamType } from '@roux/contract/stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { allOf } from '../../../test/all-of.ts'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { startFakeProvider } from '../../../test/fake-provider.ts'
import { limitsOf } from '../../../test/limits-of.ts'
import { providerOf } from '../../../test/provider-of.ts'
import { eventsOf } from '../../../test/read-events.ts'
import { bearer, signUp } from '../../../test/sign-up.ts'
import { readError } from '../../../test/start-app.ts'
import type { Settings } from '../../config.ts'
import type { LimitSettings } from '../../limit-settings.ts'
import type { ProviderSettings } from '../../provider-settings.ts'

let fake: Awaited<ReturnType<typeof startFakeProvider>>

beforeAll(async () => {
  fake = await startFakeProvider()
})
afterAll(() => fake.stop())

const soup = {
  title: 'Leek soup',
  description: 'For a cold day.',
  serves: 2,
  notes: 'zznote',
  ingredients: [{ content: '200 g leeks' }, { content: '100 ml cream' }],
  directions: [{ content: 'Fry the 200 g leeks.' }, { content: 'Stir in the cream.' }],
}

interface Given {
  engine?: (typeof engines)[number]
  provider?: Partial<ProviderSettings>
  settings?: Partial<Settings>
  daily?: LimitSettings['userDaily']
}

/** A cook with a recipe, and a provider that behaves as its model's name says. */
async function start(model: string, { engine = 'sqlite', provider = {}, settings = {}, daily = 0 }: Given = {}) {
  const { writer, calls } = providerOf(fake, model, provider)
  const app = await startAppWithDatabase(engine, { writer, limits: limitsOf({ userDaily: daily }), ...settings })
  const cook = await signUp(app.url)
  const { id } = Recipe.parse(await (await app.call(cook, 'POST', '/recipes/', soup)).json())
  const path = `/recipes/${id}/ask`
  const ask = (body: object = { question: 'What can I use instead of the cream?' }, headers = {}) =>
    app.call(cook, 'POST', path, body, headers)
  const usage = () => app.database.db.selectFrom('generations').selectAll().execute()
  return { ...app, cook, id, path, ask, calls, usage }
}

const asStream = { accept: `${streamType}, application/json` }

/** What a stream showed on the way, and how it ended. */
async function readStream(response: Response) {
  const events = await allOf(eventsOf(response))
  const last = events.pop()
  expect(events.every(({ name }) => name === 'text')).toBe(true)
  const pieces = events.map(({ data }) => String(data))
  return { pieces, name: last?.name, data: last?.data }
}

async function dataSent(calls: () => Promise<{ body: unknown }[]>): Promise<Record<string, unknown>> {
  const body = Object((await calls()).at(-1)?.body)
  return JSON.parse(body.messages.find(({ role }: { role: string }) => role === 'user').content)
}

describe.each(engines)('on %s', (engine) => {
  test('a question is answered in pieces that make up the answer, and as JSON', async () => {
    const { ask } = await start('slow-30', { engine })
    const { pieces, name, data } = await readStream(await ask(undefined, asStream))
    expect(name).toBe('done')
    const { answer } = RecipeAnswer.parse(data)
    expect(answer).toMatch(/^Use 150 ml of oat cream .*\n\nStir it in/)
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.join('')).toBe(answer)
    expect(RecipeAnswer.parse(await (await ask()).json())).toEqual({ answer })
  })

  test('a question changes nothing of the recipe, and what it took is written down', async () => {
    const { ask, call, cook, id, usage } = await start('good', { engine })
    const read = async () => (await call(cook, 'GET', `/recipes/${id}`)).json()
    const before = await read()
    expect((await ask()).status).toBe(200)
    expect(await read()).toEqual(before)
    expect(await usage()).toMatchObject([
      { kind: 'ask', outcome: 'written', calls: 1, user_id: cook.user.id, tokens_in: 400, tokens_out: 300 },
    ])
  })

  test('each question counts as one request of the day, with the recipes', async () => {
    const { ask, call, cook, path } = await start('good', { engine, daily: 2 })
    expect((await ask()).status).toBe(200)
    expect((await call(cook, 'POST', path.replace('ask', 'improve'), { user_input: 'lighter' })).status).toBe(200)
    const third = await ask()
    expect(third.status).toBe(429)
    expect(await readError(third)).toMatchObject({ code: 'quota_exceeded' })
  })

  test('a question that could not be asked costs nothing', async () => {
    const { ask } = await start('unauthorized', { engine, daily: 1 })
    for (const _ of [1, 2]) expect(await readError(await ask())).toMatchObject({ code: 'provider_misconfigured' })
  })

  test("somebody else's recipe, a deleted one and none at all are the same, for nobody a recipe to ask about", async () => {
    const { call, cook, url, path, ask, calls, signUpSuperuser } = await start('good', { engine })
    const question = { question: 'May I?' }
    const other = await signUp(url)
    expect((await call(undefined, 'POST', path, question)).status).toBe(401)
    for (const [who, where] of [
      [other, path],
      [cook, '/recipes/x/ask'],
      [cook, '/recipes/0199aaaa-0000-7000-8000-000000000000/ask'],
    ] as const) {
      const response = await call(who, 'POST', where, question)
      expect(response.status).toBe(404)
      expect(await readError(response)).toMatchObject({ code: 'recipe_not_found', detail: 'Recipe not found' })
    }
    await call(other, 'POST', path, question)
    expect(await calls()).toEqual([])
    expect((await call(await signUpSuperuser(), 'POST', path, question)).status).toBe(200)
    await call(cook, 'DELETE', path.replace('/ask', ''))
    expect((await ask()).status).toBe(404)
  })

  test('the same request with its key is asked once', async () => {
    const { ask, calls } = await start('good', { engine, daily: 1 })
    const key = { 'idempotency-key': 'one question' }
    const first = await (await ask(undefined, key)).json()
    expect(await (await ask(undefined, key)).json()).toEqual(first)
    expect((await readStream(await ask(undefined, { ...key, ...asStream }))).data).toEqual(first)
    expect(await calls()).toHaveLength(1)
    expect((await ask({ question: 'Another one' }, key)).status).toBe(409)
  })
})

describe('what the provider is told', () => {
  test('is the recipe, the question, what went before and what the cook must not eat, and nothing else of the cook', async () => {
    const { ask, call, cook, calls } = await start('good')
    await call(cook, 'PATCH', '/users/me/preferences', { allergies: ['milk'], other_allergies: ['kiwi'] })
    const before = [{ question: 'Is it quick?', answer: 'Yes.' }]
    await ask({ question: 'What now?', before, step: 2 })
    expect(await dataSent(calls)).toMatchObject({
      question: 'What now?',
      step: { number: 2, text: 'Stir in the cream.' },
      recipe: { title: 'Leek soup', serves: 2, ingredients: ['200 g leeks', '100 ml cream'] },
      before,
      allergies: ['milk', 'kiwi'],
    })
    const all = JSON.stringify((await calls()).at(-1)?.body)
    for (const secret of ['zznote', cook.email, cook.user.id, cook.token]) expect(all).not.toContain(secret)
  })

  test('is the recipe as it is on the screen', async () => {
    const { ask, calls } = await start('good')
    await ask({ question: 'How much?', serves: 4, step: 1 })
    expect(await dataSent(calls)).toMatchObject({
      recipe: { serves: 4, ingredients: ['400 g leeks', '200 ml cream'] },
      step: { text: 'Fry the 400 g leeks.' },
    })
    await ask({ question: 'How much?', units: 'us' })
    expect(JSON.stringify((await dataSent(calls)).recipe)).toMatch(/oz|cup/)
  })

  test('names no step that the recipe does not have', async () => {
    const { ask, calls } = await start('good')
    await ask({ question: 'And then?', step: 200 })
    expect(await dataSent(calls)).toMatchObject({ step: null })
  })
})

testTable([
  [{ question: '' }],
  [{ question: 'x'.repeat(limits.question + 1) }],
  [{ question: 'May I?', step: 0 }],
  [{ question: 'May I?', serves: 0 }],
  [{ question: 'May I?', before: [{ question: 'x' }] }],
  [{ question: 'May I?', before: [{ question: 'x', answer: 'x'.repeat(limits.answer + 1) }] }],
  [{ question: 'May I?', before: Array(11).fill({ question: 'x', answer: 'y' }) }],
])('what is no question is refused', async (body) => {
  const { ask, calls } = await start('good')
  expect((await ask(body)).status).toBe(422)
  expect(await calls()).toEqual([])
})

test('without a provider nobody answers, and nothing is counted', async () => {
  const { ask } = await start('good', { settings: { writer: 'kitchen' }, daily: 1 })
  for (const _ of [1, 2]) {
    const response = await ask()
    expect(response.status).toBe(403)
    expect(await readError(response)).toMatchObject({ code: 'no_provider' })
  }
})

test('a dangerous question is refused with its reason before anybody is asked', async () => {
  const { ask, calls } = await start('good', { daily: 1 })
  for (const headers of [{}, asStream]) {
    const response = await ask({ question: 'How much bleach do I stir in?' }, headers)
    expect(response.status).toBe(400)
    expect(await readError(response)).toMatchObject({ code: 'not_food', reason: 'not_food' })
  }
  expect(await calls()).toEqual([])
})

/** For a provider that never answers in time. */
const impatient = { firstChunkMs: 400 }

describe.each(['json', 'stream'] as const)('as %s', (form) => {
  test.each<
    [fault: string, model: string, WriterErrorCode, { json: number; stream: number }, Partial<ProviderSettings>?]
  >([
    ['a wrong key', 'unauthorized', 'provider_misconfigured', { json: 1, stream: 1 }],
    ['an unknown model', 'unknown-model', 'provider_misconfigured', { json: 1, stream: 1 }],
    ['a silent server', 'silent', 'provider_timeout', { json: 1, stream: 1 }, impatient],
    ['a stall in the middle', 'stall-20', 'provider_timeout', { json: 1, stream: 1 }, { chunkMs: 400 }],
    ['a reset in the middle', 'reset-60', 'provider_unavailable', { json: 3, stream: 1 }],
    ['429 without Retry-After', 'rate-limited', 'provider_rate_limited', { json: 3, stream: 3 }],
    ['429 with a long Retry-After', 'rate-limited-60', 'provider_rate_limited', { json: 1, stream: 1 }],
    ['500 always', 'failing', 'provider_unavailable', { json: 3, stream: 3 }],
    ['a text without end', 'endless-text', 'provider_malformed', { json: 1, stream: 1 }],
    ['thoughts without end', 'endless-thoughts', 'provider_malformed', { json: 1, stream: 1 }],
    ['nothing at all', 'empty', 'provider_malformed', { json: 3, stream: 3 }],
    ['HTML', 'html', 'provider_malformed', { json: 3, stream: 3 }],
    ['a refusal', 'refusal', 'provider_refused', { json: 1, stream: 1 }],
    ['a content filter', 'bad-prompt', 'provider_refused', { json: 1, stream: 1 }],
    ['a content filter in the middle', 'filter', 'provider_refused', { json: 1, stream: 1 }],
    ['the length limit', 'length', 'provider_malformed', { json: 1, stream: 1 }],
  ])('%s is told and costs no more than its calls', async (_, model, code, expected, provider = {}) => {
    const { ask, calls, usage } = await start(model, { provider })
    const response = await ask(undefined, form === 'stream' ? asStream : {})
    if (form === 'stream') {
      expect(await readStream(response)).toMatchObject({ name: 'error', data: { code } })
    } else {
      expect(response.status).toBe(errors[code].status)
      expect(await readError(response)).toMatchObject({ code })
    }
    expect(await calls()).toHaveLength(expected[form])
    expect(await usage()).toMatchObject([{ kind: 'ask', outcome: code, calls: expected[form] }])
  })

  test('a failure that passes is nothing to the cook', async () => {
    const { ask, calls } = await start('failing-once')
    const response = await ask(undefined, form === 'stream' ? asStream : {})
    expect(await response.text()).toContain('oat cream')
    expect(await calls()).toHaveLength(2)
  })

  test('a cook who leaves ends the call within a second, and that is no error', async () => {
    const { url, path, cook, calls, usage } = await start('slow-100')
    const leaving = new AbortController()
    const headers = { ...bearer(cook), 'content-type': 'application/json', ...(form === 'stream' && asStream) }
    const body = JSON.stringify({ question: 'What can I use instead of the cream?' })
    const asked = fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body, signal: leaving.signal })
    asked.then((response) => response.text()).catch(() => undefined)
    await expect.poll(async () => (await calls()).length).toBe(1)
    leaving.abort()
    await expect.poll(async () => (await calls())[0]?.state, { timeout: 1000 }).toBe('aborted')
    await expect.poll(usage).toMatchObject([{ kind: 'ask', outcome: 'left', calls: 1 }])
  })
})

test('after repeated failure of the provider a question is told at once, whatever was asked for before', async () => {
  const { ask, call, cook, calls } = await start('failing')
  await call(cook, 'POST', '/recipes/generate', { user_input: 'soup' })
  await ask()
  expect(await calls()).toHaveLength(5)
  const { code, retry_after } = await readError(await ask())
  expect(code).toBe('provider_unavailable')
  expect(retry_after).toBeGreaterThan(0)
  expect(await calls()).toHaveLength(5)
})

test('questions wait in the line of the recipes', async () => {
  const { ask } = await start('slow-30', { settings: { aiConcurrency: 1, aiWaiting: 1 } })
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 503])
})

test('what deceives or cannot be seen does not come through, and thoughts neither', async () => {
  const { ask } = await start('sly')
  const { answer } = RecipeAnswer.parse(await (await ask()).json())
  expect(answer).toBe('evil <img src=x onerror=alert(1)>\n\n[x](javascript:alert(1)) \uFFFD.')
})
