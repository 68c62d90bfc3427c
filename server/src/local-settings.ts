import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'

/** What a model in a process of this Roux is run with. */
export interface LocalSettings {
  /** Where models are kept, and what runs them. */
  readonly folder: string
  readonly engineFolder: string
  readonly threads: number
  /** Tokens that it reads and writes at most, which take memory. */
  readonly contextSize: number
  /** After how long without a call its memory is given back. */
  readonly idleMs: number
  /** What is started for it gets this, and so no setting of Roux. */
  readonly environment: Readonly<Record<string, string | undefined>>
}

interface LocalModelChoice {
  /** As `AI_MODEL` names it. */
  readonly model: string
  /** The same as Ollama names it. */
  readonly ollama: string
  /** On the disk, and to be downloaded once. */
  readonly gigabytes: number
  /** What the machine should have, for the model and all else. */
  readonly memoryGigabytes: number
}

/** The models that are taken where `AI_MODEL` names none, the best first: decision 34 says why these. */
const localModels = [
  {
    model: 'hf:unsloth/Qwen3-4B-Instruct-2507-GGUF:Q4_K_M',
    ollama: 'qwen3:4b-instruct-2507-q4_K_M',
    gigabytes: 2.5,
    memoryGigabytes: 7.5,
  },
  {
    model: 'hf:Qwen/Qwen2.5-1.5B-Instruct-GGUF:Q4_K_M',
    ollama: 'qwen2.5:1.5b-instruct-q4_K_M',
    gigabytes: 1.1,
    memoryGigabytes: 0,
  },
] as const satisfies readonly LocalModelChoice[]

/** `hf:owner/repository:which`: the quantisation, or the name of the file. */
export const hubName = /^hf:(\w[\w.-]*\/\w[\w.-]*):(\w[\w./-]*)$/

/** Where models are downloaded from. */
export const modelHub = 'https://huggingface.co'

/** Our rules and a long recipe to improve are 6,000 tokens, and a recipe 1,500. */
export const contextSize = 8192

/** Bytes that this process and those it starts may have: those of the machine, or of its container. */
export function memoryBytes(): number {
  const constrained = process.constrainedMemory()
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem()
}

/** The best of the models that has room in a memory. */
export function chooseLocalModel(bytes = memoryBytes()): LocalModelChoice {
  return localModels.find(({ memoryGigabytes }) => bytes >= memoryGigabytes * 1e9) ?? localModels[1]
}

/** One core is the server's: threads that wait for each other would take all of it. */
export function localSettings(dataFolder: string, idleMs: number, environment: LocalSettings['environment']) {
  const folder = join(dataFolder, 'models')
  const threads = Math.max(1, availableParallelism() - 1)
  return { folder, engineFolder: join(folder, 'engine'), threads, contextSize, idleMs, environment }
}
