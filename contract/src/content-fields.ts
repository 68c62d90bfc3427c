/**
 * The fields of a recipe that a cook writes, in the order in which they are written and shown. Their shapes are in
 * `RecipeContent`; here they are for whoever needs their names alone.
 */
export const contentFields = [
  'title',
  'description',
  'preparation_time',
  'cook_time',
  'serves',
  'ingredients',
  'directions',
  'language',
] as const

export type ContentField = (typeof contentFields)[number]

/** Those of them that are lists of lines. */
export const contentLists = ['ingredients', 'directions'] as const satisfies readonly ContentField[]

export type ContentList = (typeof contentLists)[number]

/** The others, of which a short view of a recipe is made. */
export const plainFields = contentFields.filter((field) => !isList(field))

/** Those that a draft has: it is in the language of its request. */
export const draftFields = contentFields.filter((field) => field !== 'language')

export function isList(field: ContentField): field is ContentList {
  return contentLists.some((list) => list === field)
}

/** Some fields of a recipe, and nothing else of it. */
export function pick<Field extends string, Whole extends Readonly<Record<Field, unknown>>>(
  whole: Whole,
  fields: readonly Field[],
): Pick<Whole, Field> {
  return Object.fromEntries(fields.map((field) => [field, whole[field]])) as Pick<Whole, Field>
}

/** What a cook wrote of a recipe, in whatever form its fields are, and nothing else of it. */
export function contentOf<Content extends Readonly<Record<ContentField, unknown>>>(
  recipe: Content,
): Pick<Content, ContentField> {
  return pick(recipe, contentFields)
}
