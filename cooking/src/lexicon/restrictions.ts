import type { Allergen, Diet } from '@roux/contract/diet'
import type { Animal, Ingredient } from './ingredient.ts'

/**
 * Does an ingredient contain an allergen? Milk and eggs follow from what it is; the rest is in the data.
 * Where a product usually contains one (celery in stock cubes, gluten in baking powder), it counts as containing it.
 */
export function containsAllergen(ingredient: Ingredient, allergen: Allergen): boolean {
  if (ingredient.allergens?.includes(allergen)) return true
  if (allergen === 'milk') return hasAnimal(ingredient, 'dairy')
  if (allergen === 'eggs') return hasAnimal(ingredient, 'egg')
  return false
}

const rules: Record<Diet, (ingredient: Ingredient) => boolean> = {
  vegan: (ingredient) => (ingredient.animal?.length ?? 0) > 0 || contains(ingredient, 'milk', 'eggs'),
  vegetarian: (ingredient) => hasAnimal(ingredient, 'meat', 'fish', 'gelatine', 'rennet'),
  pescatarian: (ingredient) => hasAnimal(ingredient, 'meat', 'gelatine', 'rennet'),
  gluten_free: (ingredient) => contains(ingredient, 'gluten'),
  lactose_free: (ingredient) => contains(ingredient, 'milk'),
  nut_free: (ingredient) => contains(ingredient, 'nuts', 'peanuts') || (ingredient.tags?.includes('nut') ?? false),
  egg_free: (ingredient) => contains(ingredient, 'eggs'),
}

/**
 * Does an ingredient break a diet? On the safe side: lactose-free leaves out all milk, nut-free also peanuts, pine
 * nuts and chestnuts, and cheeses made with animal rennet are neither vegetarian nor pescatarian.
 */
export function breaksDiet(ingredient: Ingredient, diet: Diet): boolean {
  return rules[diet](ingredient)
}

function hasAnimal(ingredient: Ingredient, ...animals: readonly Animal[]): boolean {
  return ingredient.animal?.some((animal) => animals.includes(animal)) ?? false
}

function contains(ingredient: Ingredient, ...allergens: readonly Allergen[]): boolean {
  return allergens.some((allergen) => containsAllergen(ingredient, allergen))
}

/** Is it meat or fish, or made of either? */
export function isFlesh({ animal = [] }: Ingredient): boolean {
  return animal.includes('meat') || animal.includes('fish')
}
