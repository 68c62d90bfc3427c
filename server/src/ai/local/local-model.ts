import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { limits } from '@roux/contract/limits'
import { hubName, type LocalSettings, memoryBytes, modelHub } from '../../local-settings.ts'
import type { ProviderSettings } from '../../provider-settings.ts'
import type { OwnModel, Tell } from '../provider/own-model.ts'
import { type CallOptions, sdkModelOf, textsOf } from '../provider/sdk-model.ts'
import { WriterError } from '../provider/writer-error.ts'
import { createModelProcess, type ModelProcess } from './create-model-process.ts'
import { createSupply } from './create-supply.ts'
import { draftGrammar, readingGrammar } from './draft-grammar.ts'
import { findFileFault } from './find-file-fault.ts'
import { toWriterError } from './model-failure.ts'
import { modelFile } from './model-file.ts'
import type { ModelCall } from './model-messages.ts'

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
  const { model, engineFolder: engine, environment, threads, contextSize, idleMs } = options
  const file = modelFile(model, options)
  const supply = createSupply({ ...options, file })
  let tell: Tell = () => undefined
  let running: ModelProcess | undefined
  const start = async (): Promise<ModelProcess> => {
    if (running) return running
    await supply.assertHere()
    await assertMemory(file.path)
    running ??= createModelProcess({
      ...{ engine, model: file.path, threads, contextSize, idleMs, environment },
      tell: (...said) => tell(...said),
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
    percent: supply.percent,
    prepare(to, hold) {
      tell = to
      to('a language model on this machine writes the recipes', { model, threads })
      supply.prepare(to, hold)
    },
    async lookOnly(hold) {
      if (!(await supply.isHeldByAnother(hold))) return false
      await supply.assertHere()
      const fault = findFileFault(file.path)
      if (fault) throw toWriterError(fault)
      await assertMemory(file.path)
      return true
    },
    stop() {
      supply.stop()
      running?.stop()
    },
  }
}

/** Less than the file itself is never enough. */
async function assertMemory(file: string): Promise<void> {
  const size = (await stat(file).catch(() => undefined))?.size ?? 0
  if (size > memoryBytes()) throw toWriterError('no_memory')
}

/** Where JSON is wanted it is a recipe. */
function askedOf(options: CallOptions): ModelCall {
  const { responseFormat, maxOutputTokens = 8192, providerOptions } = options
  const grammar = providerOptions?.local?.mayBeEmpty ? readingGrammar : draftGrammar
  return {
    ...textsOf(options),
    mostTokens: maxOutputTokens,
    ...(responseFormat?.type === 'json' && { grammar }),
  }
}
