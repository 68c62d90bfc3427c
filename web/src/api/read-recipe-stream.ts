import type { RecipeEvents } from '@roux/contract/stream'
import { followStream, type StreamWatch } from './follow-stream.ts'
import { isAsFarAs, type ReadDraft, readDraft } from './read-draft.ts'
import { throttleCalls } from './throttle-calls.ts'

/** What goes on while a recipe is written. */
export interface Watch extends StreamWatch {
  /** Told what there is so far, at most 20 times a second. */
  onDraft?: ((draft: ReadDraft) => void) | undefined
}

/** Milliseconds between two drafts that are handed on. */
const draftInterval = 50

/**
 * The recipe at the end of a stream of events, as received; undefined where not one event of ours came. Throws
 * ApiError for what the stream says went wrong, and where it breaks off.
 */
export async function readRecipeStream(response: Response, watch: Watch): Promise<{ recipe: unknown } | undefined> {
  let farthest: ReadDraft | undefined
  const show = throttleCalls<ReadDraft>(draftInterval, (draft) => watch.signal.aborted || watch.onDraft?.(draft))
  try {
    return await followStream<RecipeEvents, { recipe: unknown }>(response, watch, {
      draft(data) {
        const draft = readDraft(data)
        // What the cook reads does not vanish for a second attempt that has yet to come as far.
        if (farthest && !isAsFarAs(draft, farthest)) return
        farthest = draft
        show(draft)
      },
      recipe: (recipe) => ({ recipe }),
    })
  } finally {
    show.flush()
  }
}
