import { gratin } from './shape.ts'

const { title, ingredients, directions } = gratin
const lines = (texts: readonly string[]) => texts.join('\n')

export const source = { url: 'https://larder.example/gratin', author: null, site: 'larder.example' }

/** As Paprika has it, before it is packed. */
export const paprika = {
  uid: 'F1E2',
  name: title,
  description: 'Sweet leeks.',
  ingredients: lines(ingredients),
  directions: lines(directions),
  notes: 'Good cold.',
  prep_time: '15 mins',
  cook_time: '30 minutes',
  total_time: '',
  servings: 'Serves 4',
  difficulty: '',
  rating: 5,
  source: 'The Green Larder',
  source_url: source.url,
  image_url: 'https://larder.example/gratin.jpg',
  categories: ['Gratins', 'Winter'],
  nutritional_info: '',
  created: '2024-02-01 10:00:00',
  photo: null,
  photo_data: null,
  hash: 'AB',
}

export const mealie = {
  id: '9f1c',
  slug: 'leek-gratin',
  name: title,
  image: 'x7Hy',
  description: 'Sweet leeks.',
  recipeServings: 4,
  recipeYieldQuantity: 0,
  recipeYield: '',
  totalTime: '45 minutes',
  prepTime: '15 minutes',
  cookTime: null,
  performTime: '30 minutes',
  recipeCategory: [{ id: '1', name: 'Gratins', slug: 'gratins' }],
  tags: [{ id: '2', name: 'Winter', slug: 'winter' }],
  tools: [],
  rating: 4,
  orgURL: source.url,
  recipeIngredient: [
    {
      title: 'Filling',
      note: 'sliced',
      unit: null,
      food: { name: 'leek', pluralName: 'leeks' },
      quantity: 4,
      originalText: 'old',
    },
    { title: null, note: '200 ml crème fraîche', unit: null, food: null, quantity: 1, disableAmount: true },
    { title: null, note: '', unit: { name: 'gram', abbreviation: 'g' }, food: { name: 'flour' }, quantity: 0.3333333 },
  ],
  recipeInstructions: [
    { id: 'a', title: 'Filling', summary: '', text: 'Cook the leeks.', ingredientReferences: [] },
    { id: 'b', title: '', summary: '', text: 'Add the cream.', ingredientReferences: [] },
    { id: 'c', title: 'Oven', summary: '', text: 'Bake it.', ingredientReferences: [] },
  ],
  notes: [{ title: 'Cold', text: 'Good cold.' }],
}

export const mealieRead = {
  description: 'Sweet leeks.',
  ingredients: ['Filling:', '4 leeks, sliced', '200 ml crème fraîche', '0.333 gram flour'],
  directions: ['Filling: Cook the leeks.', 'Add the cream.', 'Oven: Bake it.'],
  notes: 'Cold\nGood cold.',
  tags: ['Gratins', 'Winter'],
  source,
}

/** The same as tables, as a back-up has them. */
export const mealieDatabase = {
  alembic_version: [{ version_num: '1' }],
  recipes: [
    {
      ...{ id: '9f1c', slug: 'leek-gratin', name: title, description: 'Sweet leeks.', total_time: '45 minutes' },
      ...{
        prep_time: '15 minutes',
        perform_time: '30 minutes',
        cook_time: null,
        recipe_servings: 4,
        recipe_yield: null,
      },
      ...{ org_url: source.url, rating: 4 },
    },
  ],
  ingredient_units: [{ id: 'u', name: 'gram', plural_name: null, abbreviation: 'g' }],
  ingredient_foods: [
    { id: 'f', name: 'leek', plural_name: 'leeks' },
    { id: 'm', name: 'flour', plural_name: null },
  ],
  recipes_ingredients: [
    { recipe_id: '9f1c', position: 2, title: null, note: '', unit_id: 'u', food_id: 'm', quantity: 0.3333333 },
    { recipe_id: '9f1c', position: 0, title: 'Filling', note: 'sliced', unit_id: null, food_id: 'f', quantity: 4 },
    {
      recipe_id: '9f1c',
      position: 1,
      title: null,
      note: '200 ml crème fraîche',
      unit_id: null,
      food_id: null,
      quantity: 1,
    },
    { recipe_id: 'other', position: 0, title: null, note: '1 egg', unit_id: null, food_id: null, quantity: 1 },
  ],
  recipe_instructions: [
    { id: 'c', recipe_id: '9f1c', position: 2, title: 'Oven', text: 'Bake it.' },
    { id: 'a', recipe_id: '9f1c', position: 0, title: 'Filling', text: 'Cook the leeks.' },
    { id: 'b', recipe_id: '9f1c', position: 1, title: '', text: 'Add the cream.' },
  ],
  notes: [{ id: 1, recipe_id: '9f1c', title: 'Cold', text: 'Good cold.' }],
  tags: [{ id: 't', name: 'Winter' }],
  categories: [{ id: 'c', name: 'Gratins' }],
  recipes_to_tags: [{ recipe_id: '9f1c', tag_id: 't' }],
  recipes_to_categories: [{ recipe_id: '9f1c', category_id: 'c' }],
}

const food = (name: string, plural: string | null = null) => ({ name, plural_name: plural, ignore_shopping: false })

export const tandoor = {
  name: title,
  description: 'Sweet leeks.',
  keywords: [{ name: 'Winter', description: '', created_at: '2024-02-01T10:00:00Z' }],
  steps: [
    {
      name: 'Filling',
      instruction: 'Cook the leeks.\n\nAdd the cream.',
      ingredients: [
        { food: null, unit: null, amount: 0, note: 'Filling', order: 0, is_header: true, no_amount: true },
        {
          food: food('leek', 'leeks'),
          unit: null,
          amount: 4,
          note: 'sliced',
          order: 1,
          is_header: false,
          no_amount: false,
          always_use_plural_food: true,
        },
        {
          food: food('crème fraîche'),
          unit: { name: 'ml', plural_name: null },
          amount: 200,
          note: '',
          order: 2,
          is_header: false,
          no_amount: false,
        },
        { food: food('salt'), unit: null, amount: 0, note: null, order: 3, is_header: false, no_amount: true },
      ],
      time: 15,
      order: 0,
      show_as_header: true,
    },
    { name: 'Oven', instruction: 'Bake it.', ingredients: [], time: 30, order: 1, show_as_header: false },
  ],
  working_time: 15,
  waiting_time: 30,
  internal: true,
  nutrition: null,
  servings: 4,
  servings_text: 'people',
  source_url: source.url,
}
