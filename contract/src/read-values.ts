import { isFields } from './fields-of.ts'
import type { Item } from './recipe-content.ts'

/** A text or a number as text; empty for anything else. */
export function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A whole number of minutes or people, also from text such as "20". */
export function toCount(value: unknown, fallback: number): number {
  // Anything else has a conversion of its own, which may throw.
  if ((typeof value !== 'number' && typeof value !== 'string') || value === '') return fallback
  const count = Math.round(Number(value))
  return Number.isFinite(count) && count >= 0 ? count : fallback
}

/** Items in the order of their `index`, where given; `index` and ids are made where they are missing. */
export function readItems(value: unknown): Item[] {
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
