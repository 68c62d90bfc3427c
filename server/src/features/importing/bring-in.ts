import type { BringInAnswer, BringInRequest, Brought } from '@roux/contract/bringing-in'
import type { PartialDraft } from '@roux/contract/draft'
import { webAddressOf } from '@roux/contract/web-address'
import type { Orderer, Reading } from '../../ai/recipe-writer.ts'
import type { Waiter } from '../../fair-queue.ts'
import type { FetchedPage } from '../../fetching/fetch-page.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import { plainJpeg } from '../../pictures/plain-jpeg.ts'
import type { BroughtText, readWithProvider } from '../../threads/read-brought.ts'

export interface BringingIn {
  /** Undefined where what is written cannot be read in the time that there is for it. */
  readonly read: (waiter: Waiter, written: BroughtText) => Promise<readonly Brought[] | undefined>
  /** @throws AppError `fetching_off`, `address_refused`, `page_unavailable`, `too_many_requests` */
  readonly fetchPage: (address: string, caller: Caller, waiter: Waiter) => Promise<FetchedPage>
  /** Whether there is a provider that sees pictures. */
  readonly seesPhotos: boolean
  /** What a provider is given of it, and what of its answer is in that. */
  readonly textOf: (waiter: Waiter, written: BroughtText) => Promise<string | undefined>
  readonly joinRead: typeof readWithProvider
  /** Has the provider read. @throws AppError `no_provider`, `quota_exceeded`, and for every failure of a provider */
  readonly readRecipe: (reading: Reading, userId: string, orderer: Orderer) => Promise<PartialDraft>
  /** A recipe of the account that is the same; null where there is none. */
  readonly findSame: (ownerId: string, draft: Brought) => Promise<string | null>
}

/**
 * Reads what a cook brings: an address, a page or a text. Nothing is saved.
 * @throws AppError as `fetchPage` and, where a provider is to read it, `readRecipe` do; OverloadedError
 */
export async function bringIn(
  parts: BringingIn,
  caller: Caller,
  brought: BringInRequest,
  waiter: Orderer,
): Promise<BringInAnswer> {
  if (brought.photos) return await readPhotos(parts, caller, brought.photos, waiter)
  const written = await writtenOf(brought, (address) => parts.fetchPage(address, caller, waiter))
  const name = 'text' in written ? '' : (written.address ?? '')
  const own = await parts.read(waiter, written)
  const found =
    brought.reader && isLacking(own) ? await readMore(parts, caller, { written, own: own?.[0] }, waiter) : own
  if (!found) return { drafts: [], failures: [{ name, code: 'unreadable' }] }
  if (found.length === 0) return { drafts: [], failures: [{ name, code: 'no_recipe_found' }] }
  return await answerWith(parts, caller, found)
}

async function answerWith({ findSame }: BringingIn, caller: Caller, found: readonly Brought[]): Promise<BringInAnswer> {
  const drafts: BringInAnswer['drafts'] = []
  for (const draft of found) drafts.push({ ...draft, same_as: await findSame(caller.user.id, draft) })
  return { drafts, failures: [] }
}

/** Only a provider that sees pictures can: nothing of them is kept. */
async function readPhotos(
  parts: BringingIn,
  caller: Caller,
  sent: readonly string[],
  waiter: Orderer,
): Promise<BringInAnswer> {
  if (!parts.seesPhotos) throw new AppError('no_provider')
  const photos = sent.map((photo) => plainJpeg(Buffer.from(photo, 'base64'))).filter((photo) => photo !== undefined)
  if (photos.length < sent.length) return { drafts: [], failures: [{ name: '', code: 'unreadable' }] }
  const draft = await parts.readRecipe({ photos }, caller.user.id, waiter)
  const read = await parts.joinRead(waiter, { text: undefined, own: undefined, address: undefined }, draft)
  if (!read) return { drafts: [], failures: [{ name: '', code: 'no_recipe_found' }] }
  return await answerWith(parts, caller, [read])
}

/** No recipe, or one without its list or its steps: of what is whole a provider need not be told. */
function isLacking(found: readonly Brought[] | undefined): boolean {
  const [first, ...others] = found ?? []
  return !first || (others.length === 0 && (first.ingredients.length === 0 || first.directions.length === 0))
}

/** The same with what the provider reads in it. */
async function readMore(
  { textOf, readRecipe, joinRead }: BringingIn,
  caller: Caller,
  { written, own }: { readonly written: BroughtText; readonly own: Brought | undefined },
  waiter: Orderer,
): Promise<readonly Brought[] | undefined> {
  const text = await textOf(waiter, written)
  if (text === undefined) return undefined
  if (text === '') return []
  const draft = await readRecipe({ text }, caller.user.id, waiter)
  const address = 'html' in written ? written.address : undefined
  const read = await joinRead(waiter, { text, own, address }, draft)
  return read ? [read] : []
}

function writtenOf(
  { url, html, text }: BringInRequest,
  fetchPage: (address: string) => Promise<FetchedPage>,
): BroughtText | Promise<BroughtText> {
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
