import type { Finding, Item, Recipe } from '@roux/contract/recipe'
import type { StoredRecipe, StoredSummary, StoredVersion } from './stored-recipe.ts'

/** A recipe as JSON of the contract, put together from what is JSON already: parsing it first costs more than reading it. */
export function toRecipeJson(recipe: StoredRecipe): string {
  const { ingredients, directions, findings } = recipe
  return withParts(toSummaryJson(recipe), { ingredients, directions, findings })
}

/** The same without the lists. */
export function toSummaryJson(recipe: StoredSummary): string {
  return JSON.stringify(summaryOf(recipe))
}

export function toVersionJson({ recipe_id: _, ingredients, directions, ...fields }: StoredVersion): string {
  return withParts(JSON.stringify(fields), { ingredients, directions })
}

/** A recipe with what only its owner takes away. */
export function toExportJson(recipe: StoredRecipe, versions: readonly StoredVersion[]): string {
  const deleted_at = JSON.stringify(recipe.deleted_at)
  return withParts(toRecipeJson(recipe), { deleted_at, versions: `[${versions.map(toVersionJson).join()}]` })
}

/** The body of a list of entries that are JSON already. */
export function toListJson(entries: readonly string[], count: number): string {
  return `{"data":[${entries.join()}],"count":${count}}`
}

export function toRecipe(recipe: StoredRecipe): Recipe {
  return {
    ...summaryOf(recipe),
    ingredients: readItems(recipe.ingredients),
    directions: readItems(recipe.directions),
    findings: readFindings(recipe.findings),
  }
}

/** Of our own making, like all that is stored as JSON: it needs no checking. */
export function readItems(json: string): Item[] {
  return JSON.parse(json)
}

export function readFindings(json: string): Finding[] {
  return JSON.parse(json)
}

/** Named one by one: what else is stored of a recipe is nobody's business. */
function summaryOf(recipe: StoredSummary) {
  return {
    id: recipe.id,
    title: recipe.title,
    description: recipe.description,
    preparation_time: recipe.preparation_time,
    cook_time: recipe.cook_time,
    serves: recipe.serves,
    is_favorite: recipe.is_favorite,
    language: recipe.language,
    created_at: recipe.created_at,
    updated_at: recipe.updated_at,
    user: recipe.user,
  }
}

/** An object's JSON with more fields at its end. */
function withParts(json: string, parts: Readonly<Record<string, string>>): string {
  const fields = Object.entries(parts).map(([name, value]) => `,"${name}":${value}`)
  return `${json.slice(0, -1)}${fields.join('')}}`
}
