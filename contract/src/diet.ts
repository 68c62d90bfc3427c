/** The 14 allergens of Regulation (EU) No 1169/2011, Annex II. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const

export type Allergen = (typeof allergens)[number]

/** The diets that a recipe can be checked for. Religious and medical diets are wishes: a word list cannot promise them. */
export const diets = [
  'vegan',
  'vegetarian',
  'pescatarian',
  'gluten_free',
  'lactose_free',
  'nut_free',
  'egg_free',
] as const

export type Diet = (typeof diets)[number]

/** The diets that a recipe is marked with: by what is computed, never by a tag. From the strictest on, each keeps the next. */
export const dietMarks = ['vegan', 'vegetarian', 'pescatarian'] as const satisfies readonly Diet[]

export type DietMark = (typeof dietMarks)[number]
