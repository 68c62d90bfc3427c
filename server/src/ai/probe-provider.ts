import type { ProviderSettings } from '../provider-settings.ts'
import { loadLanguageModel } from './language-model.ts'
import { loadOwnModel } from './load-own-model.ts'
import type { Hold } from './provider/own-model.ts'
import { toWriterError } from './provider/provider-failure.ts'
import { timeLimits } from './time-limits.ts'

/**
 * Really calls the provider, with as little as it can be asked; of a model that another process of this machine has in its
 * memory only what it is made of is looked at.
 * @throws WriterError
 */
export async function probeProvider(settings: ProviderSettings, hold?: Hold): Promise<'answers' | 'is here'> {
  const own = await loadOwnModel(settings)
  if (hold && (await own?.lookOnly?.(hold))) return 'is here'
  const limits = timeLimits(settings)
  try {
    const model = await loadLanguageModel(settings)
    await model.doGenerate({
      prompt: [{ role: 'user', content: [{ type: 'text', text: 'Answer with the word OK.' }] }],
      // The least that every provider takes.
      maxOutputTokens: 16,
      abortSignal: limits.signal,
      providerOptions: { openai: { store: false } },
    })
    return 'answers'
  } catch (error) {
    throw toWriterError(limits.signal.aborted ? limits.signal.reason : error)
  } finally {
    limits.end()
  }
}
