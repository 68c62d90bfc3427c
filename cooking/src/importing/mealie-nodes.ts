import { type Fields, fieldsOf, isFields } from '@roux/contract/fields-of'
import { ingredientOf, listField, namesIn, textField } from './text-fields.ts'

/** Whether a value is a recipe as Mealie exports it: an ingredient in parts, a slug. */
export function isOfMealie(value: Fields): boolean {
  return typeof value.name === 'string' && Array.isArray(value.recipeIngredient) && 'slug' in value
}

/** A recipe of Mealie as the node that a page's data would have for it. */
export function mealieNode(recipe: Fields): Fields {
  const { name, description, image, prepTime, totalTime } = recipe
  const ingredients = Array.isArray(recipe.recipeIngredient) ? recipe.recipeIngredient : []
  return {
    '@type': 'Recipe',
    ...{ name, description, prepTime, totalTime },
    cookTime: textField(recipe, 'performTime', 'cookTime'),
    recipeYield: yieldOf(recipe.recipeServings, recipe.recipeYield),
    recipeIngredient: ingredients.flatMap((one: unknown) => (isFields(one) ? ingredientLines(one) : [one])),
    recipeInstructions: inSections(listOrText(recipe.recipeInstructions)),
    recipeNotes: listField(recipe, 'notes').map(noteText),
    keywords: [...namesIn(recipe.recipeCategory), ...namesIn(recipe.tags)],
    url: textField(recipe, 'orgURL', 'orgUrl'),
    author: textField(fieldsOf(recipe.extras), 'author'),
    publisher: textField(fieldsOf(recipe.extras), 'site'),
    inLanguage: textField(fieldsOf(recipe.extras), 'language'),
    // Of what is in the archive only its name.
    image: typeof image === 'string' && /^https?:/i.test(image) ? image : undefined,
  }
}

/** Whether a value is the database in a back-up of Mealie, which has a list for each of its tables. */
export function isMealieDatabase(value: Fields): boolean {
  return Array.isArray(value.recipes) && Array.isArray(value.recipes_ingredients)
}

/** The recipes in a back-up of Mealie, in the shape that it exports them in one by one. */
export function mealieRecipes(database: Fields): (() => Fields)[] {
  const ofRecipe = (table: string) => Map.groupBy(listField(database, table), ({ recipe_id }) => recipe_id)
  const byId = (table: string) => new Map(listField(database, table).map((row) => [row.id, row]))
  const [ingredients, instructions, notes] = ['recipes_ingredients', 'recipe_instructions', 'notes'].map(ofRecipe)
  const [units, foods, tags, categories] = ['ingredient_units', 'ingredient_foods', 'tags', 'categories'].map(byId)
  const [tagged, sorted] = ['recipes_to_tags', 'recipes_to_categories'].map(ofRecipe)
  return listField(database, 'recipes').map((row) => () => ({
    ...row,
    prepTime: row.prep_time,
    totalTime: row.total_time,
    performTime: row.perform_time ?? row.cook_time,
    recipeServings: row.recipe_servings,
    recipeYield: row.recipe_yield,
    orgURL: row.org_url,
    recipeIngredient: inOrder(ingredients?.get(row.id)).map((one) => ({
      ...one,
      unit: units?.get(one.unit_id),
      food: foods?.get(one.food_id),
      originalText: one.original_text,
      disableAmount: one.disable_amount,
    })),
    recipeInstructions: inOrder(instructions?.get(row.id)),
    notes: notes?.get(row.id) ?? [],
    tags: (tagged?.get(row.id) ?? []).map(({ tag_id }) => tags?.get(tag_id)),
    recipeCategory: (sorted?.get(row.id) ?? []).map(({ category_id }) => categories?.get(category_id)),
  }))
}

function inOrder(rows: readonly Fields[] = []): Fields[] {
  return rows.toSorted((one, other) => Number(one.position) - Number(other.position))
}

/** How many it serves, which older ones say in words alone. */
function yieldOf(servings: unknown, words: unknown): unknown {
  return typeof servings === 'number' && servings > 0 ? servings : words
}

function ingredientLines(ingredient: Fields): string[] {
  const title = textField(ingredient, 'title')
  const [unit, food] = [fieldsOf(ingredient.unit), fieldsOf(ingredient.food)]
  const note = textField(ingredient, 'note')
  const isMany = typeof ingredient.quantity === 'number' && ingredient.quantity > 1
  const plural = (thing: Fields) => (isMany ? textField(thing, 'pluralName', 'plural_name') : '')
  const parts = {
    unit: plural(unit) || textField(unit, 'name', 'abbreviation') || textField(ingredient, 'unit'),
    food: plural(food) || textField(food, 'name') || textField(ingredient, 'food'),
    note,
  }
  // A line that has never been taken apart is its note, whatever number stands beside it.
  const isWhole = parts.food === '' && parts.unit === ''
  const line = isWhole
    ? note || textField(ingredient, 'originalText', 'display')
    : ingredientOf({ ...parts, amount: ingredient.disableAmount === true ? undefined : ingredient.quantity })
  return [...(title === '' ? [] : [`${title.replace(/:$/, '')}:`]), ...(line === '' ? [] : [line])]
}

function listOrText(instructions: unknown): Fields[] {
  if (!Array.isArray(instructions)) return typeof instructions === 'string' ? [{ text: instructions }] : []
  return instructions.map((one: unknown) => (isFields(one) ? one : { text: one }))
}

/** A title stands at the first step of its section. */
function inSections(steps: readonly Fields[]): Fields[] {
  const sections: { '@type': 'ItemList'; name: string; itemListElement: Fields[] }[] = []
  for (const step of steps) {
    const name = textField(step, 'title')
    const text = textField(step, 'text')
    if (text === '') continue
    if (name !== '' || sections.length === 0) sections.push({ '@type': 'ItemList', name, itemListElement: [] })
    sections.at(-1)?.itemListElement.push({ '@type': 'HowToStep', text })
  }
  return sections
}

function noteText(note: Fields): string {
  const [title, text] = [textField(note, 'title'), textField(note, 'text')]
  return [title, text].filter((part) => part !== '').join('\n')
}
