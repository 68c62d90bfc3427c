import * as z from 'zod/mini'
import { blankContent, type ContentField, contentFields } from './content-fields.ts'
import { dietMarks } from './diet.ts'
import { findingCodes } from './finding-codes.ts'
import { LanguageTag } from './language-tag.ts'
import { limits } from './limits.ts'
import { RecipeContent } from './recipe-content.ts'
import { Source } from './source.ts'
import { Tags } from './tags.ts'
import { text } from './text.ts'
import { versionReasons } from './version-reason.ts'
import { WrittenBy } from './written-by.ts'

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

/** What a cook writes on a recipe for themselves: no content, and nobody else's business. */
const notes = text(0, limits.notes)

/** A recipe as it goes over the wire (specification §3). Timestamps are ISO 8601 in UTC with milliseconds. */
export const Recipe = z.object({
  id: z.uuid(),
  ...RecipeContent.shape,
  is_favorite: z.boolean(),
  /** Of its owner; blank for whoever else reads it. */
  notes,
  /** When they were written; null where there are none. */
  notes_updated_at: z.nullable(z.iso.datetime({ precision: 3 })),
  /** Given by its cook: no content either. */
  tags: Tags,
  /**
   * The strictest of these diets that nothing in it breaks, as far as the checks can read: nothing that it contains, nothing
   * that only some products have, nothing unread. Null where that is not so, or not known (yet).
   */
  diet: z.nullable(z.enum(dietMarks)),
  /** Where it was brought in from; null for what was written here. It stays, whatever becomes of the content. */
  source: z.nullable(Source),
  /** Who wrote its content, or the last version of it that was not the cook's; null where nobody but the cook did. */
  written_by: z.nullable(WrittenBy),
  created_at: z.iso.datetime({ precision: 3 }),
  updated_at: z.iso.datetime({ precision: 3 }),
  /** Null for a guest's recipe, which belongs to nobody. */
  user: z.nullable(z.object({ id: z.uuid(), email: z.string(), full_name: z.nullable(z.string()) })),
  findings: z.array(Finding),
  /** When it was deleted: in the list of those that can come back. */
  deleted_at: z.optional(z.iso.datetime({ precision: 3 })),
})

export type Recipe = z.infer<typeof Recipe>

/** A recipe without what only its own page needs. */
export const RecipeSummary = z.omit(Recipe, {
  composition: true,
  ingredients: true,
  directions: true,
  findings: true,
  notes: true,
  notes_updated_at: true,
  source: true,
  written_by: true,
})

/** Text of any kind: what is no id of ours is as unknown as one that names nothing. */
export const RecipeId = z.object({ id: z.string() })

/** An item as it is sent: kept in the order of `index` where given, and renumbered by the server. */
const ItemInput = z.object({
  id: z.optional(z.unknown()),
  content: text(1, limits.item),
  index: z.optional(z.union([z.int().check(z.minimum(0)), z.string().check(z.regex(/^\d{1,9}$/))])),
})

export type ItemInput = z.infer<typeof ItemInput>

const itemsInput = z.array(ItemInput).check(z.maxLength(limits.items))

/** What is sent of a content: the server numbers the lines, and takes more languages than it answers with. */
const content = {
  ...RecipeContent.shape,
  ingredients: itemsInput,
  directions: itemsInput,
  language: LanguageTag,
}

const blankWhereMissing = Object.fromEntries(
  contentFields.map((field) => [field, z._default(content[field] as z.ZodMiniType, blankContent[field])]),
) as { [Field in ContentField]: z.ZodMiniDefault<(typeof content)[Field]> }

/** A new recipe: only the title is required. */
export const NewRecipe = z.object({
  ...blankWhereMissing,
  title: content.title,
  is_favorite: z._default(z.boolean(), false),
  notes: z._default(notes, ''),
  tags: z._default(Tags, []),
  /** Given once: no change of the recipe takes it away. */
  source: z._default(z.nullable(Source), null),
  /** Given once, too: later only the server has something written. */
  written_by: z._default(z.nullable(WrittenBy), null),
  /** Who wrote it, and what became of the wish, is kept of them; everything else is found anew. */
  findings: z._default(z.array(Finding).check(z.maxLength(limits.findings)), []),
  /**
   * The recipe this one was improved from and whose place it takes: its contents become this one's history, its favorite,
   * notes, tags and source this one's, whatever is sent of them, and it is deleted.
   */
  replaces: z.optional(z.string()),
  /** What the improvement was asked for with: for the history. */
  wish: z.optional(text(1, limits.prompt)),
})

export type NewRecipe = z.output<typeof NewRecipe>

/** What comes back may take the place of what had taken its own: an improvement that was accepted and is not wanted. */
export const RestoreQuery = z.object({ replaces: z.optional(z.string()) })

/** A change of a recipe: what is not sent stays; a list that is sent replaces the whole list. */
export const RecipeChange = z.partial(z.object({ ...content, is_favorite: z.boolean(), notes, tags: Tags }))

export type RecipeChange = z.infer<typeof RecipeChange>

const origin = {
  /** When this content was made; null where that was not kept. */
  made_at: z.nullable(z.iso.datetime({ precision: 3 })),
  reason: z.enum(versionReasons),
  /** What an improvement was asked for with, where that is known. */
  wish: z.optional(z.string()),
  /** As of a recipe; missing where nobody is known. */
  written_by: z.optional(WrittenBy),
}

/** An earlier content of a recipe. */
export const RecipeVersion = z.object({
  version: z.int(),
  /** When this content gave way to the next. */
  replaced_at: z.iso.datetime({ precision: 3 }),
  ...origin,
  ...RecipeContent.shape,
})

export type RecipeVersion = z.infer<typeof RecipeVersion>

export const RecipeVersions = z.object({
  data: z.array(RecipeVersion),
  count: z.int(),
  /** How the content of now came to be. */
  present: z.object(origin),
})

export type RecipeVersions = z.infer<typeof RecipeVersions>
