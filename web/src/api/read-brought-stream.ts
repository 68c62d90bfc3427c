import type { BringInAnswer, BroughtDraft, BroughtPiece } from '@roux/contract/bringing-in'
import { fieldsOf, isFields } from '@roux/contract/fields-of'
import { brokenOff, followStream, type StreamWatch } from './follow-stream.ts'
import { isStream } from './request-recipe.ts'

/** What was read so far. */
export interface Read {
  drafts: readonly BroughtDraft[]
  failures: BringInAnswer['failures']
  /** 0 to 1; undefined where nobody knows. */
  progress?: number | undefined
}

interface Watch extends StreamWatch {
  /** Told all that was read, whenever it is more. */
  onRead?(read: Read): void
}

/** What was brought as it is read, as JSON or as events; throws ApiError for what they say went wrong, and where they break off. */
export async function readBroughtStream(response: Response, { onRead, ...watch }: Watch): Promise<Read> {
  if (!isStream(response)) return readAnswer(await response.json())
  let read: Read = { drafts: [], failures: [], progress: 0 }
  const add = (data: unknown) => {
    const { drafts, failures, progress = read.progress } = readAnswer(data)
    read = { drafts: [...read.drafts, ...drafts], failures: [...read.failures, ...failures], progress }
    return read
  }
  const whole = await followStream<Record<'brought' | 'done', BroughtPiece>, Read>(response, watch, {
    brought(data) {
      add(data)
      if (!watch.signal.aborted) onRead?.(read)
    },
    done: add,
  })
  if (!whole) throw brokenOff(response)
  return whole
}

/** Of our own server, which alone has this call. */
function readAnswer(answer: unknown): Read {
  const { drafts, failures, progress } = fieldsOf(answer) as Partial<BroughtPiece>
  return {
    drafts: Array.isArray(drafts) ? drafts.filter(isFields) : [],
    failures: Array.isArray(failures) ? failures.filter(isFields) : [],
    progress,
  }
}
