import { type Allergen, allergens } from '@roux/contract/diet'
import type { Animal } from '../foods/ingredient.ts'

/** What a word beside a food says is not in it. `lactose` is not milk: who is allergic to milk cannot have it. */
export type Lifted = {
  allergens: readonly Allergen[]
  animals: readonly Animal[] | 'all'
  lactose: boolean
  /** Is it of another animal: "turkey bacon", "halal"? */
  pork?: true
  /** Only in some products: the label tells. */
  perhaps?: true
}

/** Vegan: nothing of animals. */
export const plants: Lifted = {
  allergens: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
  animals: 'all',
  lactose: true,
}

/** Vegetarian: no meat and no fish. */
export const noFlesh: Lifted = {
  allergens: ['fish', 'crustaceans', 'molluscs'],
  animals: ['meat', 'fish', 'gelatine', 'rennet'],
  lactose: false,
}

/** Dried without sulphur. */
export const noSulphites: Lifted = { allergens: ['sulphites'], animals: [], lactose: false }

/** Cheese set with the rennet of plants or microbes. */
export const noRennet: Lifted = { allergens: [], animals: ['rennet'], lactose: false }

/** What is written "GF", "DF" for short, or has its lactose taken out. */
export const noGluten: Lifted = { allergens: ['gluten'], animals: [], lactose: false }
export const noMilk: Lifted = { allergens: ['milk'], animals: ['dairy'], lactose: true }
export const noLactose: Lifted = { allergens: [], animals: [], lactose: true }

/** Of another animal than the pig. */
export const noPork: Lifted = { allergens: [], animals: [], lactose: false, pork: true }

/** Is something taken out, so that it plays what it is called after? Sausages of beef are sausages. */
export function isWithout({ lifted }: { lifted: readonly Lifted[] }): boolean {
  return lifted.some(({ pork }) => !pork)
}

/** All that a phrase can take away, for words such as "dairy" in "dairy-free". */
export function lifting(
  contained: Pick<ReadonlySet<Allergen>, 'has'>,
  animals: readonly Animal[],
  isLactose: boolean,
): Lifted {
  const nuts: readonly Allergen[] = contained.has('nuts') ? ['peanuts'] : []
  return {
    allergens: isLactose ? [] : [...allergens.filter((allergen) => contained.has(allergen)), ...nuts],
    animals: isLactose ? [] : animals,
    lactose: isLactose || contained.has('milk'),
  }
}
