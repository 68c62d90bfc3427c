import type { Brought } from '@roux/contract/bringing-in'
import { webAddressOf } from '@roux/contract/web-address'
import type { FoundRecipe } from './found.ts'
import { hideEscapes, showEscapes } from './hidden-escapes.ts'
import { looksLikeStep } from './looks-like.ts'
import { readPage } from './read-page.ts'
import { directionsHeading, ingredientsHeading } from './section-words.ts'
import type { TextLine } from './text-line.ts'
import { readLines } from './text-lines.ts'
import { toBrought } from './to-brought.ts'

/** The source of a page. */
export const isMarkup = /<(?:html|head|body|script|div|article|section)\b/i

/**
 * The recipes in a text that was pasted: most often one, with headings ("Ingredients", « Préparation ») or without. What
 * is the source of a page, or its data, is read as such. Never throws.
 */
export function readText(text: string): Brought[] {
  if (isMarkup.test(text)) return readPage(text)
  if (/^\s*[[{]/.test(text)) {
    const data = readPage(`<script type="application/ld+json">${text.replaceAll('</', '<\\/')}</script>`)
    if (data.length > 0) return data
  }
  const found = readWords(text)
  const draft = toBrought([{ found, origin: 'text' }], {
    address: webAddressOf(found.url),
    base: webAddressOf(found.url),
  })
  return draft ? [draft] : []
}

/** What a text says of a recipe by its lines alone; its address is the first that stands in it. */
export function readWords(text: string): FoundRecipe {
  const found = readLines(linesOfText(hideEscapes(text)))
  const shown = Object.entries(found).map(([part, value]) => [part, shownIn(value)])
  return { ...found, ...Object.fromEntries(shown), url: /https?:\/\/[^\s<>")\]]+/.exec(text)?.[0] ?? '' }
}

/** What a mail puts before the lines that it answers, and a chat before each that is copied from it. */
const quoted =
  /^(?:>\s?)+|^\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? (?:à )?\d{1,2}[:h]\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\]?(?: [-–])? [^:]{1,40}:(?:\s|$)/iu

function linesOfText(text: string): TextLine[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => withoutEmphasis(line.trim().replace(quoted, '').trim()))
    .flatMap((line, at, lines) => {
      if (line === '') return []
      const own = linesOfLine(line)
      return lines[at - 1] === ''
        ? own.map((one, place) => (place === 0 ? { ...one, behind: 'gap' as const } : one))
        : own
    })
}

/** A line as Markdown has it, and the heading that stands before what it heads: "Ingredients: 4 leeks, 200 ml cream". */
function linesOfLine(line: string): TextLine[] {
  const heading = /^(#{1,6})\s+(.+?)\s*#*$/.exec(line)
  if (heading) return [{ text: heading[2] ?? '', kind: 'heading', level: heading[1]?.length ?? 1 }]
  const [, name = '', rest = ''] = /^(\p{L}[\p{L} ]{2,30}?)\s*:\s*(\S.*)$/u.exec(line) ?? []
  if (ingredientsHeading.test(name)) {
    return [{ text: name, kind: 'line' }, ...rest.split(/[,;]\s+/).map((text): TextLine => ({ text, kind: 'line' }))]
  }
  // « Préparation : 20 min » is a time.
  if (directionsHeading.test(name) && looksLikeStep(rest))
    return [
      { text: name, kind: 'line' },
      { text: rest, kind: 'line' },
    ]
  const list = /^(?:([-*+•])|\d{1,2}[.)])\s/.exec(line)
  return [list ? { text: line, kind: 'item', within: list[1] ?? 'numbers' } : { text: line, kind: 'line' }]
}

/** A line of Markdown without stars around words, pictures, the addresses of links and what escapes a sign. */
function withoutEmphasis(line: string): string {
  return line
    .replace(/!\[[^\]]{0,200}\]\([^()\s]{0,2000}\)/g, '')
    .replace(/\[([^\]]{1,200})\]\([^()\s]{0,2000}\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.{1,2000}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_]{1,2000})(?<=\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replace(/\\$/, '')
    .trim()
}

function shownIn(value: unknown): unknown {
  if (typeof value === 'string') return showEscapes(value)
  return Array.isArray(value) ? value.map(shownIn) : value
}
