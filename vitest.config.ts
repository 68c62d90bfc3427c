import { defineConfig } from 'vitest/config'

const pure = ['contract', 'cooking', 'web', 'scripts'].map((name) => ({
  test: { name, root: `./${name}`, include: ['**/*.test.ts'], exclude: ['**/node_modules/**', '**/dist/**'] },
}))

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Two cores share themselves among test processes, servers and databases; a limit is for what hangs.
    testTimeout: 20_000,
    projects: [
      ...pure,
      {
        test: {
          name: 'server',
          root: './server',
          include: ['src/**/*.test.ts'],
          globalSetup: ['test/start-postgres.ts'],
        },
      },
    ],
  },
})
