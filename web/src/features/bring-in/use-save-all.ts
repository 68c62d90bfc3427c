import type { BroughtDraft } from '@roux/contract/bringing-in'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { useCreateMany } from '../../api/bring-in.ts'
import { failureWords } from '../../api/failure-words.ts'
import { logFailure } from '../../browser/log-failure.ts'
import { useOnlyCall } from '../../browser/use-only-call.ts'
import { currentLanguage } from '../../i18n/i18n.ts'

/** How far the saving of many is. */
export interface Saving {
  done: number
  of: number
  isGoing: boolean
  /** What stopped it, and what to do. */
  why?: string | undefined
}

interface ToSave {
  content: BroughtDraft
  onSaved(id: string): void
}

/** Seconds that are waited for a server that asks for it; longer, and the cook decides. */
const longestWait = 90

/**
 * Saves many drafts, one after the other. Each that is saved is so for good, and says so; one that is refused stays as it is,
 * and what stops it leaves the others as they are, to be saved later. Leaving the page stops it.
 */
export function useSaveAll() {
  const { t } = useTranslation()
  const { create, finish } = useCreateMany()
  const [saving, setSaving] = useState<Saving>()
  const call = useOnlyCall()
  const save = async (drafts: readonly ToSave[]) => {
    const signal = call.begin()
    let done = 0
    let why: string | undefined
    setSaving({ done, of: drafts.length, isGoing: true })
    for (const { content, onSaved } of drafts) {
      try {
        onSaved(await patiently(() => create(content, currentLanguage()), signal))
        done += 1
      } catch (cause) {
        if (signal.aborted) break
        logFailure('saving what was brought in failed', cause)
        why = failureWords(t, cause) ?? t('bringIn.notSaved')
        if (!concernsDraft(cause)) break
      }
      if (signal.aborted) break
      setSaving({ done, of: drafts.length, isGoing: true })
    }
    finish()
    setSaving({ done, of: drafts.length, isGoing: false, why })
  }
  return { saving, save, stop: call.end }
}

/** Too long, or otherwise not as a recipe has to be: the next one may be. */
function concernsDraft(cause: unknown): boolean {
  return cause instanceof ApiError && (cause.status === 413 || cause.status === 422)
}

/** Once more after as long as the server asks for, as often as it does. */
async function patiently<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (cause) {
      const seconds = cause instanceof ApiError ? cause.retryAfter : undefined
      if (seconds === undefined || seconds > longestWait || signal.aborted) throw cause
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, seconds * 1000)
        signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true })
      })
      if (signal.aborted) throw cause
    }
  }
}
