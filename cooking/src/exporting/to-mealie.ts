import type { Recipe } from '@roux/contract/recipe'
import { slugOf } from './slug-of.ts'
import { plainDuration } from './write-duration.ts'

/**
 * A recipe as Mealie exports one and takes it back: each line of the list as the note of an ingredient, which is how it
 * keeps what it has not taken apart.
 * @param slug what names it there, distinct among those that come with it
 */
export function toMealie(recipe: Recipe, slug: string): Record<string, unknown> {
  const { source, serves } = recipe
  return {
    name: recipe.title,
    slug,
    description: recipe.description,
    recipeServings: serves,
    recipeYieldQuantity: 0,
    recipeYield: `${serves} servings`,
    prepTime: plainDuration(recipe.preparation_time),
    performTime: plainDuration(recipe.cook_time),
    totalTime: plainDuration(recipe.preparation_time + recipe.cook_time),
    recipeCategory: [],
    tags: recipe.tags.map((name) => ({ name, slug: slugOf(name) })),
    tools: [],
    orgURL: source?.url ?? null,
    dateAdded: recipe.created_at.slice(0, 10),
    dateUpdated: recipe.updated_at,
    createdAt: recipe.created_at,
    recipeIngredient: recipe.ingredients.map(({ id, content }) => ({
      quantity: null,
      unit: null,
      food: null,
      note: content,
      isFood: false,
      disableAmount: true,
      display: content,
      title: null,
      originalText: content,
      referenceId: id,
    })),
    recipeInstructions: recipe.directions.map(({ id, content }) => ({
      id,
      title: '',
      summary: '',
      text: content,
      ingredientReferences: [],
    })),
    notes: recipe.notes === '' ? [] : [{ title: '', text: recipe.notes }],
    settings: { public: false, showNutrition: false, showAssets: false, disableComments: false, disableAmount: true },
    nutrition: {},
    assets: [],
    extras: extrasOf(recipe),
    comments: [],
  }
}

/** What Mealie has no field for, in those that it keeps for others. */
function extrasOf({ language, source }: Recipe): Record<string, string> {
  return {
    language,
    ...(source?.author && { author: source.author }),
    ...(source?.site && { site: source.site }),
  }
}
