import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import type { WishFinding } from '@roux/contract/wish-findings'
import { convertRecipe } from '@roux/cooking/amounts/convert-text'
import { lexiconDensity } from '@roux/cooking/amounts/lexicon-density'
import { findFoods } from '@roux/cooking/checks/find-foods'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { accountFor } from '../compose/account-for.ts'
import { writePlan } from '../compose/compose-recipe.ts'
import { fillWay } from '../compose/fill-way.ts'
import { minutesOf, type Plan } from '../compose/plan.ts'
import type { Written } from '../compose/written.ts'
import type { Gear } from '../cookbook/dish.ts'
import { chanceOf } from '../template/choice.ts'
import { type Dish, dishById, type Way } from '../template/dishes.ts'
import { readWish } from '../understand/read-wish.ts'
import type { Asked, Wish } from '../understand/wish.ts'
import { spokenNoun } from '../wording/noun.ts'
import { recogniseDish } from './recognise-dish.ts'
import { requestFor } from './request-for.ts'
import type { Work } from './work.ts'

/** A recipe's dish as far as the kitchen makes it too, and what it is made of. */
type Known = { dish: Dish; way: Way | null; foods: readonly Ingredient[] }

/** What a dish is made of, beside what seasons and binds it: with another it would be another dish. */
const mains = kindsThatAre('main')

/** The dish of a recipe: by its own words, or by its title. */
export function knownDish(recipe: Draft, language: KitchenLanguage): Known | null {
  const recognised = recogniseDish(recipe, language)
  if (recognised) {
    const { dish, way } = recognised
    return { dish, way, foods: recognised.foods.map(({ ingredient }) => ingredient) }
  }
  const foods = recipe.ingredients.flatMap((line) =>
    findFoods(line, language).flatMap(({ meaning }) => meaning.foods.slice(0, 1)),
  )
  const [id] = readWish(plainRequest(recipe.title, language)).dishes
  return id === undefined ? null : { dish: dishById(id), way: null, foods: [...new Set(foods)] }
}

const plainRequest = (user_input: string, language: KitchenLanguage) => ({
  user_input,
  language,
  preferences: null,
  serves: null,
  tin: null,
  max_minutes: null,
})

/**
 * The same dish in another way of its own: with all that it is made of, for as many, under the rules of the work. Null
 * where the kitchen has no such way.
 * @param suits which ways will do, by what they take
 */
export function inAnotherWay(
  { recipe, rules, language }: Work,
  known: Known,
  gear: readonly Gear[],
  suits: (plan: Plan) => boolean,
): Written | null {
  const request = requestFor(recipe.title, recipe, rules, language)
  const asked = known.foods.map((food) => toAsked(food))
  const wish: Wish = {
    ...readWish(request),
    dishes: [known.dish.id],
    asked,
    unmade: null,
    gear,
    asksUnknown: false,
    isStrange: false,
    isUnderstood: true,
  }
  const { choose } = chanceOf(recipe.title, 0)
  const carried = known.foods.filter(({ kind }) => mains.includes(kind)).map(({ id }) => id)
  const plans = known.dish.ways.flatMap((way): Plan[] => {
    const filled = fillWay(way, wish, choose)
    if (!filled || !carried.every((id) => filled.placed.has(id))) return []
    return [{ dish: known.dish, way, filled, serves: recipe.serves, minutes: minutesOf(way, filled, recipe.serves) }]
  })
  const [best] = plans.filter(suits).sort((one, other) => totalOf(one) - totalOf(other))
  if (!best) return null
  const written = writePlan(best, wish, choose)
  const converted = isInCups(recipe) ? convertRecipe(written, 'us', language, lexiconDensity(language)) : written
  return { ...converted, findings: accountFor(best, wish) }
}

/** @param said why the recipe is another now */
export function takeAnew(work: Work, { findings, ...recipe }: Written, said: WishFinding): void {
  work.recipe = recipe
  work.said.push(said, ...findings)
}

function isInCups({ ingredients }: Draft): boolean {
  return ingredients.some((line) => /\b(?:cups?|oz|ounces?|tasses?)\b/.test(line))
}

export function totalOf({ minutes }: Plan): number {
  return minutes.preparation + minutes.cooking
}

function toAsked(food: Ingredient): Asked {
  const name = { en: spokenNoun(food, 'en', true).text, fr: spokenNoun(food, 'fr', true).text }
  return { id: food.id, name, options: [food], isImplied: true }
}
