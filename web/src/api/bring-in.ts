import type { BringInRequest, BroughtDraft } from '@roux/contract/bringing-in'
import type { Language } from '@roux/contract/language'
import { streamType } from '@roux/contract/stream'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { createRecipe } from './create-recipe.ts'
import { keyOfDraft, recipeOfKey } from './key-of-draft.ts'
import { reloadLibrary } from './library.ts'
import { type Read, readBroughtStream } from './read-brought-stream.ts'
import { listKey } from './recipes.ts'
import { requestAs } from './request.ts'

/** What became of a draft: it was saved as a recipe, is left out, or is to be kept beside the one that is there. */
export type Decision = { is: 'saved'; id: string } | { is: 'left out' | 'kept' }

/** Something that a cook brings. */
export interface ToBring {
  /** What it is called while nothing of it is known. */
  name: string
  request: BringInRequest | File
}

/** The same, and what became of the drafts that were read from it. */
interface Entry extends ToBring {
  id: number
  decisions: Readonly<Record<number, Decision>>
}

/** The same with what was read. */
export interface BroughtEntry extends Entry, Read {
  state: 'reading' | 'read' | 'failed'
  cause: unknown
}

export const entriesKey = ['brought'] as const

/**
 * What a cook brings in this session: it stays while they are on other pages, to edit a draft, until the page is reloaded
 * or what is brought is something else.
 */
export function useBroughtEntries() {
  const client = useQueryClient()
  const { data: entries } = useQuery<Entry[]>({
    queryKey: entriesKey,
    queryFn: () => [],
    initialData: [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const results = useQueries({
    queries: entries.map(({ id, request: brought }) => ({
      queryKey: [...entriesKey, id],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Read> =>
        await read(brought, signal, (so) => client.setQueryData<Read>([...entriesKey, id], so)),
      // Photos go to the provider alone, and only when the cook says so.
      enabled: !arePhotos(brought),
      meta: { what: 'what was brought in' },
      retry: false,
      // Thousands of recipes would be compared with each that comes.
      structuralSharing: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    })),
  })
  const set = (change: (now: Entry[]) => Entry[]) =>
    client.setQueryData<Entry[]>(entriesKey, change(client.getQueryData<Entry[]>(entriesKey) ?? []))
  return {
    entries: entries.map((entry, place): BroughtEntry => {
      const { data, error, isFetching } = results[place] ?? { data: undefined, error: null, isFetching: true }
      const state = isFetching ? 'reading' : error ? 'failed' : 'read'
      return { ...entry, state, drafts: [], failures: [], ...data, cause: error }
    }),
    /** Has something else read. */
    bring: (what: readonly ToBring[]) => {
      const first = Date.now()
      void client.cancelQueries({ queryKey: entriesKey, predicate: ({ queryKey }) => queryKey.length > 1 })
      client.removeQueries({ queryKey: entriesKey, predicate: ({ queryKey }) => queryKey.length > 1 })
      set(() => what.map((one, place) => ({ ...one, id: first + place, decisions: {} })))
    },
    decide: (id: number, draft: number, decision: Decision) =>
      set((now) =>
        now.map((one) => (one.id === id ? { ...one, decisions: { ...one.decisions, [draft]: decision } } : one)),
      ),
  }
}

/** Whether something is photos, which the server cannot read by itself. */
export function arePhotos(brought: ToBring['request']): boolean {
  return !(brought instanceof File) && brought.photos !== undefined
}

/** As events where that is what comes: whatever breaks off, what had come stays. */
async function read(brought: BringInRequest | File, signal: AbortSignal, onRead: (read: Read) => void): Promise<Read> {
  const what =
    brought instanceof File ? { file: brought, accept: `${streamType}, application/json` } : { body: brought }
  return await requestAs('bringIn', { ...what, signal }, (response) => readBroughtStream(response, { signal, onRead }))
}

/** Saves one draft after the other as a new recipe; the list learns of them at the end, all at once. */
export function useCreateMany() {
  const client = useQueryClient()
  return {
    create: async (draft: BroughtDraft, page: Language) =>
      (await createRecipe(recipeOfKey(draft, page), { idempotencyKey: keyOfDraft(draft) })).id,
    finish: () => {
      void client.invalidateQueries({ queryKey: listKey })
      reloadLibrary(client)
    },
  }
}
