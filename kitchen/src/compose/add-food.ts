import type { Draft } from '@roux/contract/draft'
import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import { findFoods } from '@roux/cooking/mentions/find-foods'
import {
  alongside,
  forTheEnd,
  type Joining,
  joinings,
  meanwhile,
  neverRaw,
  simmered,
  sizzling,
  sooner,
} from '../cookbook/additions.ts'
import type { Text } from '../cookbook/dish.ts'
import type { Portion } from '../template/portions.ts'
import { render, type Scene } from '../template/render.ts'
import { roundAmount } from '../wording/amount.ts'
import { writeIngredientLine } from '../wording/ingredient-line.ts'
import { bakeIn } from './bake-in.ts'

/** How a step ends that stirs its food into the dish. */
const stirredIn: Record<KitchenLanguage, RegExp> = {
  en: /\band (?:stir in|add at the end)(?: at the end)?\.$/,
  fr: /puis (?:mélangez|ajoutez) au reste(?: à la fin)?\.$/,
}

/** A recipe with one more food in it, in its line and in a step before the last; null where it has no place. */
export function addFood(recipe: Draft, food: Ingredient, language: KitchenLanguage): Draft | null {
  const joining =
    joinings.find(({ ids }) => ids?.includes(food.id)) ?? joinings.find(({ kinds }) => kinds.includes(food.kind))
  if (!joining || (isSweet(recipe, language) && !joining.sweet)) return null
  const inTime = (minutes: number) => (minutes === simmered ? simmeringOf(food) : minutes)
  const write = (step: Text) => render(step, sceneWith(food, language))
  const baked = bakeIn(recipe, food, language, write)
  if (baked === null) return null
  if (baked) {
    const { directions, way } = baked
    const ingredients = [...recipe.ingredients, lineFor(food, recipe.serves * way.share, language)]
    return { ...recipe, cook_time: recipe.cook_time + inTime(way.minutes), ingredients, directions }
  }
  if (neverRaw.includes(food.id)) return null
  const line = lineFor(food, recipe.serves * (joining.share ?? 1), language)
  const { directions } = recipe
  const ingredients = [...recipe.ingredients, line]
  const softened = sizzling.kinds.includes(food.kind) ? softening(directions) : -1
  if (softened >= 0) {
    const cook_time = recipe.cook_time + sizzling.minutes
    return {
      ...recipe,
      cook_time,
      ingredients,
      directions: directions.toSpliced(softened + 1, 0, write(sizzling.step)),
    }
  }
  const { step, isBeside, ...way } = asItJoins(joining, recipe, language)
  const minutes = inTime(way.minutes)
  const told = isBeside ? write(step).replace(stirredIn[language], alongside[language]) : write(step)
  const beside = joining.isApart ? besideIn(directions, minutes, told, language) : null
  if (beside) return { ...recipe, ingredients, directions: beside }
  const isServed = serving.test(directions.at(-1) ?? '')
  // What is stirred in is so before it is brought to the table.
  const isLast = isBeside ? !isServed : minutes === 0 && !(joining.isStirredIn && isServed)
  const at = isLast ? directions.length : directions.length - 1
  return {
    ...recipe,
    cook_time: recipe.cook_time + minutes,
    ingredients,
    directions: directions.toSpliced(Math.max(0, at), 0, told),
  }
}

const pieces = /\b(?:on )?(?:each|per|a) side\b|\bcarve\b|\bslice and\b|par face|de chaque côté|tranchez|découpez/iu
/** What is no plate: starch is stirred into a soup or a salad. */
const inBowls =
  /(?<!\p{L})(?:soup|broth|salad|dressing|ladle into|soupe|bouillon clair|salade|vinaigrette|bols)(?!\p{L})/iu
const cold = /\b(?:leave to cool|chill)\b|tiédir|refroidir|au frais/iu
const timed = /\d (?:min|h)(?!\p{L})/u

/** How a food joins what is cooked last: stirred in, served with what is in pieces, or on top of what is cold or sweet. */
function asItJoins(joining: Joining, recipe: Draft, language: KitchenLanguage) {
  const { directions } = recipe
  const last = directions.findLastIndex((step) => timed.test(step))
  const said = directions[last] ?? ''
  const isSavoury = last >= 0 && !isSweet(recipe, language)
  const isBeside = isSavoury && directions.slice(Math.max(0, last - 1)).some((step) => pieces.test(step))
  if (isBeside && joining.beside) return { step: joining.beside, minutes: Math.max(3, joining.minutes), isBeside }
  const isWarm = isSavoury && !isBeside && recipe.cook_time > 0 && !cold.test(said)
  if (isWarm && joining.warm) return { step: joining.warm, minutes: 2, isBeside }
  const isPlated = joining.isSide === true && isSavoury && !directions.some((step) => inBowls.test(step))
  return { step: joining.step, minutes: joining.minutes, isBeside: isPlated || (isBeside && joining.isApart === true) }
}

