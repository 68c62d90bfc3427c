import type { Diet } from '@roux/contract/diet'
import type { Nutrition } from '@roux/contract/nutrition'
import type { Recipe } from '@roux/contract/recipe'
import { isoDuration } from './write-duration.ts'

/** What is worked out of a recipe, and stands in no field of it. */
export interface WorkedOut {
  /** Of a portion; null where too little could be counted. */
  readonly nutrition: Nutrition | null
  /** What it is for sure. */
  readonly diets: readonly MarkedDiet[]
}

/** What a recipe can be marked as: never anything that somebody could be ill of. */
export type MarkedDiet = Extract<Diet, 'vegan' | 'vegetarian' | 'pescatarian'>

/** Schema.org knows no pescatarians. */
const schemaDiets: Readonly<Partial<Record<MarkedDiet, string>>> = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
}

/**
 * A recipe as schema.org/Recipe in JSON-LD, for other programs: what anybody may read of it, so neither notes nor whose
 * it is.
 */
export function toJsonLd(recipe: Recipe, workedOut?: WorkedOut): Record<string, unknown> {
  const { author, site, url } = recipe.source ?? {}
  const diets = workedOut?.diets.flatMap((diet) => schemaDiets[diet] ?? []) ?? []
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': `urn:uuid:${recipe.id}`,
    name: recipe.title,
    ...(recipe.description !== '' && { description: recipe.description }),
    inLanguage: recipe.language,
    ...(author && { author: { '@type': 'Person', name: author } }),
    ...(site && { publisher: { '@type': 'Organization', name: site } }),
    ...(url && { isBasedOn: url }),
    datePublished: recipe.created_at,
    dateModified: recipe.updated_at,
    prepTime: isoDuration(recipe.preparation_time),
    cookTime: isoDuration(recipe.cook_time),
    totalTime: isoDuration(recipe.preparation_time + recipe.cook_time),
    recipeYield: String(recipe.serves),
    ...(diets.length > 0 && { suitableForDiet: diets }),
    ...(workedOut?.nutrition && { nutrition: toNutrition(workedOut.nutrition) }),
    recipeIngredient: recipe.ingredients.map(({ content }) => content),
    recipeInstructions: recipe.directions.map(({ content, index }) => ({
      '@type': 'HowToStep',
      position: Number(index),
      text: content,
    })),
  }
}

/** What Roux's own fields begin with in a file of its own. */
const own = 'roux'

/**
 * The same for its cook, with what schema.org has no word for. Every text in it is plain: nothing of it is markup,
 * whatever it looks like.
 */
export function toOwnJsonLd(recipe: Recipe, workedOut?: WorkedOut): Record<string, unknown> {
  return {
    ...toJsonLd(recipe, workedOut),
    '@context': ['https://schema.org', { [own]: 'urn:roux:' }],
    [`${own}:version`]: 1,
    [`${own}:isFavorite`]: recipe.is_favorite,
    [`${own}:notes`]: recipe.notes,
    [`${own}:notesUpdatedAt`]: recipe.notes_updated_at,
    [`${own}:source`]: recipe.source,
    [`${own}:composition`]: recipe.composition,
  }
}

/** Of sodium in salt, which has 2.5 times its weight. */
const milligramsOfSodium = 1000 / 2.5

function toNutrition(of: Nutrition): Record<string, unknown> {
  const grams = (amount: number | null) => (amount === null ? undefined : `${round(amount, 10)} g`)
  return {
    '@type': 'NutritionInformation',
    calories: `${round(of.kcal, 1)} kcal`,
    proteinContent: grams(of.protein_g),
    fatContent: grams(of.fat_g),
    saturatedFatContent: grams(of.saturated_fat_g),
    carbohydrateContent: grams(of.carbohydrate_g),
    sugarContent: grams(of.sugars_g),
    fiberContent: grams(of.fibre_g),
    sodiumContent: `${round(of.salt_g * milligramsOfSodium, 1)} mg`,
  }
}

function round(amount: number, parts: number): number {
  return Math.round(amount * parts) / parts
}
