import { foldText } from '@roux/contract/fold-text'
import type { Language } from '@roux/contract/language'
import { findFoods } from '../../checks/find-foods.ts'
import type { Mention } from '../../checks/mention.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { ingredientById } from '../../lexicon/lexicon.ts'
import { readMentions } from '../request/read-mentions.ts'
import { addFood, hasFood } from './add-food.ts'
import { changeAmount } from './adjust-amounts.ts'
import { notes } from './notes.ts'
import type { Change } from './read-change.ts'
import { replaceFoods } from './replace-foods.ts'
import { allows, type Rules, type Target, targetOf } from './rules.ts'
import { isLeavable, standInFor } from './stand-ins.ts'
import { listOf, take, type Work } from './work.ts'

/** Another food in the place of one. */
export function exchange(work: Work, { from, to }: { from: string; to: string }): void {
  const { language, rules } = work
  const say = notes[language]
  const target = closest(targetOf(from, language), work)
  const [wanted] = foodsNamed(to, language)
  if (!wanted) {
    work.said.push(say.unknown)
    return
  }
  if (!allows(wanted, rules)) {
    work.said.push(say.refused(to))
    return
  }
  const reworked = replaceFoods(
    work.recipe,
    { diets: [], allergies: [], targets: [target] },
    language,
    () => ({ food: wanted }),
    () => false,
  )
  if (reworked && reworked.swaps.length > 0) take(work, reworked)
  else work.said.push(say.absentSwap(from))
}

function isNamed({ recipe, language }: Work, name: string): boolean {
  const target = targetOf(name, language)
  return recipe.ingredients.some((line) => findFoods(line, language).some(target.isNamedIn))
}

/** Who swaps the milk does not mean the butter, though it is made of it: not where the milk itself is there. */
function closest(target: Target, { recipe, language }: Work): Target {
  const isItself = ({ meaning: { foods } }: Mention) => foods.some(target.resembles)
  const isThere = recipe.ingredients.some((line) => findFoods(line, language).some(isItself))
  const isMeant = (mention: Mention) => mention.meaning.foods.length === 0 || isItself(mention)
  return isThere ? { ...target, isNamedIn: (mention) => target.isNamedIn(mention) && isMeant(mention) } : target
}

export function leaveOut(work: Work, name: string): void {
  const { language, rules } = work
  const say = notes[language]
  const target = targetOf(name, language)
  if (!target.isKnown) {
    leaveOutWords(work, name)
    return
  }
  const only: Rules = { diets: [], allergies: [], targets: [target] }
  const all: Rules = { ...rules, targets: [...rules.targets, target] }
  const reworked = replaceFoods(work.recipe, only, language, (from) =>
    isLeavable(from) ? null : standInFor(from, all),
  )
  if (!reworked) work.said.push(say.needed(name))
  else if (reworked.swaps.length === 0) leaveOutWords(work, name)
  else take(work, reworked)
}

/** Lines that name what the lexicon does not know go; the steps stay, and the cook is told. */
function leaveOutWords(work: Work, name: string): void {
  const { recipe, language } = work
  const { absent, needed, left, remains } = notes[language]
  const stem = name.replace(/(?<=\p{L}{3})(?:es|s|x)$/u, '').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const pattern = new RegExp(String.raw`(?<!\p{L})${stem}(?:e?s|x)?(?!\p{L})`, 'u')
  const names = (line: string) => pattern.test(foldText(line))
  const ingredients = recipe.ingredients.filter((line) => !names(line))
  if (ingredients.length === recipe.ingredients.length) work.said.push(absent(name))
  else if (ingredients.length === 0) work.said.push(needed(name))
  else {
    work.recipe = { ...recipe, ingredients }
    work.said.push(left(name), ...(recipe.directions.some(names) ? [remains] : []))
  }
}

/** Less of what is named; of what has no amount the cook is told. */
export function takeLess(work: Work, name: string): void {
  const { recipe, language } = work
  const target = targetOf(name, language)
  const isSweet = /^(?:sugar|sucres?)$/.test(name)
  // Batters bear a quarter less sugar.
  const adjusted = isSweet
    ? changeAmount(recipe, ({ kind }) => kind === 'sugar' || kind === 'syrup', 0.75, language)
    : changeAmount(recipe, target.covers, 0.5, language)
  const say = notes[language]
  if (adjusted.foods.length > 0) {
    work.recipe = adjusted.recipe
    work.said.push(say.less(listOf(adjusted.foods, language)))
  } else work.said.push(isNamed(work, name) ? say.toTaste(name) : say.absentLess(name))
}

/** More of what is in it already; "plus de" may also mean that there is none left, so nothing is added. */
export function takeMore(work: Work, name: string): void {
  const { recipe, language } = work
  const adjusted = changeAmount(recipe, targetOf(name, language).covers, 1.5, language)
  if (adjusted.foods.length === 0) return
  work.recipe = adjusted.recipe
  work.said.push(notes[language].more(listOf(adjusted.foods, language)))
}

/** Neither pork nor alcohol. Whether meat is halal is the cook's to know. */
export function keepHalal(work: Work): void {
  const names = work.language === 'fr' ? ['porc', 'vin', 'alcool'] : ['pork', 'wine', 'alcohol']
  const present = names.filter((name) => isNamed(work, name))
  for (const name of present) leaveOut(work, name)
  if (present.length === 0) work.said.push(notes[work.language].keepsAlready)
}

export function add(
  work: Work,
  { added, addsUnknown, wantsMore }: Pick<Change, 'added' | 'addsUnknown' | 'wantsMore'>,
): void {
  const { language, rules } = work
  const say = notes[language]
  const isThere = (food: Ingredient) => hasFood(work.recipe, food, language)
  const there = added.filter(isThere)
  const more = wantsMore ? changeAmount(work.recipe, (food) => there.includes(food), 1.5, language) : null
  if (more && more.foods.length > 0) {
    work.recipe = more.recipe
    work.said.push(say.more(listOf(more.foods, language)))
  }
  const known = there.filter((food) => !more?.foods.includes(food))
  const refused = added.filter((food) => !there.includes(food) && !allows(food, rules))
  const placed: Ingredient[] = []
  const unplaced: Ingredient[] = []
  for (const food of added.filter((one) => !there.includes(one) && !refused.includes(one))) {
    const recipe = addFood(work.recipe, food, language)
    ;(recipe ? placed : unplaced).push(food)
    work.recipe = recipe ?? work.recipe
  }
  if (placed.length > 0) work.said.push(say.added(listOf(placed, language)))
  if (known.length > 0) work.said.push(say.hasAlready(listOf(known, language)))
  if (unplaced.length > 0) work.said.push(say.noPlace(listOf(unplaced, language)))
  if (refused.length > 0) work.said.push(say.refused(listOf(refused, language)))
  if (addsUnknown) work.said.push(say.unknown)
}

export function addHeat(work: Work): void {
  const [chilli] = foodsNamed('chilli flakes', 'en').filter((food) => allows(food, work.rules))
  if (chilli) add(work, { added: [chilli], addsUnknown: false, wantsMore: false })
}

function foodsNamed(name: string, language: Language): Ingredient[] {
  return readMentions(`with ${name}, avec ${name}`, language).asked.flatMap((named) => {
    if (named.kind === 'ingredient') return [named.ingredient]
    return named.kind === 'family' ? named.family.typical.slice(0, 1).map(ingredientById) : []
  })
}
