import { stat } from 'node:fs/promises'
import type { LanguageModel } from 'ai'
import { type LocalSettings, memoryBytes, modelHub } from '../../local-settings.ts'
import type { ProviderSettings } from '../../provider-settings.ts'
import { WriterError } from '../writer-error.ts'
import { createModelProcess, type ModelProcess } from './create-model-process.ts'
import { draftGrammar } from './draft-grammar.ts'
import { installEngine, isInstalled } from './install-engine.ts'
import { toWriterError } from './model-failure.ts'
import { modelFile } from './model-file.ts'
import type { Asked, Done } from './model-messages.ts'

/** As the AI SDK calls models. */
type SdkModel = Extract<LanguageModel, { readonly specificationVersion: 'v4' }>
type CallOptions = Parameters<SdkModel['doStream']>[0]
type SdkStream = Awaited<ReturnType<SdkModel['doStream']>>['stream']
type Usage = Awaited<ReturnType<SdkModel['doGenerate']>>['usage']

type Tell = (what: string, details?: object) => void

export interface LocalModel {
  readonly sdkModel: SdkModel
  /** Brings what is missing, in the background: whoever asks meanwhile is told. */
  prepare(tell: Tell): void
  stop(): void
}

/** How long whoever asks is told to wait while the model is being brought, in seconds. */
const retryAfterSeconds = 30

/** When what could not be brought is tried again, by whoever asks then. */
const tryAgainMs = 60_000

interface Options extends LocalSettings {
  readonly model: string
  readonly baseUrl: string
  readonly key?: string | undefined
}

const models = new WeakMap<ProviderSettings, LocalModel>()

/** The one of some settings: whoever writes recipes and whoever tries it use the same. */
export function localModelOf(settings: ProviderSettings): LocalModel {
  const { model, local, baseUrl = modelHub, apiKey: key } = settings
  if (!local) throw new Error('a model that runs here needs its settings')
  const known = models.get(settings) ?? createLocalModel({ ...local, model, baseUrl, key })
  models.set(settings, known)
  return known
}

/** A language model in a process of this Roux. */
function createLocalModel(options: Options): LocalModel {
  const { model, engineFolder: folder, environment, threads, contextSize, idleMs } = options
  const file = modelFile(model, options)
  let tell: Tell | undefined
  let running: ModelProcess | undefined
  let bringing: Promise<void> | undefined
  let failed: { readonly error: WriterError; readonly at: number } | undefined
  const bring = async (say: Tell) => {
    try {
      await installEngine({ folder, environment, tell: say })
      await file.bring(say)
      say('the language model is here')
      failed = undefined
    } catch (thrown) {
      const error = toFailure(thrown)
      failed = { error, at: performance.now() }
      say('the language model could not be brought', { err: error })
    } finally {
      bringing = undefined
    }
  }
  const begin = () => {
    if (tell && !(failed && performance.now() < failed.at + tryAgainMs)) bringing ??= bring(tell)
  }
  const start = async (): Promise<ModelProcess> => {
    if (running) return running
    if (bringing || !((await isInstalled(folder)) && (await file.isThere()))) {
      begin()
      throw bringing !== undefined ? beingBrought(file.percent()) : (failed?.error ?? notBrought())
    }
    await assertMemory(file.path)
    running ??= createModelProcess({
      ...{ engine: folder, model: file.path, threads, contextSize, idleMs, environment },
      tell: (...said) => tell?.(...said),
    })
    return running
  }
  return {
    sdkModel: sdkModelOf(model, async (asked, onPiece, signal) => {
      const process = await start()
      try {
        return await process.write(asked, onPiece, signal)
      } catch (error) {
        // What it was made of is looked at again.
        if (error instanceof WriterError && error.code === 'provider_misconfigured') running = undefined
        throw error
      }
    }),
    prepare(to) {
      tell = to
      begin()
    },
    stop: () => running?.stop(),
  }
}

/** Less than the file itself is never enough. */
async function assertMemory(file: string): Promise<void> {
  const size = (await stat(file).catch(() => undefined))?.size ?? 0
  if (size > memoryBytes()) throw toWriterError('no_memory')
}

function beingBrought(percent: number): WriterError {
  const why = `the language model is being brought: ${percent} % of it is here`
  return new WriterError('provider_unavailable', { why, retryAfterSeconds, retry: 'never' })
}

function notBrought(): WriterError {
  const why = 'the language model is not here yet: Roux brings it when it starts'
  return new WriterError('provider_unavailable', { why, retry: 'never' })
}

function toFailure(error: unknown): WriterError {
  if (error instanceof WriterError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
  return new WriterError('provider_misconfigured', { why: `DATA_DIR cannot be used for the model: ${code}` })
}

function sdkModelOf(modelId: string, write: ModelProcess['write']): SdkModel {
  const stream = (options: CallOptions): SdkStream => {
    const left = new AbortController()
    const signal = AbortSignal.any([left.signal, ...(options.abortSignal ? [options.abortSignal] : [])])
    const id = 'text'
    return new ReadableStream({
      async start(controller) {
        controller.enqueue({ type: 'stream-start', warnings: [] })
        controller.enqueue({ type: 'text-start', id })
        const onPiece = (delta: string) => controller.enqueue({ type: 'text-delta', id, delta })
        const done = await write(askedOf(options), onPiece, signal)
        controller.enqueue({ type: 'text-end', id })
        controller.enqueue({ type: 'finish', usage: usageOf(done), finishReason: finishOf(done) })
        controller.close()
      },
      cancel: () => left.abort(),
    })
  }
  return {
    specificationVersion: 'v4',
    provider: 'local',
    modelId,
    supportedUrls: {},
    doStream: (options) => Promise.resolve({ stream: stream(options) }),
    async doGenerate(options) {
      let text = ''
      const done = await write(askedOf(options), (piece) => (text += piece), options.abortSignal ?? neverAborted)
      return { content: [{ type: 'text', text }], usage: usageOf(done), finishReason: finishOf(done), warnings: [] }
    },
  }
}

const neverAborted = new AbortController().signal

/** Of our prompts all is text. Where JSON is wanted it is a recipe. */
function askedOf({ prompt, responseFormat, maxOutputTokens = 8192 }: CallOptions): Asked {
  const rules = prompt.flatMap((message) => (message.role === 'system' ? [message.content] : []))
  const asked = prompt.flatMap((message) => (message.role === 'user' ? message.content : []))
  return {
    instructions: rules.join('\n'),
    prompt: asked.map((part) => (part.type === 'text' ? part.text : '')).join('\n'),
    mostTokens: maxOutputTokens,
    ...(responseFormat?.type === 'json' && { grammar: draftGrammar }),
  }
}

function usageOf({ tokensIn, tokensOut }: Done): Usage {
  return {
    inputTokens: { total: tokensIn, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: tokensOut, text: tokensOut, reasoning: undefined },
  }
}

function finishOf({ isCut }: Done) {
  return { unified: isCut ? 'length' : 'stop', raw: undefined } as const
}
