import { type Brought, type BroughtPart, broughtParts } from '@roux/contract/bringing-in'
import { cleanParagraphs } from '@roux/contract/clean-text'
import type { PartialDraft } from '@roux/contract/draft'
import { foldText } from '@roux/contract/fold-text'
import { limits } from '@roux/contract/limits'
import { webAddressOf } from '@roux/contract/web-address'
import { nothing } from './found.ts'
import { pageLines } from './page-lines.ts'
import { readTree } from './page-tree.ts'
import { isMarkup } from './read-text.ts'
import { linesOf } from './text-of.ts'
import { toBrought } from './to-brought.ts'

/** Characters of a page whose main part says so little that a recipe may stand elsewhere on it. */
const sparse = 300

/** What a page or a text says, as a provider is given it to read: lines as they stand on the screen, so long at most. */
export function textToRead(written: string): string {
  return cleanParagraphs(isMarkup.test(written) ? textOfPage(written) : written, limits.readText)
}

function textOfPage(html: string): string {
  const page = readTree(html)
  const main = pageLines(page)
    .map(({ text }) => text)
    .join('\n')
  return main.length >= sparse ? main : linesOf(page).join('\n')
}

interface Read {
  /** What the provider was given; undefined where it was photos, which nobody else can read. */
  readonly text: string | undefined
  /** What the server has read of it. */
  readonly own: Brought | undefined
  /** Where it comes from. */
  readonly address: string | undefined
}

/**
 * What a provider has read in a text, as far as the text says it: lines and numbers that are not in it are left out. What
 * the server has read itself stays. Undefined where there is no recipe. Never throws.
 */
export function withProvider({ text, own, address }: Read, draft: PartialDraft): Brought | undefined {
  const says = text === undefined ? anything : saidIn(text)
  const { ingredients = [], directions = [], title = '', description = '' } = draft
  const lists = { ingredients: ingredients.filter(says.words), directions: directions.filter(says.words) }
  const found = {
    ...nothing,
    ...lists,
    title: says.words(title) ? title : firstLine(text ?? ''),
    description: says.words(description) ? description : '',
    preparation_time: says.minutes(draft.preparation_time),
    cook_time: says.minutes(draft.cook_time),
    serves: says.number(draft.serves),
  }
  const where = webAddressOf(address ?? '')
  const read = toBrought([{ found, origin: text === undefined ? 'photo' : 'provider' }], {
    address: where,
    base: where,
  })
  const kept = lists.ingredients.length + lists.directions.length
  const leftOut = ingredients.length + directions.length - kept
  const joined = own && read ? joinedWith(own, read) : (read ?? own)
  return joined && leftOut > 0 ? { ...joined, left_out: leftOut } : joined
}

/** What was read first, and of the rest what was read then. */
function joinedWith(own: Brought, read: Brought): Brought {
  const missing = broughtParts.filter((part) => !own.from[part] && read.from[part])
  const isMissing = (part: string) => missing.some((one: BroughtPart) => one === part)
  const parts = Object.fromEntries(Object.entries(read).filter(([part]) => isMissing(part)))
  const from = Object.fromEntries(missing.map((part) => [part, read.from[part]]))
  return { ...own, ...parts, from: { ...own.from, ...from } }
}

/** Nothing can be held against it. */
const anything: ReturnType<typeof saidIn> = {
  words: () => true,
  number: (number) => number,
  minutes: (minutes) => minutes || undefined,
}

/** What a text says, whatever its case, accents, marks and ends of lines. */
function saidIn(text: string) {
  const all = wordsOf(text)
  const known = new Set(all)
  const line = ` ${all.join(' ')} `
  const has = (number: number) => known.has(String(number))
  return {
    words: (part: string) => {
      const words = wordsOf(part)
      return words.length > 0 && line.includes(` ${words.join(' ')} `)
    },
    number: (number: number | undefined) => (number !== undefined && has(number) ? number : undefined),
    /** In minutes, or in hours and minutes. */
    minutes: (minutes: number | undefined) => {
      if (minutes === undefined || minutes === 0) return undefined
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
      return has(minutes) || (hours > 0 && has(hours) && (rest === 0 || has(rest))) ? minutes : undefined
    },
  }
}

function wordsOf(text: string): string[] {
  return foldText(text.normalize('NFKC')).match(/\d+|\p{L}+/gu) ?? []
}

function firstLine(text: string): string {
  return text.split('\n').find((line) => /\p{L}/u.test(line)) ?? ''
}
