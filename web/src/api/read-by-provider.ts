import { streamType } from '@roux/contract/stream'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { logFailure } from '../browser/log-failure.ts'
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
  const going = useRef<AbortController>(undefined)
  const [ahead, setAhead] = useState(0)
  const stop = () => going.current?.abort()
  useEffect(() => () => going.current?.abort(), [])
  const { mutate, reset, variables, data, isPending, error } = useMutation({
    mutationFn: async ({ id, request: brought }: BroughtEntry) => {
      const leaving = new AbortController()
      going.current = leaving
      const { signal } = leaving
      setAhead(0)
      const options = { body: await readingOf(brought), accept: `${streamType}, application/json`, signal }
      const onPlace = (place: number) => signal.aborted || setAhead(place)
      const read = await requestAs('bringIn', options, (response) => readBroughtStream(response, { signal, onPlace }))
      if (read.drafts.length > 0) client.setQueryData<Read>([...entriesKey, id], read)
      return read
    },
    onError: (cause) =>
      going.current?.signal.aborted || logFailure('the provider could not read what was brought', cause),
  })
  return {
    /** Of one entry. */
    of: ({ id }: BroughtEntry): ProviderReading => ({
      isGoing: isPending && variables.id === id,
      ahead,
      isInVain: data?.drafts.length === 0 && variables?.id === id,
      cause: variables?.id === id && !going.current?.signal.aborted ? error : null,
    }),
    isGoing: isPending,
    read: (entry: BroughtEntry) => {
      stop()
      mutate(entry)
    },
    stop: () => {
      stop()
      reset()
    },
  }
}
