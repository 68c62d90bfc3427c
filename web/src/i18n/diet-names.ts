import type { Allergen, Diet } from '@roux/contract/diet'

/** The texts of the allergens: bare nouns, to be put into a sentence. */
export const allergenNames = {
  gluten: 'allergen.gluten',
  crustaceans: 'allergen.crustaceans',
  eggs: 'allergen.eggs',
  fish: 'allergen.fish',
  peanuts: 'allergen.peanuts',
  soybeans: 'allergen.soybeans',
  milk: 'allergen.milk',
  nuts: 'allergen.nuts',
  celery: 'allergen.celery',
  mustard: 'allergen.mustard',
  sesame: 'allergen.sesame',
  sulphites: 'allergen.sulphites',
  lupin: 'allergen.lupin',
  molluscs: 'allergen.molluscs',
} as const satisfies Record<Allergen, string>

/** The texts of the diets. */
export const dietNames = {
  vegan: 'diet.vegan',
  vegetarian: 'diet.vegetarian',
  pescatarian: 'diet.pescatarian',
  gluten_free: 'diet.gluten_free',
  lactose_free: 'diet.lactose_free',
  nut_free: 'diet.nut_free',
  egg_free: 'diet.egg_free',
} as const satisfies Record<Diet, string>
