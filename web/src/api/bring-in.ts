import type { BringInRequest, BroughtDraft } from '@roux/contract/bringing-in'
import { fieldsOf } from '@roux/contract/fields-of'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from './request.ts'

/** What became of a draft: it was saved as a recipe, is left out, or is to be kept beside the one that is there. */
export type Decision = { is: 'saved'; id: string } | { is: 'left out' | 'kept' }

/** Something that a cook brings, and what became of the drafts that were read from it. */
interface Entry {
  id: number
  /** What it is called while nothing of it is known. */
  name: string
  request: BringInRequest
  decisions: Readonly<Record<number, Decision>>
}

/** The same with what was read. */
export interface BroughtEntry extends Entry {
  state: 'reading' | 'read' | 'failed'
  drafts: readonly BroughtDraft[]
  /** The code of what gave no recipe, where the server said one. */
  failure: string | undefined
  cause: unknown
}

const entriesKey = ['brought'] as const

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
    queries: entries.map(({ id, request: body }) => ({
      queryKey: [...entriesKey, id],
      queryFn: async ({ signal }: { signal: AbortSignal }) => readAnswer(await request('bringIn', { body, signal })),
      meta: { what: 'what was brought in' },
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    })),
  })
  const set = (changed: Entry[]) => client.setQueryData<Entry[]>(entriesKey, changed)
  return {
    entries: entries.map((entry, place): BroughtEntry => {
      const { data, error, isPending } = results[place] ?? { data: undefined, error: null, isPending: true }
      const state = isPending ? 'reading' : data ? 'read' : 'failed'
      return { ...entry, state, drafts: data?.drafts ?? [], failure: data?.failures[0], cause: error }
    }),
    /** Has something else read. */
    bring: (what: readonly Pick<Entry, 'name' | 'request'>[]) => {
      const first = Date.now()
      client.removeQueries({ queryKey: entriesKey, predicate: ({ queryKey }) => queryKey.length > 1 })
      set(what.map((one, place) => ({ ...one, id: first + place, decisions: {} })))
    },
    decide: (id: number, draft: number, decision: Decision) => {
      const now = client.getQueryData<Entry[]>(entriesKey) ?? []
      set(now.map((one) => (one.id === id ? { ...one, decisions: { ...one.decisions, [draft]: decision } } : one)))
    },
  }
}

/** Of our own server, which alone has this call. */
function readAnswer(answer: unknown): { drafts: BroughtDraft[]; failures: string[] } {
  const { drafts, failures } = fieldsOf(answer)
  return {
    drafts: Array.isArray(drafts) ? drafts : [],
    failures: Array.isArray(failures) ? failures.map((one) => String(fieldsOf(one).code)) : [],
  }
}
