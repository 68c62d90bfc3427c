import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Puts what the server has just said in the place of what is known. What was asked before, and comes late, would say otherwise. */
export async function know<Known>(client: QueryClient, queryKey: QueryKey, known: Known): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<Known>(queryKey, known)
}

/** What is on its way may have left the server before a change got there: it is asked for once more. */
export function askAnew(client: QueryClient, queryKey: QueryKey): void {
  for (const { queryKey: one, state } of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    const filters = { queryKey: one, exact: true }
    void (state.data === undefined ? client.resetQueries(filters) : client.invalidateQueries(filters))
  }
}
