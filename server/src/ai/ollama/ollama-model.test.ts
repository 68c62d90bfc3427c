import { Draft } from '@roux/contract/draft'
import { GenerateRequest } from '@roux/contract/generation'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { type OllamaState, startFakeOllama } from '../../../test/fake-ollama.ts'
import { findFreePort } from '../../../test/find-free-port.ts'
import { readSettings } from '../../config.ts'
import { chooseLocalModel, contextSize } from '../../local-settings.ts'
import { probeProvider } from '../probe-provider.ts'
import { providerWriter } from '../provider-writer.ts'
import { recipePrompt } from '../recipe-prompt.ts'
import type { Tally } from '../recipe-writer.ts'
import { ollamaModelOf } from './ollama-model.ts'

const request = GenerateRequest.parse({ user_input: 'a leek soup' })
const usual = chooseLocalModel().ollama
const small = { name: 'gemma3:4b', size: 3.3e9, details: { family: 'gemma3' } }

function settingsOf(baseUrl: string, model = '') {
  const { writer } = readSettings({ AI_PROVIDER: 'ollama', AI_BASE_URL: baseUrl, AI_MODEL: model })
  if (writer === 'kitchen') throw new Error('the kitchen was not asked for')
  return writer
}

/** A writer that has begun to look for its model, and what it said of that. */
async function start(changes: Partial<OllamaState> = {}, model?: string) {
  const ollama = await startFakeOllama(changes)
  const said: string[] = []
  const writer = providerWriter(settingsOf(ollama.url, model))
  onTestFinished(() => writer.stop())
  await writer.load((what, details = {}) => {
    const { err, ...rest } = Object(details)
    said.push([what, ...Object.values(rest), err?.cause?.message].filter((word) => word !== undefined).join(' '))
  })
  const tally: Tally = { calls: 0, tokensIn: 0, tokensOut: 0 }
  const write = async (signal = new AbortController().signal) => {
    let draft: unknown
    for await (draft of writer.write(request, { caller: 'a cook', signal }, tally));
    return Draft.parse(draft)
  }
  return { ...ollama, write, said, tally }
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => {
      const { code, retry, cause, retryAfterSeconds } = Object(error)
      return { code, retry, why: cause?.message, retryAfterSeconds }
    },
  )

test('a recipe comes by a schema, with room for all of the rules and no thinking, and is counted', async () => {
  const { write, callsOf, tally, state } = await start({ models: [small] })
  expect(await write()).toMatchObject({ title: 'Leek soup', serves: 4 })
  const [call] = callsOf('/api/chat')
  const { instructions, prompt } = recipePrompt(request)
  expect(call?.body).toMatchObject({
    ...{ model: small.name, stream: true, think: false, options: { num_ctx: contextSize } },
    format: { type: 'object', required: expect.arrayContaining(['title', 'ingredients']) },
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: prompt },
    ],
  })
  expect(tally).toEqual({ calls: 1, tokensIn: 1200, tokensOut: 300 })
  expect(state.models).toHaveLength(1)
})

describe('the model', () => {
  const large = { name: 'llama3.3:70b', size: 43e9 }
  const elsewhere = { remote_host: 'https://ollama.com' }
  const others = [
    { name: 'nomic-embed-text:latest', size: 4e9, details: { family: 'nomic-bert' } },
    { name: 'gpt-oss:120b-cloud', size: 384, ...elsewhere },
  ]

  test.each([
    ['the largest that is not too slow', [small, large, { name: 'tiny:1b', size: 1e9 }, ...others], '', small.name],
    ['the usual one', [small, { name: usual, size: 2e9 }], '', usual],
    ['the smallest where all are slow', [{ name: 'vast:405b', size: 200e9 }, large], '', large.name],
    ['the one that is named', [small, large], 'llama3.3:70b', large.name],
    ['one elsewhere whose name says so', [small, ...others], 'gpt-oss:120b-cloud', 'gpt-oss:120b-cloud'],
    ['another where the usual one runs elsewhere', [small, { name: usual, size: 384, ...elsewhere }], '', small.name],
    ['the latest of its name', [{ name: 'mistral:latest', size: 4e9 }, small], 'mistral', 'mistral:latest'],
  ])('is %s', async (_which, models, wanted, chosen) => {
    const { write, state, callsOf, said } = await start({ models }, wanted)
    await write()
    expect(callsOf('/api/chat')[0]?.body.model).toBe(chosen)
    expect(said).toContain(`Ollama writes the recipes ${chosen}`)
    expect(state.models).toEqual(models)
  })

  test.each([
    ['the usual one where none is there', [], '', usual],
    ['the usual one where none writes, or only elsewhere', others, '', usual],
    ['the one that is named', [small], 'qwen3:8b', 'qwen3:8b'],
  ])('is downloaded, and whoever asks meanwhile is told how far it is: %s', async (_which, models, wanted, pulled) => {
    const { write, callsOf, release, said } = await start({ models: [...models], pull: 'held' }, wanted)
    await expect.poll(() => failureOf(write())).toMatchObject({ why: expect.stringContaining('42 %') })
    expect(await failureOf(write())).toMatchObject({
      code: 'provider_unavailable',
      retry: 'never',
      retryAfterSeconds: 30,
    })
    expect(callsOf('/api/pull')).toMatchObject([{ body: { model: pulled } }])
    release()
    await expect.poll(() => said).toContain('the language model is here')
    expect((await write()).title).toBe('Leek soup')
    expect(said).toContain('Ollama downloads the language model 42')
  })

  test.each([
    ['that nobody has', 'unknown', 'provider_misconfigured', /no model of that name: check AI_MODEL/],
    ['whose download breaks off', 'cut', 'provider_unavailable', /broke off/],
  ] as const)('%s is told', async (_what, pull, code, why) => {
    const { write, said, callsOf } = await start({ pull }, 'no-such')
    await expect.poll(() => said.at(-1)).toMatch(/could not be downloaded/)
    expect(await failureOf(write())).toMatchObject({ code, why: expect.stringMatching(why) })
    // Not for every cook: it is tried again after a while.
    expect(callsOf('/api/pull')).toHaveLength(1)
  })

  test('that runs elsewhere under a name that does not say so is sent nothing', async () => {
    const { write, callsOf } = await start({ models: [{ name: 'mine:latest', size: 384, ...elsewhere }] }, 'mine')
    expect(await failureOf(write())).toMatchObject({
      code: 'provider_misconfigured',
      why: expect.stringContaining('https://ollama.com'),
    })
    expect([...callsOf('/api/chat'), ...callsOf('/api/pull')]).toEqual([])
  })

  test('that somebody removes is looked for anew', async () => {
    const { write, state } = await start({ models: [small] })
    await write()
    state.models = [{ name: 'mistral:latest', size: 4e9 }]
    expect(await failureOf(write())).toMatchObject({ code: 'provider_unavailable', retry: 'now' })
    expect((await write()).title).toBe('Leek soup')
  })
})

