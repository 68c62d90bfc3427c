import type { Preferences, PreferencesChange } from '@roux/contract/generation'
import { readPreferences } from '@roux/contract/read-preferences'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { know } from './know.ts'
import { request } from './request.ts'

const key = ['preferences'] as const

/** Every view of a recipe asks for them; what was just read is not read again for the next one. */
const freshMs = 60_000

/** What the signed-in cook wants of every recipe. */
export function usePreferences() {
  return useQuery({
    queryKey: key,
    meta: { what: 'preferences' },
    staleTime: freshMs,
    queryFn: async ({ signal }) => readPreferences(await request('readPreferences', { signal })),
  })
}

/** Changes them; what is not named stays. Throws where they could not be saved. */
export function useChangePreferences() {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: async (change: PreferencesChange) =>
      readPreferences(await request('updatePreferences', { body: change })),
    onSuccess: (saved) => know<Preferences>(client, key, saved),
  })
  return async (change: PreferencesChange) => void (await mutateAsync(change))
}
