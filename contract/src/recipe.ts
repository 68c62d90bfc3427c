import * as z from 'zod/mini'
import { findingCodes } from './finding-codes.ts'
import { fallbackLanguage, languages } from './language.ts'
import { LanguageTag } from './language-tag.ts'
import { limits } from './limits.ts'
import { PageQuery } from './page.ts'
import { text } from './text.ts'

const minutes = z.int().check(z.minimum(0), z.maximum(limits.minutes))

/** An ingredient line or a step. `index` is its 1-based place as a string of digits (specification §3). */
export const Item = z.object({
  id: z.uuid(),
  content: text(1, limits.item),
  index: z.string().check(z.regex(/^[1-9]\d*$/)),
})

export type Item = z.infer<typeof Item>

/** Something the cook should know about a recipe, in a form that can be stored and worded later. */
export const Finding = z.object({
  code: z.enum(findingCodes),
  severity: z.enum(['danger', 'warning', 'info']),
  /**
   * Of what a cook must not or would not eat: is it surely in there, or only in some products, or in one of two that the
   * line offers (`choice` among the facts)? `often` goes with `info`; findings of before say nothing and mean `contains`.
   */
  certainty: z.optional(z.enum(['contains', 'often'])),
  ingredient_id: z.optional(z.uuid()),
  direction_id: z.optional(z.uuid()),
  /**
   * What the text is made from: of the checks their facts, `words` (what gave it away, as it stands in the line) and
   * `span` (where in the line, `[from, to]` in UTF-16 code units); neither line id means that it is about the whole.
   */
  params: z.record(z.string(), z.unknown()),
})

export type Finding = z.infer<typeof Finding>

/** A recipe as it goes over the wire (specification §3). Timestamps are ISO 8601 in UTC with milliseconds. */
export const Recipe = z.object({
  id: z.uuid(),
  title: text(1, limits.title),
  description: text(0, limits.description),
  preparation_time: minutes,
  cook_time: minutes,
  serves: z.int().check(z.minimum(1), z.maximum(limits.serves)),
  is_favorite: z.boolean(),
  ingredients: z.array(Item).check(z.maxLength(limits.items)),
  directions: z.array(Item).check(z.maxLength(limits.items)),
  language: z.enum(languages),
  created_at: z.iso.datetime({ precision: 3 }),
  updated_at: z.iso.datetime({ precision: 3 }),
  /** Null for a guest's recipe, which belongs to nobody. */
  user: z.nullable(z.object({ id: z.uuid(), email: z.string(), full_name: z.nullable(z.string()) })),
  findings: z.array(Finding),
})

export type Recipe = z.infer<typeof Recipe>

/** A recipe without what only its own page needs. */
export const RecipeSummary = z.omit(Recipe, { ingredients: true, directions: true, findings: true })

export const Recipes = z.object({
  data: z.array(z.union([Recipe, RecipeSummary])),
  /** All that match, not the page's length. */
  count: z.int(),
})

export const RecipeListQuery = z.extend(PageQuery, {
  /** Searches title, description and ingredients, without regard to case and accents. */
  q: z._default(text(0, limits.title), ''),
  /** `all` is for superusers. */
  scope: z._default(z.enum(['own', 'all']), 'own'),
  view: z._default(z.enum(['whole', 'summary']), 'whole'),
})

export type RecipeListQuery = z.output<typeof RecipeListQuery>

/** An item as it is sent: kept in the order of `index` where given, and renumbered by the server. */
const ItemInput = z.object({
  id: z.optional(z.unknown()),
  content: text(1, limits.item),
  index: z.optional(z.union([z.int().check(z.minimum(0)), z.string().check(z.regex(/^\d{1,9}$/))])),
})

export type ItemInput = z.infer<typeof ItemInput>

const content = {
  title: Recipe.shape.title,
  description: Recipe.shape.description,
  preparation_time: Recipe.shape.preparation_time,
  cook_time: Recipe.shape.cook_time,
  serves: Recipe.shape.serves,
  is_favorite: Recipe.shape.is_favorite,
  ingredients: z.array(ItemInput).check(z.maxLength(limits.items)),
  directions: z.array(ItemInput).check(z.maxLength(limits.items)),
  language: LanguageTag,
}

/** A new recipe: only the title is required. */
export const NewRecipe = z.object({
  title: content.title,
  description: z._default(content.description, ''),
  preparation_time: z._default(content.preparation_time, 0),
  cook_time: z._default(content.cook_time, 0),
  serves: z._default(content.serves, 1),
  is_favorite: z._default(content.is_favorite, false),
  ingredients: z._default(content.ingredients, []),
  directions: z._default(content.directions, []),
  language: z._default(content.language, fallbackLanguage),
  /** Who wrote it, and what became of the wish, is kept of them; everything else is found anew. */
  findings: z._default(z.array(Finding).check(z.maxLength(limits.findings)), []),
  /** The recipe this one was improved from; its contents become this one's history. */
  replaces: z.optional(z.string()),
})

export type NewRecipe = z.output<typeof NewRecipe>

/** A change of a recipe: what is not sent stays; a list that is sent replaces the whole list. */
export const RecipeChange = z.partial(z.object(content))

export type RecipeChange = z.infer<typeof RecipeChange>

/** An earlier content of a recipe. */
export const RecipeVersion = z.object({
  version: z.int(),
  /** When this content gave way to the next. */
  replaced_at: z.iso.datetime({ precision: 3 }),
  title: Recipe.shape.title,
  description: Recipe.shape.description,
  preparation_time: minutes,
  cook_time: minutes,
  serves: Recipe.shape.serves,
  language: Recipe.shape.language,
  ingredients: Recipe.shape.ingredients,
  directions: Recipe.shape.directions,
})

export type RecipeVersion = z.infer<typeof RecipeVersion>

export const RecipeVersions = z.object({ data: z.array(RecipeVersion), count: z.int() })
