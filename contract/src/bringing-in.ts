import * as z from 'zod/mini'
import { draftFields, pick, savedFields } from './content-fields.ts'
import { LanguageOfText } from './language-of-text.ts'
import { limits } from './limits.ts'
import { RecipeContent } from './recipe-content.ts'
import { Source, WebAddress } from './source.ts'
import { text } from './text.ts'
import { WrittenBy } from './written-by.ts'

interface Ways {
  readonly url?: unknown
  readonly html?: unknown
  readonly text?: unknown
  readonly photos?: unknown
}

const isOneOrPage = ({ url, html, text: words, photos }: Ways) =>
  [html ?? url, words, photos].filter((way) => way !== undefined).length === 1

/** Of base64: four characters for three bytes. */
const photoLength = Math.ceil(limits.photoBytes / 3) * 4

/** What is brought in: an address, a page (with the address it came from, where that is known), a text or photos. */
export const BringInRequest = z
  .object({
    url: z.optional(text(1, limits.address)),
    html: z.optional(z.string().check(z.minLength(1), z.maxLength(limits.html))),
    text: z.optional(text(1, limits.broughtText)),
    /** Photos of one recipe, each a JPEG in base64, for a provider that sees pictures. */
    photos: z.optional(
      z
        .array(z.string().check(z.minLength(1), z.maxLength(photoLength)))
        .check(z.minLength(1), z.maxLength(limits.photos)),
    ),
    /** Has an AI provider read what the server alone cannot: the text goes to it, and it counts as one recipe of the day. */
    reader: z.optional(z.enum(['provider'])),
  })
  .check(z.refine(isOneOrPage, { path: ['url'], error: 'Must be an address, a page in html, a text, or photos' }))

export type BringInRequest = z.infer<typeof BringInRequest>

/** Where a part of a draft was found. */
export const origins = ['json-ld', 'microdata', 'page', 'text', 'file', 'provider', 'photo'] as const

export type Origin = (typeof origins)[number]

/** The parts of a draft whose origin is said. */
export const broughtParts = [...draftFields, 'notes', 'tags', 'author', 'image'] as const

export type BroughtPart = (typeof broughtParts)[number]

const Line = z.object({ content: text(1, limits.item) })
const lines = z.array(Line).check(z.maxLength(limits.items))

/** A recipe as it was read: what was not found is blank, and has no origin. */
export const Brought = z.object({
  ...pick(RecipeContent.shape, draftFields),
  ingredients: lines,
  directions: lines,
  notes: text(0, limits.notes),
  tags: z.array(text(1, limits.tag)).check(z.maxLength(limits.tags)),
  /** Of the text, which may be one that Roux does not speak. */
  language: LanguageOfText,
  source: Source,
  /** The address of a picture. */
  image: z.nullable(WebAddress),
  // Of a recipe that comes back from a file of Roux's own.
  ...z.partial(z.object(pick(RecipeContent.shape, savedFields))).shape,
  is_favorite: z.optional(z.boolean()),
  written_by: z.optional(WrittenBy),
  /** Lines of a provider that are not in the text that it was given, and so are not here. */
  left_out: z.optional(z.int().check(z.minimum(1))),
  from: z.partialRecord(z.enum(broughtParts), z.enum(origins)),
})

export type Brought = z.infer<typeof Brought>

/** The same for a cook, who may have it already. */
export const BroughtDraft = z.extend(Brought, {
  /** A recipe of the cook's own with the same address, or with the same title and list. */
  same_as: z.nullable(z.uuid()),
})

export type BroughtDraft = z.infer<typeof BroughtDraft>

/** Why something of what was brought gave no recipe. */
export const bringInFailures = ['no_recipe_found', 'unreadable', 'too_large', 'too_many'] as const

export type BringInFailure = (typeof bringInFailures)[number]

const failures = z.array(z.object({ name: z.string(), code: z.enum(bringInFailures) }))

/** What was read. Nothing of it is saved. */
export const BringInAnswer = z.object({ drafts: z.array(BroughtDraft), failures })

export type BringInAnswer = z.infer<typeof BringInAnswer>

/**
 * What was read of a file so far, since the event before: a file has any number of them as events called `brought`, and
 * then one `done` or one `error`. Of anything else there may be events called `waiting`, as long as others are before it
 * at the provider, and `done` has the answer.
 */
export const BroughtPiece = z.extend(BringInAnswer, {
  /** How much of the file was read: 0 to 1. */
  progress: z.number(),
})

export type BroughtPiece = z.infer<typeof BroughtPiece>
