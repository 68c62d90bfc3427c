import type { Preferences } from '@roux/contract/generation'
import { readPreferences } from '@roux/contract/read-preferences'
import { useEffect, useState } from 'react'
import { request } from '../../api/request.ts'
import { readGuestPreferences } from '../../browser/guest-preferences.ts'
import { logFailure } from '../../browser/log-failure.ts'
import { useSession } from '../../session/session.ts'

/** What whoever reads wants of every recipe, on a page that anybody may read; nothing until it is known. */
export function useReaderPreferences(): Preferences | undefined {
  const { isAuthenticated, loading } = useSession()
  const [preferences, setPreferences] = useState<Preferences>()
  useEffect(() => {
    if (loading) return
    const call = new AbortController()
    const read = async () =>
      isAuthenticated
        ? readPreferences(await request('readPreferences', { signal: call.signal }))
        : readGuestPreferences()
    read().then(setPreferences, (cause: unknown) => {
      if (!call.signal.aborted) logFailure('reading preferences failed', cause)
    })
    return () => call.abort()
  }, [isAuthenticated, loading])
  return preferences
}
