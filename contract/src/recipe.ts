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

/** What the checks of a recipe can find. */
export const recipeFindingCodes = [
  'allergen',
  'diet',
  'excluded',
  'disliked',
  'missing_ingredient',
  'unused_ingredient',
  'unlisted_ingredient',
  'servings',
  'time',
  'amount',
  'unsafe',
  'not_food',
] as const

export type RecipeFindingCode = (typeof recipeFindingCodes)[number]

/** What a finding can say; the web app words each in both languages. */
export const findingCodes = ['composed_by_kitchen', ...recipeFindingCodes] as const

export type FindingCode = (typeof findingCodes)[number]

/** Something the cook should know about a recipe, in a form that can be stored and worded later. */
export const Finding = z.object({
  code: z.enum(findingCodes),
  severity: z.enum(['danger', 'warning', 'info']),
  ingredient_id: z.optional(z.uuid()),
  direction_id: z.optional(z.uuid()),
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
