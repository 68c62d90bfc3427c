import { type Allergen, allergens, type Diet, diets } from './diet.ts'
import { fieldsOf } from './fields-of.ts'
import { foldText } from './fold-text.ts'
import type { Preferences } from './generation.ts'
import { limits } from './limits.ts'
import { unitSystems } from './units.ts'

/**
 * Reads preferences leniently: whatever is missing or makes no sense gets its default, entries that are no foods,
 * diets or allergens are dropped, foods that are named twice are kept once. Never throws.
 */
export function readPreferences(value: unknown): Preferences {
  const { diets: kept, allergies, other_allergies, dislikes, wishes, units, serves } = fieldsOf(value)
  return {
    diets: pick(diets, kept),
    allergies: pick(allergens, allergies),
    other_allergies: readFoods(other_allergies),
    dislikes: readFoods(dislikes),
    wishes: typeof wishes === 'string' ? toPlain(wishes, limits.wishes) : '',
    units: unitSystems.find((system) => system === units) ?? 'metric',
    serves: isWhole(serves) && serves >= 1 && serves <= limits.serves ? serves : null,
  }
}

/** In the order of the list, whatever the order they were kept in. */
function pick<Entry extends Allergen | Diet>(list: readonly Entry[], value: unknown): Entry[] {
  return Array.isArray(value) ? list.filter((entry) => value.includes(entry)) : []
}

function readFoods(value: unknown): Preferences['dislikes'] {
  const foods = new Map<string, string>()
  for (const entry of Array.isArray(value) ? value : []) {
    const food = typeof entry === 'string' ? toPlain(entry, limits.dislike) : ''
    const key = foldText(food)
    if (food !== '' && !foods.has(key)) foods.set(key, food)
  }
  return Array.from(foods.values()).slice(0, limits.dislikes)
}

/** Text that the server takes: neither NUL nor half a character. */
function toPlain(text: string, max: number): string {
  return text.replaceAll('\0', '').trim().slice(0, max).toWellFormed().trim()
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value)
}

/** Whether two say the same, in whatever order it was chosen. */
export function isSamePreferences(one: Preferences, other: Preferences): boolean {
  return JSON.stringify(readPreferences(one)) === JSON.stringify(readPreferences(other))
}
