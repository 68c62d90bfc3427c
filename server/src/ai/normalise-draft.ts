import { Draft, type PartialDraft } from '@roux/contract/draft'
import { limits } from '@roux/contract/limits'
import { cleanText } from './clean-text.ts'
import { draftLines } from './draft-lines.ts'
import { WriterError } from './writer-error.ts'

/** The names under which models give a field, ours first. Nothing else of what they give is ever read. */
const namesOf = {
  title: ['title', 'name', 'recipe_name'],
  description: ['description', 'summary'],
  preparation_time: ['preparation_time', 'prep_time', 'preparationTime', 'prepTime'],
  cook_time: ['cook_time', 'cooking_time', 'cookTime', 'cookingTime'],
  serves: ['serves', 'servings', 'portions', 'yield'],
  ingredients: ['ingredients'],
  directions: ['directions', 'instructions', 'steps', 'method'],
} as const satisfies Record<keyof Draft, readonly string[]>

/** What most recipes are written for, where neither the cook nor the model says. */
const usualServes = 4

/**
 * A whole, valid draft from whatever JSON value a model gave. Only the fields of a draft come out, in their limits.
 * @param askedServes the servings that were asked for, taken where the answer names none.
 * @throws WriterError `provider_malformed` without a title, ingredients or directions.
 */
export function normaliseDraft(value: unknown, askedServes: number | null = null): Draft {
  const draft = Draft.safeParse({
    description: '',
    preparation_time: 0,
    cook_time: 0,
    serves: askedServes ?? usualServes,
    ...normalisePartialDraft(value),
  })
  if (!draft.success) {
    const fields = new Set(draft.error.issues.map((issue) => issue.path[0]))
    throw new WriterError('provider_malformed', { why: `the answer lacks a usable ${[...fields].join(', ')}` })
  }
  return draft.data
}

/** The fields of a draft that are there and of use; each is as it would be in a whole draft. */
export function normalisePartialDraft(value: unknown): PartialDraft {
  const fields = fieldsOf(value)
  const title = textOf(fields, namesOf.title, limits.title)
  const description = textOf(fields, namesOf.description, limits.description)
  const preparation = wholeNumber(minutesOf(firstOf(fields, namesOf.preparation_time)), 0, limits.minutes)
  const cooking = wholeNumber(minutesOf(firstOf(fields, namesOf.cook_time)), 0, limits.minutes)
  const serves = wholeNumber(countOf(firstOf(fields, namesOf.serves)), 1, limits.serves)
  const ingredients = draftLines(firstOf(fields, namesOf.ingredients))
  const directions = draftLines(firstOf(fields, namesOf.directions))
  return {
    ...(title !== '' && { title }),
    ...(description !== '' && { description }),
    ...(preparation !== undefined && { preparation_time: preparation }),
    ...(cooking !== undefined && { cook_time: cooking }),
    ...(serves !== undefined && { serves }),
    ...(ingredients.length > 0 && { ingredients }),
    ...(directions.length > 0 && { directions }),
  }
}

type Fields = ReadonlyMap<string, unknown>

/** The fields of the recipe itself, also where it was put inside `{ "recipe": … }`. A map has no prototype to fall into. */
function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) return new Map()
  const fields: Fields = new Map(Object.entries(value))
  const inner = fields.get('recipe')
  return typeof inner === 'object' && inner !== null ? new Map(Object.entries(inner)) : fields
}

function firstOf(fields: Fields, names: readonly string[]): unknown {
  const name = names.find((name) => fields.has(name))
  return name === undefined ? undefined : fields.get(name)
}

function textOf(fields: Fields, names: readonly string[], max: number): string {
  const value = firstOf(fields, names)
  return typeof value === 'string' ? cleanText(value, max) : ''
}

function wholeNumber(value: number | undefined, least: number, most: number): number | undefined {
  if (value === undefined || Number.isNaN(value)) return undefined
  return Math.min(Math.max(Math.round(value), least), most)
}

/** Minutes as a number, or in words: `25`, `"25"`, `"25 min"`, `"1 h 30"`, `"2 hours"`. */
function minutesOf(value: unknown): number | undefined {
  if (typeof value !== 'string') return countOf(value)
  if (value.length > 40) return undefined
  const found = /^\s*(?:(\d+(?:[.,]\d+)?)\s*h[a-z]*\.?)?\s*(-?\d+(?:[.,]\d+)?)?\s*(?:m[a-z]*\.?)?\s*$/i.exec(value)
  const [hours, minutes] = [found?.[1], found?.[2]]
  if (hours === undefined && minutes === undefined) return undefined
  return decimal(hours ?? '0') * 60 + decimal(minutes ?? '0')
}

/** A number, or the first one in a text: `4`, `"4"`, `"4-6 people"`. */
function countOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  const found = typeof value === 'string' ? /-?\d+(?:[.,]\d+)?/.exec(value)?.[0] : undefined
  return found === undefined ? undefined : decimal(found)
}

function decimal(text: string): number {
  return Number(text.replace(',', '.'))
}
