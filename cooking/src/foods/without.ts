import type { Allergen } from '@roux/contract/diet'
import type { Animal, Ingredient } from './ingredient.ts'

/** A food as it is made without some of what it contains or often contains: stock without gluten, cheese of plants. */
export function without(
  food: Ingredient,
  lessAllergens: readonly Allergen[],
  lessAnimals: readonly Animal[] | 'all',
): Ingredient {
  const { allergens = [], animal = [], often = [] } = food
  const isAway = (name: Allergen | Animal) =>
    lessAllergens.some((allergen) => allergen === name) || isAnimalAway(name, lessAllergens, lessAnimals)
  return {
    ...food,
    allergens: allergens.filter((allergen) => !lessAllergens.includes(allergen)),
    animal: animal.filter((one) => !isAway(one)),
    often: often.filter((name) => !isAway(name)),
  }
}

const animalNames: ReadonlySet<string> = new Set<Animal>([
  'meat',
  'fish',
  'dairy',
  'egg',
  'honey',
  'gelatine',
  'rennet',
])

function isAnimalAway(
  name: Allergen | Animal,
  lessAllergens: readonly Allergen[],
  lessAnimals: readonly Animal[] | 'all',
): boolean {
  if (name === 'dairy' && lessAllergens.includes('milk')) return true
  if (name === 'egg' && lessAllergens.includes('eggs')) return true
  // Where there is no milk, none was set with rennet.
  if (name === 'rennet' && lessAllergens.includes('milk')) return true
  return lessAnimals === 'all' ? animalNames.has(name) : lessAnimals.some((animal) => animal === name)
}
