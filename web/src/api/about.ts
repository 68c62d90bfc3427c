import { fieldsOf } from '@roux/contract/fields-of'
import type { About } from '@roux/contract/sharing'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { request } from './request.ts'

/** Whether this Roux can do something, once it is known; a server that does not say so cannot. */
export function useCan(what: keyof About): boolean | undefined {
  const { data, isError } = useQuery({
    queryKey: ['about'],
    queryFn: async ({ signal }) => {
      try {
        return fieldsOf(await request('about', { signal }))
      } catch (cause) {
        if (cause instanceof ApiError && cause.status === 404) return {}
        throw cause
      }
    },
    meta: { what: 'what this Roux can do' },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isError ? false : data && data[what] === true
}
