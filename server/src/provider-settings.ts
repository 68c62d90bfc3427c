import { type LocalSettings, modelHub } from './local-settings.ts'

/** The AI providers Roux can use. The last stands for everything that speaks OpenAI's chat completions. */
export const providerNames = [
  'openai',
  'anthropic',
  'google',
  'mistral',
  'local',
  'ollama',
  'openai-compatible',
] as const

export type ProviderName = (typeof providerNames)[number]

/** Everything a provider is called with, complete and checked. Times in milliseconds. */
export interface ProviderSettings {
  readonly provider: ProviderName
  /** Of Ollama empty where it is to be one that is there. */
  readonly model: string
  readonly apiKey?: string | undefined
  readonly baseUrl?: string | undefined
  /** For the whole call. */
  readonly timeoutMs: number
  /** Until the first piece of text. */
  readonly firstChunkMs: number
  /** Between two pieces. */
  readonly chunkMs: number
  /** Whether the model sees pictures. */
  readonly seesPictures?: boolean
  /** Where the model runs in a process of this Roux. */
  readonly local?: LocalSettings
}

/** How fast a writer is, and how many it serves, where the settings say nothing. Times in milliseconds. */
interface Pace {
  readonly timeoutMs: number
  readonly firstChunkMs: number
  readonly chunkMs: number
  /** Recipes written at once. */
  readonly atOnce: number
}

const ofHost: Pace = { timeoutMs: 90_000, firstChunkMs: 30_000, chunkMs: 15_000, atOnce: 100 }

/** One at a time, by a processor that has read a prompt for minutes before it writes its first word. */
const ofThisMachine: Pace = { timeoutMs: 900_000, firstChunkMs: 300_000, chunkMs: 60_000, atOnce: 1 }

/** On a machine that writes one recipe in a few minutes more could not be served within an hour. */
const fewestInLine = 20
const waitForThisMachineMs = 3_600_000

interface ProviderNeeds {
  /** What has no default and must be set. */
  readonly required: readonly ('model' | 'apiKey' | 'baseUrl')[]
  /** A quick model: a recipe needs no long reasoning, and a cook is waiting. */
  readonly defaultModel?: string
  /** Named here so that no SDK looks for one in the environment. */
  readonly defaultBaseUrl?: string
  /** Its models see pictures. */
  readonly seesPictures?: true
  /** A model on the machine of whoever runs this Roux. */
  readonly runsHere?: true
}

/** Where Ollama listens where nobody has changed that. */
export const usualOllama = 'http://localhost:11434'

/** What each provider needs of its settings, and what is taken where they say nothing. */
export const providerNeeds: Readonly<Record<ProviderName, ProviderNeeds>> = {
  openai: {
    required: ['apiKey'],
    defaultModel: 'gpt-5.4-mini',
    defaultBaseUrl: 'https://api.openai.com/v1',
    seesPictures: true,
  },
  anthropic: {
    required: ['apiKey'],
    defaultModel: 'claude-haiku-5-5',
    defaultBaseUrl: 'https://api.anthropic.com/v1',
    seesPictures: true,
  },
  google: {
    required: ['apiKey'],
    defaultModel: 'gemini-3.8-flash',
    defaultBaseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    seesPictures: true,
  },
  mistral: {
    required: ['apiKey'],
    defaultModel: 'mistral-medium-latest',
    defaultBaseUrl: 'https://api.mistral.ai/v1',
    seesPictures: true,
  },
  local: { required: [], defaultBaseUrl: modelHub, runsHere: true },
  ollama: { required: [], defaultBaseUrl: usualOllama, runsHere: true },
  'openai-compatible': { required: ['model', 'baseUrl'] },
}

export function paceOf(provider: ProviderName | 'kitchen'): Pace {
  return runsHere(provider) ? ofThisMachine : ofHost
}

/**
 * Who waits, where so many are served at once within such a time each: as many as are served, and as long. An answer of
 * JSON, during which the connection is silent, gets no time for its line where one more call takes no more than that.
 */
export function lineOf(provider: ProviderName | 'kitchen', atOnce: number, timeoutMs: number) {
  if (!runsHere(provider)) return { longest: atOnce, waitMs: timeoutMs, silentMs: timeoutMs }
  const waitMs = Math.max(timeoutMs, waitForThisMachineMs)
  return { longest: Math.max(atOnce, fewestInLine), waitMs, silentMs: waitMs + timeoutMs }
}

/** Whether what a provider is sent stays on the machine that Roux runs on. Ollama itself sends some models' prompts on. */
export function staysHere({
  provider,
  model,
  baseUrl,
}: Pick<ProviderSettings, 'provider' | 'model' | 'baseUrl'>): boolean {
  if (provider === 'local') return true
  const host = URL.parse(baseUrl ?? usualOllama)?.hostname ?? ''
  const isLoopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(host)
  return provider === 'ollama' && isLoopback && !isOfCloud(model)
}

/** Whether the name of a model in Ollama says that it runs elsewhere. */
export function isOfCloud(model: string): boolean {
  return /[:-]cloud$/.test(model)
}

function runsHere(provider: ProviderName | 'kitchen'): boolean {
  return provider !== 'kitchen' && providerNeeds[provider].runsHere === true
}
