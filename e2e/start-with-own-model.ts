import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from '../server/test/data-folder.ts'
import { engineFolder, installTestEngine } from '../server/test/test-engine.ts'
import { writeTinyModel } from '../server/test/write-tiny-model.ts'
import { type Roux, startRoux } from './start-roux.ts'

/** Roux with a tiny model in a process of its own, and that process: it has written a recipe already. */
export async function startWithOwnModel(
  variables: Readonly<Record<string, string>> = {},
): Promise<Roux & { modelProcess(): number }> {
  await installTestEngine()
  const folder = makeDataFolder('roux-own-model-')
  mkdirSync(join(folder, 'models'))
  symlinkSync(engineFolder, join(folder, 'models', 'engine'))
  const model = join(folder, 'tiny.gguf')
  writeTinyModel(model)
  const roux = await startRoux({ ...variables, DATA_DIR: folder, AI_PROVIDER: 'local', AI_MODEL: model })
  const response = await fetch(`${roux.url}/api/v1/recipes/generate-public`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_input: 'a soup' }),
  })
  if (!response.ok) throw new Error(`the model answered ${response.status}: ${roux.output()}`)
  return {
    ...roux,
    /** Of those that there have been the last. */
    modelProcess: () => Number([...roux.output().matchAll(/"processId":(\d+)/g)].at(-1)?.[1]),
    async stop() {
      await roux.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
