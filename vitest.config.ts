import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const setupFiles = [fileURLToPath(new URL('scripts/seed-properties.ts', import.meta.url))]

const shared = {
  setupFiles,
  // Nothing that one file changes is there for the next: what they import is loaded once for all that a worker runs.
  isolate: false,
  unstubEnvs: true,
  unstubGlobals: true,
  restoreMocks: true,
}

/** As Node runs it, which takes the types away itself: nothing is rewritten, and what takes long runs as fast as it is. */
const asIs = { experimental: { viteModuleRunner: false } }

const pure = ['contract', 'cooking', 'kitchen', 'web', 'scripts'].map((name) => ({
  test: {
    ...shared,
    // Only the web app is made for a bundler.
    ...(name !== 'web' && asIs),
    name,
    root: `./${name}`,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
}))

export default defineConfig({
  test: {
    // Two cores share themselves among test processes, servers and databases, which wait for each other; a limit is for
    // what hangs. The longest test judges every dish under every diet, a minute of work on a quiet machine.
    maxWorkers: 3,
    testTimeout: 300_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      ...pure,
      {
        test: {
          ...shared,
          name: 'server',
          root: './server',
          include: ['src/**/*.test.ts'],
          globalSetup: ['test/set-up.ts'],
        },
      },
    ],
  },
})
