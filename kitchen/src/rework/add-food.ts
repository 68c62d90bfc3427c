import type { Draft } from '@roux/contract/draft'
import type { Language } from '@roux/contract/language'
import { findFoods } from '@roux/cooking/checks/find-foods'
import type { Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import type { Text } from '../cookbook/dish.ts'
import { roundAmount } from '../wording/amount.ts'
import { withArticle } from '../wording/french.ts'
import { writeIngredientLine } from '../wording/ingredient-line.ts'
import { spokenNoun } from '../wording/noun.ts'
import { bakeIn, bakingSteps } from './bake-in.ts'

/** How a food of some kinds joins a dish that is nearly done: a step, `{}` being its name, and the minutes it takes. */
type Joining = { kinds: readonly Kind[]; step: Text; minutes: number; sweet?: true }

const cookedAside = (minutes: number): Joining['step'] => ({
  en: `Simmer {} in salted water for ${minutes} min, until tender, drain and stir in.`,
  fr: `Faites cuire {} ${minutes} min à l'eau frémissante salée, égouttez, puis ajoutez le tout.`,
})

const joinings: readonly Joining[] = [
  {
    kinds: ['herb', 'seed', 'nut'],
    step: { en: 'Scatter over {} just before serving.', fr: 'Parsemez avec {} au moment de servir.' },
    minutes: 0,
    sweet: true,
  },
  {
    kinds: ['spice', 'hot-spice', 'seasoning', 'condiment', 'salty-sauce', 'vinegar', 'nutty-oil'],
    step: { en: 'Stir in {}, taste and adjust.', fr: 'Incorporez {}, goûtez et rectifiez.' },
    minutes: 0,
  },
  {
    kinds: [
      'sweet-spice',
      'citrus',
      'syrup',
      'chocolate',
      'dried-fruit',
      'berry',
      'soft-fruit',
      'coconut',
      'nut-butter',
    ],
    step: { en: 'Serve with {} on top.', fr: 'Servez avec {} par-dessus.' },
    minutes: 0,
    sweet: true,
  },
  {
    kinds: [
      'melting-cheese',
      'hard-cheese',
      'fresh-cheese',
      'yoghurt',
      'cream',
      'salad-leaf',
      'salad-vegetable',
      'preserve',
      'smoked-fish',
      'tinned-fish',
    ],
    step: { en: 'Top with {} just before serving.', fr: 'Ajoutez {} par-dessus au moment de servir.' },
    minutes: 0,
  },
  {
    kinds: ['leaf'],
    step: { en: 'Stir in {} and let wilt for 2 min.', fr: 'Ajoutez {} et laissez tomber 2 min.' },
    minutes: 2,
  },
  {
    kinds: ['pulse'],
    step: { en: 'Stir in {} and warm through for 5 min.', fr: 'Ajoutez {} et réchauffez 5 min.' },
    minutes: 5,
  },
  {
    kinds: ['tender-vegetable', 'onion', 'aromatic', 'tofu', 'grilling-cheese', 'cured-meat'],
    step: {
      en: 'Fry {} in a little oil for 8 min, until golden, and stir in.',
      fr: "Faites revenir {} 8 min dans un peu d'huile, jusqu'à belle coloration, puis ajoutez le tout.",
    },
    minutes: 8,
  },
  { kinds: ['root', 'firm-vegetable'], step: cookedAside(15), minutes: 15 },
  { kinds: ['lentil', 'grain'], step: cookedAside(25), minutes: 25 },
  { kinds: ['rice', 'pasta', 'noodle', 'quick-grain'], step: cookedAside(12), minutes: 12 },
  {
    kinds: ['poultry', 'mince', 'sausage'],
    step: {
      en: 'Fry {} in a little oil for 12 min, until cooked right through with no trace of pink, and stir in.',
      fr: "Faites dorer {} 12 min dans un peu d'huile, jusqu'à cuisson à cœur, sans trace de rose, puis ajoutez le tout.",
    },
    minutes: 12,
  },
  {
    kinds: ['steak', 'white-fish', 'oily-fish', 'shellfish'],
    step: {
      en: 'Fry {} in a little oil for 6 min, until done, and add at the end.',
      fr: "Faites cuire {} 6 min dans un peu d'huile, puis ajoutez le tout à la fin.",
    },
    minutes: 6,
  },
  {
    kinds: ['egg'],
    step: {
      en: 'Boil {} for 9 min, peel, halve and lay on top.',
      fr: 'Faites durcir {} 9 min, écalez, coupez en deux et disposez par-dessus.',
    },
    minutes: 9,
  },
  {
    kinds: ['orchard-fruit'],
    step: { en: 'Serve with {}, sliced.', fr: 'Servez avec {} en tranches.' },
    minutes: 0,
    sweet: true,
  },
]

/** Every sentence that a food joins a dish with, `{}` being its name. */
export const joiningSteps: readonly Text[] = [...joinings.map(({ step }) => step), ...bakingSteps]

/** A recipe with one more food in it, in its line and in a step before the last; null where it has no place. */
export function addFood(recipe: Draft, food: Ingredient, language: Language): Draft | null {
  const joining = joinings.find(({ kinds }) => kinds.includes(food.kind))
  if (!joining || (isSweet(recipe, language) && !joining.sweet)) return null
  const noun = spokenNoun(food, language, food[language].many !== undefined)
  const name = language === 'fr' ? withArticle(noun) : `the ${noun.text}`
  const baked = bakeIn(recipe, food, language, (step) => step.replace('{}', name))
  if (baked === null) return null
  if (baked) {
    const { directions, way } = baked
    const ingredients = [...recipe.ingredients, lineFor(food, recipe.serves * way.share, language)]
    return { ...recipe, cook_time: recipe.cook_time + way.minutes, ingredients, directions }
  }
  const line = lineFor(food, recipe.serves, language)
  const step = joining.step[language].replace('{}', name)
  const isLast = joining.minutes === 0
  const directions = isLast
    ? [...recipe.directions, step]
    : [...recipe.directions.slice(0, -1), step, ...recipe.directions.slice(-1)]
  return {
    ...recipe,
    cook_time: recipe.cook_time + joining.minutes,
    ingredients: [...recipe.ingredients, line],
    directions,
  }
}

function lineFor(food: Ingredient, servings: number, language: Language): string {
  const [quantity, unit] = food.serving
  const amount = roundAmount([quantity * servings, unit], food)
  return writeIngredientLine(food, amount, language, food.prep?.[language] ?? '')
}

/** Is a food in it already? */
export function hasFood(recipe: Draft, food: Ingredient, language: Language): boolean {
  return recipe.ingredients.some((line) =>
    findFoods(line, language).some(({ meaning }) => meaning.foods.some(({ id }) => id === food.id)),
  )
}

function isSweet(recipe: Draft, language: Language): boolean {
  const kinds = new Set(
    recipe.ingredients.flatMap((line) =>
      findFoods(line, language).flatMap(({ meaning }) => meaning.foods.map(({ kind }) => kind)),
    ),
  )
  const savoury: readonly Kind[] = [
    'onion',
    'poultry',
    'mince',
    'stock',
    'meat-stock',
    'white-fish',
    'oily-fish',
    'pulse',
    'lentil',
    'pasta',
    'rice',
  ]
  return (
    (['sugar', 'syrup', 'chocolate', 'sweet-milk'] as const).some((kind) => kinds.has(kind)) &&
    !savoury.some((kind) => kinds.has(kind)) &&
    !recipe.ingredients.some((line) => /garlic|\bail\b/i.test(line))
  )
}
