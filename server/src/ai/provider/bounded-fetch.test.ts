import { GenerateRequest } from '@roux/contract/generation'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allOf } from '../../../test/all-of.ts'
import { calledProviders } from '../../../test/called-providers.ts'
import { startFakeProvider } from '../../../test/fake-provider.ts'
import { probeProvider } from '../probe-provider.ts'
import { providerWriter } from '../provider-writer.ts'

let fake: Awaited<ReturnType<typeof startFakeProvider>>

beforeAll(async () => {
  fake = await startFakeProvider()
})
beforeEach(() => fake.forget())
afterAll(() => fake.stop())

/** What is taken of an answer, and what a connection holds back. */
const mostBytes = 12 * 2 ** 20

const patience = { timeoutMs: 20_000, firstChunkMs: 20_000, chunkMs: 20_000 }
const orderer = { caller: 'a cook', signal: new AbortController().signal }

describe.each(calledProviders)('%s', (provider) => {
  test.each([
    ['endless-text', 'provider_malformed', 'never'],
    ['endless-thoughts', 'provider_malformed', 'never'],
    ['endless-line', 'provider_malformed', 'never'],
    ['endless-comments', 'provider_malformed', 'never'],
    ['endless-error-500', 'provider_unavailable', 'later'],
    ['endless-error-429', 'provider_rate_limited', 'later'],
    ['endless-error-401', 'provider_misconfigured', 'never'],
  ])('%s is cut off: %s', async (model, code, retry) => {
    const settings = { provider, model, apiKey: 'sk-key', baseUrl: `${fake.url}/${model}/v1`, ...patience }
    const request = GenerateRequest.parse({ user_input: 'a soup' })
    await expect(allOf(providerWriter(settings).write(request, orderer))).rejects.toMatchObject({ code, retry })
    await expect.poll(async () => (await fake.requests()).map(({ state }) => state)).toEqual(['aborted'])
    const [call] = await fake.requests()
    expect(call?.sent).toBeLessThan(mostBytes)
  })
})

test.each(['endless-text', 'endless-line', 'endless-error-500'])('a probe is not kept by %s', async (model) => {
  const settings = { provider: 'openai-compatible', model, baseUrl: `${fake.url}/v1`, ...patience } as const
  await expect(probeProvider(settings)).rejects.toMatchObject({ name: 'WriterError' })
  const [call] = await fake.requests()
  expect(call?.sent).toBeLessThan(mostBytes)
})
