import type { BringInAnswer, BringInRequest, Brought } from '@roux/contract/bringing-in'
import { webAddressOf } from '@roux/contract/web-address'
import type { Waiter } from '../../fair-queue.ts'
import type { FetchedPage } from '../../fetching/fetch-page.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { Written } from '../../threads/read-brought.ts'

export interface BringingIn {
  /** Undefined where what is written cannot be read in the time that there is for it. */
  readonly read: (waiter: Waiter, written: Written) => Promise<readonly Brought[] | undefined>
  /** @throws AppError `fetching_off`, `address_refused`, `page_unavailable`, `too_many_requests` */
  readonly fetchPage: (address: string, caller: Caller, waiter: Waiter) => Promise<FetchedPage>
  /** A recipe of the account that is the same; null where there is none. */
  readonly findSame: (ownerId: string, draft: Brought) => Promise<string | null>
}

/**
 * Reads what a cook brings: an address, a page or a text. Nothing is saved.
 * @throws AppError as `fetchPage` does; OverloadedError
 */
export async function bringIn(
  { read, fetchPage, findSame }: BringingIn,
  caller: Caller,
  brought: BringInRequest,
  waiter: Waiter,
): Promise<BringInAnswer> {
  const written = await writtenOf(brought, (address) => fetchPage(address, caller, waiter))
  const name = 'text' in written ? '' : (written.address ?? '')
  const found = await read(waiter, written)
  if (!found) return { drafts: [], failures: [{ name, code: 'unreadable' }] }
  if (found.length === 0) return { drafts: [], failures: [{ name, code: 'no_recipe_found' }] }
  const drafts: BringInAnswer['drafts'] = []
  for (const draft of found) drafts.push({ ...draft, same_as: await findSame(caller.user.id, draft) })
  return { drafts, failures: [] }
}

function writtenOf(
  { url, html, text }: BringInRequest,
  fetchPage: (address: string) => Promise<FetchedPage>,
): Written | Promise<Written> {
  if (text !== undefined) return { text }
  const address = addressOf(url)
  if (html !== undefined) return { html, address }
  if (address === undefined) throw new AppError('address_refused')
  return fetchPage(address)
}

/** An address as it is typed, often without its scheme; undefined for what is none of the web. */
function addressOf(typed: string | undefined): string | undefined {
  if (typed === undefined) return undefined
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`
  return webAddressOf(address) ?? undefined
}
