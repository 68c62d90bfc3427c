import { draftFields } from '@roux/contract/content-fields'
import type { Draft } from '@roux/contract/draft'
import { limits } from '@roux/contract/limits'

/** What there is so far of a recipe that is being written; lines may be cut. */
export type ReadDraft = { readonly [Field in keyof Draft]?: Draft[Field] | undefined }

/** Reads a draft leniently: what is not what it should be is not there yet, and nothing is endless. Never throws. */
export function readDraft(value: unknown): ReadDraft {
  const fields = new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  const text = (name: string, limit: number) => toText(fields.get(name), limit)
  const lines = (name: string) => {
    const list = fields.get(name)
    if (!Array.isArray(list)) return undefined
    return list.slice(0, limits.items).map((line: unknown) => toText(line, limits.item) ?? '')
  }
  return {
    title: text('title', limits.title),
    description: text('description', limits.description),
    preparation_time: toCount(fields.get('preparation_time')),
    cook_time: toCount(fields.get('cook_time')),
    serves: toCount(fields.get('serves')),
    ingredients: lines('ingredients'),
    directions: lines('directions'),
  }
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

function toText(value: unknown, limit: number): string | undefined {
  return typeof value === 'string' ? value.slice(0, limit).toWellFormed() : undefined
}

function toCount(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= limits.minutes ? Math.round(value) : undefined
}
