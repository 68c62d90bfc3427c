import { blankContent, contentFields, contentLists, isList, pick, plainFields } from '@roux/contract/content-fields'
import type { Finding, Recipe } from '@roux/contract/recipe'
import type { Item, RecipeContent } from '@roux/contract/recipe-content'
import type { Source } from '@roux/contract/source'
import type { WrittenBy } from '@roux/contract/written-by'
import type { StoredContent } from '../../../storage/tables.ts'
import type { StoredRecipe, StoredSummary, StoredVersion } from './stored-recipe.ts'

/**
 * A recipe as JSON of the contract, put together from what is JSON already: parsing it first costs more than reading it.
 * @param readerId of the account that reads it
 */
export function toRecipeJson(recipe: StoredRecipe, readerId: string): string {
  const { ingredients, directions, findings } = recipe
  const { notes, notes_updated_at } = notesFor(recipe, readerId)
  const ofOwner = { notes: JSON.stringify(notes), notes_updated_at: JSON.stringify(notes_updated_at) }
  const composition = JSON.stringify(recipe.composition)
  return withParts(toSummaryJson(recipe), {
    ingredients,
    directions,
    composition,
    findings,
    source: recipe.source ?? 'null',
    written_by: recipe.written_by ?? 'null',
    ...ofOwner,
  })
}

/** The same without the lists. */
export function toSummaryJson(recipe: StoredSummary): string {
  return JSON.stringify(summaryOf(recipe))
}

/** An entry of a list, with why it was found. */
export function withReasons(json: string, reasons: object = {}): string {
  const why = JSON.stringify(reasons)
  return why === '{}' ? json : `${json.slice(0, -1)},${why.slice(1)}`
}

/** A content as JSON of the contract. */
export function toContentJson(content: StoredContent): string {
  const fields = contentFields.map((field) => {
    const json = isList(field) ? content[field] : JSON.stringify(content[field])
    return `"${field}":${json}`
  })
  return `{${fields.join()}}`
}

/** The same the other way. Of our own making, like all that is stored as JSON: it needs no checking. */
export function fromContentJson(json: string): StoredContent {
  const content: RecipeContent = { ...blankContent, ...JSON.parse(json) }
  const lists = contentLists.map((list) => [list, JSON.stringify(content[list])])
  return { ...content, ...Object.fromEntries(lists) }
}

export function toVersionJson({ version, replaced_at, content, ...origin }: StoredVersion): string {
  const head = { version, replaced_at, ...originOf(origin) }
  return `${JSON.stringify(head).slice(0, -1)},${completed(content).slice(1)}`
}

/** How a content came to be. */
export function originOf({
  made_at,
  reason,
  wish,
  written_by,
}: Pick<StoredVersion, 'made_at' | 'reason' | 'wish' | 'written_by'>) {
  const writer = toWrittenBy(written_by)
  return { made_at, reason, ...(wish !== null && { wish }), ...(writer && { written_by: writer }) }
}

/** No text can hold a key: its quotation marks are escaped. */
const blankJson = contentFields.map((field) => [field, `"${field}":`, JSON.stringify(blankContent[field])] as const)

/** The JSON of a content that was stored before it had a field of today. */
function completed(content: string): string {
  const missing = blankJson.filter(([, key]) => !content.includes(key))
  return withParts(content, Object.fromEntries(missing.map(([field, , json]) => [field, json])))
}

/** A recipe with what only its owner takes away. */
export function toExportJson(recipe: StoredRecipe, versions: readonly StoredVersion[]): string {
  return withParts(toRecipeJson(recipe, recipe.user.id), {
    ...(recipe.deleted_at === null && { deleted_at: 'null' }),
    versions: `[${versions.map(toVersionJson).join()}]`,
  })
}

/** The body of a list whose parts, of one or more entries, are JSON already; as bytes, which take no time to send. */
export function toListJson(parts: readonly Buffer[], count: number): Buffer {
  const comma = Buffer.from(',')
  const separated = parts.flatMap((part, place) => (place === 0 ? [part] : [comma, part]))
  return Buffer.concat([Buffer.from('{"data":['), ...separated, Buffer.from(`],"count":${count}}`)])
}

/** @param readerId of the account that reads it */
export function toRecipe(recipe: StoredRecipe, readerId: string): Recipe {
  return {
    ...summaryOf(recipe),
    ...notesFor(recipe, readerId),
    ingredients: readItems(recipe.ingredients),
    directions: readItems(recipe.directions),
    composition: recipe.composition,
    findings: readFindings(recipe.findings),
    source: toSource(recipe.source),
    written_by: toWrittenBy(recipe.written_by),
  }
}

/** Of our own making, like all that is stored as JSON: it needs no checking. */
export function readItems(json: string): Item[] {
  return JSON.parse(json)
}

export function readFindings(json: string): Finding[] {
  return JSON.parse(json)
}

export function readTags(json: string): string[] {
  return JSON.parse(json)
}

export function toSource(json: string | null): Source | null {
  return json === null ? null : JSON.parse(json)
}

function toWrittenBy(json: string | null): WrittenBy | null {
  return json === null ? null : JSON.parse(json)
}

/** A cook's notes are their own: a superuser reads the recipe without them. */
function notesFor({ notes, notes_updated_at, user }: StoredRecipe, readerId: string) {
  return user.id === readerId ? { notes, notes_updated_at } : { notes: '', notes_updated_at: null }
}

/** Named one by one: what else is stored of a recipe is nobody's business. */
function summaryOf(recipe: StoredSummary) {
  return {
    id: recipe.id,
    ...pick(recipe, plainFields),
    is_favorite: recipe.is_favorite,
    tags: readTags(recipe.tags),
    diet: recipe.diet,
    created_at: recipe.created_at,
    updated_at: recipe.updated_at,
    ...(recipe.deleted_at !== null && { deleted_at: recipe.deleted_at }),
    user: recipe.user,
  }
}

/** An object's JSON with more fields at its end. */
function withParts(json: string, parts: Readonly<Record<string, string>>): string {
  const fields = Object.entries(parts).map(([name, value]) => `,"${name}":${value}`)
  return [json.slice(0, -1), ...fields, '}'].join('')
}
