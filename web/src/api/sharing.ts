import { fieldsOf } from '@roux/contract/fields-of'
import { toText } from '@roux/contract/read-values'
import type { Share, ShareRequest } from '@roux/contract/sharing'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { know } from './know.ts'
import { request } from './request.ts'

const shareKey = (id: string) => ['share', id] as const

/** The link of a recipe; null where there is none. What is known for less than `staleTime` is not asked for again. */
export function useShare(id: string, options: { enabled?: boolean; staleTime?: number } = {}) {
  return useQuery({
    ...options,
    queryKey: shareKey(id),
    queryFn: async ({ signal }): Promise<Share | null> => {
      try {
        const share = await request('readShare', { params: { id }, signal })
        return share === null ? null : readShare(share)
      } catch (cause) {
        // So other servers say that there is none.
        if (cause instanceof ApiError && cause.status === 404) return null
        throw cause
      }
    },
    meta: { what: 'the link of a recipe' },
    retry: false,
  })
}

/** Makes the link, or changes it. */
export function useSaveShare(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: ShareRequest) =>
      readShare(await request('shareRecipe', { params: { id }, body: change })),
    onSuccess: (share) => know<Share | null>(client, shareKey(id), share),
  })
}

export function useRevokeShare(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => request('revokeShare', { params: { id } }),
    onSuccess: () => know<Share | null>(client, shareKey(id), null),
  })
}

function readShare(value: unknown): Share {
  const { url, expires_at, published } = fieldsOf(value)
  return { url: asReached(toText(url)), expires_at: toText(expires_at) || null, published: published === true }
}

/** A server that was not told its address gives that of its own machine: what brought the page here is better then. */
function asReached(url: string): string {
  const isOfMachine = (hostname: string | undefined) => hostname === 'localhost'
  const link = URL.parse(url)
  return link && isOfMachine(link.hostname) && !isOfMachine(location.hostname) ? location.origin + link.pathname : url
}
