import { foldText } from '@roux/contract/fold-text'
import { sayChanged, sayKeptOtherwise, sayNotKept, type WishFinding } from '@roux/contract/wish-findings'
import type { Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { findFoods } from '@roux/cooking/mentions/find-foods'
import type { Mention } from '@roux/cooking/mentions/mention'
import { addFood, hasFood } from '../compose/add-food.ts'
import { forTheSameUse } from '../compose/for-the-same-use.ts'
import { optionsOf } from '../understand/named.ts'
import type { WishedSwap } from '../understand/said-of-names.ts'
import type { Refused } from '../understand/what-goes.ts'
import { withJoinedLines } from './joined-lines.ts'
import { replaceFoods } from './replace-foods.ts'
import { allows, type Rules, type Target, targetOf } from './rules.ts'
import { isLeavable, type StandIn, standInFor } from './stand-ins.ts'
import { isStock, namesStock } from './stocks.ts'
import { foodsOf, isCalledFlesh } from './swap.ts'
import { mustBeDone, takeSafely } from './take-safely.ts'
import { isNamed, namesOf, take, type Work } from './work.ts'

/** Another food in the place of one. */
export function exchange(work: Work, { from, to, orAdd }: WishedSwap): void {
  const { language, rules } = work
  const target = closest(targetOf(from.words, language), work)
  const [wanted] = to.asked ? optionsOf(to.asked) : []
  if (!wanted) {
    work.said.push(sayNotKept({ what: 'food', why: 'unknown', words: [to.words] }))
    return
  }
  if (!allows(wanted, rules)) {
    work.said.push(sayNotKept({ what: 'food', why: 'avoided', words: [to.words] }))
    return
  }
  const reworked = replaceFoods(
    work.recipe,
    { diets: [], allergies: [], targets: [target] },
    language,
    ({ meaning }) => ({ food: forTheSameUse(wanted, meaning.foods) }),
    () => false,
  )
  if (reworked && reworked.swaps.length > 0) {
    takeSafely(work, reworked, wanted)
    work.recipe = withJoinedLines(work.recipe, wanted, language)
  } else if (orAdd) add(work, [wanted], false)
  else work.said.push(sayNotKept({ what: 'replace', why: 'absent', words: [from.words] }))
}

/** Who wants it made with turkey wants that in the place of the chicken, where there is no other meat or fish. */
function exchangeMain(work: Work, wanted: Ingredient): boolean {
  const { recipe, language } = work
  const kinds = [swapped, fruits].find((some) => some.includes(wanted.kind))
  if (!kinds) return false
  const isMain = (mention: Mention) => foodsOf(mention).some(({ kind }) => kinds.includes(kind))
  const there = recipe.ingredients.flatMap((line) => findFoods(line, language).filter(isMain))
  const is = [...new Set(there.flatMap((mention) => foodsOf(mention).slice(0, 1)))]
  if (is.length !== 1) return false
  const target: Target = {
    name: wanted.id,
    isKnown: true,
    covers: ({ kind }) => kinds.includes(kind),
    resembles: () => false,
    // The sardines of a step are the fresh ones of the list.
    isNamedIn: (mention) => isMain(mention) || is.some(targetOf(mention.text, language).resembles),
  }
  const only: Rules = { diets: [], allergies: [], targets: [target] }
  const reworked = replaceFoods(
    recipe,
    only,
    language,
    () => ({ food: forTheSameUse(wanted, is) }),
    () => false,
  )
  if (reworked) takeSafely(work, reworked, wanted)
  return reworked !== null
}

/** What a dish is made of: with another it is made another way, and seldom with two. */
const swapped = kindsThatAre('swapped')
/** With pears an apple tart is a pear tart. */
export const fruits: readonly Kind[] = ['orchard-fruit', 'berry', 'soft-fruit']

/**
 * Who swaps the milk does not mean the butter, though it is made of it: not where the milk itself is there. Who swaps
 * the chicken never means its stock.
 */
function closest(named: Target, { recipe, language }: Work): Target {
  const isStockMeant = namesStock(named.name)
  const target: Target = {
    ...named,
    isNamedIn: (mention) => named.isNamedIn(mention) && (isStockMeant || !mention.meaning.foods.some(isStock)),
  }
  const isItself = ({ meaning: { foods } }: Mention) =>
    foods.some((food) => target.resembles(food) && (isStockMeant || !isStock(food)))
  const isThere = recipe.ingredients.some((line) => findFoods(line, language).some(isItself))
  const isMeant = (mention: Mention) => mention.meaning.foods.length === 0 || isItself(mention)
  return isThere ? { ...target, isNamedIn: (mention) => target.isNamedIn(mention) && isMeant(mention) } : target
}

/**
 * Without what is named. False where the dish would not be one without it.
 * @param wanted what would be liked in its place, where it does the same
 */
export function leaveOut(
  work: Work,
  refused: Pick<Refused, 'name' | 'words'>,
  wanted: readonly Ingredient[] = [],
): boolean {
  const { language, rules } = work
  const name = isNamed(work, refused.name) ? refused.name : refused.words
  const target = targetOf(name, language)
  if (!target.isKnown) {
    leaveOutWords(work, name)
    return true
  }
  const only: Rules = { diets: [], allergies: [], targets: [target] }
  const all: Rules = { ...rules, targets: [...rules.targets, target] }
  const without = (mayGo: (from: Mention) => boolean) => {
    const standIn = (from: Mention) => (mayGo(from) ? null : (wantedFor(from, wanted, all) ?? standInFor(from, all)))
    return replaceFoods(work.recipe, only, language, standIn, mayGo)
  }
  const gone = without((from) => isLeavable(from) || isBacon(from, work))
  const reworked = gone && !gone.hasRemains ? gone : without(isLeavable)
  if (!reworked) work.said.push(sayNotKept({ what: 'without', why: 'needed', words: [name] }))
  else if (reworked.swaps.length === 0) leaveOutWords(work, name)
  else take(work, reworked)
  return reworked !== null
}

/** A stew of beef is whole without the lardons in it. */
function isBacon({ meaning }: Mention, { recipe, language }: Work): boolean {
  const isFlesh = (food: Ingredient) => isCalledFlesh(food) && !meaning.foods.includes(food)
  const isCured = meaning.foods.some(({ kind }) => kind === 'cured-meat')
  return (
    isCured && recipe.ingredients.some((line) => findFoods(line, language).some((one) => foodsOf(one).some(isFlesh)))
  )
}

/** What is wanted does what has to go: "out of rice, use noodles", "vegetarian with lentils". */
export function wantedFor({ meaning }: Mention, wanted: readonly Ingredient[], rules: Rules): StandIn | null {
  const uses = [[...swapped, ...meatless], starches, ...alike].find((kinds) =>
    meaning.foods.some(({ kind }) => kinds.includes(kind)),
  )
  // Steps that were not for chicken may leave it raw: that exchange is looked at on its own.
  const isDone = (food: Ingredient) => !mustBeDone(food) || meaning.foods.some(mustBeDone)
  const food = wanted.find((one) => uses?.includes(one.kind) && allows(one, rules) && isDone(one))
  return food ? { food } : null
}

/** What else may be in the place of meat or fish. */
const meatless: readonly Kind[] = ['pulse', 'lentil', 'grilling-cheese']
const starches = kindsThatAre('starch')
/** What makes a sauce creamy, what it is fried in, what sweetens and what it is moistened with. */
const alike: readonly (readonly Kind[])[] = [
  ['cream', 'coconut-cream', 'milk', 'yoghurt'],
  ['butter', 'oil', 'nutty-oil'],
  ['sugar', 'syrup'],
  ['wine', 'alcohol', 'stock', 'meat-stock', 'fish-stock'],
]

/** Lines that name what the lexicon does not know go; the steps stay, and the cook is told. */
function leaveOutWords(work: Work, name: string): void {
  const { recipe } = work
  const words = [name]
  const stem = name.replace(/(?<=\p{L}{3})(?:es|s|x)$/u, '').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const pattern = new RegExp(String.raw`(?<!\p{L})${stem}(?:e?s|x)?(?!\p{L})`, 'u')
  const names = (line: string) => pattern.test(foldText(line))
  const ingredients = recipe.ingredients.filter((line) => !names(line))
  if (ingredients.length === 0) {
    work.said.push(sayNotKept({ what: 'without', why: 'needed', words }))
    return
  }
  const isAbsent = ingredients.length === recipe.ingredients.length
  work.recipe = { ...recipe, ingredients }
  work.said.push(
    isAbsent ? sayNotKept({ what: 'without', why: 'absent', words }) : sayChanged({ what: 'left_out', words }),
  )
  if (recipe.directions.some(names)) work.said.push(sayKeptOtherwise({ what: 'without', why: 'still_named', words }))
}

/** @param isBeside what there is, and not in the place of it */
export function add(work: Work, added: readonly Ingredient[], isBeside: boolean): void {
  const { language, rules } = work
  const there = added.filter((food) => hasFood(work.recipe, food, language))
  const known = there.filter((food) => !work.brought.includes(food))
  const refused = added.filter((food) => !there.includes(food) && !allows(food, rules))
  const placed: Ingredient[] = []
  const unplaced: Ingredient[] = []
  for (const food of added.filter((one) => !there.includes(one) && !refused.includes(one))) {
    if (!isBeside && exchangeMain(work, food)) continue
    const recipe = addFood(work.recipe, food, language)
    ;(recipe ? placed : unplaced).push(food)
    work.recipe = recipe ?? work.recipe
  }
  const say = (foods: readonly Ingredient[], finding: (words: string[]) => WishFinding) => {
    if (foods.length > 0) work.said.push(finding(namesOf(foods, language)))
  }
  say(placed, (words) => sayChanged({ what: 'added', words }))
  say(known, (words) => sayKeptOtherwise({ what: 'food', why: 'already', words }))
  say(unplaced, (words) => sayNotKept({ what: 'food', why: 'no_place', words }))
  say(refused, (words) => sayNotKept({ what: 'food', why: 'avoided', words }))
}

export function addHeat(work: Work): void {
  add(
    work,
    [ingredientById('chilli-flakes')].filter((food) => allows(food, work.rules)),
    true,
  )
}
