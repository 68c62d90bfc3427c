import { type ProviderSettings, providerNeeds } from '../provider-settings.ts'
import { boundedFetch } from './provider/bounded-fetch.ts'
import type { SdkModel } from './provider/sdk-model.ts'

/**
 * The chosen provider's model; only its package is loaded. Key and address are always handed over, since an SDK that
 * misses one would look for it in the environment.
 */
export async function loadLanguageModel(settings: ProviderSettings): Promise<SdkModel> {
  const { provider, model } = settings
  const apiKey = settings.apiKey ?? ''
  const baseURL = settings.baseUrl ?? providerNeeds[provider].defaultBaseUrl ?? ''
  const access = { apiKey, baseURL, fetch: boundedFetch }
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(access)(model)
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(access)(model)
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(access)(model)
    case 'mistral':
      return (await import('@ai-sdk/mistral')).createMistral(access)(model)
    case 'local':
      return (await import('./local/local-model.ts')).localModelOf(settings).sdkModel
    case 'ollama':
      return (await import('./ollama/ollama-model.ts')).ollamaModelOf(settings).sdkModel
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      // Ollama, LM Studio, vLLM and OpenRouter take a JSON schema; LM Studio refuses the JSON mode without one.
      const options = {
        name: 'openai-compatible',
        baseURL,
        fetch: boundedFetch,
        supportsStructuredOutputs: true,
        includeUsage: true,
      }
      return createOpenAICompatible(apiKey === '' ? options : { ...options, apiKey })(model)
    }
  }
}
