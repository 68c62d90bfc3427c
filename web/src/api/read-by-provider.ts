import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { logFailure } from '../browser/log-failure.ts'
import { type BroughtEntry, entriesKey, type Read, readAnswer } from './bring-in.ts'
import { request } from './request.ts'

/** What becomes of something that the provider is to read. */
export interface ProviderReading {
  isGoing: boolean
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
  const stop = () => going.current?.abort()
  useEffect(() => () => going.current?.abort(), [])
  const { mutate, reset, variables, data, isPending, error } = useMutation({
    mutationFn: async ({ id, request: brought }: BroughtEntry) => {
      const leaving = new AbortController()
      going.current = leaving
      const body = { ...brought, reader: 'provider' }
      const read = readAnswer(await request('bringIn', { body, signal: leaving.signal }))
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
