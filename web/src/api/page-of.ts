import { fieldsOf } from '@roux/contract/fields-of'

/** A part of a list, and how many there are in all. */
export interface PageOf<Entry> {
  data: Entry[]
  count: number
}

/** Reads a page of a list; entries that are none are passed over, and a server without `count` has sent everything. */
export function readPageOf<Entry>(value: unknown, read: (entry: unknown) => Entry | undefined): PageOf<Entry> {
  const { data, count } = fieldsOf(value)
  const entries = (Array.isArray(data) ? data : []).map(read).filter((entry) => entry !== undefined)
  const all = Number(count)
  return { data: entries, count: Number.isFinite(all) ? all : entries.length }
}

/** How a list of recipes is asked for page by page. */
export const pageByPage = {
  initialPageParam: 0,
  getNextPageParam({ data, count }: PageOf<unknown>, pages: readonly PageOf<unknown>[]): number | undefined {
    const shown = pages.reduce((sum, page) => sum + page.data.length, 0)
    return data.length > 0 && shown < count ? shown : undefined
  },
}

/** All that has come of a list. What is saved or deleted meanwhile pushes the rest on to the next page. */
export function distinctOf<Entry extends { id: string }>(pages: readonly PageOf<Entry>[]): Entry[] {
  return [...new Map(pages.flatMap(({ data }) => data).map((entry) => [entry.id, entry])).values()]
}
