import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { logFailure } from '../browser/log-failure.ts'

/** Calls that got no answer are tried again this often; an HTTP error is an answer. */
const retries = 2

/** What is known of one cook's recipes and preferences: made anew for each, so that nothing stays for the next one. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (cause, { meta }) => logFailure(`reading ${meta?.what ?? 'recipes'} failed`, cause),
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failures, cause) => failures < retries && cause instanceof ApiError && cause.status === 0,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
