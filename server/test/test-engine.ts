import { fileURLToPath } from 'node:url'
import { installEngine } from '../src/ai/local/install-engine.ts'

/** What runs language models, for all tests of this and later runs. */
export const engineFolder = fileURLToPath(new URL('../../node_modules/.cache/local-model', import.meta.url))

/** Installs it, as Roux does, where it is not there yet. */
export function installTestEngine(): Promise<void> {
  return installEngine({ folder: engineFolder, environment: process.env, tell: () => undefined })
}
