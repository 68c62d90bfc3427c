import { chooseLocalModel, contextSize } from '../../local-settings.ts'
import type { ProviderSettings } from '../../provider-settings.ts'
import { boundedFetch } from '../provider/bounded-fetch.ts'
import { beingBrought, notBrought, type OwnModel, type Tell, tryAgainMs } from '../provider/own-model.ts'
import { toWriterError } from '../provider/provider-failure.ts'
import { type CallOptions, type OnPiece, sdkModelOf, type Taken, textsOf } from '../provider/sdk-model.ts'
import { WriterError } from '../provider/writer-error.ts'
import { askOllama, NoModelError } from './ask-ollama.ts'
import { findModel, pullModel } from './find-model.ts'

const models = new WeakMap<ProviderSettings, OwnModel>()

/** The one of some settings: whoever writes recipes and whoever tries it use the same. */
export function ollamaModelOf(settings: ProviderSettings): OwnModel {
  const known = models.get(settings) ?? createOllamaModel(settings)
  models.set(settings, known)
  return known
}

/** A model in an Ollama: the one that is wanted, or a good one of those that it has, or the usual one once it is there. */
function createOllamaModel({ model: wanted, baseUrl = '', apiKey: key }: ProviderSettings): OwnModel {
  const address = { baseUrl, key }
  const usual = wanted || chooseLocalModel().ollama
  const stopping = new AbortController()
  let tell: Tell | undefined
  let here: string | undefined
  let percent: number | undefined
  let failed: { readonly error: WriterError; readonly at: number } | undefined
  const pull = async (say: Tell) => {
    percent = 0
    let told = 0
    say('Ollama downloads the language model', { model: usual })
    const onPercent = (now: number) => {
      percent = now
      if (now < told + 10) return
      told = now
      say('Ollama downloads the language model', { percent: Math.floor(now) })
    }
    try {
      // What it says of its progress has no end that could be known.
      await pullModel({ ...address, fetch }, usual, onPercent, stopping.signal)
      failed = undefined
      say('the language model is here')
    } catch (thrown) {
      const error = thrown instanceof NoModelError ? unknownModel() : toWriterError(thrown)
      failed = { error, at: performance.now() }
      if (!stopping.signal.aborted) say('the language model could not be downloaded', { err: error })
    } finally {
      percent = undefined
    }
  }
  const find = async (): Promise<string> => {
    if (here !== undefined) return here
    if (percent !== undefined) throw beingBrought(percent)
    const found = await findModel({ ...address, fetch: boundedFetch }, wanted, usual)
    if (found !== undefined) {
      if (here === undefined) tell?.('Ollama writes the recipes', { model: found })
      here = found
      return found
    }
    if (!tell) throw notBrought()
    if (failed && performance.now() < failed.at + tryAgainMs) throw failed.error
    if (percent === undefined) void pull(tell)
    throw beingBrought(percent ?? 0)
  }
  return {
    sdkModel: sdkModelOf('ollama', usual, async (options, onPiece, signal) => {
      const model = await find()
      try {
        return await chat(
          askOllama({ ...address, fetch: boundedFetch }, '/api/chat', bodyOf(model, options), signal),
          onPiece,
        )
      } catch (error) {
        if (!(error instanceof NoModelError)) throw error
        // Somebody has removed it: the next call looks again.
        here = undefined
        throw new WriterError('provider_unavailable', { why: 'the model is no longer in Ollama', retry: 'now' })
      }
    }),
    name: () => here ?? (wanted || null),
    percent: () => percent,
    prepare(to) {
      tell = to
      // Whoever asks for the first recipe finds the same.
      find().catch((error: unknown) => {
        if (percent === undefined) to('Ollama cannot write recipes yet', { err: toWriterError(error) })
      })
    },
    stop: () => stopping.abort(),
  }
}

function unknownModel(): WriterError {
  return new WriterError('provider_misconfigured', { why: 'Ollama knows no model of that name: check AI_MODEL' })
}

/** Characters that leave room for an answer, at three to a token; a page that is to be read may have twice as many. */
const usualLength = 3 * (contextSize - 2000)

/**
 * By Ollama's own API: only there can it be told how much to read, and it would cut our rules off at what it reads by
 * default. The same size wherever it will do, since with another one it loads the model anew.
 */
function bodyOf(model: string, options: CallOptions) {
  const { responseFormat, maxOutputTokens = contextSize } = options
  const { instructions, prompt } = textsOf(options)
  const room = instructions.length + prompt.length <= usualLength ? contextSize : 2 * contextSize
  return {
    model,
    messages: [
      ...(instructions === '' ? [] : [{ role: 'system', content: instructions }]),
      { role: 'user', content: prompt },
    ],
    stream: true,
    // A cook is waiting.
    think: false,
    ...(responseFormat?.type === 'json' && { format: responseFormat.schema ?? 'json' }),
    options: { num_ctx: room, num_predict: Math.min(maxOutputTokens, contextSize) },
  }
}

interface Said {
  readonly message?: { readonly content?: unknown; readonly thinking?: unknown }
  readonly done?: unknown
  readonly done_reason?: unknown
  readonly prompt_eval_count?: unknown
  readonly eval_count?: unknown
}

async function chat(answer: AsyncIterable<Said>, onPiece: OnPiece): Promise<Taken> {
  for await (const { message, done, ...end } of answer) {
    if (typeof message?.thinking === 'string' && message.thinking !== '') onPiece(message.thinking, 'reasoning')
    if (typeof message?.content === 'string' && message.content !== '') onPiece(message.content)
    if (done !== true) continue
    const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0)
    const isCut = end.done_reason === 'length'
    return { tokensIn: numberOf(end.prompt_eval_count), tokensOut: numberOf(end.eval_count), isCut }
  }
  throw new WriterError('provider_unavailable', { why: 'Ollama broke off before its end' })
}
