import { type Brought, type BroughtPart, broughtParts } from '@roux/contract/bringing-in'
import { cleanParagraphs } from '@roux/contract/clean-text'
import type { PartialDraft } from '@roux/contract/draft'
import { foldText } from '@roux/contract/fold-text'
import { checkedLanguages } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import { webAddressOf } from '@roux/contract/web-address'
import { findTimes } from '../amounts/find-times.ts'
import { ofAll } from '../languages/in-each.ts'
import { denials } from '../languages/negation.ts'
import { numbers } from '../languages/numbers.ts'
import { nothing } from './found.ts'
import { pageLines } from './page-lines.ts'
import { readTree } from './page-tree.ts'
import { isMarkup } from './read-text.ts'
import { countPeople } from './read-yield.ts'
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
    .filter(({ aside = 0 }) => aside === 0)
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
  const lists = { ingredients: ingredients.filter(says.line), directions: directions.filter(says.step) }
  const found = {
    ...nothing,
    ...lists,
    title: says.words(title) ? title : firstLine(text ?? ''),
    description: says.words(description) ? description : '',
    preparation_time: says.minutes(draft.preparation_time),
    cook_time: says.minutes(draft.cook_time),
    serves: says.serves(draft.serves),
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
  line: () => true,
  step: () => true,
  serves: (number) => number,
  minutes: (number) => number || undefined,
}

/** What a text says, whatever its case, accents, marks and ends of lines. */
function saidIn(text: string) {
  const folded = folding(text)
  const all = wordsOf(folded)
  const minutes = new Set(
    checkedLanguages.flatMap((language) => findTimes(text, language)).flatMap(({ min, max }) => [min / 60, max / 60]),
  )
  const people = new Set(text.split(/[\n.;!?]/).map(countPeople))
  /** Where the words of a part stand one after the other, as the places of the first and of what follows the last. */
  const placesOf = (part: string): [number, number][] => {
    const words = wordsOf(folding(part)).map(({ word }) => word)
    if (words.length === 0) return []
    return all.flatMap((_, at): [number, number][] =>
      words.every((word, offset) => all[at + offset]?.word === word) ? [[at, at + words.length]] : [],
    )
  }
  const isNegated = (at: number) => all.slice(Math.max(0, at - 2), at).some(({ word }) => denials.has(word))
  const isBreak = (at: number) => {
    const between = folded.slice(all[at - 1]?.end ?? 0, all[at]?.start)
    return at === 0 || at === all.length || /[\n.!?;:,()•*]/.test(between)
  }
  const isJoint = (at: number) => isBreak(at) || joints.has(all[at]?.word ?? '')
  return {
    words: (part: string) => placesOf(part).length > 0,
    /** A part of a sentence, as prose names what goes in; not what it says shall stay out. */
    line: (part: string) => placesOf(part).some(([from]) => !isNegated(from)),
    /** From where a clause begins to where one ends, so that none says the opposite of the text. */
    step: (part: string) =>
      placesOf(part).some(([from, to]) => {
        const first = all[from - 1]?.word ?? ''
        const begins = isBreak(from) || joints.has(first) || (isBreak(from - 1) && first.length > 1)
        return begins && isJoint(to) && !isNegated(from)
      }),
    serves: (number: number | undefined) => (number !== undefined && people.has(number) ? number : undefined),
    minutes: (number: number | undefined) => (number !== undefined && minutes.has(number) ? number : undefined),
  }
}

const joints = ofAll(numbers, ({ and }) => and)

/** A fraction stands apart from the number before it, which it would else become a part of. */
function folding(text: string): string {
  return foldText(
    text
      .replace(/(\d)(?=[¼-¾⅐-⅞])/gu, '$1 ')
      .normalize('NFKC')
      .replaceAll('⁄', '/'),
  )
}

/** A number is one word with all that makes it another: "1/2", "1.5", "4-6". */
function wordsOf(folded: string): { word: string; start: number; end: number }[] {
  return Array.from(folded.matchAll(/\d+(?:[.,/–-]\d+)*|\p{L}+/gu), ({ 0: word, index }) => ({
    word: word.replaceAll('–', '-').replaceAll(',', '.'),
    start: index,
    end: index + word.length,
  }))
}

function firstLine(text: string): string {
  return text.split('\n').find((line) => /\p{L}/u.test(line)) ?? ''
}