testTable([
  ['0.4.7', 'provider_misconfigured', /too old: 0\.4\.7 .*0\.5 or newer/],
  ['0.5.0', undefined, /./],
  ['1.0.0', undefined, /./],
  ['0.0.0', undefined, /./],
])('of each Ollama it is known whether it keeps to a schema', async (version, code, why) => {
  const { write } = await start({ version, models: [small] })
  const failure = await failureOf(write())
  expect(failure?.code).toBe(code)
  if (code) expect(failure?.why).toMatch(why)
})

testTable([
  ['no memory', 'provider_misconfigured', /not enough memory/],
  ['gone', 'provider_unavailable', /no Ollama at|could not go on/],
  ['no end', 'provider_unavailable', /could not go on/],
  ['failing', 'provider_unavailable', /HTTP 500/],
  ['cut at the limit', 'provider_malformed', /cut at its limit/],
  ['endless', 'provider_malformed', /endless/],
] as const)('what Ollama fails with is told by its kind', async (chat, code, why) => {
  const { write } = await start({ models: [small], chat })
  expect(await failureOf(write())).toMatchObject({ code, why: expect.stringMatching(why) })
})

test('what is longer than usual is not cut, and has room for its answer', async () => {
  const ollama = await startFakeOllama({ models: [small] })
  const { sdkModel } = ollamaModelOf(settingsOf(ollama.url))
  for (const length of [17_000, 30_000]) {
    await sdkModel.doGenerate({ prompt: [{ role: 'user', content: [{ type: 'text', text: 'a'.repeat(length) }] }] })
  }
  const sizes = ollama.callsOf('/api/chat').map(({ body }) => body.options)
  expect(sizes).toMatchObject([{ num_ctx: contextSize }, { num_ctx: 2 * contextSize }])
})

test('who leaves stops the writing', async () => {
  const { write, callsOf } = await start({ models: [small], chat: 'held' })
  const leaving = new AbortController()
  const written = write(leaving.signal)
  await expect.poll(() => callsOf('/api/chat')).toHaveLength(1)
  leaving.abort('gone')
  await expect(written).rejects.toBe('gone')
  await expect.poll(() => callsOf('/api/chat')[0]?.isLeft).toBe(true)
})

test('where no Ollama answers that is told, with what to do', async () => {
  const writer = providerWriter(settingsOf(`http://127.0.0.1:${await findFreePort()}`))
  const written = writer
    .write(request, { caller: 'a cook', signal: new AbortController().signal })
    [Symbol.asyncIterator]()
    .next()
  expect(await failureOf(Promise.resolve(written))).toMatchObject({
    code: 'provider_unavailable',
    why: expect.stringMatching(/ECONNREFUSED\): start it, or set AI_BASE_URL/),
  })
})

test('a trial downloads nothing, and calls the model that is there', async () => {
  const ollama = await startFakeOllama()
  const settings = settingsOf(`${ollama.url}/v1`)
  expect(await failureOf(probeProvider(settings))).toMatchObject({ why: expect.stringContaining('not here yet') })
  expect(ollama.callsOf('/api/pull')).toEqual([])
  ollama.state.models = [small]
  await probeProvider(settings)
  expect(ollama.callsOf('/api/chat')).toMatchObject([
    { body: { model: small.name, options: { num_ctx: contextSize } } },
  ])
})
