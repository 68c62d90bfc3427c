import { cleanText } from '@roux/contract/clean-text'
import { limits } from '@roux/contract/limits'

/** `- `, `• `, `[ ] `, `1. `, `2) `, `Step 3: `, `Étape 4 : ` and several of them at the start of a line. */
const listMarkers = /^(?:(?:[-*+•–—]|\[[ x]?\]|\d{1,3}[.)])(?:\s+|$)|(?:step|étape)\s+\d{1,3}\s*[:.)–—-]\s*)+/iu

/** Where models put the words of a line that was asked for as a string and came as an object. */
const wordFields = ['content', 'text', 'name', 'ingredient', 'item', 'instruction', 'direction', 'description', 'step']

/** Deeper than any recipe: a bottom for values nested to do harm. */
const deepest = 5

/**
 * The ingredient lines or steps in what a model gave for them: a list of strings or of objects, or one text with a line
 * each. List markers go, since the screens number and mark the lines themselves; so do blank lines.
 */
export function draftLines(value: unknown): string[] {
  return rawLines(value, 0)
    .flatMap((raw) => raw.split(/[\n\r\u2028\u2029]+/))
    .map((raw) => cleanText(cleanText(raw, raw.length).replace(listMarkers, ''), limits.item))
    .filter((line) => line !== '')
    .slice(0, limits.items)
}

function rawLines(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [value]
  if (depth === deepest || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((entry) => rawLines(entry, depth + 1))
  return [lineOfObject(new Map(Object.entries(value)))]
}

/** `{ amount: 200, unit: 'g', name: 'flour', note: 'sifted' }` becomes `200 g flour, sifted`. */
function lineOfObject(fields: ReadonlyMap<string, unknown>): string {
  const words = wordFields.map((field) => fields.get(field)).find((field) => typeof field === 'string')
  if (words === undefined) return ''
  const amount = fields.get('amount') ?? fields.get('quantity')
  const start = [amount, fields.get('unit'), words].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  )
  const note = fields.get('note') ?? fields.get('notes') ?? fields.get('preparation')
  return typeof note === 'string' && note.trim() !== '' ? `${start.join(' ')}, ${note}` : start.join(' ')
}
