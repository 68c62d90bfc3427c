import { isKeyOf } from '@roux/contract/fields-of'
import type { WrittenBy } from '@roux/contract/written-by'

/** What the providers call themselves; the others are only ways to reach a model. */
const names: Readonly<Record<string, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  mistral: 'Mistral',
  ollama: 'Ollama',
}

/** The writer of a recipe by its names, which are the same in every language; undefined for the built-in kitchen. */
export function writerName(writer: WrittenBy | null): string | undefined {
  if (writer === null || writer.provider === 'kitchen') return undefined
  const { provider, model } = writer
  const name = isKeyOf(names, provider) ? names[provider] : undefined
  if (model === null) return name ?? provider
  return name ? `${model} (${name})` : model
}
