import { fallbackLanguage, toLanguage } from './language.ts'
import type { Recipe } from './recipe.ts'
import type { Item } from './recipe-content.ts'

type Fields = Readonly<Record<string, unknown>>

/** A finding of any server; a code that is not known is for the reader to pass over. */
export interface ReadFinding {
  code: string
  severity: string
  /** `often` is not sure; anything else is. */
  certainty?: unknown
  params: Fields
  ingredient_id?: string | undefined
  direction_id?: string | undefined
}

/** The parts of a recipe that may be missing where another server, or an older Roux, wrote it. */
export interface ReadRecipe extends Omit<Recipe, 'id' | 'user' | 'created_at' | 'updated_at' | 'findings'> {
  /** Any text; empty where none was given. */
  id: string
  created_at: string
  updated_at: string
  user: { email: string } | null
  findings: ReadFinding[]
}

/**
 * Reads a recipe leniently: a title is enough. Missing fields get their defaults, extra ones are ignored, ids may
 * be any text or number, `index` may be a number or numeric text, entries that are no items are dropped.
 * Returns undefined for what has no title. Never throws.
 */
export function readRecipe(value: unknown): ReadRecipe | undefined {
  if (!isFields(value)) return undefined
  const title = toText(value.title).trim()
  if (title === '') return undefined
  return {
    id: toText(value.id),
    title,
    description: toText(value.description),
    preparation_time: toCount(value.preparation_time, 0),
    cook_time: toCount(value.cook_time, 0),
    serves: toCount(value.serves, 1),
    is_favorite: value.is_favorite === true,
    notes: toText(value.notes),
    notes_updated_at: toText(value.notes_updated_at) || null,
    ingredients: readItems(value.ingredients),
    directions: readItems(value.directions),
    language: toLanguage(toText(value.language)) ?? fallbackLanguage,
    created_at: toText(value.created_at),
    updated_at: toText(value.updated_at),
    user: isFields(value.user) && typeof value.user.email === 'string' ? { email: value.user.email } : null,
    findings: Array.isArray(value.findings) ? value.findings.filter(isFinding) : [],
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A whole number of minutes or people, also from text such as "20". */
function toCount(value: unknown, fallback: number): number {
  // Anything else has a conversion of its own, which may throw.
  if ((typeof value !== 'number' && typeof value !== 'string') || value === '') return fallback
  const count = Math.round(Number(value))
  return Number.isFinite(count) && count >= 0 ? count : fallback
}

/** Items in the order of their `index`, where given; `index` and ids are made where they are missing. */
function readItems(value: unknown): Item[] {
  if (!Array.isArray(value)) return []
  return value
    .map((entry: unknown, place) =>
      typeof entry === 'string' ? readItem({ content: entry }, place) : readItem(entry, place),
    )
    .filter((entry) => entry !== undefined)
    .sort((a, b) => a.position - b.position)
    .map(({ id, content }, place) => ({ id, content, index: String(place + 1) }))
}

function readItem(entry: unknown, place: number) {
  if (!isFields(entry)) return undefined
  const content = toText(entry.content).trim()
  if (content === '') return undefined
  return { id: toText(entry.id) || `item-${place + 1}`, content, position: toCount(entry.index, place + 1) }
}

function isFinding(value: unknown): value is ReadFinding & Fields {
  return (
    isFields(value) && typeof value.code === 'string' && typeof value.severity === 'string' && isFields(value.params)
  )
}
