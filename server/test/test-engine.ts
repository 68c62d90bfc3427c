import { fileURLToPath } from 'node:url'
import { installEngine } from '../src/ai/local/install-engine.ts'
import { holdLock } from '../src/storage/hold-lock.ts'

/** What runs language models, for all tests of this and later runs. */
export const engineFolder = fileURLToPath(new URL('../../node_modules/.cache/local-model', import.meta.url))

/** As long as a download may take. */
const patience = { tries: 2400, pause: 250 }

/** Installs it, as Roux does, where it is not there yet; of the tests that want it at the same time one does. */
export async function installTestEngine(): Promise<void> {
  const letGo = await holdLock(`${engineFolder}.lock`, patience)
  await installEngine({ folder: engineFolder, environment: process.env, tell: () => undefined })
  letGo?.()
}
