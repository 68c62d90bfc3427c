import type { ProviderSettings } from '../provider-settings.ts'
import type { OwnModel } from './provider/own-model.ts'

/** The model of some settings that has to be brought to a machine; undefined where a provider has its own. */
export async function loadOwnModel(settings: ProviderSettings): Promise<OwnModel | undefined> {
  if (settings.provider === 'local') return (await import('./local/local-model.ts')).localModelOf(settings)
  if (settings.provider === 'ollama') return (await import('./ollama/ollama-model.ts')).ollamaModelOf(settings)
  return undefined
}
