import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { Draft } from '@roux/contract/draft'
import { GenerateRequest } from '@roux/contract/generation'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { compileCache } from '../../../test/compile-cache.ts'
import { failureOf } from '../../../test/failure-of.ts'
import { makeTinyModel } from '../../../test/make-tiny-model.ts'
import { makeFolder } from '../../../test/start-app.ts'
import { engineFolder, installTestEngine } from '../../../test/test-engine.ts'
import { recipePrompt } from '../recipe-prompt.ts'
import { createModelProcess, type ProcessOptions } from './create-model-process.ts'
import { draftGrammar } from './draft-grammar.ts'

beforeAll(installTestEngine, 600_000)

const { instructions, prompt } = recipePrompt(GenerateRequest.parse({ user_input: 'a soup' }))
const recipe = { instructions, prompt, grammar: draftGrammar, mostTokens: 4000 }
/** The tiny model never comes to an end where it need not. */
const endless = { instructions: 'Write.', prompt: 'Go on.', mostTokens: 8000 }
const never = new AbortController().signal

function start({ onLoaded, ...changes }: Partial<ProcessOptions> & { onLoaded?: () => void } = {}) {
  const said: (readonly [string, { readonly processId?: number } | undefined])[] = []
  const model = createModelProcess({
    engine: engineFolder,
    model: changes.model ?? makeTinyModel(),
    threads: 1,
    // The tiny model reads letters.
    contextSize: 16_384,
    idleMs: 60_000,
    environment: compileCache,
    tell(what, details) {
      said.push([what, details])
      if (what === 'the model is loaded') onLoaded?.()
    },
    ...changes,
  })
  onTestFinished(() => model.stop())
  const processIds = () => said.flatMap(([, details]) => details?.processId ?? [])
  return { ...model, processIds }
}

