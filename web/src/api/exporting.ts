import { fieldsOf } from '@roux/contract/fields-of'
import { toText } from '@roux/contract/read-values'
import type { ExportRequest } from '@roux/contract/taking-away'
import { useMutation } from '@tanstack/react-query'
import { addressOf, request } from './request.ts'

/** Has recipes made into a file; gives the address where it is, once. */
export function useTakeAway() {
  return useMutation({
    mutationFn: async (wanted: ExportRequest): Promise<string> => {
      const { url } = fieldsOf(await request('exportRecipes', { body: wanted }))
      const token = toText(url).split('/').at(-1)
      if (!token) throw new Error('The answer is no link')
      // The server may think of itself under another address than the page does.
      return addressOf('takeExport', { params: { token } })
    },
  })
}
