import { defineConfig } from '@playwright/test'
import { findChromium } from './e2e/find-chromium.ts'
import { buildWebIfStale } from './scripts/build-web.ts'

const asRoot = process.getuid?.() === 0

// Once, before the workers start a Roux each.
if (process.env.TEST_WORKER_INDEX === undefined) buildWebIfStale()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Limits are for what hangs.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: true,
  use: {
    // What moves takes a tenth of the time and has no colour to measure; tests that are about it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        // A browser that calls home finds no network on a closed machine, and slows every test down.
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    // Traces cost a third of the time: ask for them with `--trace retain-on-failure`.
    screenshot: 'only-on-failure',
  },
})
