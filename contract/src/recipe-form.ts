import * as z from 'zod/mini'
import type { ContentField, ContentList, opaqueField } from './content-fields.ts'
import { limits } from './limits.ts'

// What the recipe editor takes: every field as it is typed. Every message is the key of a text of the web app.

/** Of whatever is no list the text of its field, which may be anything. */
type Typed = z.ZodMiniType<unknown, string>

/** What no store can hold goes without a word: nobody types it, a paste may bring it. */
const typed = z.string().check(z.overwrite<string>((text) => text.replaceAll('\0', '').toWellFormed().trim()))

function wholeNumber(min: number, max: number, message: string) {
  return z.pipe(
    typed.check(z.regex(/^\d{1,9}$/, message)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min, message), z.maximum(max, message))),
  )
}

const line = z.object({
  /** Of the item it was; empty for a new one. */
  id: z.string(),
  content: typed.check(z.maxLength(limits.item, 'edit.lineTooLong')),
})

/** Lines may be left blank: those are not saved, so they do not count. */
const lines = z
  .array(line)
  .check(
    z.refine((list) => list.filter(({ content }) => content.trim() !== '').length <= limits.items, 'edit.tooManyLines'),
  )

/** The recipe editor. Texts are trimmed; numbers come out as numbers. */
export const RecipeForm = z.object({
  title: typed.check(z.minLength(1, 'edit.titleMissing'), z.maxLength(limits.title, 'edit.titleTooLong')),
  description: typed.check(z.maxLength(limits.description, 'edit.descriptionTooLong')),
  preparation_time: wholeNumber(0, limits.minutes, 'edit.minutesWrong'),
  cook_time: wholeNumber(0, limits.minutes, 'edit.minutesWrong'),
  serves: wholeNumber(1, limits.serves, 'edit.servesWrong'),
  ingredients: lines,
  directions: lines,
  notes: typed.check(z.maxLength(limits.notes, 'edit.notesTooLong')),
  /** Typed below a list, but not added to it yet. */
  new_ingredient: z.string(),
  new_direction: z.string(),
} satisfies Record<ContentList, unknown> &
  Record<Exclude<ContentField, 'language' | typeof opaqueField | ContentList>, Typed> &
  Record<string, unknown>)

/** As it is typed. */
export type RecipeFormValues = z.input<typeof RecipeForm>

/** As it is checked. */
export type RecipeForm = z.output<typeof RecipeForm>
