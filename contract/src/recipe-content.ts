import * as z from 'zod/mini'
import { languages } from './language.ts'
import { limits } from './limits.ts'
import { text } from './text.ts'

const minutes = z.int().check(z.minimum(0), z.maximum(limits.minutes))

/** An ingredient line or a step. `index` is its 1-based place as a string of digits (specification §3). */
export const Item = z.object({
  id: z.uuid(),
  content: text(1, limits.item),
  index: z.string().check(z.regex(/^[1-9]\d*$/)),
})

export type Item = z.infer<typeof Item>

const items = z.array(Item).check(z.maxLength(limits.items))

/**
 * What a cook writes of a recipe: its one shape, of which drafts, recipes, changes and versions are made. Times in whole
 * minutes. The order of the fields is the order in which they are written and shown.
 */
export const RecipeContent = z.object({
  title: text(1, limits.title),
  description: text(0, limits.description),
  preparation_time: minutes,
  cook_time: minutes,
  serves: z.int().check(z.minimum(1), z.maximum(limits.serves)),
  ingredients: items,
  directions: items,
  language: z.enum(languages),
  /**
   * Of what the built-in kitchen made it, in its own words and for it alone; empty where somebody else wrote it. It is
   * sent back as it came: where the content is another by then, it is ignored.
   */
  composition: text(0, limits.composition),
})

export type RecipeContent = z.infer<typeof RecipeContent>
