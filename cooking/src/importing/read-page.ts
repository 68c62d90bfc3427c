import type { Brought, Origin } from '@roux/contract/bringing-in'
import { limits } from '@roux/contract/limits'
import { webAddressOf } from '@roux/contract/web-address'
import { classNodes } from './class-nodes.ts'
import type { Found } from './found.ts'
import { parseLeniently } from './lenient-json.ts'
import { markedUpNodes } from './marked-up-nodes.ts'
import { readHead } from './page-head.ts'
import { pageLines } from './page-lines.ts'
import { elementsIn, type PageElement, rawText, readTree } from './page-tree.ts'
import { readNode } from './read-node.ts'
import { findRecipes } from './recipe-nodes.ts'
import { readLines } from './text-lines.ts'
import { type Reading, toBrought } from './to-brought.ts'

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
  const fromText: Reading = { found: readLines(pageLines(page), head), origin: 'page' }
  const ofHead: Reading = { found: head.found, origin: 'page' }
  const base = webAddressOf(head.base) ?? webAddressOf(address ?? '') ?? webAddressOf(head.url)
  const whole = fromData.some(isWhole) ? fromData.filter(isWhole) : fromData.slice(0, 1)
  const mains = whole.length > 0 ? whole : firstMarkedUp(fromMarkup)
  const rest = [...fromMarkup, fromText, ofHead]
  // What a page shows is before data that breaks off in it, but for what the dish is called.
  const shown = mains.some((one) => isCut(one, fromText))
    ? [{ ...fromText, found: { ...fromText.found, title: '' } }]
    : []
  const readings = distinct(mains.toSorted((one, other) => rankOf(other, address) - rankOf(one, address)))
  // Several recipes share a page: what else it says may be of any of them.
  const drafts = readings.length > 1 ? readings.map((one) => [one, ofHead]) : [[...shown, ...readings, ...rest]]
  return drafts
    .map((draft) => toBrought(draft, { address: webAddressOf(address ?? '') ?? webAddressOf(head.url), base }))
    .filter((draft) => draft !== undefined)
    .slice(0, limits.recipesOfPage)
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

function readData(data: readonly unknown[], origin: Origin): Reading[] {
  const graph = findRecipes(data)
  return graph.recipes
    .map((node) => ({ found: readNode(node, graph), origin }))
    .filter(({ found }) => found.title !== '' || isListed(found))
}

function isListed({ ingredients, directions }: Found): boolean {
  return ingredients.length > 0 || directions.length > 0
}

function isWhole({ found: { title, ingredients, directions } }: Reading): boolean {
  return title !== '' && ingredients.length > 0 && directions.length > 0
}

function firstMarkedUp(found: readonly Reading[]): Reading[] {
  const whole = found.filter(isWhole)
  return whole.length > 0 ? whole : found.filter(({ found }) => isListed(found)).slice(0, 1)
}

/** Data that is cut short ("Cut butter into flour...") where the page goes on. */
function isCut({ found: { directions } }: Reading, { found: shown }: Reading): boolean {
  const letters = (text = '') => text.replace(/[^\p{L}\p{N}]+/gu, '')
  const isBeginning = directions.every((step, place) => letters(step) === letters(shown.directions[place]))
  if (directions.length > 0 && isBeginning && shown.directions.length >= 2 * directions.length) return true
  const said = /^(.*?\S)\s*(?:…|\.{3})$/u.exec(directions.at(-1) ?? '')?.[1]
  return said !== undefined && shown.directions.some((line) => line.length > said.length && line.startsWith(said))
}

/** The recipe that a page is about comes first: it has the page's address, and says most. */
function rankOf({ found }: Reading, address = ''): number {
  const isOfPage = found.url !== '' && address !== '' && found.url.split(/[#?]/)[0] === address.split(/[#?]/)[0]
  return (isOfPage ? 1000 : 0) + Math.min(found.ingredients.length + found.directions.length, 200)
}

/** The same recipe may be told several times, by several plug-ins. */
function distinct(readings: readonly Reading[]): Reading[] {
  const keyOf = ({ found }: Reading) => found.title.toLowerCase()
  return [...new Map(readings.toReversed().map((one) => [keyOf(one), one])).values()].toReversed()
}
