import type { Allergen, Diet } from '@roux/contract/diet'
import type { Animal, Ingredient } from './ingredient.ts'

/** How surely a food has something in it: it is made of it, or some products are and their label says so. */
export type Certainty = 'contains' | 'often'

/** How surely an ingredient contains an allergen. Milk and eggs follow from what it is; the rest is in the data. */
export function allergenIn(ingredient: Ingredient, allergen: Allergen): Certainty | undefined {
  if (has(surely(ingredient), allergen)) return 'contains'
  return has(possibly(ingredient), allergen) ? 'often' : undefined
}

/**
 * How surely an ingredient breaks a diet. On the safe side: lactose-free leaves out all milk, nut-free also peanuts, pine
 * nuts and chestnuts. A hard cheese is made with animal rennet or with another: for vegetarians its label tells.
 */
export function breachOf(ingredient: Ingredient, diet: Diet): Certainty | undefined {
  if (rules[diet](surely(ingredient))) return 'contains'
  return rules[diet](possibly(ingredient)) ? 'often' : undefined
}

const medical: ReadonlySet<Diet> = new Set(['gluten_free', 'lactose_free', 'nut_free', 'egg_free'])

/** Is it a diet that is kept for health more often than for taste? */
export function isMedical(diet: Diet): boolean {
  return medical.has(diet)
}

/** Must who avoids an allergen leave an ingredient out? They do what often contains it, too. */
export function containsAllergen(ingredient: Ingredient, allergen: Allergen): boolean {
  return has(possibly(ingredient), allergen)
}

/** Must who keeps a diet leave an ingredient out? As `breachOf`, and what often breaks it, too. */
export function breaksDiet(ingredient: Ingredient, diet: Diet): boolean {
  return rules[diet](possibly(ingredient))
}

/** All that may be in an ingredient. */
type Contents = { allergens: readonly string[]; animals: readonly string[]; isNut: boolean }

function surely({ allergens = [], animal = [], tags = [] }: Ingredient): Contents {
  return { allergens, animals: animal.filter((one) => one !== 'rennet'), isNut: tags.includes('nut') }
}

function possibly({ allergens = [], animal = [], tags = [], often = [] }: Ingredient): Contents {
  return {
    allergens: [...allergens, ...often],
    animals: [...animal, ...often],
    isNut: tags.includes('nut'),
  }
}

const rules: Record<Diet, (contents: Contents) => boolean> = {
  vegan: (contents) => isOf(contents, ...animals) || contains(contents, 'milk', 'eggs'),
  vegetarian: (contents) => isOf(contents, 'meat', 'fish', 'gelatine', 'rennet'),
  pescatarian: (contents) => isOf(contents, 'meat', 'gelatine', 'rennet'),
  gluten_free: (contents) => contains(contents, 'gluten'),
  lactose_free: (contents) => contains(contents, 'milk'),
  nut_free: (contents) => contains(contents, 'nuts', 'peanuts') || contents.isNut,
  egg_free: (contents) => contains(contents, 'eggs'),
}

const animals: readonly Animal[] = ['meat', 'fish', 'dairy', 'egg', 'honey', 'gelatine', 'rennet']

function has(contents: Contents, allergen: Allergen): boolean {
  if (contents.allergens.includes(allergen)) return true
  if (allergen === 'milk') return isOf(contents, 'dairy')
  if (allergen === 'eggs') return isOf(contents, 'egg')
  return false
}

function isOf(contents: Contents, ...some: readonly Animal[]): boolean {
  return some.some((animal) => contents.animals.includes(animal))
}

function contains(contents: Contents, ...allergens: readonly Allergen[]): boolean {
  return allergens.some((allergen) => has(contents, allergen))
}

/** Is it milk, or made of it? */
export function isDairy({ animal = [] }: Pick<Ingredient, 'animal'>): boolean {
  return animal.includes('dairy')
}

/** Is it meat, or made of it? */
export function isMeat({ animal = [] }: Pick<Ingredient, 'animal'>): boolean {
  return animal.includes('meat')
}

/** Is it meat or fish, or made of either? */
export function isFlesh({ animal = [] }: Ingredient): boolean {
  return animal.includes('meat') || animal.includes('fish')
}
