import type { PartialDraft } from '@roux/contract/draft'
import type { ProviderSettings } from '../provider-settings.ts'
import type { AnswerFormat } from './answer-format.ts'
import { atMostEvery } from './at-most-every.ts'
import { servesAsked } from './recipe-prompt.ts'
import type { RecipeWriter } from './recipe-writer.ts'
import type { ProviderCall } from './stream-answer.ts'
import { FormatRefusedError, WriterError } from './writer-error.ts'

/** 20 drafts a second are as many as a reader can see. */
const draftEveryMs = 50

/** What is asked for once a format is refused. */
const nextFormat = { schema: 'json', json: 'text', text: undefined } as const satisfies Record<
  AnswerFormat,
  AnswerFormat | undefined
>

/**
 * Has an AI provider write the recipe: one call for each time it is asked, ended as soon as nobody reads on. A format
 * that the model refuses is not asked for again as long as the process lives.
 */
export function providerWriter(settings: ProviderSettings): RecipeWriter {
  let known: AnswerFormat = 'schema'
  return {
    kind: 'provider',
    async *write(request, signal, tally = { calls: 0, tokensIn: 0, tokensOut: 0 }) {
      const format = known
      try {
        yield* writeDrafts({ settings, request, format, tally }, signal)
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

async function* writeDrafts(call: ProviderCall, signal: AbortSignal): AsyncGenerator<PartialDraft> {
  signal.throwIfAborted()
  // The AI SDK is loaded with the first recipe, so that it costs neither start nor memory where it is not used.
  const [{ streamAnswer }, { readDraft, readPartialDraft }] = await Promise.all([
    import('./stream-answer.ts'),
    import('./read-draft.ts'),
  ])
  const reader = new AbortController()
  try {
    let text = ''
    const answer = streamAnswer(call, AbortSignal.any([signal, reader.signal]))
    for await (text of atMostEvery(draftEveryMs, answer)) {
      const draft = await readPartialDraft(text)
      if (Object.keys(draft).length > 0) yield draft
    }
    yield readDraft(text, servesAsked(call.request) ?? call.request.improves?.serves ?? null)
  } catch (error) {
    // Whatever the call failed with once the caller has left, the caller's leaving is the reason.
    throw signal.aborted ? signal.reason : error
  } finally {
    reader.abort()
  }
}
