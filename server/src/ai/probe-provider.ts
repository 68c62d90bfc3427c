import { generateText } from 'ai'
import type { ProviderSettings } from '../provider-settings.ts'
import { loadLanguageModel } from './language-model.ts'
import { toWriterError } from './provider-failure.ts'
import { timeLimits } from './time-limits.ts'

/**
 * Really calls the provider, with as little as it can be asked.
 * @throws WriterError
 */
export async function probeProvider(settings: ProviderSettings): Promise<void> {
  const limits = timeLimits(settings)
  try {
    await generateText({
      model: await loadLanguageModel(settings),
      prompt: 'Answer with the word OK.',
      // The least that every provider takes.
      maxOutputTokens: 16,
      maxRetries: 0,
      abortSignal: limits.signal,
      telemetry: { isEnabled: false },
      providerOptions: { openai: { store: false } },
    })
  } catch (error) {
    throw toWriterError(limits.signal.aborted ? limits.signal.reason : error)
  } finally {
    limits.end()
  }
}
