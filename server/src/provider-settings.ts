/** The AI providers Roux can use. The last stands for everything that speaks OpenAI's chat completions. */
export const providerNames = ['openai', 'anthropic', 'google', 'mistral', 'openai-compatible'] as const

export type ProviderName = (typeof providerNames)[number]

/** Everything a provider is called with, complete and checked. Times in milliseconds. */
export interface ProviderSettings {
  readonly provider: ProviderName
  readonly model: string
  readonly apiKey?: string | undefined
  readonly baseUrl?: string | undefined
  /** For the whole call. */
  readonly timeoutMs: number
  /** Until the first piece of text. */
  readonly firstChunkMs: number
  /** Between two pieces. */
  readonly chunkMs: number
}

interface ProviderNeeds {
  /** What has no default and must be set. */
  readonly required: readonly ('model' | 'apiKey' | 'baseUrl')[]
  /** A quick model: a recipe needs no long reasoning, and a cook is waiting. */
  readonly defaultModel?: string
  /** Named here so that no SDK looks for one in the environment. */
  readonly defaultBaseUrl?: string
}

/** What each provider needs of its settings, and what is taken where they say nothing. */
export const providerNeeds: Readonly<Record<ProviderName, ProviderNeeds>> = {
  openai: { required: ['apiKey'], defaultModel: 'gpt-5.4-mini', defaultBaseUrl: 'https://api.openai.com/v1' },
  anthropic: { required: ['apiKey'], defaultModel: 'claude-haiku-5-5', defaultBaseUrl: 'https://api.anthropic.com/v1' },
  google: {
    required: ['apiKey'],
    defaultModel: 'gemini-3.8-flash',
    defaultBaseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  },
  mistral: {
    required: ['apiKey'],
    defaultModel: 'mistral-medium-latest',
    defaultBaseUrl: 'https://api.mistral.ai/v1',
  },
  'openai-compatible': { required: ['model', 'baseUrl'] },
}
