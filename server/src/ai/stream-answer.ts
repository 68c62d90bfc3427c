import { type LanguageModel, type OutputInterface, streamText, type UserModelMessage } from 'ai'
import type { ProviderSettings } from '../provider-settings.ts'
import { toWriterError } from './provider/provider-failure.ts'
import { WriterError } from './provider/writer-error.ts'
import type { Tally } from './recipe-writer.ts'
import { timeLimits } from './time-limits.ts'

/** A long recipe is about 2000 tokens; the rest is for models that think first. */
const maxOutputTokens = 8192

/** In UTF-16 code units; a long recipe has about 6000. */
const maxTextLength = 65_536

/** Unsupported settings are the SDK's business: it would write a line about them past our log. */
// biome-ignore lint/style/noRestrictedGlobals: it has no other name.
globalThis.AI_SDK_LOG_WARNINGS = false

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
  readonly model: LanguageModel
  readonly asked: Prompt
  readonly output: OutputInterface<string, string, never>
  readonly tally: Tally
}

/** One call of the provider: yields all the text so far with every piece that comes. */
export async function* streamAnswer(
  { settings, model, asked, output, tally }: ProviderCall,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const limits = timeLimits(settings)
  tally.calls += 1
  try {
    const { stream } = streamText({
      instructions: asked.instructions,
      prompt: messageOf(asked),
      model,
      output,
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, limits.signal]),
      telemetry: { isEnabled: false },
      // OpenAI would keep every answer for 30 days.
      providerOptions: { openai: { store: false }, ...(asked.mayBeEmpty && { local: { mayBeEmpty: true } }) },
      // The SDK would print the error with everything in it; it also comes as a part of the stream.
      onError: () => undefined,
    })
    let text = ''
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw limits.signal.reason
      if (part.type === 'finish') {
        tally.tokensIn += part.totalUsage.inputTokens ?? 0
        tally.tokensOut += part.totalUsage.outputTokens ?? 0
        refuseUnfinished(part.finishReason)
      }
      if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue
      limits.stop()
      if (part.type === 'text-delta') {
        text = longer(text, part.text)
        yield text
      }
      limits.waitForNext()
    }
  } catch (error) {
    throw toWriterError(error)
  } finally {
    limits.end()
  }
}

/** The data first, then what it speaks of. */
function messageOf({ prompt, photos }: Prompt): string | UserModelMessage[] {
  if (!photos) return prompt
  const files = photos.map((data) => ({ type: 'file', data, mediaType: 'image/jpeg' }) as const)
  return [{ role: 'user', content: [{ type: 'text', text: prompt }, ...files] }]
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
