import { Links } from '@roux/contract/sharing'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from './request.ts'

const linksKey = ['links'] as const

/** A page of the links of all accounts, for superusers. */
export function useLinks(page: number, perPage: number) {
  return useQuery({
    queryKey: [...linksKey, page],
    queryFn: async ({ signal }) =>
      Links.parse(await request('listLinks', { query: { skip: page * perPage, limit: perPage }, signal })),
    meta: { what: 'links' },
    placeholderData: keepPreviousData,
  })
}

export function useRevokeLink() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => request('revokeShare', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: linksKey }),
  })
}
