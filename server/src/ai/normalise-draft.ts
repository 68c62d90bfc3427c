import { cleanText } from '@roux/contract/clean-text'
import { Draft, type PartialDraft } from '@roux/contract/draft'
import { limits } from '@roux/contract/limits'
import { draftLines } from './draft-lines.ts'
import { WriterError } from './provider/writer-error.ts'

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

/** More people are only believed where so many were asked for: "serves 500" is an amount in millilitres. */
const mostServes = 100

/** Minutes of two days. What takes longer, a ferment, has steps that say so. */
const longestUnsaid = 2 * 24 * 60

/** What tells of a draft what a number of it must be. */
export interface KnownOfDraft {
  readonly serves: number | null
  /** Minutes that its steps say (`minutesSaid`). */
  readonly said: number
}

/**
 * A whole, valid draft from whatever JSON value a model gave. Only the fields of a draft come out, in their limits. A
 * number that no recipe can have is taken for none: the people who were asked for stand in, or as many as usual; the
 * minutes of cooking that the steps say; else no minutes, which is unknown.
 * @throws WriterError `provider_malformed` without a title, ingredients or directions.
 */
export function normaliseDraft(value: unknown, { serves, said }: KnownOfDraft): Draft {
  const partial = normalisePartialDraft(value)
  const fields = fieldsOf(value)
  const longest = Math.min(Math.max(longestUnsaid, 2 * said), limits.minutes)
  const draft = Draft.safeParse({
    description: '',
    ...partial,
    preparation_time: minutesIn(fields, namesOf.preparation_time, longest) ?? 0,
    cook_time: minutesIn(fields, namesOf.cook_time, longest) ?? (said <= limits.minutes ? said : 0),
    serves: servesIn(fields, Math.max(mostServes, serves ?? 0)) ?? serves ?? usualServes,
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
  const preparation = minutesIn(fields, namesOf.preparation_time, longestUnsaid)
  const cooking = minutesIn(fields, namesOf.cook_time, longestUnsaid)
  const serves = servesIn(fields, mostServes)
  const ingredients = draftLines(firstOf(fields, namesOf.ingredients))
  const directions = directionsIn(value)
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

/** The steps in whatever JSON value a model gave. */
export function directionsIn(value: unknown): string[] {
  return draftLines(firstOf(fieldsOf(value), namesOf.directions))
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

function minutesIn(fields: Fields, names: readonly string[], most: number): number | undefined {
  return wholeNumber(minutesOf(firstOf(fields, names)), 0, most)
}

function servesIn(fields: Fields, most: number): number | undefined {
  return wholeNumber(countOf(firstOf(fields, namesOf.serves)), 1, most)
}

function wholeNumber(value: number | undefined, least: number, most: number): number | undefined {
  // Adding 0 makes 0 of -0.
  const rounded = Math.round(value ?? Number.NaN) + 0
  return rounded >= least && rounded <= most ? rounded : undefined
}

/** Minutes as a number, or in words: `25`, `"25"`, `"25 min"`, `"1 h 30"`, `"2 hours"`, `"PT1H30M"`. */
function minutesOf(value: unknown): number | undefined {
  if (typeof value !== 'string') return countOf(value)
  if (value.length > 40) return undefined
  const found = /^\s*(?:PT)?(?:(\d+(?:[.,]\d+)?)\s*h[a-z]*\.?)?\s*(-?\d+(?:[.,]\d+)?)?\s*(?:m[a-z]*\.?)?\s*$/i.exec(
    value,
  )
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
