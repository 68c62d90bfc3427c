import { AccountSpaces, Space } from '@roux/contract/space'
import { useQuery } from '@tanstack/react-query'
import { request } from './request.ts'

/** How much the cook's account keeps; asked for anew each time, since every save changes it. */
export function useSpace() {
  return useQuery({
    queryKey: ['space'],
    meta: { what: 'space' },
    staleTime: 0,
    queryFn: async ({ signal }) => Space.parse(await request('readSpace', { signal })),
  })
}

/** The accounts that keep most. */
export function useAccountSpaces() {
  return useQuery({
    queryKey: ['account-spaces'],
    meta: { what: 'space' },
    queryFn: async ({ signal }) => AccountSpaces.parse(await request('listSpace', { signal })),
  })
}
