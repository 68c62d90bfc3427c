import type { PartialDraft } from '@roux/contract/draft'
import type { ProviderSettings } from '../provider-settings.ts'
import { runTask } from '../threads/run-task.ts'
import { yieldToEventLoop } from '../yield-to-event-loop.ts'
import type { AnswerFormat } from './answer-format.ts'
import { loadLanguageModel } from './language-model.ts'
import { servesAsked } from './recipe-prompt.ts'
import type { Orderer, RecipeWriter } from './recipe-writer.ts'
import type { ProviderCall } from './stream-answer.ts'
import { throttle } from './throttle.ts'
import { FormatRefusedError, WriterError } from './writer-error.ts'

/** 20 drafts a second are as many as a reader can see. */
const draftEveryMs = 50

/** What is asked for once a format is refused. */
const nextFormat = { schema: 'json', json: 'text', text: undefined } as const satisfies Record<
  AnswerFormat,
  AnswerFormat | undefined
>

interface ProviderWriter extends RecipeWriter {
  /** Loads what the first recipe would otherwise wait for. */
  load(): Promise<void>
}

/**
 * Has an AI provider write the recipe: one call for each time it is asked, ended as soon as nobody reads on. A format
 * that the model refuses is not asked for again as long as the process lives.
 */
export function providerWriter(settings: ProviderSettings): ProviderWriter {
  let known: AnswerFormat = 'schema'
  let loading: ReturnType<typeof loadTools> | undefined
  const load = () => {
    loading ??= loadTools(settings).catch(() => {
      loading = undefined
      throw new WriterError('provider_unavailable', { why: 'its package cannot be loaded' })
    })
    return loading
  }
  return {
    kind: 'provider',
    load: async () => {
      // Whoever asks for the first recipe is told.
      await load().catch(() => undefined)
    },
    async *write(request, orderer, tally = { calls: 0, tokensIn: 0, tokensOut: 0 }) {
      const format = known
      try {
        yield* writeDrafts({ settings, request, format, tally, load }, orderer)
      } catch (error) {
        if (!(error instanceof FormatRefusedError)) throw error
        const next = nextFormat[format]
        if (!next) throw new WriterError(error.code, { why: 'the provider refuses every format' })
        if (known === format) known = next
        throw error
      }
    },
  }
}

/** The AI SDK costs neither start nor memory where it is not used. */
async function loadTools(settings: ProviderSettings) {
  const [{ streamAnswer }, drafts, model] = await Promise.all([
    import('./stream-answer.ts'),
    import('./parse-draft.ts'),
    loadLanguageModel(settings),
  ])
  return { streamAnswer, ...drafts, model }
}

type Call = Omit<ProviderCall, 'model'> & { readonly load: () => ReturnType<typeof loadTools> }

async function* writeDrafts({ load, ...call }: Call, orderer: Orderer): AsyncGenerator<PartialDraft> {
  const { signal } = orderer
  signal.throwIfAborted()
  const { streamAnswer, parseDraft, parsePartialDraft, model } = await load()
  await yieldToEventLoop()
  signal.throwIfAborted()
  const reader = new AbortController()
  try {
    let text = ''
    const answer = streamAnswer({ ...call, model }, AbortSignal.any([signal, reader.signal]))
    for await (text of throttle(draftEveryMs, answer)) {
      const draft = await parsePartialDraft(text)
      if (Object.keys(draft).length > 0) yield draft
    }
    await yieldToEventLoop()
    const { request } = call
    const serves = servesAsked(request) ?? request.improves?.serves ?? null
    const minutesSaid = (steps: readonly string[]) => runTask(orderer, 'minutesSaid', steps, request.language)
    yield await parseDraft(text, serves, minutesSaid)
  } catch (error) {
    // Whatever the call failed with once the caller has left, the caller's leaving is the reason.
    throw signal.aborted ? signal.reason : error
  } finally {
    reader.abort()
  }
}
