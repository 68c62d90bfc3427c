import type { ProviderSettings } from '../provider-settings.ts'
import type { ResponseFormat } from './answer-format.ts'
import { toWriterError } from './provider/provider-failure.ts'
import type { CallOptions, SdkModel } from './provider/sdk-model.ts'
import { WriterError } from './provider/writer-error.ts'
import type { Tally } from './recipe-writer.ts'
import { timeLimits } from './time-limits.ts'

/** A long recipe is about 2000 tokens; the rest is for models that think first. */
const maxOutputTokens = 8192

/** In UTF-16 code units; a long recipe has about 6000. */
const maxTextLength = 65_536

/** What a provider is asked: rules of ours alone, and a user message with all that anybody has typed. */
export interface Prompt {
  readonly instructions: string
  readonly prompt: string
  /** JPEG, in the same message. */
  readonly photos?: readonly Uint8Array[]
  /** Whether an answer may say that there is nothing. */
  readonly mayBeEmpty?: true
}

export interface ProviderCall {
  readonly settings: ProviderSettings
  readonly model: SdkModel
  readonly asked: Prompt
  readonly format: ResponseFormat
  readonly tally: Tally
}

/**
 * One call of the provider: yields all the text so far with every piece that comes. The model is asked itself: what
 * the AI SDK has above its models would hold half as much memory again while it waits, for what is not needed here.
 */
export async function* streamAnswer(
  { settings, model, asked, format, tally }: ProviderCall,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const limits = timeLimits(settings)
  tally.calls += 1
  try {
    const { stream } = await model.doStream({
      prompt: messagesOf(asked),
      responseFormat: format,
      maxOutputTokens,
      abortSignal: AbortSignal.any([signal, limits.signal]),
      // OpenAI would keep every answer for 30 days.
      providerOptions: { openai: { store: false }, ...(asked.mayBeEmpty && { local: { mayBeEmpty: true } }) },
    })
    let text = ''
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'finish') {
        tally.tokensIn += part.usage.inputTokens.total ?? 0
        tally.tokensOut += part.usage.outputTokens.total ?? 0
        refuseUnfinished(part.finishReason.unified)
      }
      if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue
      limits.stop()
      if (part.type === 'text-delta') {
        text = longer(text, part.delta)
        yield text
      }
      limits.waitForNext()
    }
  } catch (error) {
    throw toWriterError(limits.signal.aborted ? limits.signal.reason : error)
  } finally {
    limits.end()
  }
}

/** Of the user's message, the data first, then what it speaks of. */
function messagesOf({ instructions, prompt, photos = [] }: Prompt): CallOptions['prompt'] {
  const files = photos.map((data) => ({ type: 'file', data: { type: 'data', data }, mediaType: 'image/jpeg' }) as const)
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: [{ type: 'text', text: prompt }, ...files] },
  ]
}

function longer(text: string, piece: string): string {
  if (text.length + piece.length <= maxTextLength) return text + piece
  throw new WriterError('provider_malformed', { why: 'the answer is endless', retry: 'never' })
}

function refuseUnfinished(finishReason: string): void {
  if (finishReason === 'content-filter') throw new WriterError('provider_refused', { why: finishReason })
  if (finishReason !== 'length') return
  // The next one would be as long.
  throw new WriterError('provider_malformed', { why: 'the answer was cut at its limit', retry: 'never' })
}
