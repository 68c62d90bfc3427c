import { openSync, readSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type Asked,
  aliveEveryMs,
  type Done,
  type Loading,
  type ModelFault,
  type Order,
  type Report,
} from './model-messages.ts'

// The process in which a language model runs: forked by `model-process-of.ts`, it ends with whoever started it.

/** Of node-llama-cpp what is used here: it is installed where it is wanted, and nowhere else. */
interface Engine {
  getLlama(options: object): Promise<Llama>
  readonly LlamaChatSession: new (options: object) => Session
}

interface Llama {
  readonly gpu: string | false
  loadModel(options: { readonly modelPath: string }): Promise<Model>
  createGrammar(options: {
    readonly grammar: string
    readonly stopGenerationTriggers: readonly string[]
  }): Promise<object>
}

interface Model {
  readonly trainContextSize: number
  createContext(options: object): Promise<{ readonly contextSize: number; getSequence(): Sequence }>
  tokenize(text: string): readonly number[]
}

interface Meter {
  readonly usedOutputTokens: number
}

interface Sequence {
  readonly tokenMeter: { getState(): Meter; diff(before: Meter): Meter }
}

interface Session {
  promptWithMeta(prompt: string, options: object): Promise<{ readonly stopReason: string }>
  dispose(options: { readonly disposeSequence: boolean }): void
}

/** Tokens read at once: a processor is done with so few before anybody feels that it does not stop. */
const batchOfProcessor = 32

const batchOfCard = 512

/** What an answer needs at the least, in tokens. */
const leastRoom = 512

/** As its makers advise for the models that are chosen here. */
const sampling = { temperature: 0.7, topP: 0.8, topK: 20 }

/** What a call failed with; its message is the fault. */
class FaultError extends Error {
  override readonly name = 'FaultError'
  readonly fault: ModelFault

  constructor(fault: ModelFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

const send = (report: Report) => void process.send?.(report)

let load: ReturnType<typeof loadModel> | undefined
let stop = new AbortController()

async function loadModel({ engine: folder, model: modelPath, threads, contextSize }: Loading) {
  assertGguf(modelPath)
  const engine = await importEngine(folder)
  const llama = await engine
    .getLlama({ gpu: 'auto', build: 'never', skipDownload: true, logger: () => undefined, maxThreads: threads })
    .catch(because('no_engine'))
  const model = await llama.loadModel({ modelPath }).catch(because('broken'))
  const context = await model
    .createContext({
      contextSize: Math.min(contextSize, model.trainContextSize),
      batchSize: llama.gpu === false ? batchOfProcessor : batchOfCard,
      threads,
    })
    .catch(because('no_memory'))
  return { engine, llama, model, room: context.contextSize, sequence: context.getSequence() }
}

/** What is no model at all is told before anything is loaded for it. */
function assertGguf(file: string): void {
  const head = Buffer.alloc(4)
  try {
    readSync(openSync(file, 'r'), head)
  } catch (error) {
    throw new FaultError('no_file', error)
  }
  if (head.toString('latin1') !== 'GGUF') throw new FaultError('no_gguf')
}

async function importEngine(folder: string): Promise<Engine> {
  try {
    return await import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve('node-llama-cpp')).href)
  } catch (error) {
    throw new FaultError('no_engine', error)
  }
}

function because(fault: ModelFault) {
  return (error: unknown): never => {
    const isMemory = error instanceof Error && /memory|alloc/i.test(`${error.name} ${error.message}`)
    throw new FaultError(isMemory ? 'no_memory' : fault, error)
  }
}

async function write({ instructions, prompt, grammar, mostTokens }: Asked, signal: AbortSignal): Promise<Done> {
  if (!load) throw new FaultError('failed')
  const { engine, llama, model, room, sequence } = await load
  // The longest that a chat's own words around both can be.
  const tokensIn = model.tokenize(instructions + prompt).length
  const left = room - tokensIn - 64
  if (left < leastRoom) throw new FaultError('too_long')
  // The same sequence again: what is alike at the beginning, all the rules, has been read already.
  const session = new engine.LlamaChatSession({
    contextSequence: sequence,
    autoDisposeSequence: false,
    systemPrompt: instructions,
  })
  const before = sequence.tokenMeter.getState()
  try {
    const { stopReason } = await session.promptWithMeta(prompt, {
      ...sampling,
      signal,
      stopOnAbortSignal: true,
      maxTokens: Math.min(mostTokens, left),
      ...(grammar && { grammar: await llama.createGrammar({ grammar, stopGenerationTriggers: [] }) }),
      onTextChunk: (text: string) => send({ is: 'piece', text }),
    })
    return { tokensIn, tokensOut: sequence.tokenMeter.diff(before).usedOutputTokens, isCut: stopReason === 'maxTokens' }
  } finally {
    session.dispose({ disposeSequence: false })
  }
}

/** The server always comes first, and where memory runs out this process goes and no other. */
function stepBack(): void {
  try {
    setPriority(10)
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Not on this system.
  }
}

async function obey(order: Order): Promise<void> {
  try {
    if (order.do === 'stop') return stop.abort()
    if (order.do === 'load') {
      load = loadModel(order)
      await load
      return send({ is: 'loaded' })
    }
    stop = new AbortController()
    send({ is: 'done', ...(await write(order, stop.signal)) })
  } catch (error) {
    send({ is: 'failed', fault: error instanceof FaultError ? error.fault : 'failed' })
  }
}

stepBack()
// Whoever started it finishes first what it has accepted, and then lets go of it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit(0))
process.on('message', (order: Order) => void obey(order))
setInterval(() => send({ is: 'alive' }), aliveEveryMs)
