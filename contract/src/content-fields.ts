import { type Fields, fieldsOf } from './fields-of.ts'
import { fallbackLanguage, toLanguage } from './language.ts'
import { readItems, toCount, toText } from './read-values.ts'
import type { RecipeContent } from './recipe-content.ts'

/**
 * How each field that a cook writes of a recipe is read from what may be anything; what is missing or makes no sense is
 * blank then. The order is the one in which they are written and shown. Their shapes are in `RecipeContent`.
 */
const readers: { readonly [Field in ContentField]: (value: unknown) => RecipeContent[Field] } = {
  title: toText,
  description: toText,
  preparation_time: (value) => toCount(value, 0),
  cook_time: (value) => toCount(value, 0),
  serves: (value) => toCount(value, 1),
  ingredients: readItems,
  directions: readItems,
  language: (value) => toLanguage(toText(value)) ?? fallbackLanguage,
  composition: toText,
}

export type ContentField = keyof RecipeContent

export const contentFields = keysOf(readers)

/** Those of them that are lists of lines. */
export const contentLists = ['ingredients', 'directions'] as const satisfies readonly ContentField[]

export type ContentList = (typeof contentLists)[number]

/** What nobody reads. */
export const opaqueField = 'composition' satisfies ContentField

/** The others, of which a short view of a recipe is made. */
export const plainFields = contentFields.filter((field) => !isList(field) && field !== opaqueField)

/** Those that no draft has: it is in the language of its request. */
const unwritten = ['language', opaqueField] as const satisfies readonly ContentField[]

export type DraftField = Exclude<ContentField, (typeof unwritten)[number]>

export const draftFields = contentFields.filter(isDraftField)

/** What only a recipe that was saved says, in whatever language it is. */
export const savedFields = unwritten.filter((field) => field !== 'language')

/** What a page has a place of its own for; all else that a cook writes of a recipe stands among its facts. */
const placed = [
  'title',
  'description',
  'language',
  opaqueField,
  ...contentLists,
] as const satisfies readonly ContentField[]

export type FactField = Exclude<ContentField, (typeof placed)[number]>

export const factFields = contentFields.filter((field): field is FactField => !placed.some((other) => other === field))

/** Those that a draft can say. */
export type DraftFact = Extract<FactField, DraftField>

export const draftFacts = factFields.filter((field): field is DraftFact => isDraftField(field))

export function isList(field: ContentField): field is ContentList {
  return contentLists.some((list) => list === field)
}

export function isDraftField(field: ContentField): field is DraftField {
  return !unwritten.some((other) => other === field)
}

/** What a cook wrote of a recipe, from whatever was sent or kept of it. Never throws. */
export function readContent(value: unknown): RecipeContent {
  const fields: Fields = fieldsOf(value)
  return Object.fromEntries(contentFields.map((field) => [field, readers[field](fields[field])])) as RecipeContent
}

/** What a recipe says of which nothing was written: what stands for a field that is missing. */
export const blankContent = readContent({})

/** Some fields of a recipe, and nothing else of it. */
export function pick<Field extends string, Whole extends Readonly<Record<Field, unknown>>>(
  whole: Whole,
  fields: readonly Field[],
): Pick<Whole, Field> {
  const picked: Partial<Record<Field, unknown>> = {}
  for (const field of fields) picked[field] = whole[field]
  return picked as Pick<Whole, Field>
}

/** What a cook wrote of a recipe, in whatever form its fields are, and nothing else of it. */
export function contentOf<Content extends Readonly<Record<ContentField, unknown>>>(
  recipe: Content,
): Pick<Content, ContentField> {
  return pick(recipe, contentFields)
}

function keysOf<Table extends object>(table: Table): (keyof Table)[] {
  // Our own tables have no keys but those that they are written with.
  return Object.keys(table) as (keyof Table)[]
}
