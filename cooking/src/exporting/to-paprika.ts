import type { Recipe } from '@roux/contract/recipe'
import { oneLine } from './one-line.ts'
import { plainDuration } from './write-duration.ts'

/** A recipe as Paprika exports one: it has all lists as text, and of the source its name and its address. */
export function toPaprika(recipe: Recipe): Record<string, unknown> {
  const { source } = recipe
  const lines = (items: Recipe['ingredients'], between: string) =>
    items.map(({ content }) => oneLine(content)).join(between)
  return {
    uid: recipe.id.toUpperCase(),
    name: recipe.title,
    description: recipe.description,
    ingredients: lines(recipe.ingredients, '\n'),
    directions: lines(recipe.directions, '\n\n'),
    notes: recipe.notes,
    nutritional_info: '',
    servings: String(recipe.serves),
    difficulty: '',
    prep_time: plainDuration(recipe.preparation_time),
    cook_time: plainDuration(recipe.cook_time),
    total_time: plainDuration(recipe.preparation_time + recipe.cook_time),
    source: source?.author ?? source?.site ?? '',
    source_url: source?.url ?? '',
    image_url: '',
    categories: recipe.tags,
    rating: 0,
    on_favorites: recipe.is_favorite,
    created: recipe.created_at.slice(0, 19).replace('T', ' '),
    hash: '',
    photo: null,
    photo_hash: null,
    photo_large: null,
    photos: [],
    photo_data: null,
  }
}
