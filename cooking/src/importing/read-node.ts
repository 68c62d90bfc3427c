import { cleanText } from '@roux/contract/clean-text'
import { type Fields, fieldsOf, isFields } from '@roux/contract/fields-of'
import { limits } from '@roux/contract/limits'
import { webAddressOf } from '@roux/contract/web-address'
import type { FoundRecipe } from './found.ts'
import { directionLines, ingredientLines, tipLines } from './listed-lines.ts'
import { markup, plainLines, plainText } from './plain-lines.ts'
import { readDuration } from './read-duration.ts'
import { readYield } from './read-yield.ts'
import { fieldOf, type Graph, isOfType } from './recipe-nodes.ts'

/** What a part of a page's data that is a recipe says. */
export function readNode(node: Fields, { resolve, ofType }: Pick<Graph, 'resolve' | 'ofType'>): FoundRecipe {
  const of = (...names: readonly string[]) => resolved(fieldOf(node, ...names), resolve)
  const times = readTimes(of('prepTime', 'preparationTime'), of('cookTime', 'cookingTime'), of('totalTime'))
  const publisher = of('publisher')
  const steps = of('recipeInstructions', 'instructions', 'step', 'steps')
  return {
    saidTitle: '',
    title: textIn(of('name', 'headline')),
    description: toldIn(of('description')),
    ...times,
    serves: readYield(of('recipeYield', 'yield', 'servings')),
    ingredients: ingredientLines(of('recipeIngredient', 'ingredients', 'ingredient', 'supply')),
    directions: directionLines(steps),
    notes: [toldIn(of('recipeNotes', 'notes')), ...tipLines(steps)].filter((note) => note !== '').join('\n'),
    tags: [of('recipeCategory'), of('recipeCuisine'), of('keywords')].flatMap(tagsIn),
    language: textIn(of('inLanguage')),
    author: namesIn(of('author', 'creator')),
    site: namesIn(publisher) || namesIn(ofType('WebSite')),
    image: addressIn(of('image', 'thumbnailUrl'), 0),
    url: addressIn(of('url', 'mainEntityOfPage', '@id'), 0),
  }
}

/** References, in a list too, by what they mean. */
function resolved(value: unknown, resolve: Graph['resolve']): unknown {
  return Array.isArray(value) ? value.map(resolve) : resolve(value)
}

/** Of preparing, cooking and both together, whatever is not said follows from the others. */
function readTimes(prep: unknown, cook: unknown, total: unknown): Pick<FoundRecipe, 'preparation_time' | 'cook_time'> {
  const [preparation_time, cook_time, both] = [prep, cook, total].map(readDuration)
  const rest = (known: number | undefined) =>
    both !== undefined && both > (known ?? 0) ? both - (known ?? 0) : undefined
  if (preparation_time !== undefined) return { preparation_time, cook_time: cook_time ?? rest(preparation_time) }
  return { preparation_time: cook_time === undefined ? undefined : rest(cook_time), cook_time: cook_time ?? both }
}

/** Lists in lists and names of names are no deeper. */
const deepest = 6

/** The first text of what may be a list, a thing with a name, or a text with its language. */
function textIn(value: unknown, depth = 0): string {
  if (typeof value === 'string' || typeof value === 'number') return plainText(String(value))
  if (depth === deepest || typeof value !== 'object' || value === null) return ''
  const { '@value': text, name, alternateName } = fieldsOf(value)
  const parts = Array.isArray(value) ? value.slice(0, 100) : [text, name, alternateName]
  return parts.map((part: unknown) => textIn(part, depth + 1)).find((part) => part !== '') ?? ''
}

/** A text with its paragraphs, where it is not written as markup. */
function toldIn(value: unknown): string {
  const all = Array.isArray(value) ? value : [value]
  const isPlain = all.every((one) => typeof one === 'string' && !markup.test(one))
  return isPlain ? all.join('\n').trim() : linesIn(value).join('\n')
}

function linesIn(value: unknown): string[] {
  if (typeof value === 'string') return plainLines(value)
  if (Array.isArray(value)) return value.flatMap((one) => (typeof one === 'string' ? plainLines(one) : [textIn(one)]))
  return [textIn(value)].filter((line) => line !== '')
}

/** People and houses by their names, joined. */
function namesIn(value: unknown): string {
  const all = Array.isArray(value) ? value : [value]
  const names = all
    .slice(0, 5)
    .map(textIn)
    .filter((name) => name !== '' && webAddressOf(name) === null)
  return [...new Set(names)].join(', ')
}

function tagsIn(value: unknown): string[] {
  const all = Array.isArray(value) ? value : [value]
  return all
    .filter((one) => typeof one === 'string')
    .flatMap((one) => plainText(one).split(/[,;|]/))
    .map((tag) => cleanText(tag.replace(/^#/, ''), tag.length))
    .filter((tag) => tag !== '' && tag.length <= limits.tag)
}

/** The first address in what may be one, a picture, or a list of either. */
function addressIn(value: unknown, depth: number): string {
  if (typeof value === 'string') return value.trim()
  if (depth > 4) return ''
  if (Array.isArray(value))
    return value.map((one: unknown) => addressIn(one, depth + 1)).find((one) => one !== '') ?? ''
  if (!isFields(value)) return ''
  const isPicture = isOfType(value, 'ImageObject') || 'url' in value || 'contentUrl' in value
  return addressIn(isPicture ? (value.contentUrl ?? value.url ?? value['@id']) : value['@id'], depth + 1)
}
