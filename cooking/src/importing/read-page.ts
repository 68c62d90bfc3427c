import type { Brought, Origin } from '@roux/contract/bringing-in'
import { limits } from '@roux/contract/limits'
import { webAddressOf } from '@roux/contract/web-address'
import { classNodes } from './class-nodes.ts'
import { type FoundRecipe, nothing } from './found.ts'
import { parseLeniently } from './lenient-json.ts'
import { markedUpNodes } from './marked-up-nodes.ts'
import { readHead } from './page-head.ts'
import { pageLines } from './page-lines.ts'
import { elementsIn, type PageElement, rawText, readTree } from './page-tree.ts'
import { readNode } from './read-node.ts'
import { findRecipes } from './recipe-nodes.ts'
import { isOfDish, saidUnder } from './said-of-dish.ts'
import { shownInstead, withoutUnshown } from './shown-instead.ts'
import { readLines } from './text-lines.ts'
import { type FoundFrom, toBrought } from './to-brought.ts'

/**
 * The recipes of a page: out of its data (JSON-LD), else its markup (microdata, RDFa, the classes of microformats and of
 * what blogs are made with), else its headings and lists; what one lacks the next may have. Empty where there is none.
 * Never throws; time in proportion to the page.
 * @param address of the page, where it is known
 */
export function readPage(html: string, address?: string): Brought[] {
  const page = readTree(html)
  const fromData = readData([...scriptsOf(page)], 'json-ld')
  const fromMarkup = [...readData(markedUpNodes(page), 'microdata'), ...readData(classNodes(page), 'microdata')]
  const head = readHead(page)
  const lines = pageLines(page)
  const fromText: FoundFrom = { found: readLines(lines, head), origin: 'page' }
  const base = webAddressOf(head.base) ?? webAddressOf(address ?? '') ?? webAddressOf(head.url)
  const whole = fromData.some(isWhole) ? fromData.filter(isWhole) : fromData.slice(0, 1)
  const mains = whole.length > 0 ? whole : firstMarkedUp(fromMarkup)
  const words = [head.found.title, ...lines.map(({ text }) => text)].join('\n')
  // A site may give its data its own name.
  const isOfSite = ({ title }: FoundRecipe) => head.site !== '' && title.toLowerCase() === head.site.toLowerCase()
  const called = mains.map(({ found, origin }) => ({
    found: {
      ...found,
      title: isOfSite(found) ? '' : found.title,
      directions: withoutUnshown(found.directions, words),
    },
    origin,
  }))
  const readings = distinct(called.toSorted((one, other) => rankOf(other, address) - rankOf(one, address)))
  const known = readings[0]?.found.title ?? ''
  const shown =
    readings.length === 1 && readings[0] && shownInstead(readings[0].found, { found: fromText.found, words })
  const first: FoundFrom[] = shown ? [{ found: shown, origin: 'page' }] : []
  const ofName: FoundFrom = {
    found: { ...nothing, description: isListed(fromText.found) ? '' : saidUnder(lines, known) },
    origin: 'page',
  }
  // Several recipes share a page: what else it says may be of any of them.
  const drafts =
    readings.length > 1 ? readings.map((one) => [one]) : [[...first, ...readings, ...fromMarkup, fromText, ofName]]
  return drafts
    .map((draft) =>
      toBrought([...draft, { found: saidInHead(head.found, draft), origin: 'page' }], {
        address: webAddressOf(address ?? '') ?? webAddressOf(head.url),
        base,
      }),
    )
    .filter((draft) => draft !== undefined)
    .slice(0, limits.recipesOfPage)
}

/** What the head of a page says of it; a site may describe itself there. */
function saidInHead(head: FoundRecipe, draft: readonly FoundFrom[]): FoundRecipe {
  const ingredients = draft.slice(0, 3).flatMap(({ found }) => found.ingredients.slice(0, 50))
  const title = draft.map(({ found }) => found.title).find((one) => one !== '') ?? head.title
  return isOfDish(head.description, { title, ingredients }) ? head : { ...head, description: '' }
}

function* scriptsOf(page: PageElement): Generator<unknown> {
  for (const element of elementsIn(page)) {
    if (element.name !== 'script') continue
    const text = rawText(element)
    // Of other data only what has a recipe in it.
    if (/ld\+json/i.test(element.attributes.type ?? '') || text.includes('"Recipe"')) yield readScript(text)
  }
}

/** Some pages write their data as HTML, entities and all. */
function readScript(script: string): unknown {
  const text = script.replace(/^\s*(?:\/\/\s*)?<!\[CDATA\[/, '').replace(/(?:\/\/\s*)?\]\]>\s*$/, '')
  const isEscaped = /^\s*[[{]\s*(?:\{\s*)?&(?:quot|#34|#x22);/i.test(text)
  return parseLeniently(isEscaped ? rawText(readTree(text)) : text)
}

function readData(data: readonly unknown[], origin: Origin): FoundFrom[] {
  const graph = findRecipes(data)
  return graph.recipes
    .map((node) => ({ found: readNode(node, graph), origin }))
    .filter(({ found }) => found.title !== '' || isListed(found))
}

function isListed({ ingredients, directions }: FoundRecipe): boolean {
  return ingredients.length > 0 || directions.length > 0
}

function isWhole({ found: { title, ingredients, directions } }: FoundFrom): boolean {
  return title !== '' && ingredients.length > 0 && directions.length > 0
}

function firstMarkedUp(found: readonly FoundFrom[]): FoundFrom[] {
  const whole = found.filter(isWhole)
  return whole.length > 0 ? whole : found.filter(({ found }) => isListed(found)).slice(0, 1)
}

/** The recipe that a page is about comes first: it has the page's address, and says most. */
function rankOf({ found }: FoundFrom, address = ''): number {
  const isOfPage = found.url !== '' && address !== '' && found.url.split(/[#?]/)[0] === address.split(/[#?]/)[0]
  return (isOfPage ? 1000 : 0) + Math.min(found.ingredients.length + found.directions.length, 200)
}

/** The same recipe may be told several times, by several plug-ins, and by each under another name. */
function distinct(readings: readonly FoundFrom[]): FoundFrom[] {
  const only = (keyOf: (found: FoundRecipe) => string, of: readonly FoundFrom[]) =>
    [...new Map(of.toReversed().map((one) => [keyOf(one.found), one])).values()].toReversed()
  const letters = (lines: readonly string[]) =>
    lines
      .join('')
      .replace(/[^\p{L}\p{N}]+/gu, '')
      .toLowerCase()
  const named = only(({ title }) => title.toLowerCase(), readings)
  return only((found) => letters(found.ingredients) + letters(found.directions) || found.title, named)
}
