import { test as base, expect } from './test.ts'

interface WrittenFixtures {
  /** What the fake provider does: the name of the model says it. */
  behaviour: string
}

/** A test in which an AI provider writes the recipes; the pages are those of a Roux of the test's own. */
export const test = base.extend<WrittenFixtures>({
  behaviour: ['good', { option: true }],
  baseURL: async ({ behaviour, provider, startRouxWith }, use) => {
    const { url } = await startRouxWith({
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: behaviour,
      AI_API_KEY: 'sk-e2e',
      AI_BASE_URL: `${provider.url}/v1`,
    })
    await use(url)
  },
})

export { expect }
