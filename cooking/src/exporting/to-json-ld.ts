import { savedFields } from '@roux/contract/content-fields'
import type { DietMark } from '@roux/contract/diet'
import type { Nutrition } from '@roux/contract/nutrition'
import type { Recipe } from '@roux/contract/recipe'
import { isoDuration } from './write-duration.ts'

/** What schema.org calls what a recipe can be marked as; it knows no pescatarians. */
const suitableFor: Readonly<Record<DietMark, readonly string[]>> = {
  vegan: ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'],
  vegetarian: ['https://schema.org/VegetarianDiet'],
  pescatarian: [],
}

/**
 * A recipe as schema.org/Recipe in JSON-LD, for other programs: what anybody may read of it, so neither notes and tags
 * nor whose it is.
 * @param nutrition of a portion, where enough of it could be counted
 */
export function toJsonLd(recipe: Recipe, nutrition: Nutrition | null = null): Record<string, unknown> {
  const { author, site, url } = recipe.source ?? {}
  const diets = recipe.diet === null ? [] : suitableFor[recipe.diet]
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
    ...(nutrition && { nutrition: toNutrition(nutrition) }),
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
export function toOwnJsonLd(recipe: Recipe, nutrition: Nutrition | null = null): Record<string, unknown> {
  return {
    ...toJsonLd(recipe, nutrition),
    ...(recipe.tags.length > 0 && { keywords: recipe.tags.join(', ') }),
    '@context': ['https://schema.org', { [own]: 'urn:roux:' }],
    [`${own}:version`]: 1,
    [`${own}:isFavorite`]: recipe.is_favorite,
    [`${own}:notes`]: recipe.notes,
    [`${own}:notesUpdatedAt`]: recipe.notes_updated_at,
    [`${own}:tags`]: recipe.tags,
    [`${own}:source`]: recipe.source,
    [`${own}:writtenBy`]: recipe.written_by,
    ...Object.fromEntries(savedFields.map((field) => [`${own}:${field}`, recipe[field]])),
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
