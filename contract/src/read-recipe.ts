import { readContent } from './content-fields.ts'
import { dietMarks } from './diet.ts'
import { type Fields, isFields } from './fields-of.ts'
import { readSource } from './read-source.ts'
import { toText } from './read-values.ts'
import { readWrittenBy } from './read-written-by.ts'
import type { Recipe } from './recipe.ts'

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
    ...readContent(value),
    title,
    is_favorite: value.is_favorite === true,
    notes: toText(value.notes),
    notes_updated_at: toText(value.notes_updated_at) || null,
    tags: Array.isArray(value.tags) ? value.tags.map(toText).filter((tag) => tag !== '') : [],
    diet: dietMarks.find((mark) => mark === value.diet) ?? null,
    source: readSource(value.source),
    written_by: readWrittenBy(value.written_by),
    created_at: toText(value.created_at),
    updated_at: toText(value.updated_at),
    ...(toText(value.deleted_at) && { deleted_at: toText(value.deleted_at) }),
    user: isFields(value.user) && typeof value.user.email === 'string' ? { email: value.user.email } : null,
    findings: Array.isArray(value.findings) ? value.findings.filter(isFinding) : [],
  }
}

function isFinding(value: unknown): value is ReadFinding & Fields {
  return (
    isFields(value) && typeof value.code === 'string' && typeof value.severity === 'string' && isFields(value.params)
  )
}
