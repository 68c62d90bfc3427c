import { test as base, expect } from './test.ts'

interface WrittenFixtures {
  /** What the fake provider does: the name of the model says it. */
  behaviour: string
  /** Whether it sees pictures. */
  pictures: 'on' | 'off'
}

/** A test in which an AI provider writes the recipes; the pages are those of a Roux that has it. */
export const test = base.extend<WrittenFixtures>({
  behaviour: ['good', { option: true }],
  pictures: ['off', { option: true }],
  baseURL: async ({ behaviour, pictures, provider, shareRouxWith }, use) => {
    await provider.forget()
    const { url } = await shareRouxWith({
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: behaviour,
      AI_API_KEY: 'sk-e2e',
      AI_BASE_URL: `${provider.url}/v1`,
      AI_PICTURES: pictures,
    })
    await use(url)
  },
})

export { expect }
