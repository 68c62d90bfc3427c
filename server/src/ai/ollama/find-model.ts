import { z } from 'zod'
import { isOfCloud } from '../../provider-settings.ts'
import { WriterError } from '../provider/writer-error.ts'
import { askOllama, type OllamaAddress } from './ask-ollama.ts'

/** The first that keeps an answer to a JSON schema. */
const oldest = [0, 5] as const

/** Finding out what is there takes it no time. */
const lookWithinMs = 10_000

/** More would take minutes longer to write, and seldom better. */
const mostBytes = 12e9

const Tags = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      size: z.number().default(0),
      /** Of models that run elsewhere. */
      remote_host: z.string().optional(),
      details: z.object({ family: z.string().optional() }).optional(),
    }),
  ),
})

type Model = z.infer<typeof Tags>['models'][number]

/**
 * Which of the models that are there is to be used, by its whole name; undefined where none is.
 * @throws WriterError; also where what answers is too old, or no Ollama
 */
export async function findModel(address: OllamaAddress, wanted: string, usual: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(lookWithinMs)
  try {
    const { version } = await one(address, '/api/version', z.object({ version: z.string() }), signal)
    assertNew(version)
    const { models } = await one(address, '/api/tags', Tags, signal)
    return wanted === '' ? (named(models.filter(isOnThatMachine), usual) ?? best(models)) : named(models, wanted)
  } catch (error) {
    if (!signal.aborted) throw error
    throw new WriterError('provider_unavailable', { why: 'Ollama does not say what it has' })
  }
}

async function one<Shape extends z.ZodType>(
  address: OllamaAddress,
  path: string,
  shape: Shape,
  signal: AbortSignal,
): Promise<z.output<Shape>> {
  for await (const said of askOllama(address, path, undefined, signal)) {
    const read = shape.safeParse(said)
    if (read.success) return read.data
    break
  }
  throw new WriterError('provider_malformed', { why: 'what answers there is no Ollama' })
}

function assertNew(version: string): void {
  const [, major = 0, minor = 0, patch = 0] = (/^v?(\d{1,4})\.(\d{1,4})\.(\d{1,4})/.exec(version) ?? []).map(Number)
  // Those that somebody has built have none.
  if (major + minor + patch === 0) return
  if (major > oldest[0] || minor >= oldest[1]) return
  const why = `Ollama is too old: ${major}.${minor}.${patch} knows no JSON schemas, ${oldest.join('.')} or newer does`
  throw new WriterError('provider_misconfigured', { why, retry: 'never' })
}

/**
 * Without a tag it is the latest.
 * @throws WriterError where it runs elsewhere and its name does not say so: the terms would promise that words stay here
 */
function named(models: readonly Model[], name: string): string | undefined {
  const found = models.find((model) => model.name === name || model.name === `${name}:latest`)
  if (found?.remote_host === undefined || isOfCloud(name)) return found?.name
  const why = `${name} stands for a model of ${found.remote_host}: set AI_MODEL to the name that it has there`
  throw new WriterError('provider_misconfigured', { why, retry: 'never' })
}

/** The largest that is not too slow, of those that write and run on that machine. */
function best(models: readonly Model[]): string | undefined {
  const writing = models.filter(isOnThatMachine).filter(({ name, size, details }) => {
    const isEmbedding = /bert/i.test(details?.family ?? '') || /embed|rerank/i.test(name)
    return !isEmbedding && size > 0
  })
  const bySize = writing.toSorted((one, other) => one.size - other.size)
  return (bySize.findLast(({ size }) => size <= mostBytes) ?? bySize[0])?.name
}

function isOnThatMachine({ remote_host }: Model): boolean {
  return remote_host === undefined
}

const Progress = z.object({
  status: z.string(),
  digest: z.string().optional(),
  total: z.number().optional(),
  completed: z.number().optional(),
})

/**
 * Has Ollama download a model, which goes on where an earlier time broke off.
 * @param onPercent how much is there
 * @throws WriterError
 */
export async function pullModel(
  address: OllamaAddress,
  model: string,
  onPercent: (percent: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const parts = new Map<string, { readonly total: number; readonly completed: number }>()
  let isWhole = false
  for await (const said of askOllama(address, '/api/pull', { model, stream: true }, signal)) {
    const { status, digest, total = 0, completed = 0 } = Progress.parse({ status: '', ...said })
    isWhole = status === 'success'
    if (digest === undefined || total <= 0) continue
    parts.set(digest, { total, completed })
    const all = [...parts.values()]
    const sumOf = (key: 'total' | 'completed') => all.reduce((sum, part) => sum + part[key], 0)
    onPercent(Math.min(100, (100 * sumOf('completed')) / sumOf('total')))
  }
  if (!isWhole) throw new WriterError('provider_unavailable', { why: 'the download of the model broke off' })
}