/** The steps with one beside the last that takes as long; null where none does. */
function besideIn(
  directions: readonly string[],
  minutes: number,
  step: string,
  language: KitchenLanguage,
): string[] | null {
  const takes = (text: string) =>
    [...text.matchAll(/(\d+) (?:min|h)(?!\p{L})/gu)].some(([, said]) => Number(said) >= minutes)
  const longest = directions.slice(0, -1).findLastIndex(takes)
  if (longest < 0) return null
  // What is done beside it too has been said first.
  const others = directions.slice(longest + 1, -1).findIndex((text) => !text.startsWith(meanwhile[language].trim()))
  const at = others < 0 ? directions.length - 2 : longest + others
  const told = `${meanwhile[language]}${step.charAt(0).toLowerCase()}${step.slice(1)}`
  const isNext = at === directions.length - 2
  const waits =
    isNext || told.includes(forTheEnd[language]) || told.endsWith(alongside[language])
      ? told
      : told.replace(/\.$/, `${forTheEnd[language]}.`)
  return directions.toSpliced(at + 1, 0, waits)
}

const serving = /(?<!\p{L})(?:serve|eat|ladle|servez|dégustez|dressez)(?!\p{L})/iu
const softens = /(?<!\p{L})(?:soften|sweat|fry|sizzle|suer|fondre|revenir|blondir)(?!\p{L})/iu
const wets =
  /(?<!\p{L})(?:simmer|boil|pour|stock|blend|water|frémir|mijoter|bouillon|bouillir|versez|mixez|eau)(?!\p{L})/iu
const onions = kindSet('onion aromatic')

/** The step that softens onions, garlic or a leek and does no more, before the last one; none where there is no such. */
function softening(directions: readonly string[]): number {
  const isOne = (step: string) =>
    softens.test(step) &&
    !wets.test(step) &&
    kitchenLanguages.some((language) =>
      findFoods(step, language).some(({ meaning }) =>
        meaning.foods.some(({ id, kind }) => onions.has(kind) || id === 'leek'),
      ),
    )
  return directions.slice(0, -1).findIndex(isOne)
}

/** Does it go with a dish that the cook did not name as well? */
export function isLight({ kind }: Ingredient): boolean {
  return lightKinds.has(kind)
}

const lightKinds = kindSet(
  'rice quick-grain bread tortilla herb seed nut spice hot-spice leaf salad-leaf salad-vegetable pulse tender-vegetable firm-vegetable root onion aromatic melting-cheese hard-cheese fresh-cheese cured-meat preserve',
)

/** What is added, as a step and a title speak of it; of what is counted there is more than one. */
export function addedPortion(food: Ingredient): Portion {
  return { ingredient: food, amount: [2, food.serving[1]], asked: true, slot: {} }
}

function simmeringOf({ id }: Ingredient): number {
  return sooner[id] ?? simmered
}

function sceneWith(food: Ingredient, language: KitchenLanguage): Scene {
  const words = { minutes: `${simmeringOf(food)}` }
  return { language, portions: new Map([['added', [addedPortion(food)]]]), words, choose: () => 0 }
}

function lineFor(food: Ingredient, servings: number, language: KitchenLanguage): string {
  const [quantity, unit] = food.serving
  const amount = roundAmount([quantity * servings, unit], food)
  return writeIngredientLine(food, amount, language, food.prep?.[language] ?? '')
}

/** Is a food in it already? */
export function hasFood(recipe: Draft, food: Ingredient, language: KitchenLanguage): boolean {
  return recipe.ingredients.some((line) =>
    findFoods(line, language).some(({ meaning }) => meaning.foods.some(({ id }) => id === food.id)),
  )
}

const sweet = kindSet('sugar syrup chocolate sweet-milk')
const savoury = kindSet('onion poultry mince stock meat-stock white-fish oily-fish pulse lentil pasta rice')

function isSweet(recipe: Draft, language: KitchenLanguage): boolean {
  const kinds = new Set(
    recipe.ingredients.flatMap((line) =>
      findFoods(line, language).flatMap(({ meaning }) => meaning.foods.map(({ kind }) => kind)),
    ),
  )
  return (
    [...sweet].some((kind) => kinds.has(kind)) &&
    ![...savoury].some((kind) => kinds.has(kind)) &&
    !recipe.ingredients.some((line) => /garlic|\bail\b/i.test(line))
  )
}
