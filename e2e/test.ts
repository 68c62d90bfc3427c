import { test as base, expect } from '@playwright/test'
import { type Roux, startRoux } from './start-roux.ts'
import { type Provider, useProvider } from './use-provider.ts'

interface TestFixtures {
  /** Roux with settings of the test's own; it is stopped when the test has ended. */
  startRouxWith(variables: Readonly<Record<string, string>>): Promise<Roux>
  /** What the browser may complain about in this test; anything else fails it. */
  expectedComplaints: RegExp[]
  complaints: undefined
  closedPages: undefined
}

interface WorkerFixtures {
  /** Roux without any setting: the built-in kitchen on SQLite. */
  roux: Roux
  /** Roux with these settings, for all tests of the worker that ask for the same. */
  shareRouxWith(variables: Readonly<Record<string, string>>): Promise<Roux>
  /** An AI provider that does what the name of the model says. */
  provider: Provider
}

/** For stories of what moves; other tests stand still, see the configuration. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** A test of a user's story. It fails on any error in the console, failing request or report of the security policy. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  roux: [
    async ({}, use) => {
      const roux = await startRoux()
      await use(roux)
      await roux.stop()
    },
    { scope: 'worker' },
  ],
  shareRouxWith: [
    async ({}, use) => {
      const started = new Map<string, Promise<Roux>>()
      await use((variables) => {
        const key = JSON.stringify(variables)
        const roux = started.get(key) ?? startRoux(variables)
        started.set(key, roux)
        return roux
      })
      await Promise.all(Array.from(started.values(), async (roux) => (await roux).stop()))
    },
    { scope: 'worker' },
  ],
  provider: [useProvider, { scope: 'worker' }],
  baseURL: ({ roux }, use) => use(roux.url),
  startRouxWith: async ({}, use) => {
    const started: Roux[] = []
    await use(async (variables) => {
      const roux = await startRoux(variables)
      started.push(roux)
      return roux
    })
    await Promise.all(started.map((roux) => roux.stop()))
  },
  expectedComplaints: async ({}, use) => use([]),
  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = []
      await context.exposeBinding('reportViolation', (_, violation: string) => complaints.push(violation))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          const report = Reflect.get(window, 'reportViolation') as (violation: string) => void
          report(`security policy: ${violatedDirective} ${blockedURI}`)
        })
      })
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`)
      })
      context.on('weberror', (error) => complaints.push(`page: ${error.error().message}`))
      await use(undefined)
      expect(complaints.filter((line) => !expectedComplaints.some((expected) => expected.test(line)))).toEqual([])
    },
    { auto: true },
  ],
  closedPages: [
    // Named here, so that it ends before them: pages that are still fetching would complain about a server that is gone.
    async ({ context, startRouxWith: _ }, use) => {
      await use(undefined)
      await Promise.all(context.pages().map((page) => page.close()))
    },
    { auto: true },
  ],
})

export { expect }
