import { streamType } from '@roux/contract/stream'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { logFailure } from '../browser/log-failure.ts'
import { useOnlyCall } from '../browser/use-only-call.ts'
import { type BroughtEntry, entriesKey } from './bring-in.ts'
import { type Read, readBroughtStream } from './read-brought-stream.ts'
import { readingOf } from './reading-of.ts'
import { requestAs } from './request.ts'

/** What becomes of something that the provider is to read. */
export interface ProviderReading {
  isGoing: boolean
  /** How many come before it. */
  ahead: number
  /** It read it, and found no recipe. */
  isInVain: boolean
  cause: unknown
}

/**
 * Has the AI provider read something that was brought, once for each time that it is asked to. Leaving the page stops it,
 * and leaves what was read before.
 */
export function useProviderReading() {
  const client = useQueryClient()
  const call = useOnlyCall()
  const [ahead, setAhead] = useState(0)
  const { mutate, reset, variables, data, isPending, error } = useMutation({
    mutationFn: async ({ id, request: brought }: BroughtEntry) => {
      const signal = call.begin()
      setAhead(0)
      const options = { body: await readingOf(brought), accept: `${streamType}, application/json`, signal }
      const onPlace = (place: number) => signal.aborted || setAhead(place)
      const read = await requestAs('bringIn', options, (response) => readBroughtStream(response, { signal, onPlace }))
      if (read.drafts.length > 0) client.setQueryData<Read>([...entriesKey, id], read)
      return read
    },
    onError: (cause) => call.isEnded() || logFailure('the provider could not read what was brought', cause),
  })
  return {
    /** Of one entry. */
    of: ({ id }: BroughtEntry): ProviderReading => ({
      isGoing: isPending && variables.id === id,
      ahead,
      isInVain: data?.drafts.length === 0 && variables?.id === id,
      cause: variables?.id === id && !call.isEnded() ? error : null,
    }),
    isGoing: isPending,
    read: (entry: BroughtEntry) => mutate(entry),
    stop: () => {
      call.end()
      reset()
    },
  }
}
