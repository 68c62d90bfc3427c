import { defineConfig } from '@playwright/test'
import { buildWebIfStale } from '../../scripts/build-web.ts'
import { engineNames, hasEngine } from './find-engines.ts'

// Once, before the workers start a Roux each.
if (process.env.TEST_WORKER_INDEX === undefined) buildWebIfStale()

/** The engines that this machine has. Playwright only runs the stories here: it cannot drive these engines. */
export default defineConfig<{ behaviour: string | undefined }, { engineName: string }>({
  testDir: '.',
  testMatch: '*.story.ts',
  outputDir: '../../test-results/engines',
  workers: 2,
  // Limits are for what hangs.
  timeout: 180_000,
  globalTimeout: 25 * 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  projects: engineNames
    .filter((name) => hasEngine(name))
    .map((engineName) => ({ name: engineName, use: { engineName } })),
})
