import { type Fields, fieldsOf, isFields } from '@roux/contract/fields-of'

/** A field as text; blank where it is neither a text nor a number. */
export function textField(node: Fields, ...names: readonly string[]): string {
  const found = names.map((name) => node[name]).find((value) => isText(value) && String(value).trim() !== '')
  return isText(found) ? String(found).trim() : ''
}

/** A field that is a list of things; none where it is something else. */
export function listField(node: Fields, name: string): Fields[] {
  const value = node[name]
  return Array.isArray(value) ? value.filter(isFields) : []
}

/** The names in a list of texts or of things with a name. */
export function namesIn(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value
    .map((one: unknown) => (typeof one === 'string' ? one.trim() : textField(fieldsOf(one), 'name')))
    .filter((name) => name !== '')
}

/** "200 g flour, sifted" out of its parts, of which each may be missing. */
export function ingredientOf(parts: { amount: unknown; unit: string; food: string; note: string }): string {
  const { amount, unit, food, note } = parts
  const first = [amountText(amount), unit, food].filter((part) => part !== '').join(' ')
  return [first, note].filter((part) => part !== '').join(food === '' ? ' ' : ', ')
}

/** Programs keep amounts as numbers, of which a third is 0.3333333. */
function amountText(amount: unknown): string {
  if (typeof amount === 'string') return amount.trim() === '0' ? '' : amount.trim()
  return typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? String(Number(amount.toFixed(3))) : ''
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
