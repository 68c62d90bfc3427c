import type { Brought, Origin } from '@roux/contract/bringing-in'
import { type Fields, fieldsOf, isFields } from '@roux/contract/fields-of'
import { webAddressOf } from '@roux/contract/web-address'
import { nothing } from './found.ts'
import { cutFrontMatter, readMeta } from './front-matter.ts'
import { parseLeniently } from './lenient-json.ts'
import { readMarkdownHead } from './markdown-head.ts'
import { isMealieDatabase, isOfMealie, mealieNode, mealieRecipes } from './mealie-nodes.ts'
import { isOwnRecipe, readOwnRecipe } from './own-recipe.ts'
import { isOfPaprika, paprikaNode } from './paprika-node.ts'
import { looksLikeCooklang, readCooklang } from './read-cooklang.ts'
import { readNode } from './read-node.ts'
import { readPage } from './read-page.ts'
import { isMarkup, readText, readWords } from './read-text.ts'
import { findRecipes, type Graph } from './recipe-nodes.ts'
import { isOfTandoor, tandoorNode } from './tandoor-node.ts'
import { textField } from './text-fields.ts'
import { type FoundFrom, toBrought } from './to-brought.ts'

/** A recipe of a file that is read when it is wanted; undefined where there is none after all. */
export type UnreadRecipe = () => Brought | undefined

/**
 * The recipes of one file by its name: pages, Cooklang, Markdown and texts, and the JSON of schema.org, Mealie, Tandoor,
 * Paprika and Nextcloud Cookbook. Never throws; to list them takes no longer than to parse the file.
 */
export function recipesOfFile(name: string, text: string): UnreadRecipe[] {
  const { ending, bare } = partsOf(name)
  if (/^x?html?$/.test(ending)) return listed(readPage(text))
  if (ending === 'cook') return [() => drafted([{ found: readCooklang(text, bare), origin: 'file' }])]
  if (ending === 'json' || ending === 'jsonld' || /^\uFEFF?\s*[[{]/.test(text)) {
    const found = recipesOfData(parseLeniently(text.replace(/^\uFEFF/, '')))
    if (found.length > 0 || ending !== 'txt') return found
  }
  return readMarkdown(text, bare)
}

function partsOf(name: string): { readonly ending: string; readonly bare: string } {
  const [, bare = name, ending = ''] = /([^/\\]*?)(?:\.([a-z\d]{1,8}))?$/i.exec(name) ?? []
  return { ending: ending.toLowerCase(), bare: bare.replaceAll('_', ' ').trim() }
}

function listed(drafts: readonly Brought[]): UnreadRecipe[] {
  return drafts.map((draft) => () => draft)
}

function drafted(readings: readonly FoundFrom[]): Brought | undefined {
  const address = webAddressOf(readings.map(({ found }) => found.url).find((url) => url !== '') ?? '')
  return toBrought(readings, { address, base: address })
}

/** A text with headings, and what stands before it between dashes. */
function readMarkdown(text: string, name: string): UnreadRecipe[] {
  const { meta, body } = cutFrontMatter(text)
  if (looksLikeCooklang(body)) return [() => drafted([{ found: readCooklang(text, name), origin: 'file' }])]
  if (isMarkup.test(body)) return listed(readText(body))
  const found = readWords(body)
  const readings: FoundFrom[] = [
    { found: readMeta(meta), origin: 'file' },
    { found: readMarkdownHead(body), origin: 'text' },
    { found, origin: 'text' },
    { found: { ...nothing, title: name }, origin: 'file' },
  ]
  const isListed = found.ingredients.length > 0 || found.directions.length > 0
  return isListed ? [() => drafted(readings)] : []
}

/** The recipes in the data of a file. */
export function recipesOfData(data: unknown): UnreadRecipe[] {
  const origin: Origin = 'file'
  const read = (node: Fields, graph: Pick<Graph, 'resolve' | 'ofType'>) => {
    if (isOwnRecipe(node)) return readOwnRecipe(node)
    const found = readNode(node, graph)
    const based = textField(node, 'isBasedOn') || textField(fieldsOf(node.isBasedOn), '@id', 'url')
    return drafted([{ found: { ...found, url: webAddressOf(based) ?? webAddressOf(found.url) ?? '' }, origin }])
  }
  const recipes = productNodes(data)
  if (recipes.length > 0) return recipes.map((node) => () => read(node(), alone))
  const graph = findRecipes([data])
  return graph.recipes.map((node) => () => read(node, graph))
}

/** What stands in no page: nothing refers to anything else. */
const alone: Pick<Graph, 'resolve' | 'ofType'> = { resolve: (value) => value, ofType: () => undefined }

/** The recipes of another product, alone or in a list, as a page's data would have them. */
function productNodes(data: unknown): (() => Fields)[] {
  if (isFields(data) && isMealieDatabase(data)) {
    return mealieRecipes(data).map((recipe) => () => mealieNode(recipe()))
  }
  const inner = isFields(data) && Array.isArray(data.recipes) ? data.recipes : data
  return [inner].flat().flatMap((one: unknown) => {
    if (!isFields(one)) return []
    if (isOfMealie(one)) return [() => mealieNode(one)]
    if (one['@type'] !== undefined) return []
    if (isOfTandoor(one)) return [() => tandoorNode(one)]
    return isOfPaprika(one) ? [() => paprikaNode(one)] : []
  })
}
