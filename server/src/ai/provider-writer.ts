import type { PartialDraft } from '@roux/contract/draft'
import type { ProviderSettings } from '../provider-settings.ts'
import { atMostEvery } from './at-most-every.ts'
import type { RecipeWriter, WritingRequest } from './recipe-writer.ts'

/** 20 drafts a second are as many as a reader can see. */
const draftEveryMs = 50

/** Has an AI provider write the recipe. One call for each recipe, ended as soon as nobody reads on. */
export function providerWriter(settings: ProviderSettings): RecipeWriter {
  return { kind: 'provider', write: (request, signal) => writeDrafts(settings, request, signal) }
}

async function* writeDrafts(
  settings: ProviderSettings,
  request: WritingRequest,
  signal: AbortSignal,
): AsyncGenerator<PartialDraft> {
  signal.throwIfAborted()
  // The AI SDK is loaded with the first recipe, so that it costs neither start nor memory where it is not used.
  const [{ streamAnswer }, { readDraft, readPartialDraft }] = await Promise.all([
    import('./stream-answer.ts'),
    import('./read-draft.ts'),
  ])
  const reader = new AbortController()
  try {
    let text = ''
    const answer = streamAnswer(settings, request, AbortSignal.any([signal, reader.signal]))
    for await (text of atMostEvery(draftEveryMs, answer)) {
      const draft = await readPartialDraft(text)
      if (Object.keys(draft).length > 0) yield draft
    }
    yield readDraft(text, request.serves ?? request.improves?.serves ?? request.preferences?.serves ?? null)
  } catch (error) {
    // Whatever the call failed with once the caller has left, the caller's leaving is the reason.
    throw signal.aborted ? signal.reason : error
  } finally {
    reader.abort()
  }
}
