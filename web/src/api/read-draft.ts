import { blankContent, type DraftField, draftFields, isList } from '@roux/contract/content-fields'
import type { Draft } from '@roux/contract/draft'
import { fieldsOf } from '@roux/contract/fields-of'
import { limits } from '@roux/contract/limits'

/** What there is so far of a recipe that is being written; lines may be cut. */
export type ReadDraft = { readonly [Field in keyof Draft]?: Draft[Field] | undefined }

/** Reads a draft leniently. Never throws. */
export function readDraft(value: unknown): ReadDraft {
  const fields = fieldsOf(value)
  return Object.fromEntries(draftFields.map((field) => [field, readField(field, fields[field])]))
}

/** What is not what it should be is not there yet, and nothing is endless. */
function readField(field: DraftField, value: unknown) {
  if (isList(field)) return toLines(value)
  if (typeof blankContent[field] === 'number') return toCount(value)
  return toText(value, field === 'title' ? limits.title : limits.description)
}

/** Whether a field will not change any more: one after it has begun. */
export function isFieldDone(draft: ReadDraft, field: keyof Draft): boolean {
  return draftFields.slice(draftFields.indexOf(field) + 1).some((later) => draft[later] !== undefined)
}

/** Whether a draft has come at least as far as another one; a second attempt begins from nothing. */
export function isAsFarAs(draft: ReadDraft, other: ReadDraft): boolean {
  const far = ({ ingredients = [], directions = [], ...rest }: ReadDraft) => {
    const fields = Object.values(rest).filter((field) => field !== undefined).length
    return directions.length * 1_000_000 + ingredients.length * 1000 + fields
  }
  return far(draft) >= far(other)
}

function toLines(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.slice(0, limits.items).map((line: unknown) => toText(line, limits.item) ?? '')
}

function toText(value: unknown, limit: number): string | undefined {
  return typeof value === 'string' ? value.slice(0, limit).toWellFormed() : undefined
}

function toCount(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= limits.minutes ? Math.round(value) : undefined
}
