import { chooseLocalModel, type LocalSettings, localSettings } from './local-settings.ts'
import { type ProviderName, type ProviderSettings, paceOf, providerNeeds } from './provider-settings.ts'

/** What the environment says of who writes the recipes. */
interface WriterEnvironment {
  readonly AI_PROVIDER: 'kitchen' | ProviderName
  readonly AI_MODEL?: string | undefined
  readonly AI_API_KEY?: string | undefined
  readonly AI_BASE_URL?: string | undefined
  readonly AI_TIMEOUT_MS?: number | undefined
  readonly AI_FIRST_CHUNK_MS?: number | undefined
  readonly AI_CHUNK_MS?: number | undefined
  readonly AI_IDLE_MS?: number | undefined
  readonly AI_PICTURES?: boolean | undefined
}

/** The memory of a model that runs here is worth more than the seconds that it takes to load again. */
const idleMs = 15 * 60_000

/**
 * Who writes the recipes.
 * @param others the variables that are none of Roux's own
 */
export function toWriter(
  environment: WriterEnvironment,
  dataFolder: string,
  others: LocalSettings['environment'],
): 'kitchen' | ProviderSettings {
  const provider = environment.AI_PROVIDER
  if (provider === 'kitchen') return 'kitchen'
  const { defaultModel, defaultBaseUrl, seesPictures = false } = providerNeeds[provider]
  const pace = paceOf(provider)
  return {
    provider,
    model: environment.AI_MODEL ?? (provider === 'local' ? chooseLocalModel().model : (defaultModel ?? '')),
    apiKey: environment.AI_API_KEY,
    baseUrl: environment.AI_BASE_URL ?? defaultBaseUrl,
    timeoutMs: environment.AI_TIMEOUT_MS ?? pace.timeoutMs,
    firstChunkMs: environment.AI_FIRST_CHUNK_MS ?? pace.firstChunkMs,
    chunkMs: environment.AI_CHUNK_MS ?? pace.chunkMs,
    seesPictures: environment.AI_PICTURES ?? seesPictures,
    ...(provider === 'local' && { local: localSettings(dataFolder, environment.AI_IDLE_MS ?? idleMs, others) }),
  }
}