/** A call that is under way: it has written something. */
async function writeSome({ write }: Pick<ReturnType<typeof start>, 'write'>, signal = never) {
  const begun = Promise.withResolvers<void>()
  const done = write(endless, () => begun.resolve(), signal)
  done.catch(begun.reject)
  await begun.promise
  return { done }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('what the model writes is a draft, whatever it means to say, and comes piece by piece', async () => {
  const model = start()
  const pieces: string[] = []
  const done = await model.write(recipe, (piece) => pieces.push(piece), never)
  expect(Draft.safeParse(JSON.parse(pieces.join(''))).error).toBeUndefined()
  expect(pieces.length).toBeGreaterThan(10)
  expect(done).toMatchObject({ isCut: false, tokensIn: expect.any(Number) })
  expect(done.tokensOut).toBeGreaterThan(10)
  expect(await model.write({ ...endless, mostTokens: 5 }, () => undefined, never)).toMatchObject({ isCut: true })
})

test('a model stops at once, writing or reading, and goes on with the next call', async () => {
  const reading = new AbortController()
  const model = start({ contextSize: 32_768, onLoaded: () => setImmediate(() => reading.abort()) })
  // Far more than is read in the time after which it would be ended.
  const long = { ...endless, prompt: 'a '.repeat(15_000) }
  await expect(model.write(long, () => undefined, reading.signal)).rejects.toMatchObject({ name: 'AbortError' })
  const writing = new AbortController()
  const { done } = await writeSome(model, writing.signal)
  writing.abort()
  await expect(done).rejects.toBe(writing.signal.reason)
  await model.write({ ...endless, mostTokens: 3 }, () => undefined, never)
  expect(model.processIds()).toHaveLength(1)
})

test('a process that is killed fails its call alone, and the next call gets a new one', async () => {
  const model = start()
  const { done } = await writeSome(model)
  const [pid = 0] = model.processIds()
  process.kill(pid, 'SIGKILL')
  expect(await failureOf(done)).toBe('provider_unavailable: the process of the model ended with SIGKILL')
  await model.write({ ...endless, mostTokens: 3 }, () => undefined, never)
  expect(model.processIds()).toHaveLength(2)
})

test('a process that hangs is ended as soon as its call is given up', async () => {
  const model = start()
  const stopping = new AbortController()
  const { done } = await writeSome(model, stopping.signal)
  const [pid = 0] = model.processIds()
  process.kill(pid, 'SIGSTOP')
  stopping.abort()
  await expect(done).rejects.toBe(stopping.signal.reason)
  await model.write({ ...endless, mostTokens: 3 }, () => undefined, never)
  expect(model.processIds()).toHaveLength(2)
  expect(isAlive(pid)).toBe(false)
})

test('a process that says nothing any more is ended, though nobody gives up', async () => {
  const model = start({ silentMs: 10_000 })
  const { done } = await writeSome(model)
  process.kill(model.processIds()[0] ?? 0, 'SIGSTOP')
  expect(await failureOf(done)).toMatch(/^provider_unavailable: /)
})

test('a model that has nothing to do gives its memory back, and is loaded again', async () => {
  const model = start({ idleMs: 50 })
  await model.write({ ...endless, mostTokens: 3 }, () => undefined, never)
  await expect.poll(() => isAlive(model.processIds()[0] ?? 0)).toBe(false)
  await model.write({ ...endless, mostTokens: 3 }, () => undefined, never)
  expect(model.processIds()).toHaveLength(2)
})

test.runIf(process.platform === 'linux')(
  'the server comes first: for a processor, and where memory runs out',
  async () => {
    const model = start()
    await model.write({ ...endless, mostTokens: 3 }, () => undefined, never)
    const [pid = 0] = model.processIds()
    expect(getPriority(pid)).toBe(10)
    expect(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim()).toBe('1000')
    // It is given no setting of ours.
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toMatch(/PATH|AI_|DATABASE/)
  },
)

test('the process of the model ends with the server, however that ends', async () => {
  const script = `
    const { createModelProcess } = await import(${JSON.stringify(new URL('./create-model-process.ts', import.meta.url).href)})
    const tell = (what, details) => details?.processId && console.log(details.processId)
    const model = createModelProcess({ ...JSON.parse(process.argv[1]), tell })
    setTimeout(() => undefined, 60_000)
    await model.write(${JSON.stringify(endless)}, () => undefined, new AbortController().signal)`
  const options = {
    engine: engineFolder,
    model: makeTinyModel(),
    threads: 1,
    contextSize: 16_384,
    idleMs: 60_000,
    environment: {},
  }
  const server = spawn(process.execPath, ['--input-type=module', '-e', script, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(server.stdout, 'data')
  const pid = Number(String(line))
  expect(isAlive(pid)).toBe(true)
  server.kill('SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test('what is wrong with a model is told', async () => {
  const folder = makeFolder('roux-model-')
  const half = makeTinyModel((bytes) => bytes.subarray(0, bytes.length / 2))
  const scratched = makeTinyModel((bytes) => bytes.fill(0xff, 24, 2000))
  const text = join(folder, 'recipe.gguf')
  writeFileSync(text, 'Soup')
  const tiny = makeTinyModel()
  const failures = [
    { model: join(folder, 'none.gguf') },
    { model: folder },
    { model: text },
    { model: half },
    { model: scratched },
    { model: tiny, engine: folder },
    { model: tiny, contextSize: 1024 },
  ].map((changes) => failureOf(start(changes).write(recipe, () => undefined, never)))
  expect(await Promise.all(failures)).toEqual([
    expect.stringContaining('provider_misconfigured: the file of the model cannot be read'),
    expect.stringContaining('provider_misconfigured: the file of the model cannot be read'),
    expect.stringContaining('provider_misconfigured: the file is no GGUF model'),
    expect.stringContaining('provider_misconfigured: the model is cut off or broken'),
    expect.stringContaining('provider_misconfigured: the model is cut off or broken'),
    expect.stringContaining('provider_misconfigured: there is no llama.cpp that runs on this machine'),
    expect.stringContaining('provider_malformed: the request is longer than the model can read'),
  ])
})

test('a model that says nothing of how it is talked to writes all the same', async () => {
  const key = 'tokenizer.chat_template'
  const model = makeTinyModel((bytes) => bytes.fill('x', bytes.indexOf(key), bytes.indexOf(key) + key.length))
  await start({ model }).write({ ...endless, mostTokens: 3 }, () => undefined, never)
})
