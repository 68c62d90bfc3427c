import type { Recipe } from '@roux/contract/recipe'

/** A recipe as schema.org/Recipe in JSON-LD, for other programs. */
export function toJsonLd(recipe: Recipe): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': `urn:uuid:${recipe.id}`,
    name: recipe.title,
    ...(recipe.description !== '' && { description: recipe.description }),
    inLanguage: recipe.language,
    ...(recipe.source?.author && { author: { '@type': 'Person', name: recipe.source.author } }),
    ...(recipe.source?.url && { isBasedOn: recipe.source.url }),
    datePublished: recipe.created_at,
    dateModified: recipe.updated_at,
    prepTime: toDuration(recipe.preparation_time),
    cookTime: toDuration(recipe.cook_time),
    totalTime: toDuration(recipe.preparation_time + recipe.cook_time),
    recipeYield: String(recipe.serves),
    recipeIngredient: recipe.ingredients.map(({ content }) => content),
    recipeInstructions: recipe.directions.map(({ content, index }) => ({
      '@type': 'HowToStep',
      position: Number(index),
      text: content,
    })),
  }
}

/** Minutes as an ISO 8601 duration: 90 is `PT1H30M`. */
function toDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}
