import { node, type Shape, withData } from './shape.ts'

/** How data says times, servings, pictures and languages, and which of several recipes it is about. */
export const factShapes: readonly Shape[] = [
  {
    hard: 'times in ISO 8601 with zeros and fractions',
    page: withData({ ...node, prepTime: 'P0DT0H15M', cookTime: 'P0Y0M0DT0H35M0.000S' }),
    read: { preparation_time: 15, cook_time: 35 },
  },
  {
    hard: 'times in days',
    page: withData({ ...node, prepTime: 'P0DT1H', cookTime: 'P1D' }),
    read: { preparation_time: 60, cook_time: 1440 },
  },
  {
    hard: 'times in words',
    page: withData({ ...node, prepTime: '1 hour 15 minutes', cookTime: '45 mins' }),
    read: { preparation_time: 75, cook_time: 45 },
  },
  {
    hard: 'times as numbers, and the sum only',
    page: withData({ ...node, prepTime: 20, totalTime: '50' }),
    read: { preparation_time: 20, cook_time: 30 },
  },
  {
    hard: 'servings as a range with a word',
    page: withData({ ...node, recipeYield: '4-6 servings' }),
    read: { serves: 4 },
  },
  {
    hard: 'servings as a list, of which the cake comes first',
    page: withData({ ...node, recipeYield: ['1 cake', '8 servings'] }),
    read: { serves: 8 },
  },
  { hard: 'servings spelled out', page: withData({ ...node, recipeYield: 'Serves four' }), read: { serves: 4 } },
  {
    hard: 'servings as a quantity',
    page: withData({ ...node, recipeYield: { '@type': 'QuantitativeValue', value: 6 } }),
    read: { serves: 6 },
  },
  {
    hard: 'a picture in a list of objects, relative to the page',
    address: 'https://larder.example/a/b',
    page: withData({ ...node, image: [{ '@type': 'ImageObject', url: '../leek.jpg' }] }),
    read: { image: 'https://larder.example/leek.jpg' },
  },
  {
    hard: 'several recipes: the one that has the page’s address comes first',
    address: 'https://larder.example/gratin',
    page: withData(
      { ...node, name: 'Side salad', url: 'https://larder.example/salad' },
      { ...node, url: 'https://larder.example/gratin' },
    ),
  },
  {
    hard: 'other recipes are named, without their lists',
    page: withData({ '@type': 'ItemList', itemListElement: [{ '@type': 'Recipe', name: 'Soup', image: 'x' }] }, node),
  },
  {
    hard: 'in French, on a page that says it is English',
    page: withData({
      ...node,
      name: 'Gratin de poireaux',
      recipeIngredient: ['4 poireaux émincés', '20 g de beurre et du sel'],
      recipeInstructions: ['Faites revenir les poireaux avec le beurre dans une poêle.'],
    }),
    read: {
      title: 'Gratin de poireaux',
      ingredients: ['4 poireaux émincés', '20 g de beurre et du sel'],
      directions: ['Faites revenir les poireaux avec le beurre dans une poêle.'],
      language: 'fr',
    },
  },
  {
    hard: 'two lists have headings',
    page: withData({
      ...node,
      recipeIngredient: [
        { '@type': 'ItemList', name: 'For the base', itemListElement: ['4 leeks, sliced', '200 ml cream'] },
        { '@type': 'ItemList', name: 'Topping', itemListElement: ['80 g Gruyère'] },
      ],
    }),
    read: { ingredients: ['For the base:', '4 leeks, sliced', '200 ml cream', 'Topping:', '80 g Gruyère'] },
  },
]
