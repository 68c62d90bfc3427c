import { WriterError } from '../provider/writer-error.ts'
import type { ModelFault } from './model-messages.ts'

/** What each fault means to whoever waits, and in the log. None of them is mended by asking again. */
const failures: Readonly<Record<ModelFault, [code: 'provider_misconfigured' | 'provider_malformed', why: string]>> = {
  no_engine: [
    'provider_misconfigured',
    'there is no llama.cpp that runs on this machine: use Ollama (AI_PROVIDER=ollama) or a provider with a key',
  ],
  no_file: ['provider_misconfigured', 'the file of the model cannot be read: check AI_MODEL'],
  no_gguf: ['provider_misconfigured', 'the file is no GGUF model: check AI_MODEL'],
  no_memory: ['provider_misconfigured', 'there is not enough memory for the model: set a smaller one as AI_MODEL'],
  broken: ['provider_misconfigured', 'the model is cut off or broken, or of a kind that is not known'],
  too_long: [
    'provider_malformed',
    'the request is longer than the model can read: a recipe needs one that reads 8,192 tokens',
  ],
  failed: ['provider_malformed', 'the model could not go on writing'],
}

export function toWriterError(fault: ModelFault): WriterError {
  const [code, why] = failures[fault]
  return new WriterError(code, { why, retry: 'never' })
}
