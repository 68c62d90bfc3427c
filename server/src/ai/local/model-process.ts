import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findFileFault } from './find-file-fault.ts'
import {
  aliveEveryMs,
  type Done,
  type Loading,
  type ModelCall,
  type ModelFault,
  type Order,
  type Report,
} from './model-messages.ts'

// The process in which a language model runs: forked by `create-model-process.ts`, it ends with whoever started it.

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
  readonly tokenizer: object
  createContext(options: object): Promise<{ readonly contextSize: number; getSequence(): Sequence }>
}

interface Meter {
  readonly usedOutputTokens: number
}

interface Sequence {
  readonly tokenMeter: { getState(): Meter; diff(before: Meter): Meter }
  /** How many of the tokens that it was adapted to it has read already. */
  readonly nextTokenIndex: number
  adaptStateToTokens(tokens: readonly number[], allowShift: boolean): Promise<void>
  evaluateWithoutGeneratingNewTokens(tokens: readonly number[]): Promise<void>
}

interface Session {
  readonly chatWrapper: {
    generateContextState(of: { readonly chatHistory: readonly object[] }): {
      readonly contextText: { tokenize(tokenizer: object): readonly number[] }
    }
  }
  getChatHistory(): readonly object[]
  promptWithMeta(prompt: string, options: object): Promise<{ readonly stopReason: string }>
  dispose(options: { readonly disposeSequence: boolean }): void
}

/** Tokens that each thread of a processor reads at once, which takes half a second; what stops, stops between two such. */
const batchOfThread = 8

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
  const fault = findFileFault(modelPath)
  if (fault) throw new FaultError(fault)
  const engine = await importEngine(folder)
  const llama = await engine
    .getLlama({ gpu: 'auto', build: 'never', skipDownload: true, logger: () => undefined, maxThreads: threads })
    .catch(because('no_engine'))
  const model = await llama.loadModel({ modelPath }).catch(because('broken'))
  const batchSize = llama.gpu === false ? batchOfThread * threads : batchOfCard
  const context = await model
    .createContext({ contextSize: Math.min(contextSize, model.trainContextSize), batchSize, threads })
    .catch(because('no_memory'))
  return { engine, llama, model, batchSize, room: context.contextSize, sequence: context.getSequence() }
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

async function write({ instructions, prompt, grammar, mostTokens }: ModelCall, signal: AbortSignal): Promise<Done> {
  if (!load) throw new FaultError('failed')
  const { engine, llama, model, room, sequence, batchSize } = await load
  const session = new engine.LlamaChatSession({
    contextSequence: sequence,
    autoDisposeSequence: false,
    systemPrompt: instructions,
  })
  const before = sequence.tokenMeter.getState()
  try {
    const tokens = tokensOf(session, prompt, model)
    const left = room - tokens.length - 64
    if (left < leastRoom) throw new FaultError('too_long')
    await read(tokens, { sequence, batchSize, signal })
    if (signal.aborted) return { tokensIn: tokens.length, tokensOut: 0, isCut: true }
    const { stopReason } = await session.promptWithMeta(prompt, {
      ...sampling,
      signal,
      stopOnAbortSignal: true,
      maxTokens: Math.min(mostTokens, left),
      ...(grammar && { grammar: await llama.createGrammar({ grammar, stopGenerationTriggers: [] }) }),
      onTextChunk: (text: string) => send({ is: 'piece', text }),
    })
    const tokensOut = sequence.tokenMeter.diff(before).usedOutputTokens
    return { tokensIn: tokens.length, tokensOut, isCut: stopReason === 'maxTokens' }
  } finally {
    session.dispose({ disposeSequence: false })
  }
}

/** All that is read before the first word is written. */
function tokensOf(session: Session, prompt: string, { tokenizer }: Model): readonly number[] {
  const asked = { type: 'user', text: prompt }
  const chatHistory = [...session.getChatHistory(), asked, { type: 'model', response: [] }]
  return session.chatWrapper.generateContextState({ chatHistory }).contextText.tokenize(tokenizer)
}

interface Reading {
  readonly sequence: Sequence
  readonly batchSize: number
  readonly signal: AbortSignal
}

/**
 * Reads ahead of a call, which could not be stopped at it. What is alike at the beginning of the call before, all the
 * rules, has been read already, also where that was stopped.
 */
async function read(tokens: readonly number[], { sequence, batchSize, signal }: Reading): Promise<void> {
  await sequence.adaptStateToTokens(tokens, false)
  // The last one is read by whatever writes the next.
  const end = tokens.length - 1
  for (let next = sequence.nextTokenIndex; next < end && !signal.aborted; next = sequence.nextTokenIndex) {
    await sequence.evaluateWithoutGeneratingNewTokens(tokens.slice(next, Math.min(next + batchSize, end)))
  }
}

/** The server always comes first, and where memory runs out this process goes and no other. */
function stepBack(): void {
  for (const step of [() => setPriority(10), () => writeFileSync('/proc/self/oom_score_adj', '1000')]) {
    try {
      step()
    } catch {
      // Not on this system, or further back already.
    }
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
