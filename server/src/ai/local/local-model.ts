import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { limits } from '@roux/contract/limits'
import { hubName, type LocalSettings, memoryBytes, modelHub } from '../../local-settings.ts'
import type { ProviderSettings } from '../../provider-settings.ts'
import { beingBrought, notBrought, type OwnModel, type Tell, tryAgainMs } from '../own-model.ts'
import { type CallOptions, sdkModelOf, textsOf } from '../sdk-model.ts'
import { WriterError } from '../writer-error.ts'
import { createModelProcess, type ModelProcess } from './create-model-process.ts'
import { draftGrammar, readingGrammar } from './draft-grammar.ts'
import { installEngine, isInstalled } from './install-engine.ts'
import { toWriterError } from './model-failure.ts'
import { modelFile } from './model-file.ts'
import type { Asked } from './model-messages.ts'

interface Options extends LocalSettings {
  readonly model: string
  readonly baseUrl: string
  readonly key?: string | undefined
}

const models = new WeakMap<ProviderSettings, OwnModel>()

/** The one of some settings: whoever writes recipes and whoever tries it use the same. */
export function localModelOf(settings: ProviderSettings): OwnModel {
  const { model, local, baseUrl = modelHub, apiKey: key } = settings
  if (!local) throw new Error('a model that runs here needs its settings')
  const known = models.get(settings) ?? createLocalModel({ ...local, model, baseUrl, key })
  models.set(settings, known)
  return known
}

/** A language model in a process of this Roux. */
function createLocalModel(options: Options): OwnModel {
  const { model, engineFolder: folder, environment, threads, contextSize, idleMs } = options
  const file = modelFile(model, options)
  const stopping = new AbortController()
  let tell: Tell | undefined
  let running: ModelProcess | undefined
  let bringing: Promise<void> | undefined
  let failed: { readonly error: WriterError; readonly at: number; readonly times: number } | undefined
  const bring = async (say: Tell) => {
    try {
      await installEngine({ folder, environment, tell: say, signal: stopping.signal })
      await file.bring(say, stopping.signal)
      say('the language model is here')
      failed = undefined
    } catch (thrown) {
      if (stopping.signal.aborted) return
      const error = toFailure(thrown)
      failed = { error, at: performance.now(), times: (failed?.times ?? 0) + 1 }
      say('the language model could not be brought', { err: error })
    } finally {
      bringing = undefined
    }
  }
  const begin = () => {
    if (tell && !(failed && performance.now() < failed.at + waitOf(failed.times))) bringing ??= bring(tell)
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
    sdkModel: sdkModelOf('local', model, async (options, onPiece, signal) => {
      const process = await start()
      try {
        return await process.write(askedOf(options), onPiece, signal)
      } catch (error) {
        // What it was made of is looked at again.
        if (error instanceof WriterError && error.code === 'provider_misconfigured') running = undefined
        throw error
      }
    }),
    // Where a file lies is nobody's business.
    name: () => (hubName.test(model) ? model : basename(model)).slice(0, limits.writerName),
    percent: () => (bringing === undefined ? undefined : file.percent()),
    prepare(to) {
      tell = to
      to('a language model on this machine writes the recipes', { model, threads })
      begin()
    },
    stop() {
      stopping.abort()
      running?.stop()
    },
  }
}

/** What fails again and again may be gigabytes each time. */
function waitOf(times: number): number {
  return tryAgainMs * 2 ** Math.min(times - 1, 9)
}

/** Less than the file itself is never enough. */
async function assertMemory(file: string): Promise<void> {
  const size = (await stat(file).catch(() => undefined))?.size ?? 0
  if (size > memoryBytes()) throw toWriterError('no_memory')
}

function toFailure(error: unknown): WriterError {
  if (error instanceof WriterError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
  return new WriterError('provider_misconfigured', { why: `DATA_DIR cannot be used for the model: ${code}` })
}

/** Where JSON is wanted it is a recipe. */
function askedOf(options: CallOptions): Asked {
  const { responseFormat, maxOutputTokens = 8192, providerOptions } = options
  const grammar = providerOptions?.local?.mayBeEmpty ? readingGrammar : draftGrammar
  return {
    ...textsOf(options),
    mostTokens: maxOutputTokens,
    ...(responseFormat?.type === 'json' && { grammar }),
  }
}
