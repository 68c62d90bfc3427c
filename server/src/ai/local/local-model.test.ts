import { readdirSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { streamType } from '@roux/contract/stream'
import { beforeAll, expect, test } from 'vitest'
import { compileCache } from '../../../test/compile-cache.ts'
import { makeTinyModel } from '../../../test/make-tiny-model.ts'
import { eventsOf, readEnd } from '../../../test/read-events.ts'
import { makeFolder, post, readError, startApp } from '../../../test/start-app.ts'
import { startHub } from '../../../test/start-hub.ts'
import { engineFolder, installTestEngine } from '../../../test/test-engine.ts'
import { readSettings, type Settings } from '../../config.ts'

beforeAll(installTestEngine, 600_000)

/** Roux with a model of its own. */
async function startRoux(model: string, variables: Record<string, string> = {}) {
  const data = makeFolder('roux-data-')
  const { writer, ...settings } = readSettings({ AI_PROVIDER: 'local', AI_MODEL: model, DATA_DIR: data, ...variables })
  if (writer === 'kitchen' || !writer.local) throw new Error('no model')
  const { aiConcurrency, aiWaiting, writeWithinMs, waitWithinMs } = settings
  const local = { ...writer.local, engineFolder, environment: compileCache, contextSize: 16_384, threads: 1 }
  const changes: Partial<Settings> = {
    aiConcurrency,
    aiWaiting,
    writeWithinMs,
    waitWithinMs,
    writer: { ...writer, local },
  }
  const url = await startApp('sqlite', changes)
  const path = `${url}/api/v1/recipes/generate-public`
  return {
    folder: local.folder,
    ask: () => post(path, { user_input: 'a soup' }),
    stream: () => post(path, { user_input: 'a soup' }, { accept: streamType }),
  }
}

test('a recipe comes as a stream of drafts, and of two cooks the second waits for the first', async () => {
  const { stream } = await startRoux(makeTinyModel())
  const first = readEnd(await stream())
  const names: string[] = []
  for await (const { name } of eventsOf(await stream())) names.push(name)
  expect((await first).drafts.length).toBeGreaterThan(0)
  expect((await first).recipe?.title).toBeTruthy()
  expect(names).toContain('waiting')
  expect(names.at(-1)).toBe('recipe')
})

test('what the model is not loaded for is told: no memory for it, or no model', async () => {
  const large = makeTinyModel()
  truncateSync(large, 2 ** 43)
  for (const model of [large, join(makeFolder('roux-model-'), 'none.gguf')]) {
    const { ask } = await startRoux(model)
    const answer = await ask()
    expect([answer.status, (await readError(answer)).code]).toEqual([502, 'provider_misconfigured'])
  }
})

test('a model is brought from where it is kept, checked and kept; who asks meanwhile is told when to come back', async () => {
  const bytes = readFileSync(makeTinyModel())
  const hold = Promise.withResolvers<void>()
  const hub = await startHub({ 'tiny-Q4_K_M.gguf': bytes }, { before: () => hold.promise })
  const { ask, folder } = await startRoux('hf:cook/tiny:q4_k_m', { AI_BASE_URL: hub.baseUrl })
  const early = await ask()
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '30'])
  hold.resolve()
  // Whoever asks too often of what is not there yet is told to come back later.
  const kept = ['cook--tiny--q4_k_m.gguf', 'cook--tiny--q4_k_m.gguf.json']
  await expect
    .poll(() =>
      readdirSync(folder)
        .filter((name) => name.startsWith('cook'))
        .sort(),
    )
    .toEqual(kept)
  expect((await ask()).status).toBe(200)
  expect(readFileSync(join(folder, kept[0] ?? '')).equals(bytes)).toBe(true)
})
