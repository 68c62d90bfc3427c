import { cleanParagraphs } from '@roux/contract/clean-text'
import type { PartialDraft } from '@roux/contract/draft'
import { limits } from '@roux/contract/limits'
import type { ProviderSettings } from '../provider-settings.ts'
import { runTask } from '../threads/run-task.ts'
import { yieldToEventLoop } from '../yield-to-event-loop.ts'
import type { AnswerFormat } from './answer-format.ts'
import { answerPrompt, repeatsRules } from './answer-prompt.ts'
import { loadLanguageModel } from './language-model.ts'
import { loadOwnModel } from './load-own-model.ts'
import type { Hold, OwnModel, Tell } from './provider/own-model.ts'
import { FormatRefusedError, WriterError } from './provider/writer-error.ts'
import { readingPrompt } from './reading-prompt.ts'
import { recipePrompt, servesAsked } from './recipe-prompt.ts'
import type { Orderer, Reading, RecipeWriter, Tally, WritingRequest } from './recipe-writer.ts'
import type { ProviderCall } from './stream-answer.ts'
import { throttle } from './throttle.ts'
import { withoutThinking } from './without-thinking.ts'

/** 20 drafts a second are as many as a reader can see. */
const draftEveryMs = 50

/** In UTF-16 code units: a text with little more than a title, which is read in no time and waited for most. */
const longestBeginning = 100

/** What is asked for once a format is refused. */
const nextFormat = { schema: 'json', json: 'text', text: undefined } as const satisfies Record<
  AnswerFormat,
  AnswerFormat | undefined
>

interface ProviderWriter extends RecipeWriter {
  /** Loads what the first recipe would otherwise wait for; what has to be brought is, in the background. */
  load(tell?: Tell, hold?: Hold): Promise<void>
  /** Ends what runs on this machine for it. */
  stop(): void
  /** Of a model that is brought to a machine, what there is to know of it. */
  readonly state: Pick<OwnModel, 'name' | 'percent'>
}

/**
 * Has an AI provider write the recipe: one call for each time it is asked, ended as soon as nobody reads on. A format
 * that the model refuses is not asked for again as long as the process lives.
 */
export function providerWriter(settings: ProviderSettings): ProviderWriter {
  let known: AnswerFormat = 'schema'
  let own: OwnModel | undefined
  let loading: ReturnType<typeof loadTools> | undefined
  const load = () => {
    loading ??= loadTools(settings).catch(() => {
      loading = undefined
      throw new WriterError('provider_unavailable', { why: 'its package cannot be loaded' })
    })
    return loading
  }
  async function* inKnownFormat<Piece>(ask: (format: AnswerFormat) => AsyncIterable<Piece>): AsyncGenerator<Piece> {
    const format = known
    try {
      yield* ask(format)
    } catch (error) {
      if (!(error instanceof FormatRefusedError)) throw error
      const next = nextFormat[format]
      if (!next) throw new WriterError(error.code, { why: 'the provider refuses every format' })
      if (known === format) known = next
      throw error
    }
  }
  return {
    kind: 'provider',
    load: async (tell = () => undefined, hold = () => Promise.resolve(() => undefined)) => {
      // Whoever asks for the first recipe is told.
      await load().catch(() => undefined)
      own = await loadOwnModel(settings)
      own?.prepare(tell, hold)
    },
    stop: () => own?.stop(),
    state: { name: () => own?.name() ?? (settings.model || null), percent: () => own?.percent() },
    write: (request, orderer, tally = newTally()) =>
      inKnownFormat((format) => writeDrafts({ settings, format, tally, load }, request, orderer)),
    answer: (question, orderer, tally = newTally()) =>
      writeAnswer({ settings, asked: answerPrompt(question), format: 'text', tally, load }, orderer),
    read: (reading, orderer, tally = newTally()) =>
      inKnownFormat((format) =>
        writeReading({ settings, asked: readingPrompt(asFarAsRead(reading, settings)), format, tally, load }, orderer),
      ),
  }
}

/** A model that runs here reads no more than its context holds beside our rules and its answer; some tokens have two letters. */
function asFarAsRead(reading: Reading, { local }: ProviderSettings): Reading {
  return local && 'text' in reading ? { text: reading.text.slice(0, 2 * local.contextSize) } : reading
}

function newTally(): Tally {
  return { calls: 0, tokensIn: 0, tokensOut: 0 }
}

/** The AI SDK costs neither start nor memory where it is not used. */
async function loadTools(settings: ProviderSettings) {
  const [{ streamAnswer }, { formatOf }, drafts, model] = await Promise.all([
    import('./stream-answer.ts'),
    import('./answer-format.ts'),
    import('./parse-draft.ts'),
    loadLanguageModel(settings),
  ])
  return { streamAnswer, formatOf, ...drafts, model }
}

interface Call extends Pick<ProviderCall, 'settings' | 'asked' | 'tally'> {
  readonly format: AnswerFormat
  readonly load: () => ReturnType<typeof loadTools>
}

async function* writeDrafts(
  call: Omit<Call, 'asked'>,
  request: WritingRequest,
  orderer: Orderer,
): AsyncGenerator<PartialDraft> {
  const { parseDraft, parsePartialDraft } = await call.load()
  let text = ''
  for await (text of readTexts({ ...call, asked: recipePrompt(request) }, orderer)) {
    const draft = parsePartialDraft(text)
    if (Object.keys(draft).length > 0) yield draft
  }
  const serves = servesAsked(request) ?? request.improves?.serves ?? null
  const minutesSaid = (steps: readonly string[]) => runTask(orderer, 'minutesSaid', steps, request.language)
  yield await parseDraft(text, serves, minutesSaid)
}

async function* writeReading(call: Call, orderer: Orderer): AsyncGenerator<PartialDraft> {
  const { parseReading } = await call.load()
  let text = ''
  for await (text of readTexts(call, orderer));
  yield parseReading(text)
}

async function* writeAnswer(call: Call, orderer: Orderer): AsyncGenerator<string> {
  let answer = ''
  for await (const text of readTexts(call, orderer)) {
    // Half a character at the very end is not shown.
    const longer = cleanParagraphs(withoutThinking(text.replace(/[\uD800-\uDBFF]$/, '')), limits.answer)
    if (longer === answer) continue
    answer = longer
    if (repeatsRules(answer)) throw new WriterError('provider_refused', { why: 'the answer repeats its instructions' })
    yield answer
  }
  if (answer === '') throw new WriterError('provider_malformed', { why: 'the answer is empty' })
}

/** All the text so far, again and again: at last all that the provider has written. */
async function* readTexts({ load, format, ...call }: Call, orderer: Orderer): AsyncGenerator<string> {
  const { signal } = orderer
  signal.throwIfAborted()
  const { streamAnswer, formatOf, model } = await load()
  await yieldToEventLoop()
  signal.throwIfAborted()
  const reader = new AbortController()
  try {
    const asked = { ...call, model, format: formatOf[format] }
    const texts = streamAnswer(asked, AbortSignal.any([signal, reader.signal]))
    for await (const text of throttle(draftEveryMs, texts, (all) => all.length > longestBeginning)) {
      // What had come before the caller left is for nobody.
      signal.throwIfAborted()
      yield text
    }
    await yieldToEventLoop()
  } catch (error) {
    // Whatever the call failed with once the caller has left, the caller's leaving is the reason.
    throw signal.aborted ? signal.reason : error
  } finally {
    reader.abort()
  }
}
