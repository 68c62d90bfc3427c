import { type Fields, fieldsOf, isFields } from '@roux/contract/fields-of'
import { ingredientOf, listField, namesIn, textField } from './text-fields.ts'

/** Whether a value is a recipe as Tandoor exports it: its steps have the ingredients in them. */
export function isOfTandoor(value: Fields): boolean {
  return (
    typeof value.name === 'string' &&
    Array.isArray(value.steps) &&
    value.steps.some((step: unknown) => isFields(step) && ('instruction' in step || Array.isArray(step.ingredients)))
  )
}

/** A recipe of Tandoor as the node that a page's data would have for it. */
export function tandoorNode(recipe: Fields): Fields {
  const steps = listField(recipe, 'steps')
  return {
    '@type': 'Recipe',
    name: recipe.name,
    description: recipe.description,
    prepTime: recipe.working_time,
    cookTime: recipe.waiting_time,
    recipeYield: recipe.servings,
    recipeIngredient: steps.flatMap((step) => listField(step, 'ingredients').map(ingredientLine)),
    recipeInstructions: steps.flatMap(toldIn),
    keywords: namesIn(recipe.keywords),
    url: textField(recipe, 'source_url'),
  }
}

function ingredientLine(ingredient: Fields): string {
  const note = textField(ingredient, 'note')
  if (ingredient.is_header === true) return note === '' ? '' : `${note.replace(/:$/, '')}:`
  const { amount, food, unit } = ingredient
  return ingredientOf({
    amount: ingredient.no_amount === true ? undefined : amount,
    unit: nameOf(unit, ingredient.always_use_plural_unit === true || isMany(amount)),
    food: nameOf(food, ingredient.always_use_plural_food === true),
    note,
  })
}

function isMany(amount: unknown): boolean {
  return typeof amount === 'number' && amount > 1
}

function nameOf(thing: unknown, isPlural: boolean): string {
  const fields = fieldsOf(thing)
  return (isPlural ? textField(fields, 'plural_name') : '') || textField(fields, 'name')
}

function toldIn(step: Fields): Fields[] {
  const lines = { '@type': 'ItemList', name: textField(step, 'name'), itemListElement: step.instruction }
  return textField(step, 'instruction') === '' ? [] : [lines]
}
