import type { BringInAnswer, BroughtDraft, BroughtPiece } from '@roux/contract/bringing-in'
import { fieldsOf, isFields } from '@roux/contract/fields-of'
import { parseJson } from '../browser/parse-json.ts'
import type { ApiError } from './api-error.ts'
import { aheadIn, brokenOff, forEachEvent, streamError } from './read-recipe-stream.ts'
import { isStream } from './request-recipe.ts'

/** What was read so far. */
export interface Read {
  drafts: readonly BroughtDraft[]
  failures: BringInAnswer['failures']
  /** 0 to 1; undefined where nobody knows. */
  progress?: number | undefined
}

interface Watch {
  signal: AbortSignal
  /** Told all that was read, whenever it is more. */
  onRead?(read: Read): void
  /** Told how many have to be done before a provider's turn comes; 0 as it does. */
  onPlace?(ahead: number): void
}

/** What was brought as it is read, as JSON or as events; throws ApiError for what they say went wrong, and where they break off. */
export async function readBroughtStream(response: Response, { signal, onRead, onPlace }: Watch): Promise<Read> {
  if (!isStream(response)) return readAnswer(await response.json())
  let read: Read = { drafts: [], failures: [], progress: 0 }
  let ended: ApiError | true | undefined
  const add = ({ drafts, failures, progress = read.progress }: Read) => {
    read = { drafts: [...read.drafts, ...drafts], failures: [...read.failures, ...failures], progress }
  }
  await forEachEvent(response, signal, ({ event, data }) => {
    if (event === 'error') ended = streamError(response, data)
    else if (event === 'waiting') onPlace?.(aheadIn(data))
    else if (event === 'brought' || event === 'done') {
      add(readAnswer(parseJson(data)))
      if (event === 'done') ended = true
      else if (!signal.aborted) onRead?.(read)
    }
    return ended === undefined
  })
  if (ended !== true) throw ended ?? brokenOff(response)
  return read
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
